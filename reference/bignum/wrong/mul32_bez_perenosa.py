"""Carries go one place up at most.

fails: mul32
ru: Перенос может пройти через несколько битов.
en: A carry can go through several bits.
sl: Prenos lahko gre skozi več bitov.
pl: Przeniesienie może przejść przez kilka bitów.
"""


def mul32(a, b):
    c = [0] * 64
    for i in range(31, -1, -1):
        for j in range(31, -1, -1):
            c[i + j + 1] += a[i] * b[j]
            if c[i + j + 1] == 2:
                c[i + j + 1] = 0
                c[i + j] += 1
    return [x % 2 for x in c]
