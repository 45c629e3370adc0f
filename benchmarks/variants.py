"""Functions of the exercise `nim` as students write them, right and wrong, to compose hand-ins of.

`v1` to `v4` are names of the student's own; the generator renames them. A wrong variant ends on every input; those that
do not, and those that raise, stand in lists of their own.
"""

from __future__ import annotations

import textwrap


def _functions(text: str) -> list[str]:
    """The functions of a text, divided by lines with `---`."""
    return [textwrap.dedent(part).strip() for part in textwrap.dedent(text).split("---")]


RIGHT: dict[str, list[str]] = {
    "najvecja_potenca": _functions("""
        def najvecja_potenca(n):
            v1 = 1
            while v1 * 2 <= n:
                v1 *= 2
            return v1
        ---
        def najvecja_potenca(n):
            v1 = 1
            while v1 <= n:
                v1 = v1 * 2
            return v1 // 2
        ---
        def najvecja_potenca(n):
            v1 = 0
            while 2 ** (v1 + 1) <= n:
                v1 += 1
            return 2 ** v1
        ---
        def najvecja_potenca(n):
            v1 = [1]
            while v1[-1] + v1[-1] <= n:
                v1.append(v1[-1] + v1[-1])
            return v1[-1]
        ---
        def najvecja_potenca(n):
            if n < 2:
                return 1
            return 2 * najvecja_potenca(n / 2 if isinstance(n, float) else n // 2)
    """),
    "razbij": _functions("""
        def razbij(n):
            v1 = []
            while n > 0:
                v2 = najvecja_potenca(n)
                v1.append(v2)
                n -= v2
            return v1
        ---
        def razbij(n):
            if n == 0:
                return []
            v1 = najvecja_potenca(n)
            return [v1] + razbij(n - v1)
        ---
        def razbij(n):
            v1 = []
            while n != 0:
                v1 = v1 + [najvecja_potenca(n)]
                n = n - v1[-1]
            return v1
    """),
    "vsebuje": _functions("""
        def vsebuje(s, x):
            for v1 in s:
                if v1 == x:
                    return True
            return False
        ---
        def vsebuje(s, x):
            return x in s
        ---
        def vsebuje(s, x):
            v1 = False
            for v2 in range(len(s)):
                if s[v2] == x:
                    v1 = True
            return v1
        ---
        def vsebuje(s, x):
            return any(v1 == x for v1 in s)
        ---
        def vsebuje(s, x):
            if s.count(x) > 0:
                return True
            else:
                return False
    """),
    "razlika": _functions("""
        def razlika(s, t):
            v1 = []
            for v2 in s:
                if not vsebuje(t, v2):
                    v1.append(v2)
            for v2 in t:
                if not vsebuje(s, v2):
                    v1.append(v2)
            return v1
        ---
        def razlika(s, t):
            return [v1 for v1 in s if v1 not in t] + [v1 for v1 in t if v1 not in s]
        ---
        def razlika(s, t):
            v1 = list(s)
            for v2 in t:
                if v2 in v1:
                    v1.remove(v2)
                else:
                    v1.append(v2)
            return v1
        ---
        def razlika(s, t):
            return list(set(s) ^ set(t))
        ---
        def razlika(s, t):
            v1 = s + t
            return [v2 for v2 in v1 if v1.count(v2) == 1]
    """),
    "razbij_seznam": _functions("""
        def razbij_seznam(s):
            return [razbij(v1) for v1 in s]
        ---
        def razbij_seznam(s):
            v1 = []
            for v2 in s:
                v1.append(razbij(v2))
            return v1
        ---
        def razbij_seznam(s):
            return list(map(razbij, s))
    """),
    "vsota": _functions("""
        def vsota(s):
            v1 = 0
            for v2 in s:
                v1 += v2
            return v1
        ---
        def vsota(s):
            v1 = 0
            v2 = 0
            while v2 < len(s):
                v1 = v1 + s[v2]
                v2 = v2 + 1
            return v1
        ---
        def vsota(s):
            if not s:
                return 0
            return s[0] + vsota(s[1:])
        ---
        def vsota(s):
            return sum(s)
    """),
    "zdruzi_sezname": _functions("""
        def zdruzi_sezname(s):
            v1 = []
            for v2 in s:
                v1 = razlika(v1, v2)
            return v1
        ---
        def zdruzi_sezname(s):
            v1 = {}
            for v2 in s:
                for v3 in v2:
                    v1[v3] = v1.get(v3, 0) + 1
            return [v3 for v3 in v1 if v1[v3] % 2 == 1]
        ---
        def zdruzi_sezname(s):
            if not s:
                return []
            return razlika(s[0], zdruzi_sezname(s[1:]))
    """),
    "poteza_racunalnik": _functions("""
        def poteza_racunalnik(s):
            v1 = random.randrange(len(s))
            while s[v1] == 0:
                v1 = random.randrange(len(s))
            return v1, random.randint(1, s[v1])
        ---
        def poteza_racunalnik(s):
            v1 = [v2 for v2, v3 in enumerate(s) if v3 > 0]
            v4 = random.choice(v1)
            return (v4, random.randrange(s[v4]) + 1)
        ---
        def poteza_racunalnik(s):
            v1 = zdruzi_sezname(razbij_seznam(s))
            for v2 in range(len(s)):
                v3 = vsota(razlika(razbij(s[v2]), v1))
                if v3 < s[v2]:
                    return (v2, s[v2] - v3)
            v2 = random.choice([v4 for v4 in range(len(s)) if s[v4]])
            return (v2, random.randint(1, s[v2]))
    """),
}

