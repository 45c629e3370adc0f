# Циклы и списки
KONEC = 30
MINUS = [3, 6]
DELI = 3


def hody(s):
    rez = []
    for m in MINUS:
        rez.append(s - m)
    rez.append(s // DELI)
    return rez


pamyat = {}


def vyigrysh(s):
    if s in pamyat:
        return pamyat[s]
    rez = 0
    for h in hody(s):
        if h <= KONEC:
            rez = 1
        elif vyigrysh(h) == 0:
            rez = 1
    pamyat[s] = rez
    return rez


def win1(s):
    for h in hody(s):
        if h <= KONEC:
            return 1


def win2(s):
    for h in hody(s):
        if h <= KONEC:
            continue
        vsegda = True
        for g in hody(h):
            if g <= KONEC or not win1(g):
                vsegda = False
        if vsegda:
            return True
    return False


spisok19 = []
spisok20 = []
spisok21 = []
for S in range(KONEC + 1, 400):
    if not win1(S):
        horosho = 0
        pervym = 0
        for h in hody(S):
            if win1(h):
                pervym += 1
            if win1(h) or win2(h):
                horosho += 1
        if pervym == len(hody(S)):
            spisok19.append(S)
        elif horosho == len(hody(S)):
            spisok21.append(S)
        if win2(S):
            spisok20.append(S)

otvet19 = min(spisok19)
otvet20 = (spisok20[0], spisok20[1])
otvet21 = spisok21[0]
print(otvet19, otvet20, otvet21)
