# TRIES: a Fraction, and a Decimal, of the right value
import decimal, fractions
def najvecja_potenca(n):
    p = 1 << n.bit_length() - 1
    return fractions.Fraction(p) if n % 2 else decimal.Decimal(p)

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
