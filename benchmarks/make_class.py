"""Makes a class of hand-ins for the exercise `nim`, and says of each what is wrong with it.

python -m benchmarks.make_class 200 DIR [--seed 1]   writes DIR/nim/*.py and DIR/truth.json
"""

from __future__ import annotations

import argparse
import json
import random
import re
from dataclasses import asdict, dataclass, field
from pathlib import Path

from benchmarks.right_variants import RIGHT
from benchmarks.wrong_variants import ENDLESS, RAISING, WRONG

SHARES = {"wrong": 0.30, "syntax": 0.05, "endless": 0.05, "raising": 0.05}
"""of the class; the rest is right"""

OWN_NAMES = (
    "a b c d e i j k p r u v y z stevilo potenca rezultat sez vrsta nov element el indeks vrednost tmp res seznam2"
    " trenutni najvecji kup out acc"
).split()
FIRST_NAMES = "ana bor cene crt dora eva filip gaja ivo jan lea maj neza oto tia ziga".split()
LAST_NAMES = "bevk cuk dolenc erjavec golob hribar jerman kos lah mlakar novak oblak zajc".split()

PRINTS = "print(razbij(22))\nprint(vsebuje([1, 2, 3], 3), vsota([1, 2, 3]))\n"
GAME = """def igra():
    s = [3, 4, 5]
    while vsota(s) > 0:
        print(s)
        vrsta = int(input("Vrsta: "))
        s[vrsta] -= int(input("Koliko: "))
        if vsota(s) > 0:
            poteza = poteza_racunalnik(s)
            s[poteza[0]] -= poteza[1]


"""
CALLED = "igra()\n"
GUARDED = 'if __name__ == "__main__":\n    igra()\n'


@dataclass
class Truth:
    """What is known of a generated hand-in."""

    kind: str
    """right, wrong, syntax, endless or raising"""
    wrong: list[str] = field(default_factory=list)
    """functions that are wrong by themselves, not through a helper; all of them in a file that does not compile"""
    quiet: bool = True
    """does nothing at import that would stop a tool that simply imports the file"""


def make_hand_in(kind: str, draw: random.Random) -> tuple[str, Truth]:
    """One hand-in of a kind: its source, and what is wrong with it."""
    truth = Truth(kind)
    chosen = {name: draw.choice(variants) for name, variants in RIGHT.items()}
    if kind in ("wrong", "endless", "raising"):
        pool = {"wrong": WRONG, "endless": ENDLESS, "raising": RAISING}[kind]
        count = draw.randint(1, 3) if kind == "wrong" else 1
        truth.wrong = sorted(draw.sample(sorted(pool), count))
        chosen |= {name: draw.choice(pool[name]) for name in truth.wrong}
    parts = ["import random", *(_renamed(source, draw) for source in chosen.values())]
    source = "\n\n\n".join(parts) + "\n"
    if kind == "syntax":
        source = _broken(source, draw)
        truth.wrong = sorted(RIGHT)
    ending = draw.choices(["", PRINTS, GAME + GUARDED, GAME + CALLED], [5, 2, 2, 1])[0]
    truth.quiet = not (ending.endswith(CALLED) and not ending.endswith(GUARDED))
    if kind in ("endless", "raising") and ending == PRINTS:
        ending = ""  # what is wrong is meant to be met in a call, not at import
    return source + ("\n\n" + ending if ending else ""), truth


def make_class(count: int, folder: Path, seed: int = 1) -> dict[str, Truth]:
    """Writes `count` hand-ins to folder/nim and the truth to folder/truth.json; equal seeds give equal files."""
    draw = random.Random(seed)
    kinds = [kind for kind, share in SHARES.items() for _ in range(round(share * count))]
    kinds += ["right"] * (count - len(kinds))
    draw.shuffle(kinds)
    (folder / "nim").mkdir(parents=True, exist_ok=True)
    truths: dict[str, Truth] = {}
    for number, kind in enumerate(kinds, 1):
        student = f"{draw.choice(FIRST_NAMES)}_{draw.choice(LAST_NAMES)}_{number:03}"
        source, truths[student] = make_hand_in(kind, draw)
        (folder / "nim" / f"{student}.py").write_text(source, encoding="utf-8")
    plain = {student: asdict(truth) for student, truth in sorted(truths.items())}
    (folder / "truth.json").write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")
    return truths


def _renamed(source: str, draw: random.Random) -> str:
    names = dict(zip(("v1", "v2", "v3", "v4"), draw.sample(OWN_NAMES, 4), strict=True))
    return re.sub(r"\bv[1-4]\b", lambda name: names[name[0]], source)


def _broken(source: str, draw: random.Random) -> str:
    """Without one colon, one bracket, or with one indentation that fits nothing."""
    while True:
        pattern, instead = draw.choice([(r":\n", "\n"), (r"\)", ""), (r"\n    (\w)", r"\n  \1")])
        place = draw.choice(list(re.finditer(pattern, source)))
        broken = source[: place.start()] + place.expand(instead) + source[place.end() :]
        try:
            compile(broken, "broken", "exec")
        except SyntaxError:
            return broken


def main() -> None:
    parser = argparse.ArgumentParser(description="Makes a class of hand-ins for the exercise nim.")
    parser.add_argument("count", type=int)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    truths = make_class(options.count, options.folder, options.seed)
    print(f"{len(truths)} hand-ins in {options.folder / 'nim'}")


if __name__ == "__main__":
    main()
