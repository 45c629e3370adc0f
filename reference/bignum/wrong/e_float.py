"""Only as exact as a float.

fails: e_digits
ru: У чисел float всего 16 цифр; считайте ряд длинными числами.
en: A float has 16 digits only; sum up the series with numbers of any length.
sl: float ima le 16 števk; vrsto seštej s poljubno dolgimi števili.
pl: Liczby float mają tylko 16 cyfr; sumuj szereg długimi liczbami.
"""

BASE = 10000


def strip(a):
    c = list(a)
    while len(c) > 1 and c[-1] == 0:
        c.pop()
    return c


def add(a, b):
    c = []
    perenos = 0
    for i in range(max(len(a), len(b))):
        x = perenos
        if i < len(a):
            x += a[i]
        if i < len(b):
            x += b[i]
        c.append(x % BASE)
        perenos = x // BASE
    if perenos:
        c.append(perenos)
    return c


def mul_short(a, k):
    c = []
    perenos = 0
    for x in a:
        perenos += x * k
        c.append(perenos % BASE)
        perenos //= BASE
    if perenos:
        c.append(perenos)
    return strip(c)


def div_short(a, k):
    c = []
    ostatok = 0
    for x in reversed(a):
        ostatok = ostatok * BASE + x
        c.insert(0, ostatok // k)
        ostatok %= k
    return strip(c)


def to_decimal(a):
    s = str(a[-1])
    for x in a[-2::-1]:
        s += str(x).zfill(4)
    return s


def e_digits(n):
    summa = 0
    faktorial = 1
    for k in range(1, 30):
        summa += 1 / faktorial
        faktorial *= k
    return f"{summa:.{n}f}"
