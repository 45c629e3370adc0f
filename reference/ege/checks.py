"""What the expressions of the spec call: is the answer to a task in a variable, or in what the file printed?"""

import re

MOST_LINES = 8
"""A file that prints more lines than that without saying which is which has printed a table, not answers."""


def answers(task, value, printed, expected):
    """True if the variable is the answer, with or without blanks ("96 97", 9697, [96, 97]); or, if there is no such
    variable, if a printed line is the answer, with the number of the task before it or without."""
    right = "".join(_numbers(str(expected)))
    if value is not None:
        return "".join(_numbers(str(value))) == right
    lines = [numbers for line in printed.splitlines() if (numbers := _numbers(line))]
    labelled = ["".join(numbers[1:]) for numbers in lines if numbers[0] == str(task) and len(numbers) > 1]
    if labelled:
        return labelled[-1] == right
    return len(lines) <= MOST_LINES and right in _joined(lines)


def _numbers(text):
    return re.findall(r"\d+", text)


def _joined(lines):
    """Each line as one number, and each two lines that follow one another: the two values of task 20."""
    whole = ["".join(numbers) for numbers in lines]
    return whole + [first + second for first, second in zip(whole, whole[1:])]
