"""Domains of numbers: integers, floats, booleans, complex_numbers."""

from __future__ import annotations

import itertools
import math
import struct
from collections.abc import Iterator, Sequence
from typing import Any, List, Optional

from grader.expressions.domain import Domain, WrongDomain, without_repeats

_EXPONENTS = (8, 16, 31, 32, 53, 63, 64, 10, 7, 15, 24, 100, 128, 200)
_TELLING_FLOATS = (0.1, 0.5, -0.5, 1 / 3, 1.5, 2.5, 1e-9, 0.30000000000000004, 1e16, 1e22, 2.0**31, 2.0**53, -1e16)


class Integers(Domain):
    """Whole numbers; the size is the distance from the one that is nearest to zero."""

    def __init__(self, min_value: Optional[int] = None, max_value: Optional[int] = None) -> None:
        super().__init__()
        self.low = _whole("integers", "min_value", min_value)
        self.high = _whole("integers", "max_value", max_value)
        self.centre = max(self.low if self.low is not None else 0, min(0, self.high if self.high is not None else 0))

    def _depth(self) -> Optional[int]:
        if self.low is not None and self.high is not None:
            return 0 if self.low > self.high else max(self.centre - self.low, self.high - self.centre) + 1
        return None

    def _make(self, size: int) -> Iterator[int]:
        yield from (
            n for n in ({0: [self.centre]}.get(size) or [self.centre + size, self.centre - size]) if self._has(n)
        )

    def _has(self, number: int) -> bool:
        return (self.low is None or number >= self.low) and (self.high is None or number <= self.high)

    def boundaries(self, near: Sequence[Any] = ()) -> List[int]:
        edges: List[int] = []
        if self.low is not None:
            edges += [self.low, self.low + 1]
        if self.high is not None:
            edges += [self.high, self.high - 1]
        edges += [0, 1, -1, *(number for number in near if type(number) is int)]
        top = max(abs(edge) for edge in edges[:4]).bit_length() - 1
        exponents = [e for e in _EXPONENTS if e < top or None in (self.low, self.high)][:10]
        if None not in (self.low, self.high):
            exponents += [top, top - 1]
        edges += [2**e + step for e in exponents if e > 1 for step in (0, -1, 1)]
        edges += [-edge for edge in edges]
        return without_repeats([edge for edge in edges if self._has(edge)])

    def contains(self, value: Any) -> bool:
        return type(value) is int and self._has(value)


class Floats(Domain):
    """Real numbers; the size is the place in a list of halves, and then of ever finer parts of the interval."""

    may_repeat = True

    def __init__(
        self,
        min_value: Optional[float] = None,
        max_value: Optional[float] = None,
        *,
        allow_nan: Optional[bool] = None,
        allow_infinity: Optional[bool] = None,
        allow_subnormal: Optional[bool] = None,
        width: int = 64,
        exclude_min: bool = False,
        exclude_max: bool = False,
    ) -> None:
        super().__init__()
        self.options = {
            "min_value": min_value,
            "max_value": max_value,
            "allow_nan": allow_nan,
            "allow_infinity": allow_infinity,
            "allow_subnormal": allow_subnormal,
            "width": width,
            "exclude_min": exclude_min,
            "exclude_max": exclude_max,
        }
        for name in ("min_value", "max_value"):
            if type(self.options[name]) not in (int, float, bool, type(None)):
                raise WrongDomain(f"floats({name}=…) takes a number, not {self.options[name]!r}")
        self.low = -math.inf if min_value is None else float(min_value)
        self.high = math.inf if max_value is None else float(max_value)
        self.allow_nan = allow_nan if allow_nan is not None else min_value is None and max_value is None
        self.allow_infinity = allow_infinity if allow_infinity is not None else None in (min_value, max_value)
        self.exclude_min, self.exclude_max = exclude_min, exclude_max
        self.width = width
        self._walk = self._sequence()

    def _depth(self) -> Optional[int]:
        if self.low > self.high or (self.low == self.high and not self._has(self.low)):
            return 0
        return 1 if self.low == self.high else None

    def _make(self, size: int) -> Iterator[float]:
        found = next(self._walk, None)
        if found is not None:
            yield found

    def _sequence(self) -> Iterator[float]:
        centre = max(self.low, min(0.0, self.high))
        for step in itertools.count():
            whole = (centre + step, centre - step)
            halves = (centre + step - 0.5, centre - step + 0.5) if step else ()
            fitting = [number for number in (*whole, *halves) if self._has(number)]
            yield from fitting
            if step > 2 and not any(self.low <= number <= self.high for number in whole):
                break
            if step > 100_000 or centre + step == centre - 1:
                break
        low, high = max(self.low, -1e308), min(self.high, 1e308)
        for bits in range(1, 40):
            for part in range(1, 2**bits, 2):
                number = low * (1 - part / 2**bits) + high * (part / 2**bits)
                if self._has(number):
                    yield number

    def _has(self, number: float) -> bool:
        if math.isnan(number):
            return self.allow_nan
        if math.isinf(number) and not self.allow_infinity:
            return False
        if self.width < 64 and not _fits(number, self.width):
            return False
        if number == 0 and math.copysign(1, number) < 0 and (self.low == 0 and math.copysign(1, self.low) > 0):
            return False
        above = number > self.low if self.exclude_min else number >= self.low
        return above and (number < self.high if self.exclude_max else number <= self.high)

    def boundaries(self, near: Sequence[Any] = ()) -> List[float]:
        edges = [self.low, self.high, _next(self.low, math.inf), _next(self.high, -math.inf), 0.0, -0.0, 1.0, -1.0]
        edges += [float(n) for n in near if type(n) in (int, float) and abs(n) < 1e300]
        edges += [float(n) + 0.5 for n in near if type(n) is int and abs(n) < 1e15]
        edges += [*_TELLING_FLOATS, math.inf, -math.inf, math.nan]
        top = self.high if not math.isinf(self.high) else 2.0**64
        edges += [math.ldexp(1.0, e) for e in range(1, 1 + min(70, max(1, math.frexp(top)[1]))) if e % 7 == 0]
        return without_repeats([edge for edge in edges if self._has(edge)])

    def contains(self, value: Any) -> bool:
        return type(value) is float and self._has(value)


