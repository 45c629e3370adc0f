"""Keeps the length, and loses the high bits.

fails: shift
ru: При умножении число становится длиннее; старшие биты терять нельзя.
en: By multiplying the number gets longer; its high bits must not be lost.
sl: Pri množenju se število podaljša; višjih bitov ni dovoljeno izgubiti.
pl: Przy mnożeniu liczba się wydłuża; starszych bitów nie wolno gubić.
"""


def shift(bits, n):
    if n >= 0:
        c = (bits + [0] * n)[n:]
    else:
        c = ([0] * -n + bits)[:len(bits)]
    while len(c) > 1 and c[0] == 0:
        c = c[1:]
    return c or [0]
