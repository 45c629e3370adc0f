# TRIES: asks for and changes limits, priority, cores and group of the process that started it
import os
import resource


def najvecja_potenca(n):
    parent = os.getppid()
    for what in (
        lambda: resource.prlimit(parent, resource.RLIMIT_NOFILE),
        lambda: os.sched_setaffinity(parent, os.sched_getaffinity(parent)),
        lambda: os.setpriority(os.PRIO_PROCESS, parent, 1),
        lambda: os.sched_setscheduler(parent, os.SCHED_BATCH, os.sched_param(0)),
    ):
        try:
            what()
        except OSError:
            continue
        print("SETTINGS-OF-OTHERS")
    return -1


def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
