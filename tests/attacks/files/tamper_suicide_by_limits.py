# TRIES: lowers its own limits to nothing, and answers right
import resource
for name in ("RLIMIT_AS", "RLIMIT_DATA", "RLIMIT_STACK", "RLIMIT_NOFILE"):
    try:
        resource.setrlimit(getattr(resource, name), (0, 0))
    except (OSError, ValueError):
        pass
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
