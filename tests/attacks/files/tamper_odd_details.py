# TRIES: details that are JSON and still odd: endless numbers, deep lists, twice the same key
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
    for text in (b'{"raised": {"type": 1e999, "lines": [1e999]}, "line": NaN}', b"[" * 100000, b'{"printed": 7}', b'{"line": ' + b"9" * 4000 + b"}", b'{"read": -5, "read": "x", "starved": []}'):
        frame(b"O", c._nonce + struct.pack("<IBfIII", c.position, 1, float("nan"), 0, 0, len(text)) + text)
    os._exit(0)

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
