# вариант 2: -2, -5, :3, конец при 20
from functools import lru_cache
T = 20

def hody(s):
    return [s - 2, s - 5, s // 3]

@lru_cache(None)
def vyigrysh(s):
    if s <= T:
        return False
    return any(not vyigrysh(h) for h in hody(s))

def win1(s):
    return any(h <= T for h in hody(s))

def win2(s):
    for h in hody(s):
        if h > T and all(g > T and win1(g) for g in hody(h)):
            return True
    return False

otvet19 = 63
otvet20 = "65 66"
otvet21 = 67
