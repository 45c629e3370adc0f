BASE = 10000

def strip(a):
    n = len(a)
    while n > 1 and a[n - 1] == 0:
        n -= 1
    return a[:n]

def add(a, b):
    n = max(len(a), len(b))
    x = a + [0] * (n - len(a))
    y = b + [0] * (n - len(b))
    z = []
    c = 0
    for i in range(n):
        s = x[i] + y[i] + c
        z.append(s % BASE)
        c = s // BASE
    if c > 0:
        z.append(c)
    return z

def sub(a, b):
    y = b + [0] * (len(a) - len(b))
    z = []
    c = 0
    for i in range(len(a)):
        s = a[i] - y[i] - c
        if s < 0:
            s += BASE
            c = 1
        else:
            c = 0
        z.append(s)
    return strip(z)

def mul_short(a, k):
    z = []
    c = 0
    for x in a:
        c += x * k
        z.append(c % BASE)
        c //= BASE
    z.append(c)
    return strip(z)

def div_short(a, k):
    z = []
    r = 0
    for x in a[::-1]:
        r = r * BASE + x
        z = [r // k] + z
        r = r % k
    return strip(z)

def mul32(a, b):
    rez = [0] * 64
    for i in range(32):
        for j in range(32):
            if a[31 - i] and b[31 - j]:
                k = 63 - i - j
                while rez[k]:
                    rez[k] = 0
                    k -= 1
                rez[k] = 1
    return rez

def shift(bits, n):
    if n >= 0:
        r = bits + [0] * n
    else:
        r = bits[:max(0, len(bits) + n)]
    while r and r[0] == 0:
        del r[0]
    return r if r else [0]

def to_decimal(a):
    s = ''
    for x in a[:-1]:
        s = '%04d' % x + s
    return str(a[-1]) + s

class Memory:
    def __init__(self, bits):
        self.busy = [False] * bits

    def alloc(self, length):
        run = 0
        for i, b in enumerate(self.busy):
            run = 0 if b else run + 1
            if run == length:
                start = i - length + 1
                self.busy[start:i + 1] = [True] * length
                return start

    def free(self, start, length):
        for i in range(start, start + length):
            self.busy[i] = False

    def compact(self):
        pass

print(to_decimal(add([9999, 9999], [1])))
