"""Asks one function on all its cases, and what its row of outcomes means for each check."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from grader.checks.varies import Draws, judge_by_draws, varied_positions
from grader.checks.verdict import Verdict
from grader.grading.engine import Engine
from grader.grading.place import Place
from grader.grading.row_verdicts import judge_row
from grader.model.act import Done
from grader.model.exercise import Check, Function
from grader.model.outcome import NEVER_STOPS, TOGETHER, Outcome
from grader.runner.asking import NOT_RUN, Asking, ask_all
from grader.runner.hand_in import HandIn
from grader.runner.stretch import Expected, Question

RANDOM_DRAWS = 20
"""of a random function, so that a move that is wrong now and then is seen"""
RANDOM_CALLS = 600
"""at most, over all cases of a random function"""
MAX_VARYING = 20_000
"""answers of a random function of which is remembered what must vary in them"""
TOTAL_S = 10.0
TIMES_REFERENCE_TOTAL = 20


@dataclass
class Row:
    """The outcomes of one function of a hand-in, and the verdicts check by check."""

    function: Function
    called: str
    """its name in the hand-in"""
    outcomes: Mapping[int, Outcome]
    verdicts: dict[str, dict[int, Verdict]] = field(default_factory=dict)
    as_expected: bool = False
    """every outcome is the reference's, to the last byte"""
    is_remembered: bool = False
    """the outcomes are those of a hand-in that answered just so"""
    with_reference: bool = False
    """the helpers it uses are the reference's"""
    reduced: list[tuple[bytes, Outcome, Outcome]] = field(default_factory=list)
    """(arguments, expected, actual) of cases that were found smaller than those of the suite, and are shown"""
    talks: dict[str, dict[int, tuple[Done, ...]]] = field(default_factory=dict)
    """check whose relation uses the hand-in -> position of a case that failed -> what was asked on it"""
    returned_argument: tuple[int, int] | None = None
    """a case whose result is one of its arguments itself, and which of them"""
    by_script: bool = False
    """the hand-in was asked what no relation may have asked it"""

    def failed(self, check: Check) -> list[int]:
        """The positions on which a check failed, in the order of the cases."""
        return [p for p, verdict in self.verdicts[check.name].items() if not verdict.passed]

    def passes(self, check: Check) -> bool:
        return not self.failed(check)

    def needs_reference(self, check: Check) -> bool:
        """What did not pass would have needed an answer of the reference, which is not at hand."""
        reasons = {verdict.reason for verdict in self.verdicts[check.name].values() if not verdict.passed}
        return "no_reference" in reasons and reasons <= {"no_reference", "not_run"}

    @property
    def passes_all(self) -> bool:
        return all(self.passes(check) for check in self.function.checks)

    @property
    def hung(self) -> dict[int, Outcome]:
        """Cases that were stopped, alone in a fresh child: asking them again would only cost their limit again."""
        return {p: o for p, o in self.outcomes.items() if o.kind in NEVER_STOPS and o.detail != TOGETHER}

    @property
    def is_settled(self) -> bool:
        """Nothing that counts failed but cases that hung, alone in a fresh child, or that were too slow together."""
        counting = (check for check in self.function.checks if check.points)
        return all(self._is_stopped(check, position) for check in counting for position in self.failed(check))

    def _is_stopped(self, check: Check, position: int) -> bool:
        if check.students:
            reason = self.verdicts[check.name][position].reason
            return not self.by_script and (reason in NEVER_STOPS or reason == "not_run")
        return self.outcomes[position].kind in NEVER_STOPS or self.outcomes[position].kind == "not_run"


def is_random(function: Function) -> bool:
    return any(check.kind == "varies" for check in function.checks)


