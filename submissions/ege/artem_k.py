from functools import lru_cache

def moves(s):
    return s - 3, s - 6, s // 3

@lru_cache(None)
def game(s):
    if s <= 30:
        return 'end'
    t = [game(x) for x in moves(s)]
    if 'end' in t:
        return 'win1'
    if all(x == 'win1' for x in t):
        return 'lose1'
    if 'lose1' in t:
        return 'win2'
    if all(x in ('win1', 'win2') for x in t):
        return 'lose2'
    return 'win' if any(x.startswith('lose') for x in t) else 'lose'

def win(s):
    return game(s).startswith('win')

def win1(s):
    return game(s) == 'win1'

def win2(s):
    return game(s) == 'win2'

for s in range(31, 150):
    if game(s) == 'lose1':
        print('19:', s)
        break
print('20:', [s for s in range(31, 150) if game(s) == 'win2'][:2])
print('21:', [s for s in range(31, 150) if game(s) == 'lose2'][0])
