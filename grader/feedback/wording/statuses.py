"""What became of a submission, a function and a check, and why: the words of the result's contract."""

from __future__ import annotations

from grader.feedback.entry import Entry

STATUSES: dict[str, Entry] = {
    # a submission
    "submission_graded": Entry("graded"),
    "submission_not_graded": Entry("could not be graded"),
    "submission_unreadable": Entry("unreadable"),
    # a function or a check
    "status_blocked": Entry("waits for another function"),
    "status_failed": Entry("wrong"),
    "status_forbidden": Entry("not allowed"),
    "status_missing": Entry("missing"),
    "status_not_done": Entry("not written yet"),
    "status_not_graded": Entry("could not be graded"),
    "status_partial": Entry("partly right"),
    "status_passed": Entry("right"),
    "status_unreadable": Entry("not judged"),
    # of what is not allowed, before what is wrong with it
    "besides_wrong": Entry("And besides, it is not right yet."),
    # a reason in a few words
    "reason_broke_relation": Entry("not what was asked for"),
    "reason_changed_argument": Entry("changes its argument"),
    "reason_crashed": Entry("crashed"),
    "reason_keeps_state": Entry("remembers earlier calls"),
    "reason_not_random": Entry("not random"),
    "reason_out_of_memory": Entry("uses too much memory"),
    "reason_raised": Entry("stopped with an error"),
    "reason_spec_fault": Entry("fault of the exercise"),
    "reason_tampered": Entry("tampering"),
    "reason_timed_out": Entry("does not stop in time"),
    "reason_too_much_output": Entry("prints without end"),
    "reason_unsendable": Entry("unusable result"),
    "reason_unstable": Entry("different each time"),
    "reason_wanted_input": Entry("waits for input"),
    "reason_wrong_output": Entry("prints something else"),
    "reason_wrong_type": Entry("another type of value"),
    "reason_wrong_value": Entry("another value"),
    # the same in a sentence, where nothing better is known
    "broke_relation": Entry("The result of {function} is not what was asked for."),
    "changed_argument": Entry("{function} changes the value it was given. It should leave it as it is."),
    "crashed": Entry("{function} made Python itself break down."),
    "keeps_state": Entry(
        "{function} gives another answer when it was called before. It seems to remember earlier calls."
    ),
    "not_random": Entry("{function} should choose by chance, but its choices are too much alike."),
    "not_random_seeded": Entry(
        "{function} makes the same choices each time the program starts. Is there a random.seed(...) somewhere?"
    ),
    "out_of_memory": Entry("{function} uses too much memory. Does something grow without end?"),
    "raised": Entry("{function} stopped with an error."),
    "spec_fault": Entry("{function} could not be judged because of a fault in the exercise. It is not your mistake."),
    "tampered": Entry("{function} tried to interfere with the grading. Your teacher will look at it."),
    "timed_out": Entry("{function} does not stop in time. Is there a loop that never ends?"),
    "too_much_output": Entry("{function} prints far too much. Is there a loop that never ends?"),
    "unsendable": Entry("{function} returned something that cannot be compared with the right answer."),
    "unstable": Entry("{function} gives different answers for the same input."),
    "wanted_input": Entry("{function} waits for something to be typed in. It should use its arguments instead."),
    "wrong_output": Entry("{function} prints something else than it should."),
    "wrong_type": Entry("{function} returns another type of value than it should."),
    "wrong_value": Entry("{function} returns another value than it should."),
    # a function that was not judged by its answers
    "function_blocked": Entry("{function} needs another function that is missing or wrong, so it could not be judged."),
    "function_blocked_by": Entry("{function} needs {helper}, which is missing or wrong, so it could not be judged."),
    "function_forbidden": Entry("{function} uses something that is not allowed here."),
    "function_missing": Entry("There is no {function} in the file."),
    "function_missing_similar": Entry(
        "There is no {function} in the file, but there is {similar}. If that is meant, rename it to {function}."
    ),
    "function_not_done": Entry("{function} is not written yet."),
    "function_not_graded": Entry(
        "{function} could not be graded. It is not your mistake; your teacher will see to it."
    ),
    "function_unreadable": Entry("Not judged: the file does not compile."),
    "function_unreadable_file": Entry("Not judged: the file cannot be read."),
    "function_partial": Entry("{function} is right in part."),
    "function_passed": Entry("{function} is right."),
}
