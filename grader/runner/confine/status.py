"""What came of the confinement, in words: one line for reports, and what a machine lacks. Runs in the grader's process
on the plain data that `layers.prepare_server` returned."""

from __future__ import annotations

from typing import Any, Dict, List, Mapping, NamedTuple

from grader.runner.confine.platforms import LAYERS, NEEDS_FORK_SERVER, NOT_ROOT

Status = Mapping[str, Any]

ADVICE = {
    "namespaces": "Works out of the box on most systems; inside a container it needs a user namespace that is allowed.",
    "landlock": "Needs Linux 5.13 or newer with `landlock` among the names in /sys/kernel/security/lsm; the kernel "
    "parameter `lsm=landlock,...` adds it.",
    "seccomp": "Needs Linux on x86_64 or aarch64. On macOS and Windows run the grader in a container or in WSL 2.",
    "rlimits": "Needs a Unix-like system. On Windows run the grader in WSL 2 or in a container.",
    "uid": "Start the grader as an ordinary user, or with an interpreter that all users may read, as /usr/bin/python3.",
}
SWITCHES = (
    (
        "/proc/sys/kernel/apparmor_restrict_unprivileged_userns",
        "1",
        "AppArmor forbids it to ordinary users; `sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0` allows.",
    ),
    (
        "/proc/sys/kernel/unprivileged_userns_clone",
        "0",
        "The system forbids it to ordinary users: `sudo sysctl kernel.unprivileged_userns_clone=1` allows it.",
    ),
    (
        "/proc/sys/user/max_user_namespaces",
        "0",
        "The system allows no user namespaces: `sudo sysctl user.max_user_namespaces=15000` allows some.",
    ),
)
"""Files that tell why namespaces are refused: path, the value that forbids, what to do."""


class Missing(NamedTuple):
    """A layer that is not in force."""

    layer: str
    why: str
    how_to_get_it: str


def is_full(status: Status) -> bool:
    """Is untrusted code fenced off from processes, network and files? Needs seccomp, and a fence around files."""
    return _on(status, "seccomp") and (_on(status, "landlock") or _on(status, "namespaces"))


def describe(status: Status) -> str:
    """One line: `namespaces (mount net ipc uts pid), Landlock ABI 7, seccomp, uid dropped, 256 MB`."""
    parts = [text for layer, text in _names(status).items() if _on(status, layer)]
    if not any(_on(status, layer) for layer in ("namespaces", "landlock", "seccomp")):
        parts.insert(0, "a separate process only")
    if status.get("files") == "none":
        parts.append("no files at all")
    if _on(status, "rlimits"):
        memory = f"{status['memory_mb']} MB" if status.get("memory_limited") else "memory not limited"
        parts.append(memory)
    else:
        parts.append("no limits")
    lacking: Dict[str, List[str]] = {}
    for entry in missing(status):
        if entry.layer != "rlimits":
            lacking.setdefault(entry.why, []).append(entry.layer)
    without = [f"{', '.join(layers)} ({why})" for why, layers in lacking.items()]
    return ", ".join(parts) + ("; without " + ", ".join(without) if without else "")


def _names(status: Status) -> Dict[str, str]:
    layers = status["layers"]
    return {
        "namespaces": f"namespaces ({layers['namespaces']['detail']})",
        "landlock": f"Landlock {layers['landlock']['detail']}",
        "seccomp": "seccomp",
        "uid": "uid dropped",
    }


def missing(status: Status) -> List[Missing]:
    """The layers that are not in force, why not, and how to get them. An ordinary user lacks nothing in `uid`."""
    found = []
    for layer in LAYERS:
        why = _why_not(status, layer)
        if not _on(status, layer) and why != NOT_ROOT:
            found.append(Missing(layer, why, _advice(layer, why)))
    return found


def _on(status: Status, layer: str) -> bool:
    return bool(status["layers"][layer]["on"])


def _why_not(status: Status, layer: str) -> str:
    """The kernel's own words at an earlier attempt say more than that the layer was left out at this one."""
    earlier = (status.get("refused") or {}).get(layer)
    return str(earlier or status["layers"][layer]["why"])


def _advice(layer: str, why: str) -> str:
    if why == NEEDS_FORK_SERVER:
        return "It is there only where the grader can start its workers by forking: on Linux."
    if why in ("switched off", "isolation is switched off"):
        return "It was switched off by an option."
    if layer == "namespaces":
        for path, forbidding, advice in SWITCHES:
            if _content(path) == forbidding:
                return advice
    return ADVICE[layer]


def _content(path: str) -> str:
    try:
        with open(path, encoding="ascii") as file:
            return file.read().strip()
    except (OSError, ValueError):
        return ""
