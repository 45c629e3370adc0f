"""What a failed relation shows that uses the hand-in: the shortest of the conversations on which it failed, as code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from grader.feedback.diagnosis.diagnose import of_call
from grader.feedback.log import RESULT_WIDTH, cut_lines, log_lines
from grader.feedback.show import call_text, show
from grader.grading.place import Place
from grader.grading.relations import ENDS, Relation
from grader.grading.rows import Row
from grader.grading.shorter_talk import Talk, shorter_talk
from grader.model.act import NO_OBJECT, Act, Done
from grader.model.exercise import Check
from grader.model.result import CheckResult, Counterexample, Message
from grader.runner.hand_in import HandIn
from grader.runner.subclasses import plain_of
from grader.runner.values import decode

MAX_TRIES = 10
"""runs of conversations before the failing one that are tried as its cause"""


def explain_talk(place: Place, row: Row, check: Check, wrong: Sequence[int], result: CheckResult) -> CheckResult:
    """The result of a check whose relation failed on the positions `wrong`, with the shortest conversation."""
    talks = row.talks[check.name]
    position = min((p for p in wrong if p in talks), key=lambda p: (len(talks[p]), p))
    talk = Talk(talks[position], row.verdicts[check.name][position])
    hand_in = place.with_reference(row.function) if row.with_reference else place.hand_in
    try:
        evidence = Evidence(Relation(place, hand_in, row, check), hand_in, row, position)
        return evidence.of_state(talk, result) or evidence.of_case(talk, result)
    finally:
        if row.with_reference:
            hand_in.close()


class Evidence:
    """Of one case on which a relation failed."""

    def __init__(self, relation: Relation, hand_in: HandIn, row: Row, position: int) -> None:
        self._relation = relation
        self._hand_in = hand_in
        self._row = row
        self._position = position
        self._called = {name: theirs for name, theirs in relation.theirs.items() if theirs is not None}

    def of_case(self, talk: Talk, result: CheckResult) -> CheckResult:
        """The failure is the case's own: the conversation about it, or about a smaller one."""
        case = self._relation.case(self._position)
        is_small = case.layer == "small"
        shorter, least = (talk, True) if is_small else shorter_talk(self._relation, case, talk)
        shown = replace(self._shown(self._lines(shorter.done), shorter, is_small), reduced=least and not is_small)
        reason, hint = shorter.verdict.reason, self._relation.check.hint
        return replace(result, reason=reason, counterexample=shown, diagnosis=self._told(shorter), hint=hint)

    def of_state(self, talk: Talk, result: CheckResult) -> CheckResult | None:
        """The failure does not show in a fresh child: it comes of conversations before. None if it shows."""
        if self._row.with_reference or talk.verdict.reason in ENDS:
            return None
        self._hand_in.close()
        if not self._relation.talk(self._position)[1].passed:
            return None
        done, earlier = self._first_failure()
        lines = [line for one in earlier for line in self._lines(one)]
        shown = self._shown([*lines, *self._lines(done or talk.done)], talk, False)
        told = (Message("keeps_state", {"function": self._row.called}),)
        hint = self._relation.check.hint
        return replace(result, reason="keeps_state", counterexample=shown, diagnosis=told, hint=hint)

    def _first_failure(self) -> tuple[Sequence[Done], list[Sequence[Done]]]:
        """The first conversation that fails when this check alone is asked in a fresh child, and the shortest run found
        of those before it that make it fail; nothing where it takes what other checks ask."""
        self._hand_in.close()
        positions = self._relation.positions
        for count, position in enumerate(positions):
            done, verdict = self._relation.talk(position)
            if not verdict.passed:
                self._position = position
                return done, self._cause(positions[:count])
        return (), []

    def _cause(self, before: Sequence[int]) -> list[Sequence[Done]]:
        """The last ones of those before, twice as many each time."""
        count = 1
        for _ in range(MAX_TRIES):
            talks = self._fails_after(before[-count:]) if before else None
            if talks is not None:
                return talks
            if count >= len(before):
                break
            count = min(2 * count, len(before))
        return []

    def _fails_after(self, positions: Sequence[int]) -> list[Sequence[Done]] | None:
        """What was done before, if the case fails then."""
        self._hand_in.close()
        talks: list[Sequence[Done]] = [self._relation.talk(position)[0] for position in positions]
        return talks if not self._relation.talk(self._position)[1].passed else None

    def _lines(self, done: Sequence[Done]) -> list[str]:
        return log_lines(done, self._called)

    def _shown(self, lines: Sequence[str], talk: Talk, is_small: bool) -> Counterexample:
        """With the call of the case itself, if it is one, at the front."""
        first = self._call_of_case() if self._relation.calls(self._position) else []
        return Counterexample(
            call="\n".join(cut_lines([*first, *lines])) or self._row.called,
            expected="",
            actual="",
            smallest=is_small,
            sentence=talk.verdict.sentence,
            kind="calls",
        )

    def _call_of_case(self) -> list[str]:
        case, outcome = self._relation.case(self._position), self._row.outcomes[self._position]
        arguments = decode(case.arguments)
        value = show(plain_of(decode(outcome.value)), RESULT_WIDTH) if outcome.value else "…"
        return [f"{call_text(self._row.called, arguments)}  # {value}"]

    def _told(self, talk: Talk) -> tuple[Message, ...]:
        """What happened to the last act, if that failed; else that the relation does not hold."""
        reason, last = talk.verdict.reason, talk.done[-1] if talk.done else None
        if last is not None and reason in ("raised", *ENDS):
            message = of_call(last.outcome, last.outcome, 0, self._name_of(last.act))
            if message is not None:
                return (message,)
        name = self._name_of(last.act) if last is not None and reason == "wrong_type" else self._row.called
        values: dict[str, str | int | float] = {"function": name, **talk.verdict.values}
        return (Message("broke_relation_of_calls" if reason == "broke_relation" else reason, values),)

    def _name_of(self, act: Act) -> str:
        if act.target == NO_OBJECT:
            return self._called.get(act.name, act.name)
        return act.name if act.what == "call" and act.name else self._row.called
