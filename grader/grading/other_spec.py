"""The spec beside stored cases, where the reference is not at hand: is it the one that they were made of?"""

from __future__ import annotations

from pathlib import Path

from grader.feedback.texts import text_of
from grader.model.suite import Suite
from grader.suite.digest import digest_of_spec


def other_spec(spec: Path, suite: Suite, cases: Path) -> str:
    """A sentence for who checks by them if the spec is another one, "" if it is not, or if that is not known.

    `cases`: the file of the suite. SpecErrors if the spec is another one because it is broken, OSError if it cannot be
    read. What needs the reference or the checks is not looked at: they are not here.
    """
    if digest_of_spec(spec) == suite.spec_digest:
        return ""
    from grader.spec.errors import SpecErrors  # reading a spec takes longer than checking by stored cases
    from grader.spec.nodes import read_document
    from grader.spec.validation import read_spec

    document = read_document(spec)
    read_spec(document)
    if document.errors:
        raise SpecErrors(document.errors)
    if not suite.spec_digest:  # made by a grader that did not note it
        return ""
    return text_of("spec_is_another", suite.exercise.language, spec=str(spec), cases=str(cases))
