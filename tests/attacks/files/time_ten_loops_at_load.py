# TRIES: ten endless statements before the functions
while True: pass
while True: pass
while True: pass
while True: pass
while True: pass
while True: pass
while True: pass
while True: pass
while True: pass
while True: pass
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
