# длинные числа
osn = 10000
def add(a, b):
    c = []
    p = 0
    for i in range(max(len(a), len(b))):
        try:
            x = a[i]
        except IndexError:
            x = 0
        try:
            y = b[i]
        except IndexError:
            y = 0
        c.append((x + y + p) % osn)
        p = (x + y + p) // osn
    return c

def sub(a, b):
    c = []
    p = 0
    for i in range(len(a)):
        try:
            y = b[i]
        except IndexError:
            y = 0
        x = a[i] - y - p
        p = 0
        if x < 0:
            x = x + osn
            p = 1
        c.append(x)
    return c

def mul_short(a, k):
    c = [0]
    for i in range(k):
        c = add(c, a)
    return c

def to_decimal(a):
    return ''.join([str(x) for x in a[::-1]])
