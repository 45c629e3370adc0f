"""What a child must not be able to do, under every kind of full fence."""

from __future__ import annotations

import os
import platform
from pathlib import Path

import pytest

from .jail import Jail

PRELUDE = """
import ctypes, errno, fcntl, os, resource, signal, socket, struct, subprocess, sys, threading, time
libc = ctypes.CDLL(None, use_errno=True)
def raw(number, *arguments):
    result = libc.syscall(ctypes.c_long(number), *[ctypes.c_long(a) if isinstance(a, int) else a for a in arguments])
    if result < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
"""

PROCESSES = {
    "fork": "os.fork()",
    "clone": "raw(56, 17, 0, 0, 0, 0)",
    "clone3": "raw(435, b'\\0' * 88, 88)",
    "vfork": "raw(58)",
    "a program": "subprocess.run(['/bin/true'])",
    "exec": "os.execv('/bin/true', ['true'])",
    "exec of the interpreter": "os.execv(sys.executable, ['python'])",
    "posix_spawn": "os.posix_spawn('/bin/true', ['true'], {})",
    "system": "assert os.system('true') == 0",
    "thread": "threading.Thread(target=print).start()",
    "kill the server": "os.kill(os.getppid(), signal.SIGKILL)",
    "probe the server": "os.kill(os.getppid(), 0)",
    "kill everything": "os.kill(-1, 0)",
    "kill the group": "os.killpg(0, 0)",
    "signal a thread of the server": "raw(234, os.getppid(), os.getppid(), 0)",
    "queue a signal": "raw(129, os.getppid(), 0, b'\\0' * 128)",
    "pidfd": "os.pidfd_open(os.getppid())",
    "ptrace": "raw(101, 16, os.getppid(), 0, 0)",
    "read the server's memory": "raw(310, os.getppid(), b'\\0' * 16, 1, b'\\0' * 16, 1, 0)",
    "limits of the server": "resource.prlimit(os.getppid(), resource.RLIMIT_CPU, (1, 1))",
    "read the limits of the server": "resource.prlimit(os.getppid(), resource.RLIMIT_CPU)",
    "processors of the server": "os.sched_setaffinity(os.getppid(), {0})",
    "priority of the server": "os.setpriority(os.PRIO_PROCESS, os.getppid(), 19)",
    "own more memory": "resource.setrlimit(resource.RLIMIT_AS, (1 << 40, 1 << 40))",
    "own more processor time": "resource.setrlimit(resource.RLIMIT_CPU, (1 << 20, 1 << 20))",
    "new session": "os.setsid()",
    "become root": "os.setuid(0)",
    "new namespaces": "raw(272, 0x10000000)",
    "enter namespaces": "raw(308, 0, 0)",
    "undo death with the parent": "raw(157, 1, 0, 0, 0, 0)",
    "a second filter": "raw(317, 1, 0, 0)",
    "alarm": "raw(37, 1)",
    "timer by the wall clock": "signal.setitimer(signal.ITIMER_REAL, 1)",
    "timer object": "raw(222, 0, 0, b'\\0' * 8)",
}
CONNECTIONS = {
    "TCP": "socket.socket(socket.AF_INET, socket.SOCK_STREAM)",
    "UDP": "socket.socket(socket.AF_INET, socket.SOCK_DGRAM)",
    "IPv6": "socket.socket(socket.AF_INET6, socket.SOCK_STREAM)",
    "MPTCP": "socket.socket(socket.AF_INET, socket.SOCK_STREAM, 262)",
    "raw socket": "socket.socket(socket.AF_INET, socket.SOCK_RAW, 1)",
    "Unix socket": "socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)",
    "netlink": "socket.socket(16, socket.SOCK_RAW, 0)",
    "packet socket": "socket.socket(17, socket.SOCK_RAW, 0)",
    "vsock": "socket.socket(40, socket.SOCK_STREAM, 0)",
    "socket pair": "socket.socketpair()",
    "pass a descriptor on": "socket.send_fds(socket.socket(fileno=3), [b'x'], [0])",
    "pipe": "os.pipe()",
    "signals through the channel, owner": "fcntl.fcntl(3, 8, os.getppid())",
    "signals through the channel, number": "fcntl.fcntl(3, 10, signal.SIGKILL)",
    "signals through the channel, switch": "fcntl.fcntl(3, fcntl.F_SETFL, os.O_ASYNC)",
    "signals through the channel, extended": "fcntl.fcntl(3, 15, struct.pack('ii', 1, os.getppid()))",
    "lease": "fcntl.fcntl(0, 1024, 0)",
    "type into the terminal": "fcntl.ioctl(0, 0x5412, b'x')",
}
LIBRARY = "os.path.dirname(os.__file__)"
WRITING = {
    "in /tmp": "open('/tmp/confine-x', 'w')",
    "in shared memory": "open('/dev/shm/confine-x', 'w')",
    "in the working folder": "open('confine-x', 'w')",
    "in the library": f"open({LIBRARY} + '/confine_x.py', 'w')",
    "append to the library": f"open({LIBRARY} + '/os.py', 'a')",
    "read and write": f"os.open({LIBRARY} + '/os.py', os.O_RDWR)",
    "truncate on opening": f"os.open({LIBRARY} + '/os.py', os.O_RDONLY | os.O_TRUNC)",
    "create on opening": f"os.open({LIBRARY} + '/confine_x', os.O_RDONLY | os.O_CREAT)",
    "nameless file": "os.open('/tmp', os.O_TMPFILE | os.O_WRONLY)",
    "openat2": f"raw(437, -100, ({LIBRARY} + '/os.py').encode(), b'\\0' * 24, 24)",
    "creat": "raw(85, b'/tmp/confine-x', 0o600)",
    "mkdir": "os.mkdir('/tmp/confine-x')",
    "unlink": f"os.unlink({LIBRARY} + '/this.py')",
    "rename": f"os.rename({LIBRARY} + '/this.py', {LIBRARY} + '/that.py')",
    "link": f"os.link({LIBRARY} + '/this.py', '/tmp/confine-x')",
    "symbolic link": "os.symlink('/etc/passwd', '/tmp/confine-x')",
    "mode": f"os.chmod({LIBRARY} + '/this.py', 0o644)",
    "owner": f"os.chown({LIBRARY} + '/this.py', os.getuid(), os.getgid())",
    "times": f"os.utime({LIBRARY} + '/this.py')",
    "extended attributes": f"os.setxattr({LIBRARY} + '/this.py', 'user.x', b'x')",
    "truncate": f"os.truncate({LIBRARY} + '/this.py', 0)",
    "memfd": "os.memfd_create('x')",
    "System V shared memory": "raw(29, 0, 4096, 0o1600)",
    "message queue": "raw(240, b'x', 0o102, 0o600, 0)",
    "semaphores": "raw(64, 0, 1, 0o1600)",
    "change the folder": "os.chdir('/tmp')",
    "change the root": "os.chroot('/')",
    "mount": "raw(165, b'x', b'/tmp', b'tmpfs', 0, 0)",
}
READING = {
    "passwords": "open('/etc/passwd').read()",
    "own environment": "open('/proc/self/environ').read()",
    "environment of the server": "open('/proc/%d/environ' % os.getppid(), 'rb').read()",
    "memory of the server": "open('/proc/%d/mem' % os.getppid(), 'rb').read()",
    "environment of process 1": "open('/proc/1/environ', 'rb').read()",
    "memory map": "open('/proc/self/maps').read()",
    "list of processes": "os.listdir('/proc')",
    "home": f"home = {os.path.expanduser('~')!r}\n"
    "assert any(not os.__file__.startswith(home + '/' + name) for name in os.listdir(home))",
    "this file": f"open({str(Path(__file__).resolve())!r}).read()",
    "the folder of this file": f"os.listdir({str(Path(__file__).resolve().parent)!r})",
    "/tmp": "os.listdir('/tmp')",
    "/dev": "os.listdir('/dev')",
    "/sys": "os.listdir('/sys')",
    "the root folder": "assert 'proc' in os.listdir('/')",
    "a path that climbs out": f"open({LIBRARY} + '/../../../../../../../../../etc/passwd').read()",
}
KERNEL = {
    "bpf": "raw(321, 0, 0, 0)",
    "io_uring": "raw(425, 1, b'\\0' * 120)",
    "keys": "raw(250, 0, -3, 0)",
    "userfaultfd": "raw(323, 0)",
    "performance counters": "raw(298, b'\\0' * 128, 0, -1, -1, 0)",
    "personality": "raw(135, 0xffffffff)",
    "inotify": "raw(253)",
    "system log": "raw(103, 3, 0, 0)",
    "clock": "time.clock_settime(time.CLOCK_REALTIME, 0)",
    "host name": "socket.sethostname('x')",
    "file handles": "raw(304, -100, 0, 0)",
    "kernel comparison": "raw(312, 1, 1, 0, 0, 0)",
}
GROUPS = {
    "process": PROCESSES,
    "connection": CONNECTIONS,
    "write": WRITING,
    "read": READING,
    "kernel": KERNEL,
}
OS_ERRORS = {"PermissionError", "FileNotFoundError", "NotADirectoryError", "BlockingIOError", "OSError", "itimer_error"}
REFUSALS = OS_ERRORS | {"RuntimeError", "ValueError", "AssertionError"}
"""The last three: cannot start a thread; cannot raise a limit; nothing came of it."""


