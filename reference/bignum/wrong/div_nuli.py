"""High zeros stay in the quotient.

fails: div_short
ru: Уберите старшие нули частного.
en: Take the high zeros of the quotient away.
sl: Odstrani vodilne ničle količnika.
pl: Usuń wiodące zera ilorazu.
"""

BASE = 10000


def strip(a):
    c = list(a)
    while len(c) > 1 and c[-1] == 0:
        c.pop()
    return c


def div_short(a, k):
    c = [0] * len(a)
    ostatok = 0
    for i in range(len(a) - 1, -1, -1):
        ostatok = ostatok * BASE + a[i]
        c[i] = ostatok // k
        ostatok = ostatok % k
    return c
