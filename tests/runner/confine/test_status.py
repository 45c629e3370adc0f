"""The confinement in words."""

from __future__ import annotations

from typing import Any

import pytest

from grader.runner.confine import process, status
from grader.runner.confine.platforms import LAYERS, NOT_ROOT


def made(**layers: str) -> dict[str, Any]:
    """A status with these layers in force (name -> detail)."""
    entries = {layer: {"on": False, "detail": "", "why": "switched off"} for layer in LAYERS}
    for layer, detail in layers.items():
        entries[layer] = {"on": True, "detail": detail, "why": ""}
    return {"layers": entries, "memory_mb": 256, "memory_limited": True, "files": "library"}


ALL = {"namespaces": "mount net ipc uts pid", "landlock": "ABI 7", "seccomp": "", "rlimits": "", "uid": "uid 65534"}


def test_everything_in_force_is_one_short_line() -> None:
    line = "namespaces (mount net ipc uts pid), Landlock ABI 7, seccomp, uid dropped, 256 MB"
    assert status.describe(made(**ALL)) == line
    assert status.missing(made(**ALL)) == []


def test_what_is_not_in_force_is_told_with_its_reason() -> None:
    some = made(landlock="ABI 4", seccomp="", rlimits="")
    some["layers"]["namespaces"]["why"] = "refused: mount a new root: Permission denied"
    some["layers"]["uid"]["why"] = NOT_ROOT
    assert status.describe(some) == (
        "Landlock ABI 4, seccomp, 256 MB; without namespaces (refused: mount a new root: Permission denied)"
    )


def test_the_reason_of_an_earlier_attempt_is_the_one_told() -> None:
    some = {
        **made(seccomp="", landlock="ABI 4", rlimits="", uid="uid 65534"),
        "refused": {"namespaces": "not permitted"},
    }
    (entry,) = status.missing(some)
    assert (entry.layer, entry.why) == ("namespaces", "not permitted")


@pytest.mark.parametrize(
    ("layers", "expected"),
    [
        (("seccomp", "landlock"), True),
        (("seccomp", "namespaces"), True),
        (("seccomp",), False),
        (("landlock", "namespaces", "uid", "rlimits"), False),
        ((), False),
    ],
)
def test_a_full_fence_needs_a_filter_and_a_fence_around_files(layers: tuple[str, ...], expected: bool) -> None:
    assert status.is_full(made(**dict.fromkeys(layers, "x"))) is expected


def test_every_layer_has_advice() -> None:
    nothing = made()
    for layer in LAYERS:
        nothing["layers"][layer]["why"] = "the kernel has none"
    advice = {entry.layer: entry.how_to_get_it for entry in status.missing(nothing)}
    assert set(advice) == set(LAYERS)
    assert all(text.endswith(".") for text in advice.values())


def test_a_setting_that_forbids_namespaces_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    some = made(seccomp="", landlock="ABI 4", rlimits="", uid="")
    some["layers"]["namespaces"]["why"] = "refused"
    monkeypatch.setattr(status, "_content", lambda path: "1" if "apparmor" in path else "")
    assert "kernel.apparmor_restrict_unprivileged_userns=0" in status.missing(some)[0].how_to_get_it


def test_no_files_is_told() -> None:
    some = {**made(seccomp="", rlimits=""), "files": "none"}
    assert "no files at all" in status.describe(some)


def test_the_grader_can_hide_its_memory_where_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(process, "not_dumpable", lambda: asked.append(1))
    monkeypatch.setattr("sys.platform", "linux")
    assert process.host_not_dumpable()
    monkeypatch.setattr("sys.platform", "darwin")
    assert not process.host_not_dumpable()
    assert asked == [1]
