"""Digits in their place are counted as misplaced too.

fails: feedback
ru: Второе число не включает цифры, которые уже стоят на своём месте.
en: The second number leaves out the digits that stand in their place.
sl: Drugo število ne šteje števk, ki so že na svojem mestu.
pl: Druga liczba nie obejmuje cyfr, które stoją na swoim miejscu.
"""

from collections import Counter
from itertools import product


def all_codes(colors=6, pegs=4):
    cifry = range(1, colors + 1)
    return [k for k in product(cifry, repeat=pegs)]


def keep(P, guess, answer):
    return [k for k in P if feedback(k, guess) == answer]


def feedback(guess, code):
    mesto = sum(1 for a, b in zip(guess, code) if a == b)
    vsego = sum((Counter(guess) & Counter(code)).values())
    return (mesto, vsego)
