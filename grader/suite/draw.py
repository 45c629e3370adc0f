"""Makes the cases of an exercise. The entry of a clean process: a request on its input, the candidates as its output.

Nothing but the request may change the output: not the folder it is started in, not what else is imported, not Python's
hash seed. So the search path is set here, and Hypothesis neither loads plug-ins, nor stores, nor looks at modules.
"""

from __future__ import annotations

import os
import sys

if __name__ == "__main__":
    _HERE = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [entry for entry in sys.path if entry and os.path.abspath(entry) not in (_HERE, os.getcwd())]
    sys.path.insert(0, os.path.dirname(os.path.dirname(_HERE)))
    os.environ["HYPOTHESIS_NO_PLUGINS"] = "1"

import ast
import json
import platform
import tempfile
from typing import Any

from grader import __version__
from grader.model.exercise import Exercise
from grader.model.plain import from_plain
from grader.suite.candidates import Candidates, FunctionCandidates, write_candidates
from grader.suite.collecting import Collection, Material
from grader.suite.faults import Fault
from grader.suite.reach import near_literals
from grader.suite.teacher import load_checks
from grader.suite.weak_given import of_abbreviations


def draw_candidates(request: dict[str, Any]) -> Candidates:
    """The candidates of a request of `draw_request`."""
    import hypothesis
    from hypothesis.configuration import set_hypothesis_home_dir

    from grader.suite.drawing import without_local_constants

    exercise = from_plain(Exercise, request["exercise"])
    local = without_local_constants()
    faults = [Fault("draws_depend_on_imports", 0, local, "warning")] if local else []
    faults += of_abbreviations(exercise)
    functions: dict[str, FunctionCandidates] = {}
    variables = [ast.parse(source, mode="eval") for source in request["variables"].values()]
    with tempfile.TemporaryDirectory() as folder:
        set_hypothesis_home_dir(folder)
        names, found = load_checks(request["checks"], request["reference"], request["variables"])
        faults += found
        reference = _parsed(request["reference"])
        near, wider = near_literals(variables), bool(request.get("wider"))
        material = Material(exercise, names, reference, request["digest"], near, wider)
        for function in exercise.functions:
            parameters = request["parameters"].get(function.name, []) if function.kind == "function" else []
            collection = Collection(material, function, parameters)
            functions[function.name] = collection.collect()
            faults += collection.faults
    made_with = {
        "python": platform.python_version(),
        "hypothesis": hypothesis.__version__,
        "grader": __version__,
    }
    return Candidates(functions, tuple(faults), made_with)


def _parsed(source: str) -> ast.Module | None:
    try:
        return ast.parse(source)
    except SyntaxError:
        return None  # told where the reference is run


def main() -> None:
    """Reads the request; whatever the teacher's files print goes to the error output."""
    request = json.loads(sys.stdin.buffer.read())
    answer = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    answer.write(write_candidates(draw_candidates(request)))
    answer.close()


if __name__ == "__main__":
    main()
