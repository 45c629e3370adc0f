"""What the expressions of the spec call: numbers, bits, and operations on a memory.

A predicate returns True, or the sentence for the student in each language.
"""

import solution


def strip(limbs):
    """A number without high zeros."""
    return solution.strip(limbs)


def chains():
    """Numbers through which a carry or a borrow runs: 99...9 and 10...0."""
    return [number for length in range(1, 9) for number in ([9999] * length, [0] * length + [1])]


def with_zeros(limbs):
    """The same number with high zeros."""
    return [*limbs, 0, 0]


def total(a, b):
    """The sum of two numbers."""
    return solution.add(a, b)


def to_bits(n):
    """The 32 bits of a number, the most significant first."""
    return [n >> bit & 1 for bit in reversed(range(32))]


def short_bits(n):
    """The bits of a number without high zeros."""
    return [int(digit) for digit in f"{n:b}"]


def value_of(bits):
    """The number of these bits; None if they are no list of bits."""
    if not isinstance(bits, (list, tuple)) or any(bit not in (0, 1) for bit in bits):
        return None
    return sum(bit << place for place, bit in enumerate(reversed(bits)))


def same_value(result, expected):
    """True if both are bits of the same number, with high zeros or without."""
    if value_of(result) == value_of(expected):
        return True
    return {
        "ru": f"Значение {_plain(value_of(result))}, а должно быть {_plain(value_of(expected))}.",
        "en": f"The value is {_plain(value_of(result))}, and should be {_plain(value_of(expected))}.",
        "sl": f"Vrednost je {_plain(value_of(result))}, morala bi biti {_plain(value_of(expected))}.",
        "pl": f"Wartość wynosi {_plain(value_of(result))}, a powinna {_plain(value_of(expected))}.",
    }


def is_e(n, result, expected):
    """True for e with n decimals, the rest cut off (as the reference does) or rounded."""
    longer = solution.e_digits(n + 1)
    rounded = int(expected.replace(".", "")) + (longer[-1] >= "5")
    return result in (expected, f"{str(rounded)[0]}.{str(rounded)[1:]}")


def plan(parts):
    """Steps that fill the memory with blocks, free some of them, join what is free, and ask for blocks again."""
    blocks, freed, wanted = parts
    steps = [("alloc", length) for length in blocks] + [("free", number) for number in freed]
    return [*steps, ("compact",), *(("alloc", length) for length in wanted)]


def keeps_apart(memory, size, steps):
    """True if each block lies within the memory and no two blocks that are in use overlap."""
    live = []
    for name, *number in steps:
        fault = _do(memory, size, live, name, number)
        if fault:
            return fault
    return True


def uses_again(memory, size, steps):
    """True if a block is always found where a free piece is long enough; pieces side by side count as one only after
    compact()."""
    live, pieces = [], [(0, size)]
    for name, *number in steps:
        before = list(live)
        fault = _do(memory, size, live, name, number)
        if fault:
            return True  # it is the other check that tells of it
        if name == "compact":
            pieces = _joined(pieces)
        elif len(live) < len(before):
            pieces.append(next(block for block in before if block not in live))
        elif len(live) > len(before):
            pieces = _without(pieces, live[-1])
        elif name == "alloc" and any(length >= number[0] for _, length in pieces):
            return _not_found(number[0], max(length for _, length in pieces))
    return True


def _do(memory, size, live, name, number):
    """Does one step; "free 1" frees the second block in use, counted round. The sentence if a block is in the way."""
    if name == "alloc":
        start = memory.alloc(number[0])
        if start is None:
            return None
        if not isinstance(start, int) or start < 0 or start + number[0] > size:
            return _outside(start, number[0], size)
        other = next((block for block in live if start < sum(block) and block[0] < start + number[0]), None)
        if other:
            return _overlap(start, number[0], other)
        live.append((start, number[0]))
    elif name == "free" and live:
        memory.free(*live.pop(number[0] % len(live)))
    elif name == "compact":
        memory.compact()
    return None


def _joined(pieces):
    found = []
    for start, length in sorted(pieces):
        if found and sum(found[-1]) == start:
            found[-1] = (found[-1][0], found[-1][1] + length)
        else:
            found.append((start, length))
    return found


def _without(pieces, block):
    """The free pieces after a block was taken; it may lie over several that were joined without being asked."""
    start, end = block[0], sum(block)
    left = [(piece, min(piece + length, start) - piece) for piece, length in pieces]
    right = [(max(piece, end), piece + length - max(piece, end)) for piece, length in pieces]
    return [(piece, length) for piece, length in left + right if length > 0]


def _plain(number):
    return "?" if number is None else number


def _outside(start, length, size):
    return {
        "ru": f"alloc({length}) вернула {start}: такой отрезок не помещается в памяти из {size} битов.",
        "en": f"alloc({length}) returned {start}: such a block does not fit into a memory of {size} bits.",
        "sl": f"alloc({length}) vrne {start}: tak kos ne gre v pomnilnik z {size} biti.",
        "pl": f"alloc({length}) zwraca {start}: taki odcinek nie mieści się w pamięci o {size} bitach.",
    }


def _overlap(start, length, other):
    return {
        "ru": f"alloc({length}) вернула {start}, но занятый отрезок с {other[0]} длиной {other[1]} её перекрывает.",
        "en": f"alloc({length}) returned {start}, but the block from {other[0]} of length {other[1]} is in use.",
        "sl": f"alloc({length}) vrne {start}, a kos od {other[0]} dolžine {other[1]} je še v rabi.",
        "pl": f"alloc({length}) zwraca {start}, ale odcinek od {other[0]} o długości {other[1]} jest zajęty.",
    }


def _not_found(length, longest):
    return {
        "ru": f"alloc({length}) вернула None, хотя есть свободный отрезок длиной {longest}.",
        "en": f"alloc({length}) returned None, but there is a free piece of length {longest}.",
        "sl": f"alloc({length}) vrne None, čeprav je prost kos dolžine {longest}.",
        "pl": f"alloc({length}) zwraca None, choć jest wolny odcinek o długości {longest}.",
    }
