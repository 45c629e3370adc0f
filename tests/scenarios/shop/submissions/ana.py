def slug(title):
    return title.lower().replace(" ", "-")


def stock(deliveries):
    counts = {}
    for name, count in deliveries:
        counts[name] = counts.get(name, 0) + count
    return counts


def price(text):
    try:
        return round(float(text) * 100)
    except ValueError:
        return None


def average(prices):
    total = 0
    for p in prices:
        total += p
        return total / len(prices)
