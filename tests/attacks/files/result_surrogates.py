# TRIES: text that no encoding can hold
def najvecja_potenca(n):
    print("\ud800\udfff\x00\x1b[31m" * 10)
    return ["\ud800", "\udcff\x00", {"\ud800": "\u202e"}]

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
