BASE = 10000

def add(a, b):
    """Вернуть сумму чисел a и b."""

def sub(a, b):
    """Вернуть разность чисел a и b; a не меньше b."""

def strip(a):
    rez = a[:]
    while rez[-1] == 0:
        rez = rez[:-1]
    return rez

def to_decimal(a):
    s = ""
    for x in a:
        s = str(x).zfill(4) + s
    print(s.lstrip("0"))
