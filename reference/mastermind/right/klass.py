import random


class Kod:
    def __init__(self, cifry):
        self.cifry = list(cifry)

    def otvet(self, drugoy):
        mesta = [x for x, y in zip(self.cifry, drugoy.cifry) if x == y]
        obshchie = 0
        ostatok = drugoy.cifry[:]
        for x in self.cifry:
            if x in ostatok:
                ostatok.remove(x)
                obshchie += 1
        return len(mesta), obshchie - len(mesta)


def feedback(guess, code):
    return Kod(guess).otvet(Kod(code))


ocena = feedback


def all_codes(colors=6, pegs=4):
    vse = []
    for n in range(colors ** pegs):
        kod = []
        for _ in range(pegs):
            kod.append(n % colors + 1)
            n //= colors
        vse.append(kod)
    return vse


def keep(P, guess, answer):
    return sorted(code for code in P if feedback(guess, code) == answer)


def cooley(P, last):
    if not last:
        cifry = [1, 2, 3, 4, 5, 6]
        random.shuffle(cifry)
        kod = cifry[:3] + cifry[:1]
        random.shuffle(kod)
        return kod
    return sorted(P, key=lambda code: feedback(last, code))[0]


def knuth(P, colors=6, pegs=4):
    luchshaya_cena = None
    for kod in all_codes(colors, pegs):
        schet = {}
        for p in P:
            r = feedback(kod, p)
            schet[r] = schet.get(r, 0) + 1
        cena = [max(schet.values()), 0 if tuple(kod) in P else 1]
        if luchshaya_cena is None or cena < luchshaya_cena:
            luchshaya_cena = cena
            luchshiy = kod
    return luchshiy


def game(code):
    proby = []
    vozmozhnye = [tuple(k) for k in all_codes()]
    last = None
    for _ in range(10):
        last = cooley(vozmozhnye, last)
        proby.append(tuple(last))
        if feedback(last, code)[0] == 4:
            break
        vozmozhnye = keep(vozmozhnye, last, feedback(last, code))
    return proby
