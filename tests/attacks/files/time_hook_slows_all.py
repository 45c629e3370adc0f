# TRIES: a profile hook that turns every step of the worker into a long one
import sys
def hook(*a):
    for _ in range(10**7):
        pass
def najvecja_potenca(n):
    sys.setprofile(hook)
    sys.settrace(hook)
    return 1

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
