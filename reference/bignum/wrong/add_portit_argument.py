"""Fills the shorter list of the caller with zeros.

fails: add
ru: a.append меняет список вызывающего; дополняйте нулями копию.
en: a.append changes the list of the caller; fill up a copy.
sl: a.append spremeni klicateljev seznam; z ničlami dopolni kopijo.
pl: a.append zmienia listę wywołującego; uzupełniaj zerami kopię.
"""

BASE = 10000


def strip(a):
    c = list(a)
    while len(c) > 1 and c[-1] == 0:
        c.pop()
    return c


def add(a, b):
    while len(a) < len(b):
        a.append(0)
    while len(b) < len(a):
        b.append(0)
    c = []
    perenos = 0
    for i in range(len(a)):
        s = a[i] + b[i] + perenos
        c.append(s % BASE)
        perenos = s // BASE
    if perenos:
        c.append(perenos)
    return c
