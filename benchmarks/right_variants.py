"""Functions of the exercise `nim` as students write them when they are right, to compose hand-ins of.

`v1` to `v4` are names of the student's own; the generator renames them.
"""

from __future__ import annotations

import textwrap


def functions(text: str) -> list[str]:
    """The functions of a text, divided by lines with `---`."""
    return [textwrap.dedent(part).strip() for part in textwrap.dedent(text).split("---")]


RIGHT: dict[str, list[str]] = {
    "najvecja_potenca": functions("""
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
    "razbij": functions("""
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
    "vsebuje": functions("""
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
    "razlika": functions("""
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
    "razbij_seznam": functions("""
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
    "vsota": functions("""
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
    "zdruzi_sezname": functions("""
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
    "poteza_racunalnik": functions("""
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
