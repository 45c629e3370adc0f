def num(a):
    s = ''
    for x in reversed(a):
        s += str(x).zfill(4)
    return int(s)

def lst(n):
    s = str(n)
    a = []
    while s:
        a.append(int(s[-4:]))
        s = s[:-4]
    return a

def strip(a): return lst(num(a))
def add(a, b): return lst(num(a) + num(b))
def sub(a, b): return lst(num(a) - num(b))
def mul_short(a, k): return lst(num(a) * k)
def div_short(a, k): return lst(num(a) // k)
def to_decimal(a): return str(num(a))

def mul32(a, b):
    x = y = 0
    for t in a: x = 2 * x + t
    for t in b: y = 2 * y + t
    z = x * y
    r = []
    for _ in range(64):
        r.insert(0, z % 2)
        z //= 2
    return r
