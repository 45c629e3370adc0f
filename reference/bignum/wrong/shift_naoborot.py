"""Shifts to the other side.

fails: shift
ru: При n > 0 число растёт: нули добавляются справа.
en: With n > 0 the number grows: zeros are added on the right.
sl: Pri n > 0 število raste: ničle se dodajo na desni.
pl: Przy n > 0 liczba rośnie: zera dopisuje się z prawej.
"""


def shift(bits, n):
    if n < 0:
        return bits + [0] * -n
    c = bits[:len(bits) - n] if n < len(bits) else []
    return c or [0]
