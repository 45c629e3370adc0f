"""Takes zeros off the wrong end.

fails: strip
ru: Старшие разряды стоят в конце списка.
en: The high limbs are at the end of the list.
sl: Višja mesta so na koncu seznama.
pl: Starsze pozycje są na końcu listy.
"""


def strip(a):
    c = list(a)
    while len(c) > 1 and c[0] == 0:
        c.pop(0)
    return c
