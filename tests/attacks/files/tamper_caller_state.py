# TRIES: changes position, nonce and waiting answers of the worker's caller
import os, struct, sys
def caller():
    f = sys._getframe()
    while type(f.f_locals.get("self")).__name__ != "Caller":
        f = f.f_back
    return f.f_locals["self"]
def frame(kind, body):
    data = struct.pack("<Ic", len(body), kind) + body
    while data:
        data = data[os.write(3, data):]
def najvecja_potenca(n):
    c = caller()
    c._nonce = b"12345678"
    c.position = 7
    c._pending = [b"x"] * 3
    c._size = -10**9
    return -1

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
