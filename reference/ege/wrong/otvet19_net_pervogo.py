"""Takes the first heap that is not won at once.

fails: otvet19
ru: В задании 19 каждый ход должен отдавать сопернику выигрыш первым ходом.
en: In task 19 every move must give the other player a win with the first move.
sl: V nalogi 19 mora vsaka poteza nasprotniku dati zmago s prvo potezo.
pl: W zadaniu 19 każdy ruch musi dawać przeciwnikowi wygraną pierwszym ruchem.
"""

KONEC = 30
MINUS = [3, 6]
DELI = 3


def moves(s):
    return [s - m for m in MINUS] + [s // DELI]


def win1(s):
    for h in moves(s):
        if h <= KONEC:
            return True
    return False


otvet19 = [s for s in range(KONEC + 1, 400) if any(win1(h) for h in moves(s))][0]
