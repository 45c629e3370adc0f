import re
from collections import Counter
from statistics import mean


def slug(title):
    return "-".join(re.findall(r"[^ .-]+", title.lower()))


def stock(deliveries):
    found = Counter()
    for name, count in deliveries:
        found[name] += count
    return dict(+found)


def price(text):
    if not re.fullmatch(r"\d+(\.\d\d)?", text):
        raise ValueError("no price")
    return round(float(text) * 100)


def average(prices):
    return mean(prices)
