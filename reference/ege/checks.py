"""What the expressions of the spec call: is the answer to a task in a variable, or in what the file printed?"""

import re

TASKS = ("19", "20", "21")
MOST_LINES = 8
"""A file that prints more lines than that without saying which is which has printed a table, not answers."""


def answers(task, value, printed, expected):
    """True if the variable is the answer, with or without blanks ("96 97", 9697, [96, 97]); or, if there is no such
    variable, if it was printed: behind the number of the task, or in the order of the tasks. A sentence if another
    answer was printed there, and False if none was."""
    right = _numbers(str(expected))
    if value is not None:
        return "".join(_numbers(str(value))) == "".join(right)
    labelled = _labelled(printed)[str(task)]
    if labelled:
        together = [number for numbers in labelled for number in numbers]
        return any(_ends_with(numbers, right) for numbers in (labelled[-1], together)) or _another(task)
    return _in_order(task, _unlabelled(printed), right)


def _another(task):
    """Says that what was printed is not the answer."""
    return {
        "ru": f"Напечатанный ответ на задание {task} неверен.",
        "en": f"The answer printed for task {task} is not right.",
        "sl": f"Izpisani odgovor na nalogo {task} ni pravilen.",
        "pl": f"Wypisana odpowiedź na zadanie {task} nie jest poprawna.",
    }


def _numbers(text):
    """Whole numbers that are no part of a name: of `S1 = 96` only 96."""
    return re.findall(r"(?<!\w)\d+", re.sub(r"(?<=\d)\.0+\b", "", text))


def _labelled(printed):
    """Task -> the numbers behind each mention of it, up to the next mention or the end of the line."""
    found = {task: [] for task in TASKS}
    for line in printed.splitlines():
        parts = re.split(r"(?<!\d)(19|20|21)(?!\d)", line)
        for task, rest in zip(parts[1::2], parts[2::2]):
            if _numbers(rest):
                found[task].append(_numbers(rest))
    return found


def _unlabelled(printed):
    """The numbers of each line that mentions no task; `1)` at its beginning is no answer."""
    lines = [line for line in printed.splitlines() if not re.search(r"(?<!\d)(19|20|21)(?!\d)", line)]
    numbers = [_numbers(re.sub(r"^\s*\d[.)]\s", "", line)) for line in lines]
    return [one for one in numbers if one]


def _ends_with(numbers, right):
    """`(3-6-3): 93` ends with 93, and 9697 is 96 and 97."""
    return numbers[-len(right) :] == right or numbers[-1] == "".join(right)


def _in_order(task, lines, right):
    """Of four numbers (the second answer is two of them), or three, each has its place; of another count any line may
    be the answer, or two lines that follow one another."""
    flat = [number for line in lines for number in line]
    places = {4: ((0, 1), (1, 3), (3, 4)), 3: ((0, 1), (1, 2), (2, 3))}.get(len(flat))
    if places is not None:
        first, last = places[TASKS.index(str(task))]
        return "".join(flat[first:last]) == "".join(right) or _another(task)
    whole = ["".join(line) for line in lines]
    pairs = [first + second for first, second in zip(whole, whole[1:])]
    return len(lines) <= MOST_LINES and "".join(right) in whole + pairs
