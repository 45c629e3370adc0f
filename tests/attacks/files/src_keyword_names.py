# TRIES: names that are words of the language in other versions
match = case = type = _ = print_ = nonlocal_ = 1
def najvecja_potenca(n, *, match=match):
    return 1 << n.bit_length() - 1

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
