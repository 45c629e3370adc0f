"""Rounds the quotient up.

fails: moves
ru: При делении нацело остаток отбрасывается, а не округляется вверх.
en: Whole division drops the remainder and does not round up.
sl: Celoštevilsko deljenje ostanek zavrže in ne zaokroži navzgor.
pl: Dzielenie całkowite odrzuca resztę, a nie zaokrągla w górę.
"""

MINUS = [3, 6]
DELI = 3


def moves(s):
    return [s - m for m in MINUS] + [(s + DELI - 1) // DELI]
