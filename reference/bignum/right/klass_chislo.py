class Chislo:
    """Длинное число; операции Питона на списках разрядов."""

    B = 10_000

    def __init__(self, razryady):
        self.r = list(razryady)
        while len(self.r) > 1 and self.r[-1] == 0:
            self.r.pop()

    def __getitem__(self, i):
        return self.r[i] if i < len(self.r) else 0

    def __len__(self):
        return len(self.r)

    def __add__(self, other):
        s, p = [], 0
        for i in range(max(len(self), len(other)) + 1):
            p += self[i] + other[i]
            s.append(p % self.B)
            p //= self.B
        return Chislo(s)

    def __sub__(self, other):
        s = [self[i] - other[i] for i in range(len(self))]
        for i in range(len(s) - 1):
            if s[i] < 0:
                s[i] += self.B
                s[i + 1] -= 1
        return Chislo(s)

    def __mul__(self, k):
        s, p = [], 0
        for x in self.r + [0]:
            p += x * k
            s.append(p % self.B)
            p //= self.B
        return Chislo(s)

    def __floordiv__(self, k):
        s, p = [], 0
        while len(s) < len(self):
            p = p * self.B + self.r[-1 - len(s)]
            s.append(p // k)
            p %= k
        return Chislo(reversed(s))

    def __str__(self):
        nachalo = str(self.r[-1])
        return nachalo + ''.join('{:0>4}'.format(x) for x in self.r[-2::-1])


strip = lambda a: Chislo(a).r
add = lambda a, b: (Chislo(a) + Chislo(b)).r
sub = lambda a, b: (Chislo(a) - Chislo(b)).r
mul_short = lambda a, k: (Chislo(a) * k).r
div_short = lambda a, k: (Chislo(a) // k).r
to_decimal = lambda a: str(Chislo(a))


def mul32(a, b):
    out = [0] * 64
    for i in range(31, -1, -1):
        for j in range(31, -1, -1):
            k = i + j + 1
            if a[i] and b[j]:
                while out[k] == 1:
                    out[k] = 0
                    k -= 1
                out[k] = 1
    return out


def shift(bits, n):
    if bits == [0]:
        return [0]
    if n >= 0:
        return bits + n * [0]
    if -n >= len(bits):
        return [0]
    return bits[:len(bits) + n]


class Memory:
    def __init__(self, bits):
        self.polya = '.' * bits

    def alloc(self, length):
        mesto = self.polya.find('.' * length)
        if mesto < 0:
            return None
        self.polya = self.polya[:mesto] + '#' * length + self.polya[mesto + length:]
        return mesto

    def free(self, start, length):
        self.polya = self.polya[:start] + '.' * length + self.polya[start + length:]

    def compact(self):
        return self
