"""Writes the lowest limb first.

fails: to_decimal
ru: Запись начинается со старшего разряда, он в конце списка.
en: The text begins with the highest limb, which is at the end of the list.
sl: Zapis se začne z najvišjim mestom, ki je na koncu seznama.
pl: Zapis zaczyna się od najstarszej pozycji, która jest na końcu listy.
"""


def to_decimal(a):
    s = str(a[0])
    for x in a[1:]:
        s += str(x).zfill(4)
    return s
