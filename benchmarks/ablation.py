"""What gets through where layers of the confinement are switched off: prints a table.

python -m benchmarks.ablation [--some WORD]

Hostile hand-ins of the tests are graded one by one, each by a fresh fork server, as an ordinary user and (started by
root) as root. What a hand-in has done is looked for outside of it: a connection that came, a file that is there, a
process that stayed, a text that only another process knows. Where little is in force the attacks work: they are made
to do no harm but to themselves, to the grader that runs them, and to a folder of their own in the temporary folder.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.attacks import verdict
from tests.attacks.canary import Canary, laid_out
from tests.attacks.corpus import Attack, attacks
from tests.attacks.exercise import prepare_exercise
from tests.attacks.one_by_one import Ended, OneByOne
from tests.attacks.ways import Way, can_be_user

COLUMNS = {
    "reach_reference.py": "reads files",
    "reach_write.py": "makes files",
    "reach_change.py": "changes files",
    "reach_network.py": "network",
    "reach_programs.py": "programs",
    "reach_processes.py": "processes stay",
    "reach_signals.py": "signals",
    "reach_settings_of_others.py": "settings of others",
    "reach_memory_of_others.py": "memory of others",
    "reach_memory_off_heap.py": "memory off the heap",
}
"""hand-in -> what it reaches where nothing stops it"""
GROUPS = ("snooping", "resources")
"""of attacks that are a matter of the confinement, beside those that must not leave a mark"""
ROUGH = frozenset(["fork_bomb.py", "fill_disk.py", "memory_at_once.py", "print_flood.py"])
"""attacks that others on the same machine would feel where nothing is in force; the columns have gentler ones"""
COSTLY = 0.3
"""seconds of CPU under all layers: such attacks are about time and memory, and run too long to be tried in every way"""


def ways() -> list[Way]:
    """By what is in force: nothing, single layers, pairs, all, all but one."""
    fences = ("namespaces", "landlock", "seccomp")
    kept: list[tuple[str, ...]] = [
        (),
        ("rlimits",),
        *(("rlimits", fence) for fence in fences),
        ("rlimits", "namespaces", "landlock"),
        ("rlimits", "namespaces", "seccomp"),
        ("rlimits", "landlock", "seccomp"),
        fences,
        ("rlimits", *fences),
    ]
    found = []
    if os.geteuid() != 0 or can_be_user():
        found += [_way("user", layers, (*fences, "rlimits"), os.geteuid() == 0) for layers in kept]
    if os.geteuid() == 0:
        everything = ("rlimits", *fences, "uid")
        without_one = [tuple(layer for layer in everything if layer != left_out) for left_out in everything]
        found += [_way("root", layers, everything, False) for layers in [*without_one, everything]]
    return found


def _way(who: str, kept: Sequence[str], all_layers: Sequence[str], as_user: bool) -> Way:
    off = tuple(layer for layer in all_layers if layer not in kept)
    if not off:
        name = "everything"
    elif len(off) == 1:
        name = f"all but {off[0]}"
    else:
        name = " + ".join(kept) or "a separate process only"
    return Way(f"{who}: {name}", off, as_user)


@dataclass
class Row:
    """One way, and what got through."""

    way: Way
    reached: set[str] = field(default_factory=set)
    others: list[str] = field(default_factory=list)
    """attacks beside those of the columns that did not end as they should"""


def tried() -> list[Attack]:
    """Those of the columns first."""
    found = [
        attack
        for attack in attacks()
        if (attack.group in GROUPS or attack.must_not or attack.file.startswith("kill_"))
        and attack.file not in ROUGH
        and not attack.needs
    ]
    return sorted(found, key=lambda attack: attack.file not in COLUMNS)


def reaches(attack: Attack, ended: Ended) -> bool:
    """Has it come to what it is after? An import that failed is another outcome and no success."""
    stolen = "points" in attack.must_not and ended.result is not None and bool(verdict.points_of(ended.result))
    return bool(ended.marks) or stolen


def gets_through(attack: Attack, ended: Ended) -> bool:
    """Is anything else than its manifest says?"""
    return bool(ended.marks) or ended.result is None or not verdict.is_as_expected(attack, ended.result)


def row_of(way: Way, chosen: Sequence[Attack], folder: Path, canary: Canary) -> Row:
    row = Row(way)
    one_by_one = OneByOne(way, folder, canary, fresh=True)
    try:
        for attack in chosen:
            ended = one_by_one.grade(attack)
            if attack.file in COLUMNS:
                if reaches(attack, ended):
                    row.reached.add(attack.file)
            elif gets_through(attack, ended):
                row.others.append(f"{attack.file[:-3]} ({', '.join(sorted(set(ended.marks))) or 'outcome'})")
    finally:
        one_by_one.close()
    return row


def quick(chosen: Sequence[Attack], folder: Path, canary: Canary) -> list[Attack]:
    """Without those that take long even where everything is in force."""
    everything = OneByOne(Way("everything"), folder, canary, fresh=False)
    try:
        spent = {attack.file: (everything.grade(attack).result or {}).get("seconds") or 0.0 for attack in chosen}
    finally:
        everything.close()
    return [attack for attack in chosen if spent[attack.file] < COSTLY or attack.file in COLUMNS]


def table(rows: Sequence[Row], others: int) -> list[str]:
    """As Markdown."""
    heads = ["in force", *COLUMNS.values(), f"of {others} others"]
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for row in rows:
        cells = ["**through**" if file in row.reached else "·" for file in COLUMNS]
        lines.append(f"| {row.way.name} | {' | '.join(cells)} | {len(row.others) or '·'} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description="What gets through where layers of the confinement are switched off.")
    parser.add_argument("--some", default="", metavar="WORD", help="only ways with this word in their name")
    wanted = [way for way in ways() if parser.parse_args().some in way.name]
    rows = []
    with tempfile.TemporaryDirectory(prefix="ablation-") as name, laid_out() as canary:
        chosen = tried()
        prepare_exercise(Path(name), chosen)
        chosen = quick(chosen, Path(name), canary)
        for way in wanted:
            print(f"... {way.name}", flush=True)
            rows.append(row_of(way, chosen, Path(name), canary))
    print("\n".join(table(rows, len(chosen) - len(COLUMNS))))
    for row in rows:
        if row.others:
            print(f"\n{row.way.name}: {'; '.join(row.others)}")


if __name__ == "__main__":
    main()
