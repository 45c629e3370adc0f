"""Takes the lists for numbers with the lowest bit first.

fails: mul32
ru: Старший бит стоит первым.
en: The most significant bit comes first.
sl: Najpomembnejši bit je prvi.
pl: Najstarszy bit jest pierwszy.
"""


def mul32(a, b):
    c = [0] * 64
    for i in range(32):
        for j in range(32):
            k = i + j
            if a[i] and b[j]:
                while c[k]:
                    c[k] = 0
                    k += 1
                c[k] = 1
    return c
