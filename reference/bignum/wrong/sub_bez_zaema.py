"""Limbs below zero are left as they are.

fails: sub
ru: Отрицательных разрядов не бывает: займите единицу у следующего.
en: There are no negative limbs: borrow one from the next.
sl: Negativnih mest ni: izposodi si ena od naslednjega.
pl: Nie ma ujemnych pozycji: pożycz jeden od następnej.
"""


def strip(a):
    c = list(a)
    while len(c) > 1 and c[-1] == 0:
        c.pop()
    return c


def sub(a, b):
    c = list(a)
    for i in range(len(b)):
        c[i] = abs(c[i] - b[i])
    return strip(c)
