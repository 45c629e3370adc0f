"""Returns 32 bits only.

fails: mul32
ru: Произведение занимает 64 бита.
en: The product has 64 bits.
sl: Zmnožek ima 64 bitov.
pl: Iloczyn ma 64 bity.
"""


def mul32(a, b):
    c = [0] * 64
    for i in range(31, -1, -1):
        perenos = 0
        for j in range(31, -1, -1):
            x = c[i + j + 1] + a[i] * b[j] + perenos
            c[i + j + 1] = x % 2
            perenos = x // 2
        c[i] += perenos
    return c[32:]
