"""Looks at the exact hits only.

fails: keep
ru: Должны совпасть оба числа ответа, а не только точные попадания.
en: Both numbers of the answer must agree, not only the exact hits.
sl: Ujemati se morata obe števili odgovora, ne le točni zadetki.
pl: Zgadzać się muszą obie liczby odpowiedzi, nie tylko trafienia dokładne.
"""

from collections import Counter


def feedback(guess, code):
    mesto = sum(1 for a, b in zip(guess, code) if a == b)
    vsego = sum((Counter(guess) & Counter(code)).values())
    return (mesto, vsego - mesto)


def keep(P, guess, answer):
    return [k for k in P if feedback(k, guess)[0] == answer[0]]
