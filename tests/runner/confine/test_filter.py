"""The filter of system calls: its table, its program for both architectures, and what the kernel makes of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.runner.confine import seccomp
from grader.runner.confine import system_calls as table

from .filter_machine import answer
from .jail import Jail

HEADERS = {
    "x86_64": Path("/usr/include/x86_64-linux-gnu/asm/unistd_64.h"),
    "aarch64": Path("/usr/include/asm-generic/unistd.h"),
}
CONDITIONAL = {
    "open": table.OPEN,
    "openat": table.OPENAT,
    "prlimit64": table.PRLIMIT64,
    "fcntl": table.FCNTL,
    "setitimer": table.SETITIMER,
    "getitimer": table.GETITIMER,
}
MACHINES = ("x86_64", "aarch64")
LAST = 600
NEVER = (
    "fork vfork clone clone3 execve execveat kill tkill tgkill rt_sigqueueinfo rt_tgsigqueueinfo "
    "pidfd_send_signal pidfd_open ptrace process_vm_readv process_vm_writev socket socketpair connect bind sendto "
    "sendmsg recvmsg accept unlink unlinkat rename renameat renameat2 mkdir mkdirat link linkat symlink symlinkat "
    "chmod fchmod fchmodat chown fchown truncate ftruncate fallocate memfd_create shmget shmat semget msgget "
    "mq_open mount umount2 pivot_root chroot unshare setns prctl seccomp bpf io_uring_setup keyctl add_key "
    "userfaultfd perf_event_open ioctl setuid setresuid capset openat2 open_by_handle_at pwrite64 pwritev "
    "sendfile splice copy_file_range sched_setaffinity setpriority process_madvise kcmp personality setsid "
    "setpgid chdir fchdir creat timer_create alarm "
).split()


def numbers_in(header: Path) -> dict[str, int]:
    """Names and numbers as the kernel's header has them; none if it is not installed."""
    if not header.exists():
        return {}
    found = re.findall(r"#define\s+__NR(?:3264)?_(\w+)\s+(\d+)", header.read_text())
    return {name: int(number) for name, number in found}


@pytest.mark.parametrize("machine", MACHINES)
def test_the_numbers_are_the_kernels(machine: str) -> None:
    column, _ = table.ARCHITECTURES[machine]
    kernel = numbers_in(HEADERS[machine])
    generic_names = {"newfstatat": "fstatat"} if machine == "aarch64" else {}
    for name, numbers in {**table.FREE, **CONDITIONAL}.items():
        if kernel and numbers[column] is not None:
            assert kernel[generic_names.get(name, name)] == numbers[column], name


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("files_can_be_read", [True, False])
def test_exactly_the_listed_calls_are_allowed(machine: str, files_can_be_read: bool) -> None:
    column, _ = table.ARCHITECTURES[machine]
    program = seccomp.program(machine, files_can_be_read)
    free = {numbers[column] for numbers in table.FREE.values()}
    with_ones = {number for number in range(LAST) if answer(program, machine, number, [0xFFFFFFFF] * 6) == "allow"}
    assert with_ones == free - {None}
    refused = [number for number in range(LAST) if answer(program, machine, number, [0xFFFFFFFF] * 6) != "refuse"]
    assert set(refused) == with_ones


