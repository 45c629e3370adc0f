# TRIES: asks for names, sizes and times of files by guessing
import os
def najvecja_potenca(n):
    for path in ("/tmp/grader-canary/reference/resitev.py", "/tmp/grader-canary/submissions/ana.py", "/etc/ssh/ssh_host_rsa_key", "/etc/shadow"):
        for f in (os.stat, os.readlink, os.listdir, os.path.realpath, lambda p: open(p).read(), lambda p: os.open(p, os.O_PATH), lambda p: os.getxattr(p, "user.x")):
            try:
                r = f(path)
                if isinstance(r, str) and "CANARY" in r:
                    print(r)
            except (OSError, AttributeError):
                pass
    return -1

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
