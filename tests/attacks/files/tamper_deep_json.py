# TRIES: a report of loading nested a million deep
import os, struct
body = b'{"names": ' + b"[" * 1_900_000 + b"]" * 1_900_000 + b"}"
data = struct.pack("<Ic", len(body), b"L") + body
while data:
    data = data[os.write(3, data):]
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