WRONG: dict[str, list[str]] = {
    "najvecja_potenca": _functions("""
        def najvecja_potenca(n):
            v1 = 1
            while v1 * 2 < n:
                v1 *= 2
            return v1
        ---
        def najvecja_potenca(n):
            v1 = 1
            for v2 in range(n + 1):
                if 2 ** v2 > n:
                    break
                v1 = 2 ** v2
            return v1
        ---
        def najvecja_potenca(n):
            v1 = 1
            while v1 * 2 <= n and v1 < 2 ** 60:
                v1 *= 2
            return v1
    """),
    "razbij": _functions("""
        def razbij(n):
            v1 = []
            while n > 0:
                v2 = najvecja_potenca(n)
                v1.insert(0, v2)
                n -= v2
            return v1
        ---
        def razbij(n):
            v1 = []
            while n > 1:
                v1.append(najvecja_potenca(n))
                n -= v1[-1]
            return v1
        ---
        def razbij(n):
            v1 = []
            for v2 in range(30, -1, -1):
                if n >= 2 ** v2:
                    v1.append(2 ** v2)
                    n -= 2 ** v2
            return v1
    """),
    "vsebuje": _functions("""
        def vsebuje(s, x):
            for v1 in s:
                if v1 == x:
                    return True
        ---
        def vsebuje(s, x):
            for v1 in s:
                if v1 == x:
                    return True
                else:
                    return False
            return False
        ---
        def vsebuje(s, x):
            return x in s[1:]
    """),
    "razlika": _functions("""
        def razlika(s, t):
            return [v1 for v1 in s if v1 not in t]
        ---
        def razlika(s, t):
            for v1 in t:
                if v1 in s:
                    s.remove(v1)
                else:
                    s.append(v1)
            return s
        ---
        def razlika(s, t):
            return set(s) ^ set(t)
        ---
        def razlika(s, t):
            return s + [v1 for v1 in t if v1 not in s]
    """),
    "razbij_seznam": _functions("""
        def razbij_seznam(s):
            v1 = []
            for v2 in s:
                v1 += razbij(v2)
            return v1
        ---
        def razbij_seznam(s):
            return map(razbij, s)
        ---
        def razbij_seznam(s):
            for v1 in s:
                return [razbij(v1)]
            return []
    """),
    "vsota": _functions("""
        def vsota(s):
            v1 = 0
            for v2 in s:
                v1 += v2
                return v1
            return v1
        ---
        def vsota(s):
            v1 = 0
            for v2 in range(1, len(s)):
                v1 += s[v2]
            return v1
        ---
        def vsota(s):
            v1 = 0
            for v2 in s:
                v1 += v2
            print(v1)
    """),
    "zdruzi_sezname": _functions("""
        def zdruzi_sezname(s):
            v1 = []
            for v2 in s:
                for v3 in v2:
                    if v3 not in v1:
                        v1.append(v3)
            return v1
        ---
        def zdruzi_sezname(s):
            v1 = [v2 for v3 in s for v2 in v3]
            return [v2 for v2 in set(v1) if v1.count(v2) == 1]
    """),
    "poteza_racunalnik": _functions("""
        def poteza_racunalnik(s):
            v1 = random.randrange(len(s))
            return v1, random.randint(0, s[v1])
        ---
        def poteza_racunalnik(s):
            v1 = s.index(max(s))
            return v1, s[v1]
        ---
        def poteza_racunalnik(s):
            v1 = random.choice([v2 for v2 in range(len(s)) if s[v2] > 0])
            return v1 + 1, random.randint(1, s[v1])
    """),
}

ENDLESS: dict[str, list[str]] = {
    "najvecja_potenca": _functions("""
        def najvecja_potenca(n):
            v1 = 1
            while v1 * 2 <= n:
                v1 * 2
            return v1
    """),
    "razbij": _functions("""
        def razbij(n):
            v1 = []
            while n >= 0:
                v1.append(najvecja_potenca(n))
                n -= v1[-1] if n else 0
            return v1
    """),
    "vsota": _functions("""
        def vsota(s):
            v1 = 0
            v2 = 0
            while v2 < len(s):
                v1 += s[v2]
            return v1
    """),
    "poteza_racunalnik": _functions("""
        def poteza_racunalnik(s):
            v1 = 0
            while s[v1] >= 0:
                v1 = random.randrange(len(s))
            return v1, 1
    """),
}

RAISING: dict[str, list[str]] = {
    "vsebuje": _functions("""
        def vsebuje(s, x):
            for v1 in range(len(s) + 1):
                if s[v1] == x:
                    return True
            return False
    """),
    "vsota": _functions("""
        def vsota(s):
            v1 = s[0]
            for v2 in s[1:]:
                v1 += v2
            return v1
        ---
        def vsota(s):
            for v1 in s:
                v2 += v1
            return v2
    """),
    "razbij_seznam": _functions("""
        def razbij_seznam(s):
            v1 = []
            for v2 in s:
                v1.append(razbij(s[v2]))
            return v1
    """),
    "zdruzi_sezname": _functions("""
        def zdruzi_sezname(s):
            v1 = s[0]
            for v2 in s[1:]:
                v1 = razlika(v1, v2)
            return v1
    """),
}
