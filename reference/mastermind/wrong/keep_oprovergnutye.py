"""Keeps what the answer refutes.

fails: keep
ru: Нужны коды, которые дали бы именно такой ответ, а не другой.
en: The codes that would have given this very answer are meant, not the others.
sl: Ostati morajo kode, ki bi dale prav tak odgovor, ne druge.
pl: Mają zostać kody, które dałyby właśnie taką odpowiedź, a nie inne.
"""

from collections import Counter


def feedback(guess, code):
    mesto = sum(1 for a, b in zip(guess, code) if a == b)
    vsego = sum((Counter(guess) & Counter(code)).values())
    return (mesto, vsego - mesto)


def keep(P, guess, answer):
    return [k for k in P if feedback(k, guess) != answer]
