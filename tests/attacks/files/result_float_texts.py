# TRIES: infinities, negative zero, NaN with a message in its bits
import struct
def najvecja_potenca(n):
    return [float("inf"), -0.0, struct.unpack("<d", b"CANARY\xf8\x7f")[0], complex("nan+infj")]

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