def positions_of(engine: Engine, function: Function) -> list[int]:
    """What is asked: every case once; of a random function several draws of those cases that more than its chance
    counts for.

    Cases that are no calls of the function are not asked: relations use them as they like.
    """
    suite = engine.suite.functions[function.name]
    count = len(suite.cases)
    positions = [position for position, case in enumerate(suite.cases) if case.called]
    if is_random(function):
        judged = {p for check in function.checks if check.kind != "varies" for p in suite.checks[check.name]}
        again = sorted(judged.intersection(positions))
        per_round = max(1, (RANDOM_CALLS - count) // (RANDOM_DRAWS - 1))
        step = max(1, -(-len(again) // per_round))
        for draw in range(1, RANDOM_DRAWS):
            positions += [draw * count + again[place] for place in range(draw % step, len(again), step)]
    return positions


def asking_for(
    engine: Engine,
    function: Function,
    called: str,
    seeded: bool,
    in_suite: bool = True,
    hung: Mapping[int, Outcome] | None = None,
) -> Asking:
    """`in_suite`: the positions asked are those of the suite, so that equal answers need not be read; `hung`: outcomes
    of cases that are known to hang."""
    suite = engine.suite.functions[function.name]
    limits = function.checks[0].limits
    seconds = max((check.limits.seconds for check in function.checks), default=limits.seconds)
    total_s = limits.total or max(TOTAL_S, TIMES_REFERENCE_TOTAL * sum(suite.slow.values()))
    groups = [engine.cases_of(function, check) for check in function.checks] if in_suite else []
    return Asking(
        called,
        seconds,
        total_s,
        engine.expected(function.name) if in_suite else Expected(),
        suite.slow if in_suite else {},
        seeded,
        materialise=engine.read_out(function),
        truth=any(check.compare.mode == "truthy" for check in function.checks),
        groups=groups,
        cases=len(suite.cases) if in_suite else 0,
        known=hung or {},
    )


def ask_row(
    engine: Engine,
    hand_in: HandIn,
    function: Function,
    called: str,
    seeded: bool,
    hung: Mapping[int, Outcome] | None = None,
) -> Row:
    """Asks all cases of the function in the hand-in's present child, and judges them."""
    asking = asking_for(engine, function, called, seeded or is_random(function), hung=hung)
    questions = engine.remembered(function, "questions", lambda: _all_questions(engine, function))
    hand_in.returned_argument = None  # others may have asked since the last row
    outcomes = ask_all(hand_in, asking, questions) if questions else {}
    as_expected = outcomes is asking.expected.outcomes
    is_remembered = as_expected or any(outcomes is seen for seen in asking.expected.seen.values())
    if len(questions) < len(engine.suite.functions[function.name].cases):
        outcomes = {**dict.fromkeys(range(len(engine.suite.functions[function.name].cases)), NOT_RUN), **outcomes}
    returned, hand_in.returned_argument = hand_in.returned_argument, None
    row = Row(
        function, called, outcomes,
        as_expected=as_expected, is_remembered=is_remembered, returned_argument=returned,
    )  # fmt: skip
    judge_row(engine, row)
    return row


def _all_questions(engine: Engine, function: Function) -> list[Question]:
    return engine.questions(function.name, positions_of(engine, function))


def ask_varies(place: Place, row: Row, check: Check) -> tuple[Verdict, tuple[int, Outcome] | None]:
    """The verdict of a check on chance, by draws with two seeds; and a case with what came on it. The hand-in's own
    child is loaded again for the first draws; who seems to leave nothing to chance there is asked in fresh ones."""
    positions = varied_positions(place.engine.suite.functions[row.function.name].checks[check.name])
    if not positions:
        return Verdict(False, "no_cases", decided=False), None
    known = _failure_in(row, check)
    if known is not None:
        return known
    try:
        verdict, drawn = judge_by_draws(
            len(positions),
            lambda rounds, seed: _draw(place, row, positions, rounds, seed),
            (lambda draws: [_varying(place, row, check, outcomes) for outcomes in draws]) if check.varying else None,
            None if row.with_reference else lambda rounds, seed: _draw_again(place, row, positions, rounds, seed),
        )
    finally:
        place.hand_in.close()  # it may have been loaded again
    shown = min(positions)
    return verdict, (shown, drawn[0][shown])


def _varying(place: Place, row: Row, check: Check, drawn: Mapping[int, Outcome]) -> dict[int, Outcome]:
    """The draws with what must vary in the place of the result, as a text; what has none of it is left as it is."""
    known: dict[tuple[int, bytes], Outcome] = place.engine.remembered(row.function, f"varying in {check.name}", dict)
    if len(known) > MAX_VARYING:
        known.clear()
    new = [p for p, outcome in drawn.items() if (p, outcome.value) not in known]
    judge = place.engine.judging(place.engine.suite.functions[row.function.name])
    for position, judgement in zip(new, judge(f"repr({check.varying})", new, drawn), strict=True):
        outcome, text = drawn[position], judgement.sentence.get("")
        varied = outcome if text is None else replace(outcome, value=text.encode("utf-8", "backslashreplace"))
        known[position, outcome.value] = varied
    return {position: known[position, outcome.value] for position, outcome in drawn.items()}


def _failure_in(row: Row, check: Check) -> tuple[Verdict, tuple[int, Outcome]] | None:
    """A case of the check that the row has shown to give no answer at all: no draw is needed then."""
    for position, verdict in row.verdicts[check.name].items():
        if not verdict.passed and verdict.reason != "not_run":
            return verdict, (position, row.outcomes[position])
    return None


def _draw(place: Place, row: Row, positions: list[int], rounds: int, seed: int) -> Draws:
    """Rounds of outcomes of a child that is seeded once, when it is loaded."""
    engine = place.engine
    source = replace(place.source, seed=seed)
    if row.with_reference:
        hand_in = place.with_reference(row.function, source)
    else:
        hand_in = engine.hand_in(source, skip=place.hand_in.skip)
    try:
        return _rounds(engine, hand_in, row, positions, rounds)
    finally:
        hand_in.close()


def _draw_again(place: Place, row: Row, positions: list[int], rounds: int, seed: int) -> Draws:
    """Rounds of outcomes of the hand-in's own child, loaded again; none if that could not be done."""
    return _rounds(place.engine, place.hand_in, row, positions, rounds) if place.hand_in.reload(seed) else ()


def _rounds(engine: Engine, hand_in: HandIn, row: Row, positions: list[int], rounds: int) -> Draws:
    count = len(engine.suite.functions[row.function.name].cases)
    numbers = [p + draw * count for draw in range(rounds) for p in positions]
    asking = asking_for(engine, row.function, row.called, seeded=False)
    outcomes = ask_all(hand_in, asking, engine.questions(row.function.name, numbers))
    return [{p: outcomes[p + draw * count] for p in positions} for draw in range(rounds)]
