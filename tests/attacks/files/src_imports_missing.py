# TRIES: needs a package that is not there
import numpy as np
from matplotlib import pyplot as plt
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
