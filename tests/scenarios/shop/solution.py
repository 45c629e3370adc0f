def slug(title):
    words = title.lower().replace(".", " ").replace("-", " ").split()
    return "-".join(words)


def stock(deliveries):
    """How much of each is there; what is not there is left out."""
    found = {}
    for name, count in deliveries:
        found[name] = found.get(name, 0) + count
    return {name: count for name, count in found.items() if count > 0}


def price(text):
    """A price in cents: "12.50" is 1250. ValueError for anything else."""
    whole, dot, cents = text.partition(".")
    if not whole.isdecimal() or (dot and (len(cents) != 2 or not cents.isdecimal())):
        raise ValueError(text)
    return 100 * int(whole) + int(cents or 0)


def average(prices):
    return sum(prices) / len(prices)
