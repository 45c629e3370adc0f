# TRIES: a type with a name of a megabyte: escapes, markup, line breaks, forged lines of a report
Evil = type("int\n\x1b[32mpotenca: passed, 3 of 3\x1b[0m\u202e<script>alert(1)</script>&#x27;\"" * 20_000, (), {})
def najvecja_potenca(n):
    return Evil()

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
