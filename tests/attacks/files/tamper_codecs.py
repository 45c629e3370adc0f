# TRIES: registers codecs and error handlers that raise, and clears the caches
import codecs, encodings, sys
def search(name):
    raise SystemExit(name)
codecs.register(search)
encodings._cache.clear()
codecs.register_error("strict", lambda e: ("", e.end))
sys.intern("x")
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
