"""The judge child: a teacher's `checks.py` and relations, on values that a hand-in made. No hand-in's code is here."""

from __future__ import annotations

import marshal
from types import SimpleNamespace
from typing import Any, Dict, List, Tuple

import grader.expressions.domains  # noqa: F401  (a confined child cannot read it any more when it is first needed)
import grader.expressions.edges  # noqa: F401
from grader.expressions.evaluate import evaluate
from grader.expressions.given import Givens
from grader.runner.described import describe
from grader.runner.importing import serve
from grader.runner.protocol import JUDGED, LOADED
from grader.runner.proxies import Gone, OfStudent, Talk
from grader.runner.settings import values_of
from grader.runner.subclasses import plain_of
from grader.runner.values import BadEncoding, decode
from grader.runner.whole import as_whole
from grader.runner.wire import send_json

_loads = marshal.loads
MAX_SENTENCE = 500


class Judge:
    """Evaluates expressions with the names of `checks.py`."""

    def __init__(self) -> None:
        self._names: Dict[str, Any] = {}
        self._domains: Dict[str, Givens] = {}

    def load(self, request: Dict[str, Any]) -> None:
        """Loads the teacher's files and sets the variables of the variant; answers {"error": …} if that fails."""
        error = None
        try:
            self._names.update(values_of(request.get("variables", {})))
            serve(request["modules"], self._names.copy())
            if "checks" in request["modules"]:
                import checks  # type: ignore[import-not-found]

                self._names.update({k: v for k, v in vars(checks).items() if not k.startswith("__")})
        except BaseException as raised:  # what a teacher's file does wrong is told to the teacher
            error = describe(raised, "checks.py")
        send_json(LOADED, {"error": error})

    def judge(self, request: Dict[str, Any]) -> None:
        """For each item one of [true], [false], ["sentence", {lang: text}], ["error", description]; ["student"] if a
        function of the hand-in, named in `students`, raised or ended instead of answering."""
        students = request.get("students")
        answers = []
        for item in request["items"]:
            names = {**self._names, **Talk(students).functions} if students else self._names
            answers.append(self._answer(request["expression"], names, item))
        send_json(JUDGED, answers)

    def contains(self, request: Dict[str, Any]) -> None:
        """For each encoded assignment: is it in the domain of a check? None where that cannot be told."""
        givens = self._givens(request["given"], request["domains"], request["where"])
        answers: List[Any] = []
        for raw in request["items"]:
            try:
                answers.append(givens.contains(_loads(raw)))
            except Exception:  # a domain that fails on a value does not hold it
                answers.append(None)
        send_json(JUDGED, answers)

    def _givens(self, given: Any, abbreviations: Any, where: Any) -> Givens:
        """A check is asked about again and again, and making what it draws from can take long."""
        key = repr((given, abbreviations, where))
        if key not in self._domains:
            self._domains[key] = Givens(given, abbreviations, where, self._names)
        return self._domains[key]

    def _answer(self, expression: str, names: Dict[str, Any], item: Tuple[Any, ...]) -> List[Any]:
        drawn, result, expected, after, printed = item
        try:
            scope = {**names, **_loads(drawn), "printed": printed}
            scope["expected"] = right = plain_of(decode(expected)) if expected else None
            if result:
                scope["result"] = as_whole(right, plain_of(decode(result)))
            scope["after"] = SimpleNamespace(**decode(after)) if after else SimpleNamespace()
            return _plain_answer(evaluate(expression, scope))
        except BadEncoding:
            return [False]
        except (OfStudent, Gone):
            return ["student"]
        except BaseException as error:  # a relation that raises is the spec's fault, and is told
            if isinstance(error.__cause__, OfStudent):  # StopIteration out of a generator
                return ["student"]
            return ["error", describe(error, "checks.py")]


def _plain_answer(value: Any) -> List[Any]:
    if value is True:
        return [True]
    if type(value) is str:
        return ["sentence", {"": value[:MAX_SENTENCE]}]
    if type(value) is dict and value and all(type(k) is str and type(v) is str for k, v in value.items()):
        return ["sentence", {k[:10]: v[:MAX_SENTENCE] for k, v in value.items()}]
    return [False]
