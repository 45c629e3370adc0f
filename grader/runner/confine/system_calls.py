"""The system calls that a child may make, with their numbers: (x86_64, aarch64); None where there is no such call.

All that Python needs to compute, to import its library and to talk over a channel that is already open. Nothing that
starts, signals or inspects another process, opens a connection, or changes a file.
"""

from __future__ import annotations

from typing import Dict, Optional, Tuple

Numbers = Tuple[Optional[int], Optional[int]]

ARCHITECTURES = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}
"""machine -> column of the table, AUDIT_ARCH of the kernel"""

FREE: Dict[str, Numbers] = {
    # data through open descriptors
    "read": (0, 63),
    "write": (1, 64),
    "readv": (19, 65),
    "writev": (20, 66),
    "pread64": (17, 67),
    "lseek": (8, 62),
    "close": (3, 57),
    "close_range": (436, 436),
    "dup": (32, 23),
    "fstat": (5, 80),
    "getdents64": (217, 61),
    # memory
    "brk": (12, 214),
    "mmap": (9, 222),
    "munmap": (11, 215),
    "mremap": (25, 216),
    "mprotect": (10, 226),
    "madvise": (28, 233),
    "membarrier": (324, 283),
    # waiting and locks
    "futex": (202, 98),
    "nanosleep": (35, 101),
    "clock_nanosleep": (230, 115),
    "sched_yield": (24, 124),
    "restart_syscall": (219, 128),
    "poll": (7, None),
    "ppoll": (271, 73),
    "select": (23, None),
    "pselect6": (270, 72),
    # clocks
    "clock_gettime": (228, 113),
    "clock_getres": (229, 114),
    "gettimeofday": (96, 169),
    "time": (201, None),
    "times": (100, 153),
    "getrusage": (98, 165),
    # its own signal handlers
    "rt_sigaction": (13, 134),
    "rt_sigprocmask": (14, 135),
    "rt_sigreturn": (15, 139),
    "sigaltstack": (131, 132),
    # who and where it is
    "getpid": (39, 172),
    "getppid": (110, 173),
    "gettid": (186, 178),
    "getuid": (102, 174),
    "geteuid": (107, 175),
    "getgid": (104, 176),
    "getegid": (108, 177),
    "getcwd": (79, 17),
    "uname": (63, 160),
    "sysinfo": (99, 179),
    "getcpu": (309, 168),
    "getrlimit": (97, 163),
    "sched_getaffinity": (204, 123),
    "getrandom": (318, 278),
    # looking at files by their names, for imports
    "stat": (4, None),
    "lstat": (6, None),
    "statx": (332, 291),
    "newfstatat": (262, 79),
    "access": (21, None),
    "faccessat": (269, 48),
    "faccessat2": (439, 439),
    "readlink": (89, None),
    "readlinkat": (267, 78),
    # the C library's own book-keeping
    "arch_prctl": (158, None),
    "set_tid_address": (218, 96),
    "set_robust_list": (273, 99),
    "rseq": (334, 293),
    # the end
    "exit": (60, 93),
    "exit_group": (231, 94),
}
"""Allowed with any arguments."""

OPEN: Numbers = (2, None)
OPENAT: Numbers = (257, 56)
PRLIMIT64: Numbers = (302, 261)
FCNTL: Numbers = (72, 25)
SETITIMER: Numbers = (38, 103)
GETITIMER: Numbers = (36, 102)

WRITING = 0o1 | 0o2 | 0o100 | 0o1000 | 0o20000000
"""O_WRONLY, O_RDWR, O_CREAT, O_TRUNC and the bit of O_TMPFILE: the same on both architectures."""
FCNTL_COMMANDS = (0, 1, 2, 3, 1030)
"""F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_DUPFD_CLOEXEC. Not F_SETOWN and F_SETSIG: with O_ASYNC they send any signal."""
CPU_TIMERS = (1, 2)
"""ITIMER_VIRTUAL, ITIMER_PROF."""
