"""Numbers of any length: little-endian lists of limbs in base 10000. Zero is [0]; there are no high zeros."""

BASE = 10000
DIGITS = 4


def strip(a):
    """The number without its high zeros."""
    length = len(a)
    while length > 1 and a[length - 1] == 0:
        length -= 1
    return a[:length]


def add(a, b):
    """The sum."""
    result, carry = [], 0
    for place in range(max(len(a), len(b))):
        carry += (a[place] if place < len(a) else 0) + (b[place] if place < len(b) else 0)
        result.append(carry % BASE)
        carry //= BASE
    return strip([*result, carry])


def sub(a, b):
    """The difference, for a >= b."""
    result, borrow = [], 0
    for place, limb in enumerate(a):
        limb -= borrow + (b[place] if place < len(b) else 0)
        borrow = 1 if limb < 0 else 0
        result.append(limb + borrow * BASE)
    return strip(result)


def mul_short(a, k):
    """The product with a plain number 0 <= k <= 64."""
    result, carry = [], 0
    for limb in a:
        carry += limb * k
        result.append(carry % BASE)
        carry //= BASE
    return strip([*result, carry])


def div_short(a, k):
    """The whole quotient by a plain number 1 <= k <= 64."""
    result, rest = [], 0
    for limb in reversed(a):
        rest = rest * BASE + limb
        result.append(rest // k)
        rest %= k
    return strip(result[::-1])


def mul32(a, b):
    """The product, in 64 bits, of two numbers of 32 bits; the most significant bit comes first."""
    result = [0] * 64
    for i in reversed(range(32)):
        carry = 0
        for j in reversed(range(32)):
            carry += result[i + j + 1] + a[i] * b[j]
            result[i + j + 1] = carry % 2
            carry //= 2
        result[i] = carry
    return result


def shift(bits, n):
    """The number of these bits (the most significant first) times 2**n, without what comes after the point."""
    moved = bits + [0] * n if n >= 0 else bits[:n]
    while len(moved) > 1 and moved[0] == 0:
        moved = moved[1:]
    return moved or [0]


def to_decimal(a):
    """The number as a text of decimal digits."""
    head, *rest = reversed(a)
    return str(head) + "".join(str(limb).zfill(DIGITS) for limb in rest)


def e_digits(n):
    """The text of e with n decimals, the rest cut off: 1/0! + 1/1! + 1/2! + ..., in units of 10**-(n + some)."""
    term = [1]
    for _ in range(n + 2 * DIGITS):
        term = mul_short(term, 10)
    total, k = [0], 1
    while term != [0]:
        total = add(total, term)
        term = divide(term, k)
        k += 1
    text = to_decimal(total)
    return f"{text[0]}.{text[1 : n + 1]}"


def divide(a, k):
    """The whole quotient by a plain number of any size below BASE."""
    result, rest = [], 0
    for limb in reversed(a):
        rest = rest * BASE + limb
        result.append(rest // k)
        rest %= k
    return strip(result[::-1])


class Memory:
    """A vector of so many bits, handed out in pieces."""

    def __init__(self, bits):
        self.free_pieces = [(0, bits)]

    def alloc(self, length):
        """The start of a piece that belongs to nobody else; None if there is none so long."""
        for number, (start, room) in enumerate(self.free_pieces):
            if room >= length:
                rest = [(start + length, room - length)] if room > length else []
                self.free_pieces[number : number + 1] = rest
                return start
        return None

    def free(self, start, length):
        """Takes back a piece."""
        self.free_pieces.append((start, length))

    def compact(self):
        """Joins free pieces that lie side by side."""
        joined = []
        for start, length in sorted(self.free_pieces):
            if joined and sum(joined[-1]) == start:
                joined[-1] = (joined[-1][0], joined[-1][1] + length)
            else:
                joined.append((start, length))
        self.free_pieces = joined
