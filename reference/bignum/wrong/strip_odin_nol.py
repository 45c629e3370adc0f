"""Takes one zero only.

fails: strip
ru: Старших нулей бывает несколько: нужен while, а не if.
en: There can be several high zeros: while is needed, not if.
sl: Vodilnih ničel je lahko več: potreben je while, ne if.
pl: Wiodących zer może być kilka: potrzebne jest while, nie if.
"""


def strip(a):
    if len(a) > 1 and a[-1] == 0:
        return a[:-1]
    return a[:]
