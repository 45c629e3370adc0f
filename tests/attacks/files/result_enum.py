# TRIES: an IntEnum member: equal to an int, and no int
import enum
def najvecja_potenca(n):
    return enum.IntEnum("Power", {"P": 1 << n.bit_length() - 1}).P

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