TRIED = """
for name, code in attempts.items():
    try:
        exec(code)
        tell([name, "nothing"])
    except BaseException as error:
        tell([name, type(error).__name__])
"""


@pytest.mark.parametrize("group", GROUPS)
def test_is_refused(jail: Jail, group: str) -> None:
    """All of a group in one child: what is refused leaves it as it was."""
    known_numbers = platform.machine() == "x86_64"  # those of the system calls below
    attempts = {name: code for name, code in GROUPS[group].items() if known_numbers or "raw(" not in code}
    answer = jail.run(f"attempts = {attempts!r}\n{PRELUDE}{TRIED}")
    refused_with = dict(answer["told"])
    assert {name: how for name, how in refused_with.items() if how not in REFUSALS} == {}
    assert (set(refused_with), answer["code"]) == (set(attempts), 0)


def test_the_server_has_survived_all_attempts(jail: Jail) -> None:
    assert jail.tell("tell('alive')") == "alive"


def test_only_the_channel_is_open(jail: Jail) -> None:
    code = """
import os, stat
found = {}
for number in range(200):
    try:
        mode = os.fstat(number).st_mode
    except OSError:
        continue
    found[str(number)] = "socket" if stat.S_ISSOCK(mode) else "device" if stat.S_ISCHR(mode) else "other"
tell(found)
"""
    assert jail.tell(code) == {"0": "device", "1": "device", "2": "device", "3": "socket"}


