"""Where the exercise of a repository comes from that a student writes: not from what the student can change."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from grader.commands.grading_run import Basis
from grader.grading.exercise_files import MissingFiles, find_exercises
from grader.runner.commit import NoCommit, files_at, resolve
from grader.suite.digest import digest_of_spec
from grader.suite.pack import Pack, PackError, read_pack

MOST_NAMED = 5


class NotVouched(Exception):
    """There is nothing to grade by that can be trusted; the text says why."""


@dataclass(frozen=True)
class Vouched:
    """What to grade by."""

    exercises: dict[str, Basis]
    said: str
    """where it comes from, for the log"""
    certain: bool
    """False: from the repository itself, and whoever writes there can change it"""
    changed: tuple[str, ...] = field(default=())
    """exercise files of the repository that are other ones there, and were not used"""
    unlike: tuple[str, ...] = field(default=())
    """specs of the repository that are not those of the packs: changed, or handed out so"""


@dataclass(frozen=True)
class Wanted:
    """What a run was told about its exercise. Paths of packs, specs and reference are below `root`."""

    root: Path
    packs: Sequence[Path]
    digests: Sequence[str]
    base: str | None
    specs: Path
    reference: Path
    exercise: str | None


@contextmanager
def vouched_exercises(wanted: Wanted) -> Iterator[Vouched]:
    """The exercises, as long as the block lasts. NotVouched if there is no way to them."""
    if wanted.digests and not wanted.packs:
        raise NotVouched(
            "A digest needs a pack: --pack NAME.pack --digest SHA256 (`pack:` and `digest:` in a workflow). Without a "
            "pack a digest would vouch for nothing, so nothing was graded."
        )
    try:
        if wanted.base is None:
            yield _here(wanted)
            return
        with tempfile.TemporaryDirectory(prefix="grader-base-") as folder:
            yield _of_commit(wanted, wanted.base, Path(folder))
    except (NoCommit, PackError, MissingFiles) as error:
        raise NotVouched(str(error)) from None


def _here(wanted: Wanted) -> Vouched:
    if not wanted.packs:
        found = find_exercises(wanted.root / wanted.specs, wanted.root / wanted.reference, wanted.exercise, False)
        inside = (wanted.root / wanted.specs).resolve().is_relative_to(wanted.root.resolve())
        return Vouched({**found}, f"{wanted.specs} of this repository" if inside else f"{wanted.specs}", not inside)
    packs = _read_packs(wanted.root, wanted)
    return _of_packs(packs, wanted, certain=bool(wanted.digests), changed=())


def _of_commit(wanted: Wanted, base: str, folder: Path) -> Vouched:
    """The files as the commit has them, written into `folder`."""
    commit = resolve(wanted.root, base)
    folders = [path.as_posix() for path in (wanted.specs, wanted.reference, *wanted.packs)]
    files = files_at(wanted.root, commit, folders)
    for name, data in files.items():
        place = folder / name
        if not place.resolve().is_relative_to(folder.resolve()):
            raise NotVouched(f"commit {commit[:12]} has a file of an impossible name: {name!r}.")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    changed = _changed(wanted.root, files, folders)
    if wanted.packs:
        return _of_packs(_read_packs(folder, wanted), wanted, certain=True, changed=changed, commit=commit)
    if not files:
        raise NotVouched(f"commit {commit[:12]} has no files in {' or '.join(folders)}.")
    found = find_exercises(folder / wanted.specs, folder / wanted.reference, wanted.exercise, False)
    return Vouched({**found}, f"the files of commit {commit[:12]}", certain=True, changed=changed)


def _of_packs(
    packs: Sequence[tuple[Path, Pack]], wanted: Wanted, certain: bool, changed: tuple[str, ...], commit: str = ""
) -> Vouched:
    found: dict[str, Basis] = {pack.suite.exercise.name: pack.suite for _, pack in packs}
    if wanted.exercise is not None:
        found = {name: suite for name, suite in found.items() if name == wanted.exercise}
    if not found:
        raise NotVouched(f"There is no exercise {wanted.exercise!r} in {', '.join(str(path) for path, _ in packs)}.")
    said = ", ".join(f"{path} (sha256 {pack.digest[:16]}…)" for path, pack in packs)
    unlike = tuple(_other_specs(packs, wanted)) if not changed else ()
    return Vouched(found, said + (f" of commit {commit[:12]}" if commit else ""), certain, changed, unlike)


def _other_specs(packs: Sequence[tuple[Path, Pack]], wanted: Wanted) -> Iterator[str]:
    for _, pack in packs:
        spec = wanted.specs / f"{pack.suite.exercise.name}.yaml"
        with suppress(OSError):
            if pack.suite.spec_digest and digest_of_spec(wanted.root / spec) != pack.suite.spec_digest:
                yield spec.as_posix()


def _read_packs(folder: Path, wanted: Wanted) -> list[tuple[Path, Pack]]:
    """With digests every pack must have one of them."""
    known = {digest.strip().lower().removeprefix("sha256:") for digest in wanted.digests}
    return [(path, read_pack(folder / path, known)) for path in wanted.packs]


def _changed(root: Path, files: dict[str, bytes], folders: Sequence[str]) -> tuple[str, ...]:
    """What is different in the working tree, gone from it, or new there."""
    changed = [name for name, data in files.items() if _content(root / name) != _plain(data)]
    for folder in folders:
        there = (path for path in sorted((root / folder).rglob("*")) if path.is_symlink() or path.is_file())
        names = (path.relative_to(root).as_posix() for path in there if "__pycache__" not in path.parts)
        changed += [name for name in names if name not in files]
    return tuple(changed)


def _content(path: Path) -> bytes | None:
    if path.is_symlink() or not path.is_file():
        return None
    return _plain(path.read_bytes())


def _plain(data: bytes) -> bytes:
    """Git may change the ends of lines."""
    return data.replace(b"\r\n", b"\n")
