"""The layers in their order. The fork server calls `prepare_server` once, before its first fork and after its imports;
each child calls `confine_child` right before it touches untrusted code.

Nothing goes on half-built: a step that the kernel refuses raises `Refused`, after which the process must end (it may
sit in a namespace where it cannot fork, or as a user that owns nothing) and be started again without that layer.
"""

from __future__ import annotations

import contextlib
import os
import sys
from dataclasses import replace
from typing import Any, Dict, Iterator, Mapping, Optional

from grader.runner.confine import capabilities, identity, landlock, limits, namespaces, process, seccomp
from grader.runner.confine.plan import Plan, plan
from grader.runner.confine.platforms import LAYERS, LINUX, NEEDS_FORK_SERVER

Status = Dict[str, Any]


class Refused(Exception):
    """A layer could not be set up here. `step` is its name, to be put into the option `layers_off` (or, with `reason`,
    into `refused`) of the next attempt."""

    def __init__(self, step: str, reason: str) -> None:
        super().__init__(step, reason)
        self.step = step
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.step}: {self.reason}"


class Unconfined(Exception):
    """A child could not be confined: it must end and run nothing."""


@contextlib.contextmanager
def _step(layer: str) -> Iterator[None]:
    """Every failure of a layer, whatever it is, is the refusal of it."""
    try:
        yield
    except Exception as error:
        said = error.strerror if isinstance(error, OSError) else str(error)
        raise Refused(layer, said or type(error).__name__) from error


def prepare_server(options: Mapping[str, Any]) -> Status:
    """Confines this process as far as all its children may share it; to be called once. Options: see `plan.plan`.

    With namespaces the caller goes on in a fork, as process 1; the first process waits for it and ends with it.
    Returns what is in force, as plain data: {isolation, layers: {layer: {on, detail, why}}, memory_mb, ...}.
    """
    wanted = plan(options)
    if not LINUX:
        return _limits_only(wanted)
    process.die_with_parent()
    status = _new_status(wanted)
    user_namespace = _separate(wanted, status)
    status["server_pid"] = os.getpid()
    _fence_files(wanted, status)
    _choose_identity(wanted, status, user_namespace)
    _limit_server(wanted, status)
    _build_filter(wanted, status)
    if wanted.isolation != "none":
        process.not_dumpable()
        _give_up_rights(status)
    return status


def _new_status(wanted: Plan) -> Status:
    layers = {layer: {"on": False, "detail": "", "why": wanted.left_out.get(layer, "")} for layer in LAYERS}
    return {
        "isolation": wanted.isolation,
        "system": sys.platform,
        "machine": seccomp.machine(),
        "layers": layers,
        "memory_mb": wanted.memory_mb,
        "cpu_seconds": wanted.cpu_seconds,
        "memory_limited": False,
        "base_bytes": limits.process_bytes(),
        "null": process.open_null(),
        "identity": None,
        "files": "all",
        "server_pid": os.getpid(),
    }


def _in_force(status: Status, layer: str, detail: str = "") -> None:
    status["layers"][layer].update(on=True, detail=detail)


def _separate(wanted: Plan, status: Status) -> bool:
    """Namespaces with their own root. True if there is a user namespace among them."""
    if not wanted.tries("namespaces"):
        os.chdir("/")
        return False
    with _step("namespaces"):
        user_namespace = namespaces.separate()
        namespaces.become_first_process()
        namespaces.private_root(wanted.library.trees, wanted.library.links, status["machine"])
    kinds = [*namespaces.KINDS, *(["user"] if user_namespace else [])]
    _in_force(status, "namespaces", " ".join(kinds))
    return user_namespace


def _fence_files(wanted: Plan, status: Status) -> None:
    """After the mounts, which Landlock forbids."""
    if wanted.tries("landlock"):
        with _step("landlock"):
            abi = landlock.read_only(wanted.library.trees)
        _in_force(status, "landlock", f"ABI {abi}")
    layers = status["layers"]
    if layers["landlock"]["on"] or layers["namespaces"]["on"]:
        status["files"] = "library"
    elif wanted.tries("seccomp"):
        status["files"] = "none"


def _choose_identity(wanted: Plan, status: Status, user_namespace: bool) -> None:
    if not wanted.tries("uid"):
        return
    if user_namespace:
        status["layers"]["uid"]["why"] = "the user namespace has one user only"
        return
    with _step("uid"):
        chosen, why = identity.choose(wanted.library.standard)
    if chosen is None:
        status["layers"]["uid"]["why"] = why
    else:
        status["identity"] = list(chosen)
        _in_force(status, "uid", f"uid {chosen[0]}")


def _limit_server(wanted: Plan, status: Status) -> None:
    if not wanted.tries("rlimits"):
        return
    with _step("rlimits"):
        limits.limit_server()
    status["memory_limited"] = limits.memory_is_limited()
    _in_force(status, "rlimits")


def _build_filter(wanted: Plan, status: Status) -> None:
    """Now, so that a child only has to install it."""
    if not wanted.tries("seccomp"):
        return
    with _step("seccomp"):
        _filter(status)
    _in_force(status, "seccomp")


def _filter(status: Status) -> bytes:
    return seccomp.program(status["machine"], status["files"] == "library")


def _give_up_rights(status: Status) -> None:
    """The server keeps what it needs to make its children somebody else and to end them."""
    capabilities.drop_bounding_set()
    if status["identity"]:
        capabilities.keep_only((capabilities.KILL, capabilities.SETGID, capabilities.SETUID))
    else:
        capabilities.keep_only(())


def prepare_alone(options: Mapping[str, Any]) -> Status:
    """For a process that was not forked by a prepared server: the limits that exist, and a status that says so."""
    wanted = plan(options)
    left_out = {**dict.fromkeys(LAYERS, NEEDS_FORK_SERVER), **wanted.left_out}
    if "rlimits" not in wanted.left_out:
        del left_out["rlimits"]
    return _limits_only(replace(wanted, left_out=left_out))


def _limits_only(wanted: Plan) -> Status:
    status = _new_status(wanted)
    _limit_server(wanted, status)
    return status


def confine_child(status: Status, options: Optional[Mapping[str, Any]] = None) -> None:
    """Confines this process, a fork of the prepared server, for good. Its channel is descriptor 3, the only one kept.

    `options` may give other `memory_mb` and `cpu_seconds` than the server's. Raises whatever goes wrong; the process
    must then end without running anything.
    """
    given = options or {}
    memory_mb = int(given.get("memory_mb") or status["memory_mb"])
    cpu_seconds = int(given.get("cpu_seconds") or status["cpu_seconds"])
    layers = status["layers"]
    if hasattr(os, "setsid"):
        os.setsid()
    process.keep_channel_only(status["null"])
    if status["identity"]:
        user, group = status["identity"]
        identity.take((user, group))
    if LINUX:
        _give_up_all(status)
    if layers["rlimits"]["on"]:
        limits.limit_child(status["base_bytes"], memory_mb, cpu_seconds)
    if layers["seccomp"]["on"]:
        seccomp.install(_filter(status))


def _give_up_all(status: Status) -> None:
    process.die_with_parent()
    if os.getppid() != status["server_pid"]:
        raise Unconfined("the server ended while its child was confined")
    if status["isolation"] != "none":
        capabilities.clear()
        process.no_new_privileges()
        process.not_dumpable()
