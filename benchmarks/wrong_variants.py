"""Functions of the exercise `nim` as students write them when they are wrong: like `right_variants`.

Those of WRONG end on every input; those of ENDLESS do not, and those of RAISING stop with an exception.
"""

from __future__ import annotations

from benchmarks.right_variants import functions

WRONG: dict[str, list[str]] = {
    "najvecja_potenca": functions("""
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
    "razbij": functions("""
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
    "vsebuje": functions("""
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
    "razlika": functions("""
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
    "razbij_seznam": functions("""
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
    "vsota": functions("""
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
    "zdruzi_sezname": functions("""
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
    "poteza_racunalnik": functions("""
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
    "najvecja_potenca": functions("""
        def najvecja_potenca(n):
            v1 = 1
            while v1 * 2 <= n:
                v1 * 2
            return v1
    """),
    "razbij": functions("""
        def razbij(n):
            v1 = []
            while n >= 0:
                v1.append(najvecja_potenca(n))
                n -= v1[-1] if n else 0
            return v1
    """),
    "vsota": functions("""
        def vsota(s):
            v1 = 0
            v2 = 0
            while v2 < len(s):
                v1 += s[v2]
            return v1
    """),
    "poteza_racunalnik": functions("""
        def poteza_racunalnik(s):
            v1 = 0
            while s[v1] >= 0:
                v1 = random.randrange(len(s))
            return v1, 1
    """),
}

RAISING: dict[str, list[str]] = {
    "vsebuje": functions("""
        def vsebuje(s, x):
            for v1 in range(len(s) + 1):
                if s[v1] == x:
                    return True
            return False
    """),
    "vsota": functions("""
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
    "razbij_seznam": functions("""
        def razbij_seznam(s):
            v1 = []
            for v2 in s:
                v1.append(razbij(s[v2]))
            return v1
    """),
    "zdruzi_sezname": functions("""
        def zdruzi_sezname(s):
            v1 = s[0]
            for v2 in s[1:]:
                v1 = razlika(v1, v2)
            return v1
    """),
}
