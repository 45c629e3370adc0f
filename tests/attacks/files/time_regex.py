# TRIES: a regular expression that backtracks for ever
import re
def najvecja_potenca(n):
    return len(re.findall("(a+)+$", "a" * 60 + "b"))

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
