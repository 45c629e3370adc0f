"""The usual mistakes.

fails: slug, stock, price, average
en: Think of what is empty, of what is sold out, and of cents.
sl: Pomisli na prazno, na razprodano in na cente.
"""


def slug(title):
    return title.lower().replace(" ", "-")


def stock(deliveries):
    found = {}
    for name, count in deliveries:
        found[name] = count
    return found


def price(text):
    return int(float(text) * 100)


def average(prices):
    return round(sum(prices) / len(prices), 2)
