"""Inner limbs are not filled with zeros.

fails: to_decimal
ru: Все разряды, кроме старшего, занимают четыре цифры: zfill(4).
en: All limbs but the highest take four digits: zfill(4).
sl: Vsa mesta razen najvišjega imajo štiri števke: zfill(4).
pl: Wszystkie pozycje oprócz najstarszej mają cztery cyfry: zfill(4).
"""


def to_decimal(a):
    s = ""
    for x in a:
        s = str(x) + s
    return s
