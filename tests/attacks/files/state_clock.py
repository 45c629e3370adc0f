# TRIES: wrong in some microseconds
import time
def najvecja_potenca(n):
    return (1 << n.bit_length() - 1) + (time.perf_counter_ns() // 1000 % 16 == 0)

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
