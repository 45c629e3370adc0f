"""Runs made by Hypothesis: any status with any other, and texts that want to break out of every medium."""

from __future__ import annotations

import re

from hypothesis import strategies as st

from grader.feedback.messages import MESSAGES
from grader.model.result import (
    CheckResult,
    Counterexample,
    ExerciseResult,
    FindingResult,
    FunctionResult,
    Message,
    Override,
    Run,
    SubmissionResult,
    Task,
    TaskCheck,
    TaskRule,
)
from grader.model.submission import Origin

HOSTILE = (
    "<script>alert(1)</script>",
    "</style><script>x</script>",
    "</code></pre><img src=x onerror=alert(1)>",
    "\" onmouseover=\"alert(1)' x='",
    "<!--",
    "]]>",
    "&lt;b&gt;&#60;",
    "{{ 7 * 7 }}{% raw %}",
    "{function} {0} %s %(x)s",
    "\u202e\u2066gnp.exe",
    "\x1b[2J\x1b]0;title\x07",
    "a\x00b\r\nc\td",
    "\udc80\udcff",
    "=cmd|' /C calc'!A0",
    "::error file=x::y",
    "../../../etc/passwd",
    "C:\\con",
    "x" * 300,
    "\u200b\ufeff\u00ad",
    "\ufffe\uffff\x85\u2028\u2029",
)
_PAIR = re.compile("[\ud800-\udbff][\udc00-\udfff]")
"""two halves that JSON, and every reader of UTF-16, takes for one character"""

texts = st.one_of(
    st.sampled_from(HOSTILE),
    st.text(max_size=20),
    st.text(st.characters(), max_size=8),
    st.builds("".join, st.lists(st.sampled_from(HOSTILE), max_size=3)),
).filter(lambda text: not _PAIR.search(text))
short = texts.filter(lambda text: len(text) < 100)
points = st.sampled_from([0.0, 0.5, 1.0, 2.0, 1 / 3, 12.0])
maybe_points = st.none() | points
line = st.none() | st.integers(1, 12)
numbers = st.integers() | st.floats(allow_nan=False) | st.just(10**5000)
values = st.dictionaries(st.sampled_from(["function", "name", "count", "actual", "line", "error"]), texts | numbers)
languages = st.sampled_from(["en", "sl", "ru", "pl", "de", "", '"><b>'])
by_language = st.dictionaries(st.sampled_from(["", "en", "sl"]), texts, max_size=2)

messages = st.builds(Message, code=st.sampled_from(sorted(MESSAGES)) | short, values=values, line=line)
few_messages = st.lists(messages, max_size=2).map(tuple)
counterexamples = st.builds(
    Counterexample,
    call=texts,
    expected=texts,
    actual=texts,
    smallest=st.booleans(),
    printed=texts,
    after=texts,
    expected_after=texts,
    input=st.none() | st.lists(texts, max_size=2).map(tuple),
    sentence=by_language,
)
checks = st.builds(
    CheckResult,
    check=short,
    status=st.sampled_from(["passed", "failed", "blocked", "not_graded"]),
    points=maybe_points,
    out_of=points,
    bonus=st.booleans(),
    cases=st.integers(0, 300),
    failed=st.integers(0, 300),
    reason=st.none() | st.sampled_from(["wrong_value", "raised", "tampered"]) | short,
    counterexample=st.none() | counterexamples,
    diagnosis=few_messages,
    helpers_of_reference=st.booleans(),
    hidden=st.booleans(),
)
findings = st.builds(
    FindingResult,
    rule=short,
    severity=st.sampled_from(["fail", "warn", "note"]),
    message=messages,
    line=line,
    column=line,
    path=st.lists(short, max_size=3).map(tuple),
)
overrides = st.none() | st.builds(Override, points=points, why=texts, before=maybe_points)
functions = st.builds(
    FunctionResult,
    name=short,
    status=st.sampled_from(
        ["passed", "partial", "failed", "missing", "not_done", "forbidden", "blocked", "not_graded"],
    ),
    points=maybe_points,
    out_of=points,
    bonus=maybe_points,
    bonus_out_of=points,
    checks=st.lists(checks, max_size=2).map(tuple),
    findings=st.lists(findings, max_size=2).map(tuple),
    notes=few_messages,
    would_have=maybe_points,
    line=line,
    end_line=line,
    signature=st.sampled_from(["", "a", "b"]) | short,
    override=overrides,
)
origins = st.none() | st.builds(
    Origin,
    layout=st.sampled_from(["moodle", "canvas", "clones"]),
    id=short,
    folder=texts,
    login=short,
    late=st.booleans(),
)
tasks = st.builds(
    Task,
    name=short,
    kind=st.sampled_from(["function", "variable"]),
    parameters=st.lists(short, max_size=2).map(tuple),
    points=points,
    examples=st.lists(texts, max_size=2).map(tuple),
    checks=st.lists(
        st.builds(TaskCheck, check=short, points=points, bonus=st.booleans(), hidden=st.booleans()), max_size=2
    ).map(tuple),
    rules=st.lists(
        st.builds(
            TaskRule,
            verb=st.sampled_from(["forbid", "prefer"]) | short,
            kind=st.sampled_from(["calls", "syntax", "lines", "recursion"]) | short,
            names=st.lists(short, max_size=2).map(tuple),
            count=st.integers(0, 9),
            preset=st.sampled_from(["", "big_integers"]) | short,
        ),
        max_size=2,
    ).map(tuple),
    conditions=few_messages,
)
submissions = st.builds(
    SubmissionResult,
    student=texts,
    file=texts,
    status=st.sampled_from(["graded", "not_graded", "unreadable"]),
    points=maybe_points,
    out_of=points,
    bonus=maybe_points,
    functions=st.lists(functions, max_size=2, unique_by=lambda function: function.name).map(tuple),
    problems=few_messages,
    group=st.none() | st.sampled_from(["a", "b"]),
    source=st.none() | texts,
    digest=short,
    seconds=points,
    origin=origins,
    override=overrides,
)
exercises = st.builds(
    ExerciseResult,
    exercise=short,
    title=by_language,
    language=languages,
    suite=short,
    points=points,
    submissions=st.lists(submissions, max_size=3).map(tuple),
    bonus=points,
    missing=st.lists(texts, max_size=2).map(tuple),
    unlisted=st.lists(texts, max_size=2).map(tuple),
    tasks=st.lists(tasks, max_size=2).map(tuple),
)
runs = st.builds(
    Run,
    id=short,
    started=short,
    seconds=points,
    isolation=short,
    python=short,
    jobs=st.integers(1, 9),
    grader=short,
    exercises=st.lists(exercises, max_size=2).map(tuple),
)
