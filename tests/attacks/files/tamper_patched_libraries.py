# TRIES: replaces marshal, json, struct, os and random while the worker uses them
import json, marshal, os, random, struct
marshal.dumps = marshal.loads = json.dumps = json.loads = struct.pack = struct.unpack = lambda *a, **k: b"garbage"
os.read = os.write = os._exit = random.seed = lambda *a: 0
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
