from functools import lru_cache

KONEC = 30
MINUS = [3, 6]
DELI = 3


class Igra:
    def __init__(self, konec, hody):
        self.konec = konec
        self.hody = hody
        self.pobeda = lru_cache(None)(self._pobeda)

    def posle(self, s):
        return tuple(hod(s) for hod in self.hody)

    def kon(self, s):
        return s <= self.konec

    def _pobeda(self, s):
        return any(self.kon(h) or not self.pobeda(h) for h in self.posle(s))

    def srazu(self, s):
        return min(self.posle(s)) <= self.konec

    def vtorym(self, s):
        return any(
            not self.kon(h) and not self.srazu(h) and all(map(self.srazu, self.posle(h))) for h in self.posle(s)
        )


def igra():
    hody = [lambda s, m=m: s - m for m in MINUS] + [lambda s: s // DELI]
    return Igra(KONEC, hody)


def moves(s):
    return igra().posle(s)


def win(s):
    return igra().pobeda(s)


def win1(s):
    return igra().srazu(s)


def win2(s):
    return igra().vtorym(s)


def vanya(s):
    """выигрывает второй: не позже второго хода, но не всегда первым"""
    g = igra()
    ishody = [(g.srazu(h), g.vtorym(h)) for h in g.posle(s) if not g.kon(h)]
    return len(ishody) == len(g.posle(s)) and all(map(any, ishody)) and not all(a for a, b in ishody)


if __name__ == "__main__":
    kuchi = range(KONEC + 1, 400)
    print([s for s in kuchi if not win1(s) and all(win1(h) for h in moves(s))][0])
    print([s for s in kuchi if win2(s) and not win1(s)][:2])
    print([s for s in kuchi if vanya(s)][0])
