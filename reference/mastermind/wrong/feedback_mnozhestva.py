"""Compares the sets of digits, so a repeated digit counts once.

fails: feedback
ru: Множество забывает повторы, а цифры в коде могут повторяться.
en: A set forgets repeats, but digits of a code may repeat.
sl: Množica pozabi ponovitve, števke kode pa se lahko ponavljajo.
pl: Zbiór gubi powtórzenia, a cyfry kodu mogą się powtarzać.
"""

from itertools import product


def all_codes(colors=6, pegs=4):
    cifry = range(1, colors + 1)
    return [k for k in product(cifry, repeat=pegs)]


def keep(P, guess, answer):
    return [k for k in P if feedback(k, guess) == answer]


def feedback(guess, code):
    mesto = sum(1 for a, b in zip(guess, code) if a == b)
    return (mesto, len(set(guess) & set(code)) - mesto)
