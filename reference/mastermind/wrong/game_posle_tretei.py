"""Makes three guesses that are always the same, then returns the code.

fails: game
ru: Пробы должны следовать из ответов, а не из самого кода.
en: The guesses should follow from the answers, not from the code itself.
sl: Poskusi morajo slediti iz odgovorov, ne pa iz same kode.
pl: Próby mają wynikać z odpowiedzi, a nie z samego kodu.
"""


def game(code):
    proby = []
    for proba in ((1, 1, 2, 2), (3, 3, 4, 4), (1, 2, 3, 5), tuple(code)):
        proby.append(proba)
        if proba == tuple(code):
            return proby
