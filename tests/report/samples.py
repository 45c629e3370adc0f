"""A run as it could come from a class: every status, reason and shape of a card at least once."""

from __future__ import annotations

import dataclasses

from grader.model.result import (
    CheckResult,
    Counterexample,
    ExerciseResult,
    FindingResult,
    FunctionResult,
    Message,
    Run,
    SubmissionResult,
    Task,
    TaskCheck,
    TaskRule,
)

SOURCE = '''from random import *
import math


def pomoc(n):
    # eksponent
    return int(math.log2(n))


def najvecja_potenca(n):
    """Vrne največjo potenco števila 2, ki ni večja od n."""
    return 2 ** pomoc(n)


def razlika(s, t):
    r = s
    for x in t:
        if x in r:
            r.remove(x)
        else:
            r.append(x)
    return r


def razbij(n):
    while n >= 0:
        najvecja_potenca(n)


def vsebuje(s, x):
    for y in s:
        if x == y:
            return True


def poteza_racunalnik(s):
    return [s.index(max(s)) + 1, 10 // (s[0] - 1)]


print("Pozdravljeni v igri nim, najbolj zabavni igri s kovanci na svetu!", "in še dosti besedila")
igra()
'''

FORBIDDEN = FunctionResult(
    name="najvecja_potenca",
    status="forbidden",
    points=0.0,
    out_of=3.0,
    would_have=2.0,
    line=10,
    checks=(
        CheckResult("whole", "passed", 0.0, 2.0, cases=412),
        CheckResult(
            *("real", "failed", 0.0, 1.0),
            cases=230,
            failed=12,
            reason="wrong_type",
            counterexample=Counterexample("najvecja_potenca(1.5)", "1", "1.0"),
        ),
    ),
    findings=(
        FindingResult(
            rule="forbid.imports",
            severity="fail",
            message=Message("forbid_imports", {"function": "najvecja_potenca", "name": "math"}, line=7),
            line=7,
            column=16,
            path=("najvecja_potenca", "pomoc", "math.log2"),
        ),
    ),
)
WRONG = FunctionResult(
    name="razlika",
    status="partial",
    points=1.0,
    out_of=2.0,
    line=15,
    end_line=22,
    signature="5f2ac0ffee",
    checks=(
        CheckResult("ordinary", "passed", 1.0, 1.0, cases=143),
        CheckResult(
            *("unchanged", "failed", 0.0, 1.0),
            cases=200,
            failed=57,
            reason="wrong_value",
            counterexample=Counterexample(
                call="razlika([16, 4, 2], [4, 1])",
                expected="[16, 2, 1]",
                actual="[16, 2]",
                after="[16, 2], [4, 1]",
                expected_after="[16, 4, 2], [4, 1]",
                printed="odstranjujem 4\n",
            ),
            diagnosis=(
                Message("wrong_value", {"function": "razlika"}),
                Message("note_argument_changed", {"function": "razlika", "parameter": "s"}, line=16),
            ),
        ),
        CheckResult("long", "passed", 0.0, 0.0, cases=20),
    ),
    notes=(Message("note_argument_changed", {"function": "razlika", "parameter": "s"}, line=16),),
)
LOOPS = FunctionResult(
    name="razbij",
    status="failed",
    points=0.0,
    out_of=2.0,
    checks=(
        CheckResult(
            *("razbij", "failed", 0.0, 2.0),
            cases=1,
            failed=1,
            reason="timed_out",
            counterexample=Counterexample("razbij(0)", "[]", "…", smallest=True),
            diagnosis=(Message("timed_out", {"function": "razbij"}, line=26),),
            helpers_of_reference=True,
        ),
    ),
)
NONE = FunctionResult(
    name="vsebuje",
    status="failed",
    points=0.0,
    out_of=1.0,
    checks=(
        CheckResult(
            *("vsebuje", "failed", 0.0, 1.0),
            cases=200,
            failed=57,
            reason="wrong_value",
            counterexample=Counterexample("vsebuje([], 0)", "False", "None"),
            diagnosis=(Message("returned_none", {"function": "vsebuje"}, line=30),),
        ),
    ),
)
RANDOM = FunctionResult(
    name="poteza_racunalnik",
    status="not_graded",
    points=None,
    out_of=3.0,
    bonus=0.0,
    bonus_out_of=3.0,
    checks=(
        CheckResult(
            *("legal", "failed", 0.0, 2.0),
            cases=300,
            failed=300,
            reason="raised",
            counterexample=Counterexample(
                call="poteza_racunalnik([1])",
                expected="",
                actual="ZeroDivisionError: integer division or modulo by zero",
                sentence={"sl": "Vrstica mora biti od 0 do 0, dobili smo 1.", "en": "The row must be 0."},
            ),
            diagnosis=(Message("error_ZeroDivisionError", {}, line=37),),
        ),
        CheckResult("random", "not_graded", None, 1.0, reason="spec_fault"),
        CheckResult("best", "failed", 0.0, 3.0, bonus=True, cases=90, failed=45, reason="broke_relation", hidden=True),
    ),
)
MISSING = FunctionResult(
    name="vsota",
    status="missing",
    points=0.0,
    out_of=1.0,
    notes=(Message("function_missing_similar", {"function": "vsota", "similar": "vsote"}),),
)
PASSED = FunctionResult(
    name="zdruzi_sezname",
    status="passed",
    points=2.0,
    out_of=2.0,
    checks=(CheckResult("zdruzi_sezname", "passed", 2.0, 2.0, cases=588),),
    notes=(Message("note_tuple_for_list", {"function": "zdruzi_sezname"}),),
)
FUNCTIONS = (FORBIDDEN, LOOPS, NONE, WRONG, MISSING, PASSED, RANDOM)


