"""Sources whose variables are set by the exercise."""

from __future__ import annotations

from typing import Any

from grader.runner.importing import serve
from grader.runner.settings import run_source, values_of


def run(text: str, **settings: Any) -> dict[str, Any]:
    namespace: dict[str, Any] = {"__name__": "task"}
    run_source(text, "task.py", namespace, settings)
    return namespace


def test_a_variable_keeps_its_value_from_the_start_to_the_end() -> None:
    found = run("twice = 2 * N\nN = 3\nthrice = 3 * N\ndef f(n=N): return n\nN = 4", N=10)
    assert (found["twice"], found["thrice"], found["f"](), found["N"]) == (20, 30, 10, 10)


def test_without_settings_it_runs_as_it_is() -> None:
    assert run("N = 3\ntwice = 2 * N")["twice"] == 6


def test_what_is_imported_from_the_future_holds_for_all_statements() -> None:
    assert run("from __future__ import annotations\ndef f(x: nothing): return x\ny = f(1)", N=1)["y"] == 1


def test_values_are_read_from_their_texts() -> None:
    assert values_of({"A": "30", "B": "[3, 6]", "C": "'a'"}) == {"A": 30, "B": [3, 6], "C": "a"}


def test_modules_in_memory_are_set_too() -> None:
    serve({"settings_task": "N = 3\ntwice = 2 * N", "settings_lib.deep": "import settings_task\nM = N"}, {"N": 7})
    import settings_lib.deep  # type: ignore[import-not-found]
    import settings_task  # type: ignore[import-not-found]

    assert (settings_task.twice, settings_lib.deep.M) == (14, 7)
    assert settings_lib.__path__ == []
