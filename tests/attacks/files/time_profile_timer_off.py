# TRIES: switches off the worker's own watch (SIGPROF ignored, timer stopped) and loops
import signal
def najvecja_potenca(n):
    signal.signal(signal.SIGPROF, signal.SIG_IGN)
    signal.setitimer(signal.ITIMER_PROF, 0)
    while True:
        pass

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
