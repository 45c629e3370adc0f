"""Always adds one more limb.

fails: add
ru: Старший нуль лишний: добавляйте перенос, только если он не нуль.
en: The high zero is too many: append the carry only if it is not zero.
sl: Vodilna ničla je odveč: prenos dodaj le, če ni nič.
pl: Wiodące zero jest zbędne: dopisuj przeniesienie tylko, gdy jest niezerowe.
"""

BASE = 10000


def strip(a):
    c = list(a)
    while len(c) > 1 and c[-1] == 0:
        c.pop()
    return c


def add(a, b):
    c = []
    perenos = 0
    for i in range(max(len(a), len(b))):
        x = perenos
        if i < len(a):
            x += a[i]
        if i < len(b):
            x += b[i]
        c.append(x % BASE)
        perenos = x // BASE
    c.append(perenos)
    return c
