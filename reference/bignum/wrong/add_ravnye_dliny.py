"""Adds as many limbs as the shorter number has.

fails: add
ru: Числа бывают разной длины; zip останавливается на более коротком.
en: The numbers can have different lengths; zip stops with the shorter one.
sl: Števili sta lahko različno dolgi; zip se ustavi pri krajšem.
pl: Liczby mogą mieć różną długość; zip kończy się na krótszej.
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
    for x, y in zip(a, b):
        s = x + y + perenos
        c.append(s % BASE)
        perenos = s // BASE
    if perenos:
        c.append(perenos)
    return c
