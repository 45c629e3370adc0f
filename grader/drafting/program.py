"""What a first spec says of the program: the lines that it reads, and what it prints."""

from __future__ import annotations

from typing import Any

from grader.drafting.entry import Entry, read_reads
from grader.drafting.functions import lines_to_read


def draft_program(data: Any) -> Entry:
    """The entry of the file as a program that prints or reads."""
    count, kinds = read_reads(data["reads"])
    entry = Entry("program", "program", {"points": "1"})
    if count < 0:
        entry.keys.update(given="…", input="[…]")
        entry.choose = "it reads a number of lines that is not known before"
        return entry
    drawn, lines = lines_to_read(kinds, ())
    if lines:
        entry.keys["given"] = ", ".join(f"{name}={domain}" for name, domain in drawn)
        entry.keys["input"] = lines
    entry.remarks.append("the whole file as it runs by itself; what it prints is compared line by line")
    return entry
