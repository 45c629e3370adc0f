# TRIES: reads memory, environment, arguments and descriptors of every process
import glob, os
def najvecja_potenca(n):
    for folder in glob.glob("/proc/[0-9]*") + ["/proc/self", "/proc/thread-self", "/proc/%d" % os.getppid(), "/proc/1"]:
        for what in ("environ", "cmdline", "maps", "mem", "status", "fd/0", "root/etc/passwd", "cwd"):
            try:
                with open(folder + "/" + what, "rb") as f:
                    print(folder, what, f.read(2000))
            except OSError:
                pass
    return -1

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
