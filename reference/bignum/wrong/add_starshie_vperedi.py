"""Takes the first limb for the highest one.

fails: add
ru: Младшие разряды стоят в начале списка.
en: The lowest limbs come first in the list.
sl: Najnižja mesta so na začetku seznama.
pl: Najmłodsze pozycje są na początku listy.
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
    for i in range(1, max(len(a), len(b)) + 1):
        x = perenos
        if i <= len(a):
            x += a[-i]
        if i <= len(b):
            x += b[-i]
        c.insert(0, x % BASE)
        perenos = x // BASE
    if perenos:
        c.insert(0, perenos)
    return c
