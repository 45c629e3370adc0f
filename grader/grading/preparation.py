"""The suite of an exercise: the stored one if it is of these files, else a new one, stored for the next time."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from grader.grading.current_rules import with_current_rules
from grader.grading.exercise_files import ExerciseFiles
from grader.grading.fault_places import told_in_spec
from grader.grading.mistakes import path_of
from grader.grading.other_spec import other_spec
from grader.grading.rewording import faults_of_texts
from grader.model.exercise import Exercise
from grader.model.note import GroupNote
from grader.model.suite import Suite
from grader.suite.digest import digest_for_draws, digest_of, digest_of_spec, digest_of_variant
from grader.suite.stored import read_suite, write_suite
from grader.suite.times import with_times_of

if TYPE_CHECKING:
    from grader.runner.servers import Server

DRAW_TIMEOUT_S = 300.0
NOTES = "notes.yaml"
"""beside the reference"""
Say = Callable[[str], None]


class NotPrepared(Exception):
    """There is no suite for this exercise, and why: all faults of the spec at once."""


def prepare(
    files: ExerciseFiles,
    isolation: str,
    say: Say,
    renew: bool = False,
    python: str | None = None,
    variant: str | None = None,
    stores: bool = True,
    tried: Path | None = None,
    warns: bool = True,
) -> Suite:
    """The suite to grade by. Made in seconds where it has to be, read in milliseconds where it is stored.

    `python`: the Python that runs the reference, instead of the exercise's. A stored suite is good for every Python.
    `variant`: of the exercise, if it is not the first one; its suite lies beside that of the first.
    `stores`: False leaves the suite beside the spec as it is. A new one goes into the folder `tried`, if one is named,
    and is taken from there, as the same bytes, when it is to be stored.
    `warns`: what is weak in a new one is said.
    Where the reference is not at hand the stored suite is taken as it is: that is what students have.
    """
    if variant is not None:
        files = files.of_variant(variant)
    if not files.solution.is_file():
        return _without_reference(files, say)
    try:
        digest = digest_of(files.spec, files.solution, files.checks)
    except OSError as error:
        raise NotPrepared(f"{error.filename}: cannot be read: {error.strerror}") from None
    if variant is not None:
        digest = digest_of_variant(digest, variant)
    stored = None if renew else read_suite(files.suite)
    if stored is not None and stored.digest == digest:
        return _with_sources(replace(stored, cases_file=str(files.suite)), files)
    place = tried / files.suite.name if tried is not None else None
    known = read_suite(place) if place is not None and not renew else None
    if known is not None and known.digest == digest:
        suite = replace(known, cases_file=str(place))
    else:
        where = "once; they are stored in" if stores else "for now; nothing is changed in"
        if stores and not renew and stored is not None:
            where = "anew, as the spec, the solution or checks.py changed; they are stored in"
        say(f"{files.name}: making the cases ({where} {files.suite})")
        suite = make_suite(files, digest, isolation, python, variant)
        for fault in suite.faults if warns else ():
            say(f"{files.spec}: {fault}")
        if not stores:
            suite = _kept(suite, place, stored)
    return _with_sources(_stored(suite, files, say) if stores else suite, files)


def _stored(suite: Suite, files: ExerciseFiles, say: Say) -> Suite:
    try:
        return replace(write_suite(suite, files.suite), cases_file=str(files.suite))
    except OSError as error:
        say(f"{files.suite}: the cases could not be stored ({error.strerror}); they will be made again the next time.")
    return suite


def _kept(suite: Suite, place: Path | None, stored: Suite | None) -> Suite:
    """Beside the suite that is stored and counts. With its times, so that the file is the same if it is stored later.

    Where that cannot be written it is made again the next time.
    """
    suite = with_times_of(suite, stored)
    if place is not None:
        with contextlib.suppress(OSError):
            place.parent.mkdir(parents=True, exist_ok=True)
            return replace(write_suite(suite, place), cases_file=str(place))
    return suite


def _without_reference(files: ExerciseFiles, say: Say) -> Suite:
    """The pack beside the spec, as it knows more than the stored suite; but not an old one beside a new suite."""
    stored = read_suite(files.suite)
    pack = files.suite.with_name(f"{files.name}.pack")
    if pack.is_file():
        from grader.suite.pack import PackError, read_pack

        try:
            packed = read_pack(pack).suite
        except PackError as error:
            raise NotPrepared(str(error)) from None
        if stored is None or stored.digest == packed.digest:
            _tell_other_spec(files.spec, packed, pack, say)
            return packed
    if stored is None:
        raise NotPrepared(
            f"{files.solution}: the solution is not here, and neither are the cases that were made of it "
            f"({files.suite}). Ask your teacher for one of them, or for a pack: grader check --pack {files.name}.pack"
        )
    _tell_other_spec(files.spec, stored, files.suite, say)
    return replace(stored, mistakes_file=str(path_of(files.suite)))


def _tell_other_spec(spec: Path, suite: Suite, cases: Path, say: Say) -> None:
    from grader.spec.errors import SpecErrors

    try:
        told = other_spec(spec, suite, cases)
    except SpecErrors as errors:
        raise NotPrepared(str(errors)) from None
    except OSError as error:
        raise NotPrepared(f"{spec}: cannot be read: {error.strerror}") from None
    if told:
        say(told)


def _with_sources(suite: Suite, files: ExerciseFiles) -> Suite:
    return replace(
        suite,
        exercise=with_current_rules(suite.exercise),
        reference_source=_text(files.solution),
        checks_source=_text(files.checks),
        mistakes_file=str(path_of(files.suite)),
        notes=_notes(files, suite),
        template_source=_text(files.template),
        spec_digest=suite.spec_digest or digest_of_spec(files.spec),  # its digest is that of the files, spec and all
    )


def _notes(files: ExerciseFiles, suite: Suite) -> tuple[GroupNote, ...]:
    path = files.solution.with_name(NOTES)
    if not path.is_file():
        return ()
    from grader.spec.errors import SpecErrors
    from grader.spec.group_notes import read_group_notes

    try:
        return read_group_notes(path, list(suite.functions))
    except SpecErrors as errors:
        raise NotPrepared(str(errors)) from None


def _text(path: Path | None) -> str:
    return path.read_text(encoding="utf-8") if path is not None else ""


def make_suite(
    files: ExerciseFiles,
    digest: str,
    isolation: str,
    python: str | None = None,
    variant: str | None = None,
) -> Suite:
    """A new suite, from the spec, the reference and the checks. NotPrepared with all that is wrong."""
    from grader.grading.reference_check import faults_of_reference
    from grader.grading.rule_names import faults_of_rule_names
    from grader.grading.trial import Trial
    from grader.runner.host import NoWorker, run_script
    from grader.runner.interpreter import NoInterpreter
    from grader.spec.errors import SpecErrors
    from grader.spec.load import load_exercise
    from grader.spec.outline import read_outline
    from grader.suite.build import SuiteErrors, build_suite
    from grader.suite.candidates import SCRIPT, draw_request, read_candidates

    try:
        exercise = load_exercise(files.spec, files.solution, files.checks)
        outline = read_outline(files.solution)
    except SpecErrors as errors:
        raise NotPrepared(str(errors)) from None
    if exercise.name != files.name:
        raise NotPrepared(
            f"{files.spec}: the file is named {files.name!r}, but says `exercise: {exercise.name}`. Give both one name."
        )
    wrong_texts = faults_of_texts(exercise)
    if wrong_texts:
        raise NotPrepared(told_in_spec(files.spec, wrong_texts))
    chosen = variant or next(iter(exercise.variants), "")
    parameters = {name: signature.positional for name, signature in outline.signatures.items()}
    checks, reference = _text(files.checks), _text(files.solution)
    try:
        request = draw_request(exercise, checks, reference, parameters, digest_for_draws(reference), chosen or None)
        answer = run_script(SCRIPT, request, DRAW_TIMEOUT_S)
        candidates = read_candidates(answer)
    except (RuntimeError, TimeoutError, ValueError) as error:
        raise NotPrepared(f"{files.spec}: the cases could not be made: {error}") from None
    try:
        settings = exercise.variants.get(chosen, {})
        with _server(exercise, isolation, python) as server, Trial(server, exercise, reference, settings) as trial:
            suite = build_suite(exercise, candidates, checks, reference, digest, trial.run)
            functions = {n: replace(f, returns_argument=n in trial.returning) for n, f in suite.functions.items()}
            suite = replace(suite, variant=chosen, functions=functions, spec_digest=digest_of_spec(files.spec))
            faults = [*faults_of_reference(suite, server), *faults_of_rule_names(exercise, outline.names)]
            if any(fault.severity == "error" for fault in faults):
                raise SuiteErrors(faults)
            return replace(suite, faults=(*suite.faults, *map(str, faults)))
    except SuiteErrors as errors:
        raise NotPrepared(told_in_spec(files.spec, errors.faults)) from None
    except NoInterpreter as error:
        raise NotPrepared(f"{files.spec}: {error}") from None
    except NoWorker as error:
        raise NotPrepared(f"the reference could not be run: {error}") from None


def _server(exercise: Exercise, isolation: str, python: str | None) -> Server:
    from grader.grading.engine import server_options
    from grader.runner.servers import start_server

    options = server_options(exercise, "best" if isolation == "require" else isolation)
    return start_server(options, python or exercise.python)
