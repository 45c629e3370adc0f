# Через целые числа Питона. Ответы верные, хотя задача предлагает другое.
B = 10000


def v_chislo(a):
    return sum(x * B ** i for i, x in enumerate(a))


def iz_chisla(n):
    a = [n % B]
    while n >= B:
        n //= B
        a.append(n % B)
    return a


def strip(a):
    return iz_chisla(v_chislo(a))


def add(a, b):
    return iz_chisla(v_chislo(a) + v_chislo(b))


def sub(a, b):
    return iz_chisla(v_chislo(a) - v_chislo(b))


def mul_short(a, k):
    return iz_chisla(v_chislo(a) * k)


def div_short(a, k):
    return iz_chisla(v_chislo(a) // k)


def mul32(a, b):
    n = int("".join(map(str, a)), 2) * int("".join(map(str, b)), 2)
    return [int(c) for c in bin(n)[2:].rjust(64, "0")]


def shift(bits, n):
    x = int("".join(map(str, bits)), 2)
    x = x << n if n >= 0 else x >> -n
    return list(map(int, format(x, "b")))


def to_decimal(a):
    return str(v_chislo(a))


class Memory:
    def __init__(self, bits):
        self.bits, self.mask = bits, 0

    def alloc(self, length):
        blok = (1 << length) - 1
        for start in range(self.bits - length, -1, -1):
            if not self.mask & blok << start:
                self.mask |= blok << start
                return start

    def free(self, start, length):
        self.mask &= ~(((1 << length) - 1) << start)

    def compact(self):
        pass


def e_digits(n):
    edin = 10 ** (n + 15)
    s, t, k = 0, edin, 0
    while t:
        s += t
        k += 1
        t //= k
    s = str((s + 5 * 10 ** 14) // 10 ** 15)
    return s[0] + "." + s[1:]
