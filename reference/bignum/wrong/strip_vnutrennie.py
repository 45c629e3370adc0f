"""Takes inner zeros away too.

fails: strip
ru: Нули внутри числа нужны; убрать нужно только старшие.
en: Zeros inside of the number are needed; only the high ones are to go.
sl: Ničle sredi števila so potrebne; odstrani le vodilne.
pl: Zera w środku liczby są potrzebne; usuń tylko wiodące.
"""


def strip(a):
    c = [x for x in a if x != 0]
    return c or [0]
