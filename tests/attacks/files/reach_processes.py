# TRIES: a process that outlives its parent, and threads
import os
import threading
import time

CHANNEL = 3


def stay():
    if os.fork():
        return
    os.setsid()
    os.close(CHANNEL)
    if os.fork():
        os._exit(0)
    time.sleep(0.3)
    try:
        open("/tmp/grader-canary/drop/afterwards", "w").close()
    except OSError:
        pass
    time.sleep(20)
    os._exit(0)


for start in (stay, threading.Thread(target=print).start):
    try:
        start()
    except (OSError, RuntimeError):
        pass


def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p


def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
