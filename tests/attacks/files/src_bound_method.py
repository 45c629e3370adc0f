# TRIES: a bound method
class Powers:
    def below(self, n):
        return 1 << n.bit_length() - 1
najvecja_potenca = Powers().below

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
