"""Mastermind: answers to guesses, the codes that are still possible, and two strategies."""

from collections import Counter
from itertools import product
from random import choice, sample, shuffle

COLORS, PEGS = 6, 4


def feedback(guess, code):
    """(how many digits stand in their place, how many others are in the code at another place)."""
    exact = sum(a == b for a, b in zip(guess, code))
    common = sum(min(guess.count(digit), code.count(digit)) for digit in set(guess))
    return exact, common - exact


def all_codes(colors=COLORS, pegs=PEGS):
    """All codes of so many pegs with digits from 1."""
    return list(product(range(1, colors + 1), repeat=pegs))


def keep(P, guess, answer):
    """The codes of P that would have given this answer to the guess."""
    return [code for code in P if feedback(guess, code) == tuple(answer)]


def cooley(P, last):
    """The code of P that is least like the last guess; without one an opening with one repeated digit."""
    if last is None:
        return opening()
    likeness = {code: feedback(last, code) for code in P}
    least = min(likeness.values())
    return choice([code for code in P if likeness[code] == least])


def opening():
    """A code of which exactly one digit occurs twice."""
    repeated, *others = sample(range(1, COLORS + 1), 3)
    code = [repeated, repeated, *others]
    shuffle(code)
    return tuple(code)


def knuth(P, colors=COLORS, pegs=PEGS):
    """The code after which the largest part of P that may be left is smallest; one of P if there is such a one."""
    possible = set(P)
    return min(all_codes(colors, pegs), key=lambda guess: (largest_part(P, guess), guess not in possible))


def largest_part(P, guess):
    """How many codes of P can be left after the guess, at worst."""
    return max(Counter(feedback(guess, code) for code in P).values())


def game(code):
    """All guesses of a game against the code, by Cooley's strategy."""
    P, guesses = all_codes(), []
    while not guesses or guesses[-1] != tuple(code):
        guesses.append(cooley(P, guesses[-1] if guesses else None))
        P = keep(P, guesses[-1], feedback(guesses[-1], code))
    return guesses
