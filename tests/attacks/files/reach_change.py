# TRIES: changes a file of somebody else, which all may write: content, name, mode, times
import os

VICTIM = "/tmp/grader-canary/victim/keep.txt"


def attempt(what, *arguments):
    try:
        what(*arguments)
    except OSError:
        pass


attempt(lambda: open(VICTIM, "a").write("and more"))
attempt(os.truncate, VICTIM, 0)
attempt(os.chmod, VICTIM, 0)
attempt(os.utime, VICTIM, (1, 1))
attempt(os.rename, VICTIM, VICTIM + ".gone")
attempt(os.unlink, VICTIM)


def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p


def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
