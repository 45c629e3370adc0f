"""Takes the zeros out of the caller's list.

fails: strip
ru: pop меняет список вызывающего; работайте с копией.
en: pop changes the list of the caller; work with a copy.
sl: pop spremeni klicateljev seznam; delaj s kopijo.
pl: pop zmienia listę wywołującego; pracuj na kopii.
"""


def strip(a):
    while len(a) > 1 and a[-1] == 0:
        a.pop()
    return a
