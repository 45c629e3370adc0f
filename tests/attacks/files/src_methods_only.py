# TRIES: the functions inside a class
class Solution:
    def najvecja_potenca(self, n):
        return 1 << n.bit_length() - 1
    def je_potenca(self, n):
        return True
