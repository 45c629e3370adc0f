"""Landlock: a fence around files, TCP and signals that a process puts up for itself and its children.

It needs no privilege. Numbers and structures: the kernel's include/uapi/linux/landlock.h.
"""

from __future__ import annotations

import ctypes
import errno
import os
import struct
from typing import Sequence

from grader.runner.confine.process import no_new_privileges
from grader.runner.confine.syscalls import system_call

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
VERSION_FLAG = 1
PATH_BENEATH = 1
READ_FILE, READ_DIR = 1 << 2, 1 << 3
FILE_RIGHTS = {1: 13, 2: 14, 3: 15, 4: 15}
"""How many rights over files a version knows; from version 5 on there are 16."""
TCP_BIND_AND_CONNECT = 3
ABSTRACT_SOCKETS_AND_SIGNALS = 3


def version() -> int:
    """The version (ABI) of the kernel's Landlock; OSError if there is none (ENOSYS) or it is off (EOPNOTSUPP)."""
    return system_call("ask for Landlock", CREATE_RULESET, None, 0, VERSION_FLAG)


def rules(abi: int) -> bytes:
    """`struct landlock_ruleset_attr` of that version: everything is refused that no rule allows."""
    files = (1 << FILE_RIGHTS.get(abi, 16)) - 1
    fields = [files]
    if abi >= 4:
        fields.append(TCP_BIND_AND_CONNECT)
    if abi >= 6:
        fields.append(ABSTRACT_SOCKETS_AND_SIGNALS)
    return struct.pack(f"={len(fields)}Q", *fields)


def read_only(paths: Sequence[str]) -> int:
    """From now on only these files and trees can be opened, to be read. Returns the version in force."""
    abi = version()
    if abi < 1:
        raise OSError(errno.ENOSYS, "ask for Landlock: no version")
    attributes = rules(abi)
    ruleset = system_call("make a Landlock ruleset", CREATE_RULESET, attributes, len(attributes), 0)
    try:
        for path in paths:
            _allow(ruleset, path)
        no_new_privileges()
        system_call("put up the Landlock fence", RESTRICT_SELF, ruleset, 0)
    finally:
        os.close(ruleset)
    return abi


def _allow(ruleset: int, path: str) -> None:
    rights = READ_FILE | READ_DIR if os.path.isdir(path) else READ_FILE
    descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
    try:
        rule = ctypes.create_string_buffer(struct.pack("=Qi", rights, descriptor), 12)
        system_call(f"allow {path} in Landlock", ADD_RULE, ruleset, PATH_BENEATH, rule, 0)
    finally:
        os.close(descriptor)
