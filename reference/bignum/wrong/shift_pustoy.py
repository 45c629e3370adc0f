"""Nothing is left of what is shifted out.

fails: shift
ru: Если битов не осталось, результат - [0].
en: If no bits are left, the result is [0].
sl: Če ne ostane noben bit, je rezultat [0].
pl: Jeśli nie zostaje żaden bit, wynikiem jest [0].
"""


def shift(bits, n):
    if n >= 0:
        return bits + [0] * n
    return bits[:n]
