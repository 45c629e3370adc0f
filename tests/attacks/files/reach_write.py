# TRIES: new files wherever somebody may write, by every call that makes one
import os

DROP = "/tmp/grader-canary/drop/"
PLACES = ("/tmp/", "/dev/shm/", "/var/tmp/", "/run/", os.path.expanduser("~/"), "")


def attempt(what):
    try:
        what()
    except OSError:
        pass


for place in PLACES:
    attempt(lambda: open(place + "sbx_attack", "w").close())
attempt(lambda: open(DROP + "file", "w").close())
attempt(lambda: os.close(os.open(DROP + "by_flags", os.O_RDONLY | os.O_CREAT)))
attempt(lambda: os.mkdir(DROP + "folder"))
attempt(lambda: os.mkfifo(DROP + "pipe"))
attempt(lambda: os.symlink("/etc/passwd", DROP + "link"))
attempt(lambda: os.link("/tmp/grader-canary/victim/keep.txt", DROP + "second_name"))


def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p


def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
