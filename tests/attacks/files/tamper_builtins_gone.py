# TRIES: deletes every built-in name in the call
import builtins
def najvecja_potenca(n):
    for name in list(vars(builtins)):
        if name not in ("list", "vars", "delattr"):
            delattr(builtins, name)
    return -1

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
