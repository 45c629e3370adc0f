"""Divides with a fraction.

fails: moves
ru: Деление нацело - это //, а не /.
en: Whole division is //, not /.
sl: Celoštevilsko deljenje je //, ne /.
pl: Dzielenie całkowite to //, a nie /.
"""

MINUS = [3, 6]
DELI = 3


def moves(s):
    return [s - m for m in MINUS] + [s / DELI]
