"""The other player may end the game with the reply.

fails: win2
ru: Если ответ противника кончает игру, выиграл противник.
en: If the reply ends the game, the other player has won.
sl: Če odgovor konča igro, je zmagal nasprotnik.
pl: Jeśli odpowiedź kończy grę, wygrał przeciwnik.
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


def win2(s):
    for h in moves(s):
        if h > KONEC and all(g <= KONEC or win1(g) for g in moves(h)):
            return True
    return False
