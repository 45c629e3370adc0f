from functools import reduce
from itertools import accumulate, zip_longest

BASE = 10 ** 4


def strip(a):
    while len(a) > 1 and not a[-1]:
        a = a[:-1]
    return list(a)


def normalise(columns):
    """Переносы: из столбцов любых чисел - разряды."""
    out, carry = [], 0
    for column in columns:
        carry, limb = divmod(column + carry, BASE)
        out.append(limb)
    while carry > 0:
        carry, limb = divmod(carry, BASE)
        out.append(limb)
    return strip(out)


def add(a, b):
    return normalise(x + y for x, y in zip_longest(a, b, fillvalue=0))


def sub(a, b):
    return normalise(x - y for x, y in zip_longest(a, b, fillvalue=0))


def mul_short(a, k):
    return normalise(k * x for x in a)


def div_short(a, k):
    states = accumulate(reversed(a), lambda s, x: divmod(s[1] * BASE + x, k), initial=(0, 0))
    return strip([q for q, r in states][1:][::-1])


def mul32(a, b):
    columns = [0] * 64
    for i, x in enumerate(reversed(a)):
        for j, y in enumerate(reversed(b)):
            columns[i + j] += x & y
    carry = 0
    for i in range(64):
        columns[i] += carry
        carry, columns[i] = columns[i] >> 1, columns[i] & 1
    return columns[::-1]


def shift(bits, n):
    return ((bits + [0] * n)[: len(bits) + n] if any(bits) and len(bits) + n > 0 else []) or [0]


def to_decimal(a):
    return "".join(f"{x:04}" for x in reversed(a)).lstrip("0") or "0"


class Memory:
    """Список занятых отрезков по порядку."""

    def __init__(self, bits):
        self.bits = bits
        self.live = set()

    def alloc(self, length):
        end = 0
        for start, size in sorted(self.live):
            if start - end >= length:
                break
            end = start + size
        if end + length > self.bits:
            return None
        self.live.add((end, length))
        return end

    def free(self, start, length):
        self.live.remove((start, length))

    def compact(self):
        return None


def e_digits(n):
    guard = n + 10
    one = reduce(lambda acc, _: mul_short(acc, 10), range(guard), [1])

    def divide(a, k):
        rest, out = 0, []
        for x in reversed(a):
            q, rest = divmod(rest * BASE + x, k)
            out.append(q)
        return strip(out[::-1])

    terms = accumulate(range(1, 400), divide, initial=one)
    text = to_decimal(reduce(add, terms))
    return text[0] + "." + text[1 : n + 1]
