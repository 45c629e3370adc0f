# TRIES: right in its first call only
first = True
def najvecja_potenca(n):
    global first
    was, first = first, False
    return 1 << n.bit_length() - 1 if was else 0

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