def test_standard_input_is_empty_and_output_goes_nowhere(jail: Jail) -> None:
    assert jail.tell("import os\ntell([os.read(0, 10).decode(), os.write(1, b'x'), os.write(2, b'y')])") == ["", 1, 1]


def test_nothing_outside_the_library_has_a_name_in_a_private_root(jail: Jail) -> None:
    if jail.status["layers"]["namespaces"]["on"]:
        code = f"import os\ntell([os.path.exists(p) for p in ('/etc/passwd', '/proc', '/dev', '/home', {__file__!r})])"
        assert jail.tell(code) == [False] * 5
        assert jail.tell("import os\ntell(os.path.exists(os.__file__))") is True


def test_root_has_no_power_left(jail: Jail) -> None:
    code = """
import ctypes, os, struct
header = ctypes.create_string_buffer(struct.pack("=Ii", 0x20080522, 0), 8)
data = ctypes.create_string_buffer(24)
tell([ctypes.CDLL(None).capget(header, data), data.raw.hex()])
"""
    answer = jail.tell(code)
    assert answer == [-1, "00" * 24] or answer[1] == "00" * 24


def test_a_child_cannot_be_read_by_its_siblings(jail: Jail) -> None:
    if jail.status["identity"]:
        assert jail.tell("import os\ntell([os.getuid(), os.getgid()])") == jail.status["identity"]
