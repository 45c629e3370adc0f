"""The bonus never ends where the position is lost: it looks for a best move for ever.

fails: poteza_racunalnik
sl: V izgubljeni poziciji najboljše poteze ni in zanka se ne konča; takrat vrni naključno.
en: In a lost position there is no best move and the loop never ends; return a random one then.
ru: В проигранной позиции лучшего хода нет, и цикл не кончается; верните тогда случайный.
pl: W przegranej pozycji nie ma najlepszego ruchu i pętla się nie kończy; zwróć wtedy losowy.
"""

from random import randint


def najvecja_potenca(n):
    p = 1
    while p * 2 <= n:
        p *= 2
    return p


def razbij(n):
    deli = []
    while n > 0:
        p = najvecja_potenca(n)
        deli.append(p)
        n -= p
    return deli


def vsebuje(s, x):
    for e in s:
        if e == x:
            return True
    return False


def razlika(s, t):
    r = []
    for e in s:
        if e not in t:
            r.append(e)
    for e in t:
        if e not in s:
            r.append(e)
    return r


def razbij_seznam(s):
    r = []
    for n in s:
        r.append(razbij(n))
    return r


def vsota(s):
    v = 0
    for e in s:
        v += e
    return v


def zdruzi_sezname(s):
    r = []
    for sez in s:
        r = razlika(r, sez)
    return r


def poteza_racunalnik(s):
    while True:
        v = randint(0, len(s) - 1)
        if s[v] > 0:
            k = randint(1, s[v])
            if not zdruzi_sezname(razbij_seznam(s[:v] + [s[v] - k] + s[v + 1:])):
                return v, k