def _whole(function: FunctionResult) -> FunctionResult:
    checks = tuple(
        CheckResult(check.check, "passed", check.out_of, check.out_of, check.bonus, max(check.cases, 1))
        for check in function.checks
    )
    return FunctionResult(
        name=function.name,
        status="passed",
        points=function.out_of,
        out_of=function.out_of,
        bonus=function.bonus_out_of,
        bonus_out_of=function.bonus_out_of,
        checks=checks,
    )


RICH = SubmissionResult(
    student="Novak Žiga",
    file="submissions/nim/Novak Žiga.py",
    status="graded",
    points=None,
    out_of=14.0,
    bonus=0.0,
    functions=FUNCTIONS,
    problems=(
        Message("statement_raised", {"error": "NameError"}, line=41),
        Message("encoding_guessed", {"encoding": "cp1250"}),
    ),
    group="5f2a",
    source=SOURCE,
)
BEST = SubmissionResult(
    student="Ana Kovač",
    file="submissions/nim/Ana Kovač.py",
    status="graded",
    points=14.0,
    out_of=14.0,
    bonus=3.0,
    functions=tuple(map(_whole, FUNCTIONS)),
    source="def vsota(s):\n    return sum(s)\n",
)
UNREADABLE = SubmissionResult(
    student="Črt Šuštar",
    file="submissions/nim/Črt Šuštar.py",
    status="unreadable",
    points=0.0,
    out_of=14.0,
    bonus=0.0,
    functions=tuple(
        FunctionResult(
            *(f.name, "unreadable", 0.0, f.out_of),
            bonus_out_of=f.bonus_out_of,
            would_have=f.out_of,
            notes=(Message("function_unreadable", {"function": f.name}),),
        )
        for f in FUNCTIONS
    ),
    problems=(Message("syntax_missing_colon", {}, line=1),),
    source="def vsota(s)\n    return sum(s)\n",
)
HALF = dataclasses.replace(
    BEST,
    student="Иван Петров",
    file="submissions/nim/Иван Петров.py",
    points=9.5,
    bonus=0.0,
    group="5f2a",
    functions=(
        *map(_whole, FUNCTIONS[:4]),
        MISSING,
        dataclasses.replace(PASSED, status="not_done", points=0.0),
        RANDOM,
    ),
)
TAMPERING = dataclasses.replace(
    RICH,
    student="zlobnež <script>alert(1)</script>\u202etxt.yp",
    file="submissions/nim/zlobnež.py",
    points=0.0,
    group=None,
    functions=(
        dataclasses.replace(
            LOOPS, checks=(CheckResult("razbij", "not_graded", 0.0, 2.0, reason="tampered", cases=4, failed=4),)
        ),
        dataclasses.replace(
            NONE,
            findings=(
                FindingResult(
                    rule="forbid.calls",
                    severity="warn",
                    message=Message("dynamic_access", {"function": "vsebuje", "name": "__import__"}, line=3),
                    line=3,
                ),
            ),
        ),
    ),
)
TWIN = dataclasses.replace(
    RICH,
    student="Živa Dvojčič",
    file="submissions/nim/Živa Dvojčič.py",
    points=None,
    group=None,
    digest="77",
    functions=(WRONG,),
    source=SOURCE.replace("r.append(x)", "r += [x]").replace("return r", "return list(r)"),
)
COPY = dataclasses.replace(TWIN, student="Miha Prepis", file="submissions/nim/2.py", functions=(PASSED,))
TASKS = (
    Task("najvecja_potenca", parameters=("n",), points=3.0, rules=(TaskRule("forbid", "imports", ("math", "cmath")),)),
    Task(
        *("razlika", "function", ("s", "t"), 2.0, ("razlika([16, 4, 2], [4, 1]) == [16, 2, 1]",)),
        checks=(TaskCheck("ordinary", 1.0), TaskCheck("secret_name", 1.0, hidden=True), TaskCheck("more", 2.0, True)),
        rules=(TaskRule("prefer", "syntax", ("for",)), TaskRule("require", "lines", count=5)),
        uses=("vsebuje",),
        conditions=(Message("task_unordered"), Message("task_uses", {"names": "vsebuje"})),
    ),
)
RUN = Run(
    id="20260304-101500",
    started="2026-03-04T10:15:00",
    seconds=12.4,
    isolation="namespaces, Landlock, seccomp, limits",
    python="3.11.8",
    jobs=2,
    grader="0.1.0",
    exercises=(
        ExerciseResult(
            exercise="nim",
            title={"sl": "Nim", "en": "Nim"},
            language="sl",
            suite="5b1f",
            points=14.0,
            bonus=3.0,
            submissions=(BEST, UNREADABLE, HALF, RICH, TAMPERING, TWIN, COPY),
            tasks=TASKS,
        ),
    ),
)
