# TRIES: starts programs that write a file
import os
import subprocess

TOUCH = "/usr/bin/touch"
DROP = "/tmp/grader-canary/drop/"


def attempt(what):
    try:
        what()
    except (OSError, subprocess.SubprocessError):
        pass


attempt(lambda: os.system(TOUCH + " " + DROP + "by_system"))
attempt(lambda: subprocess.run([TOUCH, DROP + "by_subprocess"], check=False))
attempt(lambda: os.waitpid(os.posix_spawn(TOUCH, ["touch", DROP + "by_spawn"], {}), 0))


def najvecja_potenca(n):
    attempt(lambda: os.execv(TOUCH, ["touch", DROP + "by_exec"]))
    return -1


def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
