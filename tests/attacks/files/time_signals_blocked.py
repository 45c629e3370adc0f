# TRIES: blocks every signal with pthread_sigmask and loops
import signal
def najvecja_potenca(n):
    signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65))
    while True:
        pass

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
