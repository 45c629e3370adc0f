"""Of zero nothing is left.

fails: strip
ru: У нуля остаётся один разряд: [0].
en: One limb of zero stays: [0].
sl: Pri ničli ostane eno mesto: [0].
pl: Z zera zostaje jedna pozycja: [0].
"""


def strip(a):
    c = list(a)
    while c and c[-1] == 0:
        c.pop()
    return c
