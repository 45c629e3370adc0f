def najvecja_potenca(n):
    p = 1
    while p * 2 <= n:
        p *= 2
    return p


def razbij(n):
    deli = []
    while n > 0:
        deli.append(najvecja_potenca(n))
        n -= deli[-1]
    return deli


def prestej(s, x):
    k = 0
    for e in s:
        if e == x:
            k += 1
    return k


def razlika(s, t):
    return [e for e in s + t if prestej(s, e) + prestej(t, e) == 1]
