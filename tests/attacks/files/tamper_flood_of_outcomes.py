# TRIES: sends outcomes by the megabyte, without end
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
    while True:
        frame(b"O", c._nonce + bytes(1 << 20))

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
