"""A folder to start in: an exercise of one function with everything that belongs to it."""

from __future__ import annotations

from pathlib import Path

STARTER = Path(__file__).with_name("starter")
"""the files of the folder, each with `.txt` behind its name, so that nothing takes them for parts of the program"""
EXERCISE = "vowels"


class NotEmpty(Exception):
    """There is something already where the folder is to be."""


def starter_files(language: str) -> dict[str, str]:
    """Path in the folder -> text; what students read is in that language."""
    found = {}
    for path in sorted(STARTER.rglob("*.txt")):
        name = path.relative_to(STARTER).as_posix().removesuffix(".txt")
        text = path.read_text(encoding="utf-8")
        if name.endswith(".yaml"):
            text = text.replace("language: LANGUAGE  ", f"language: {language}".ljust(len("language: LANGUAGE  ")))
        found[".gitignore" if name == "gitignore" else name] = text
    return found


def write_starter(folder: Path, language: str) -> list[Path]:
    """Writes the folder; what was written. NotEmpty if there is something in it already, OSError if it cannot be."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise NotEmpty
    written = []
    for name, text in starter_files(language).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
        written.append(path)
    return written
