"""What a teacher writes today with pytest and Hypothesis, run beside each hand-in, which is `nim.py`."""

import nim
import solution
from hypothesis import given, settings
from hypothesis import strategies as st

often = settings(max_examples=100, deadline=None, database=None)
number = st.integers(-1000, 1000)
distinct = st.lists(st.sampled_from([1, 2, 4, 8, 16, 32, 64, 3, 0, -5]), unique=True)
rows = st.lists(st.integers(0, 12), min_size=1, max_size=5).filter(any)


@often
@given(st.integers(1, 2**60) | st.floats(1, 2**60))
def test_najvecja_potenca(n):
    assert nim.najvecja_potenca(n) == solution.najvecja_potenca(n)


@often
@given(st.integers(0, 2**64))
def test_razbij(n):
    assert nim.razbij(n) == solution.razbij(n)


@often
@given(st.lists(number), number)
def test_vsebuje(s, x):
    assert nim.vsebuje(list(s), x) is solution.vsebuje(s, x)


@often
@given(distinct, distinct)
def test_razlika(s, t):
    s2, t2 = list(s), list(t)
    result = nim.razlika(s2, t2)
    assert isinstance(result, list)
    assert sorted(result) == sorted(solution.razlika(s, t))
    assert (s2, t2) == (s, t)


@often
@given(st.lists(st.integers(0, 300), max_size=8))
def test_razbij_seznam(s):
    assert nim.razbij_seznam(list(s)) == solution.razbij_seznam(s)


@often
@given(st.lists(number))
def test_vsota(s):
    assert nim.vsota(list(s)) == solution.vsota(s)


@often
@given(st.lists(st.integers(0, 255).map(solution.razbij), max_size=5))
def test_zdruzi_sezname(s):
    result = nim.zdruzi_sezname([list(powers) for powers in s])
    assert isinstance(result, list)
    assert sorted(result) == sorted(solution.zdruzi_sezname(s))


@often
@given(rows)
def test_poteza_racunalnik(s):
    row, coins = nim.poteza_racunalnik(list(s))
    assert 0 <= row < len(s)
    assert 1 <= coins <= s[row]
