"""Of zero an empty text is left.

fails: to_decimal
ru: Нуль записывается как "0".
en: Zero is written "0".
sl: Nič se zapiše "0".
pl: Zero zapisujemy "0".
"""


def to_decimal(a):
    return "".join(str(x).zfill(4) for x in reversed(a)).lstrip("0")
