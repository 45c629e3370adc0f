"""What a pack says of mistakes: read by who made one, and by nobody else."""

from __future__ import annotations

import json

from grader.grading.mistakes import Known, Mistakes
from grader.grading.sealing import SealedMistakes, seal
from grader.model.result import Message

OPERATOR = Message("like_operator", {"here": "<", "there": "<="})
MISTAKES = Mistakes(
    mutants={"last": {"0a" * 8: OPERATOR, "0b" * 8: Message("like_order")}, "other": {"0a" * 8: OPERATOR}},
    known={"last": {"0a" * 8: Known({"en": "The last one counts, too."}, "first.py")}},
)
SEALED = seal(MISTAKES, ["last"])


def test_who_made_the_mistake_reads_what_is_said_of_it() -> None:
    mistakes = SealedMistakes(SEALED)
    assert mistakes.like("last", "0a" * 8) == OPERATOR
    assert mistakes.like("last", "0b" * 8) == Message("like_order")
    assert mistakes.described("last", "0a" * 8) == Known({"en": "The last one counts, too."})


def test_nothing_is_said_of_other_behaviours_and_of_what_is_right() -> None:
    mistakes = SealedMistakes(SEALED)
    assert mistakes.like("last", "0c" * 8) is None
    assert mistakes.like("last", "") is None
    assert mistakes.described("last", "0b" * 8) is None
    assert mistakes.like("other", "0a" * 8) is None, (
        "it has hidden checks, so its behaviours are other ones in the pack"
    )


def test_it_cannot_be_read_without_the_behaviour() -> None:
    text = json.dumps(SEALED)
    assert "like" not in text
    assert "0a0a" not in text
    assert len(set(SEALED["last"].values())) == 2


def test_no_length_tells_what_is_said() -> None:
    likenesses = Mistakes(mutants={"last": {"0a" * 8: OPERATOR, "0b" * 8: Message("like_no_loop")}})
    assert len({len(text) for text in seal(likenesses, ["last"])["last"].values()}) == 1


def test_a_table_that_was_written_by_somebody_else() -> None:
    for text in ("AAAA", "no base64!", "a"):
        assert SealedMistakes({"last": dict.fromkeys(SEALED["last"], text)}).like("last", "0a" * 8) is None
