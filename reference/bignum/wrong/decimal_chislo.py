"""Returns a number instead of a text.

fails: to_decimal
ru: Нужна строка, а не число.
en: A text is meant, not a number.
sl: Potreben je niz, ne število.
pl: Potrzebny jest napis, a nie liczba.
"""

BASE = 10000


def to_decimal(a):
    n = 0
    for x in reversed(a):
        n = n * BASE + x
    return n
