class NoPrice(ValueError):
    pass


def slug(title):
    title = title.lower()
    for mark in ".-":
        title = title.replace(mark, " ")
    return "-".join(title.split())


def stock(deliveries):
    deliveries.sort()
    counts = dict.fromkeys([name for name, _ in deliveries], 0)
    for name, count in deliveries:
        counts[name] += count
    for name in list(counts):
        if counts[name] < 1:
            del counts[name]
    return counts


def price(text):
    digits = "0123456789"
    whole, dot, cents = text.partition(".")
    if not whole or whole.strip(digits) or cents.strip(digits) or (dot and len(cents) != 2):
        raise NoPrice(text)
    return int(whole + (cents or "00"))


def average(prices):
    return sum(p / len(prices) for p in prices)
