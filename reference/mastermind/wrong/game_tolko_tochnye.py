"""Uses only the exact hits of the answers.

fails: game
ru: Вторая часть ответа тоже важна: верные цифры не на своих местах.
en: The second part of the answer matters, too: right digits that are not in their places.
sl: Pomemben je tudi drugi del odgovora: prave števke na napačnih mestih.
pl: Druga część odpowiedzi też jest ważna: właściwe cyfry nie na swoich miejscach.
"""

from itertools import product


def tochno(guess, code):
    return sum(a == b for a, b in zip(guess, code))


def game(code):
    P = list(product(range(1, 7), repeat=4))
    proby = [(1, 1, 2, 2)]
    while proby[-1] != tuple(code):
        P = [k for k in P if k != proby[-1] and tochno(proby[-1], k) == tochno(proby[-1], code)]
        proby.append(P[0])
    return proby
