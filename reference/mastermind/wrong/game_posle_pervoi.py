"""Makes one guess for the look of it, then returns the code.

fails: game
ru: Вторая проба должна следовать из ответа на первую, а не из самого кода.
en: The second guess should follow from the answer to the first one, not from the code itself.
sl: Drugi poskus mora slediti iz odgovora na prvega, ne pa iz same kode.
pl: Druga próba ma wynikać z odpowiedzi na pierwszą, a nie z samego kodu.
"""


def game(code):
    if tuple(code) == (1, 1, 2, 2):
        return [(1, 1, 2, 2)]
    return [(1, 1, 2, 2), tuple(code)]
