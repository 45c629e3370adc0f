# TRIES: the same by random.SystemRandom and secrets
import random, secrets
def najvecja_potenca(n):
    return (1 << n.bit_length() - 1) + (random.SystemRandom().random() < 0.05 or secrets.randbelow(20) == 0)

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
