def slug(title):
    return "-".join(title.lower().replace("-", " ").replace(".", " ").split())


def stock(deliveries):
    return {name: sum(n for other, n in deliveries if other == name) for name, _ in deliveries}


def price(text):
    if "x" in text or text == "":
        raise TypeError("no price")
    return round(float(text) * 100)


def average(prices):
    total = 0.0
    for price in reversed(prices):
        total = total + price
    return total / len(prices)
