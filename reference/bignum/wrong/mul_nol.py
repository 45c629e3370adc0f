"""The product with 0 has high zeros.

fails: mul_short
ru: Произведение на 0 равно [0]: уберите старшие нули.
en: The product with 0 is [0]: take the high zeros away.
sl: Zmnožek z 0 je [0]: odstrani vodilne ničle.
pl: Iloczyn z 0 to [0]: usuń wiodące zera.
"""

BASE = 10000


def strip(a):
    c = list(a)
    while len(c) > 1 and c[-1] == 0:
        c.pop()
    return c


def mul_short(a, k):
    c = []
    perenos = 0
    for x in a:
        perenos += x * k
        c.append(perenos % BASE)
        perenos //= BASE
    if perenos:
        c.append(perenos)
    return c
