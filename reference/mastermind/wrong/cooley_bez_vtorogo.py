"""Does not mind the digits at other places.

fails: cooley
ru: При равном числе точных попаданий решает число остальных совпадений.
en: Where the exact hits are equal, the number of the others decides.
sl: Pri enakem številu točnih zadetkov odloča število drugih ujemanj.
pl: Przy równej liczbie trafień dokładnych decyduje liczba pozostałych.
"""

from collections import Counter
import random


def feedback(guess, code):
    mesto = sum(1 for a, b in zip(guess, code) if a == b)
    vsego = sum((Counter(guess) & Counter(code)).values())
    return (mesto, vsego - mesto)


def keep(P, guess, answer):
    return [k for k in P if feedback(k, guess) == answer]


def cooley(P, last):
    if last is None:
        a, b, c = random.sample(range(1, 7), 3)
        return (a, b, c, a)
    return min(P, key=lambda k: feedback(last, k)[0])
