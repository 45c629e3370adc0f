"""Limbs are added without a carry.

fails: add
ru: Разряд не может быть больше 9999: лишнее переносится в следующий.
en: A limb cannot be above 9999: what is more is carried to the next one.
sl: Mesto ne more biti večje od 9999: presežek se prenese na naslednje.
pl: Pozycja nie może przekraczać 9999: nadmiar przechodzi do następnej.
"""


def strip(a):
    c = list(a)
    while len(c) > 1 and c[-1] == 0:
        c.pop()
    return c


def add(a, b):
    if len(a) < len(b):
        a, b = b, a
    c = a[:]
    for i in range(len(b)):
        c[i] += b[i]
    return c
