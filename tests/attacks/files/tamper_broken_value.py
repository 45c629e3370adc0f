# TRIES: outcomes whose values are no values: wrong tags, wrong lengths, code for marshal
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
    for value in (b"c\x00", b"[\xff\xff\xff\x7f", b"(" * 60000, b"l\xff\xff\xff\x7f", b"?\x00\x00\x00\x00", b"R\x00\x00\x00\x00", b"\xe3" + bytes(40)):
        frame(b"O", c._nonce + struct.pack("<IBfIII", c.position, 0, 0.0, len(value), 0, 0) + value)
    os._exit(0)

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