class Booleans(Domain):
    """False, then True."""

    def _depth(self) -> int:
        return 2

    def _make(self, size: int) -> Iterator[bool]:
        yield bool(size)

    def boundaries(self, near: Sequence[Any] = ()) -> List[bool]:
        return [False, True]

    def contains(self, value: Any) -> bool:
        return type(value) is bool


class ComplexNumbers(Domain):
    """Pairs of floats; sizes add up."""

    may_repeat = True

    def __init__(
        self, *, max_magnitude: Optional[float] = None, allow_nan: bool = False, allow_infinity: bool = False
    ) -> None:
        super().__init__()
        self.options = {"max_magnitude": max_magnitude, "allow_nan": allow_nan, "allow_infinity": allow_infinity}
        bound = max_magnitude
        self.part = Floats(None if bound is None else -bound, bound, allow_nan=allow_nan, allow_infinity=allow_infinity)

    def _depth(self) -> Optional[int]:
        return None

    def _make(self, size: int) -> Iterator[complex]:
        for real in range(size + 1):
            for x in self.part.level(real):
                yield from (complex(x, y) for y in self.part.level(size - real) if self.contains(complex(x, y)))

    def boundaries(self, near: Sequence[Any] = ()) -> List[complex]:
        edges = self.part.boundaries(near)[:8]
        pairs = [complex(x, y) for x in edges for y in edges]
        return [number for number in pairs if self.contains(number)]

    def contains(self, value: Any) -> bool:
        if type(value) is not complex or not (self.part.contains(value.real) and self.part.contains(value.imag)):
            return False
        bound = self.options["max_magnitude"]
        return bound is None or abs(value) <= bound


def _whole(domain: str, name: str, number: Any) -> Optional[int]:
    if number is None or type(number) in (int, bool):
        return number if number is None else int(number)
    if type(number) is float and number.is_integer():
        return int(number)
    raise WrongDomain(f"{domain}({name}=…) takes a whole number, not {number!r}")


def _fits(number: float, width: int) -> bool:
    if math.isnan(number) or math.isinf(number):
        return True
    code = "f" if width == 32 else "e"
    try:
        return bool(struct.unpack(code, struct.pack(code, number))[0] == number)
    except OverflowError:
        return False


def _next(number: float, towards: float) -> float:
    """The next float in that direction (`math.nextafter` has come with Python 3.9)."""
    return number if math.isinf(number) else math.nextafter(number, towards)
