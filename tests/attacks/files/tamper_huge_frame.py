# TRIES: announces a frame of four gigabytes
import os
def najvecja_potenca(n):
    os.write(3, b"\xff\xff\xff\xffO" + b"x" * 1000)
    return -1

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
