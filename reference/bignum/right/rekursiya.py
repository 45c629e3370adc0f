BASE = 10000


def strip(a):
    return a if len(a) == 1 or a[-1] != 0 else strip(a[:-1])


def add(a, b, perenos=0):
    if not a and not b:
        return [perenos] if perenos else []
    s = sum(a[:1]) + sum(b[:1]) + perenos
    return [s % BASE] + add(a[1:], b[1:], s // BASE)


def raznost(a, b, zaem):
    if not a:
        return []
    r = a[0] - sum(b[:1]) - zaem
    return [r % BASE] + raznost(a[1:], b[1:], int(r < 0))


def sub(a, b):
    return strip(raznost(a, b, 0))


def mul_short(a, k):
    if k == 0:
        return [0]
    if k == 1:
        return a[:]
    polovina = mul_short(a, k // 2)
    dvazhdy = add(polovina, polovina)
    return add(dvazhdy, a) if k % 2 else dvazhdy


def delenie(a, k):
    """частное (с нулями) и остаток"""
    if not a:
        return [], 0
    starshie, ost = delenie(a[1:], k)
    return [(ost * BASE + a[0]) // k] + starshie, (ost * BASE + a[0]) % k


def div_short(a, k):
    return strip(delenie(a, k)[0])


def slozhit_bity(a, b):
    rez, p = [], 0
    for x, y in zip(a[::-1], b[::-1]):
        rez = [x ^ y ^ p] + rez
        p = 1 if x + y + p > 1 else 0
    return rez


def mul32(a, b):
    rez = [0] * 64
    for bit in b:
        rez = rez[1:] + [0]
        if bit:
            rez = slozhit_bity(rez, [0] * 32 + list(a))
    return rez


def shift(bits, n):
    if n == 0:
        return bits
    if n > 0:
        return shift(bits if bits == [0] else bits + [0], n - 1)
    return shift(bits[:-1] or [0], n + 1)


def to_decimal(a):
    if len(a) == 1:
        return str(a[0])
    return to_decimal(a[1:]) + ("000" + str(a[0]))[-4:]


class Memory:
    def __init__(self, bits):
        self.svobodno = {(0, bits)}

    def alloc(self, length):
        luchshiy = None
        for start, dlina in self.svobodno:
            if dlina >= length and (luchshiy is None or dlina < luchshiy[1]):
                luchshiy = (start, dlina)
        if luchshiy is None:
            return None
        self.svobodno.remove(luchshiy)
        start, dlina = luchshiy
        if dlina > length:
            self.svobodno.add((start, dlina - length))
        return start + dlina - length

    def free(self, start, length):
        for s, d in list(self.svobodno):
            if s + d == start:
                self.svobodno.remove((s, d))
                return self.free(s, d + length)
            if start + length == s:
                self.svobodno.remove((s, d))
                return self.free(start, length + d)
        self.svobodno.add((start, length))

    def compact(self):
        pass
