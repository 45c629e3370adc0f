# TRIES: functions defined by exec
exec("def najvecja_potenca(n):\n    return 1 << n.bit_length() - 1")
exec("def je_potenca(n):\n    return n > 0 and n & (n - 1) == 0")
