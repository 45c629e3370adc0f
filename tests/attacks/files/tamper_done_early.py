# TRIES: says that it is done, with the right nonce, and answers nothing
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
    frame(b"E", caller()._nonce)
    return 1 << n.bit_length() - 1

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