@pytest.mark.parametrize("machine", MACHINES)
def test_dangerous_calls_are_refused_with_any_arguments(machine: str) -> None:
    kernel = numbers_in(HEADERS[machine])
    program = seccomp.program(machine, True)
    for name in NEVER:
        if name in kernel:
            for arguments in ([0] * 6, [1] * 6, [2] * 6, [0xFFFFFFFFFFFFFFFF] * 6):
                assert answer(program, machine, kernel[name], arguments) == "refuse", name


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize(
    ("call", "arguments", "expected"),
    [
        ("openat", [0, 0, 0o2000000], "allow"),
        ("openat", [0, 0, 0o1], "refuse"),
        ("openat", [0, 0, 0o2], "refuse"),
        ("openat", [0, 0, 0o100], "refuse"),
        ("openat", [0, 0, 0o1000], "refuse"),
        ("openat", [0, 0, 0o20200000], "refuse"),
        ("openat", [0, 0, 0o1 | 1 << 40], "refuse"),
        ("open", [0, 0o1], "refuse"),
        ("open", [0, 0], "allow"),
        ("prlimit64", [0], "allow"),
        ("prlimit64", [1], "refuse"),
        ("prlimit64", [1 << 32], "allow"),
        ("fcntl", [3, 0], "allow"),
        ("fcntl", [3, 1030], "allow"),
        ("fcntl", [3, 4, 0o20000], "refuse"),
        ("fcntl", [3, 8, 1], "refuse"),
        ("fcntl", [3, 10, 9], "refuse"),
        ("fcntl", [3, 15], "refuse"),
        ("setitimer", [0], "refuse"),
        ("setitimer", [1], "allow"),
        ("setitimer", [2], "allow"),
        ("getitimer", [2], "allow"),
    ],
)
def test_arguments_decide(machine: str, call: str, arguments: list[int], expected: str) -> None:
    number = CONDITIONAL[call][table.ARCHITECTURES[machine][0]]
    if number is not None:
        assert answer(seccomp.program(machine, True), machine, number, arguments) == expected


def test_without_a_fence_around_files_none_can_be_opened() -> None:
    for machine in MACHINES:
        column, _ = table.ARCHITECTURES[machine]
        for numbers in (table.OPEN, table.OPENAT):
            number = numbers[column]
            assert number is None or answer(seccomp.program(machine, False), machine, number) == "refuse"


def test_the_doors_of_other_architectures_kill() -> None:
    program = seccomp.program("x86_64", True)
    assert answer(program, "i386", 20) == "kill"
    assert answer(program, "aarch64", 0) == "kill"
    assert answer(program, "x86_64", 0x40000000 | 39) == "kill"


def test_the_kernel_kills_what_comes_by_another_door(jails: Callable[[str], Jail]) -> None:
    jail = jails("all layers")
    if jail.status["machine"] != "x86_64":
        return
    other_abi = "import ctypes\nctypes.CDLL(None).syscall(ctypes.c_long(0x40000000 | 39))\ntell('lived')"
    assert jail.run(other_abi)["code"] == -31
    by_interrupt = """
import ctypes, mmap
page = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
page.write(bytes.fromhex("b814000000cd80c3"))
ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.addressof(ctypes.c_char.from_buffer(page)))()
tell('lived')
"""
    assert jail.run(by_interrupt)["code"] == -31


PASSED_BY_THE_KERNEL = {335, 336}
"""Newer kernels let these two of its own tracing pass by every filter; called from elsewhere they end the process."""


def test_the_kernel_refuses_every_number_that_is_not_listed(jails: Callable[[str], Jail]) -> None:
    jail = jails("all layers")
    if jail.status["machine"] not in table.ARCHITECTURES:
        return
    column, _ = table.ARCHITECTURES[jail.status["machine"]]
    listed = {numbers[column] for numbers in {**table.FREE, **CONDITIONAL}.values()}
    swept = [number for number in range(461) if number not in listed | PASSED_BY_THE_KERNEL]
    code = f"""
import ctypes
call = ctypes.CDLL(None, use_errno=True).syscall
call.restype = ctypes.c_long
ones = [ctypes.c_long(-1)] * 6
for number in {swept}:
    tell([number, call(ctypes.c_long(number)), ctypes.get_errno()])
    tell([number, call(ctypes.c_long(number), *ones), ctypes.get_errno()])
"""
    done = jail.run(code)
    assert done["told"] == [[number, -1, 1] for number in swept for _ in range(2)]
    assert done["code"] == 0
