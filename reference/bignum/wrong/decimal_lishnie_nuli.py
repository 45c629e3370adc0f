"""The highest limb is filled with zeros too.

fails: to_decimal
ru: Старший разряд пишется без ведущих нулей.
en: The highest limb is written without leading zeros.
sl: Najvišje mesto se zapiše brez vodilnih ničel.
pl: Najstarszą pozycję zapisuje się bez zer wiodących.
"""


def to_decimal(a):
    return "".join(str(x).zfill(4) for x in reversed(a))
