"""What the expressions of the spec call: codes, what is left of them after some guesses, and what makes a guess right.

A predicate returns True, or the sentence for the student in each language.
"""

from collections import Counter
from functools import lru_cache

import solution

OPENING = (1, 1, 2, 2)


@lru_cache
def codes(colors, pegs):
    """All codes of that kind."""
    return solution.all_codes(colors, pegs)


def answer_to(guess, code):
    """The right answer to a guess."""
    return _answer_to(tuple(guess), tuple(code))


@lru_cache(maxsize=1 << 16)
def _answer_to(guess, code):
    return solution.feedback(guess, code)


def answers(P, guess):
    """The answers that the codes of P can give to a guess, and some that may fit none of them."""
    return sorted({answer_to(guess, code) for code in P} | {(0, 0), (1, 1), (4, 0)})


def possible(secret, guesses):
    """The codes that are not refuted by the answers of `secret` to the guesses."""
    wanted = [(guess, answer_to(guess, secret)) for guess in guesses]
    return [code for code in codes(6, 4) if all(answer_to(guess, code) == answer for guess, answer in wanted)]


def middle_games():
    """What is left of all codes in some games: 6, 13 and 28 codes. In the first two neither the mean size of the parts
    nor their number leads to the right guess; in the second one it is not in P."""
    games = [
        ((3, 2, 3, 6), [(1, 2, 3, 4), (1, 6, 2, 3)]),
        ((5, 2, 6, 6), [(1, 2, 3, 4), (2, 3, 6, 2)]),
        ((3, 5, 1, 2), [(1, 1, 2, 2), (1, 2, 3, 4)]),
    ]
    return [possible(secret, guesses) for secret, guesses in games]


def is_opening(result):
    """True if it is a code in which exactly one digit occurs twice."""
    fault = _no_code(result, 6, 4)
    if fault:
        return fault
    if sorted(Counter(result).values()) == [1, 1, 2]:
        return True
    return {
        "ru": "В первой пробе ровно одна цифра должна повторяться, как в 4311.",
        "en": "In the first guess exactly one digit must occur twice, as in 4311.",
        "sl": "V prvem poskusu se mora ponoviti natanko ena števka, kot v 4311.",
        "pl": "W pierwszej próbie dokładnie jedna cyfra ma się powtarzać, jak w 4311.",
    }


def is_least_like(P, last, result):
    """True if it is one of the codes of P with the fewest exact hits, and of these with the fewest others."""
    if tuple(result) not in P:
        return {
            "ru": "Эта проба уже невозможна: её нет в P.",
            "en": "This guess is not possible any more: it is not in P.",
            "sl": "Ta poskus ni več mogoč: ni ga v P.",
            "pl": "Ta próba nie jest już możliwa: nie ma jej w P.",
        }
    least = min(answer_to(last, code) for code in P)
    own = answer_to(last, result)
    if own == least:
        return True
    return {
        "ru": f"Сходство этой пробы с последней {own}; в P есть менее похожая: {least}.",
        "en": f"The likeness of this guess to the last one is {own}; P has one that is less like it: {least}.",
        "sl": f"Podobnost tega poskusa z zadnjim je {own}; v P je manj podoben: {least}.",
        "pl": f"Podobieństwo tej próby do ostatniej to {own}; w P jest mniej podobna: {least}.",
    }


def leaves_least(P, result, expected, colors=6, pegs=4):
    """True if the guess is as good as the reference's: by the largest part of P it can leave, and by being in P."""
    fault = _no_code(result, colors, pegs)
    if fault:
        return fault
    guess = tuple(result)
    own, best = solution.largest_part(P, guess), solution.largest_part(P, expected)
    if own > best:
        return {
            "ru": f"После этой пробы может остаться кодов: {own}. Есть проба, после которой их не больше {best}.",
            "en": f"Codes that may be left after this guess: {own}. There is a guess that leaves at most {best}.",
            "sl": f"Po tem poskusu lahko ostane kod: {own}. Obstaja poskus, po katerem jih ostane največ {best}.",
            "pl": f"Po tej próbie może zostać kodów: {own}. Istnieje próba, po której zostaje ich najwyżej {best}.",
        }
    if guess in P or expected not in P:
        return True
    return {
        "ru": "Среди лучших проб есть такие, которые входят в P; нужно выбрать одну из них.",
        "en": "Some of the best guesses are in P; one of those must be chosen.",
        "sl": "Nekateri od najboljših poskusov so v P; izbrati je treba enega od teh.",
        "pl": "Niektóre z najlepszych prób należą do P; trzeba wybrać jedną z nich.",
    }


def wins_in_five(knuth, answer):
    """True if every code that answers so to the opening 1122 is found with the fifth guess at the latest."""
    longest = _longest_game(knuth, [code for code in codes(6, 4) if answer_to(OPENING, code) == answer], OPENING, 6)
    if longest <= 5:
        return True
    return {
        "ru": "Для некоторых кодов пяти проб не хватает, а стратегии Кнута хватает всегда.",
        "en": "Some codes need more than five guesses; with Knuth's strategy none does.",
        "sl": "Za nekatere kode pet poskusov ne zadošča, po Knuthovi strategiji pa vedno.",
        "pl": "Niektóre kody wymagają więcej niż pięciu prób; w strategii Knutha żaden.",
    }


def _longest_game(knuth, P, guess, left):
    """The most guesses that a code of P needs, this one counted; a game that is longer than `left` is not played on."""
    parts = {}
    for code in P:
        parts.setdefault(answer_to(guess, code), []).append(code)
    parts.pop((4, 0), None)
    if left == 1 or not parts:
        return 1 + bool(parts)
    return 1 + max(_longest_game(knuth, part, tuple(knuth(part)), left - 1) for part in parts.values())


# No strategy finds more of the 1296 codes with so few guesses: 1 with one, 14 with two, some 150 with three and 780 with
# four. Who never needs more than that for so many codes is not guessing: an honest player would be that lucky less than
# once in a billion.
TOO_LUCKY = {1: 3, 2: 5, 3: 12, 4: 45}
GAMES = 12


def secrets(count):
    """Codes for whole games, spread over all there are."""
    return [codes(6, 4)[(11 + 787 * number) % 1296] for number in range(count)]


def plays(game):
    """True if all codes are found by guessing, and by nothing but the answers."""
    longest = 0
    for number, code in enumerate(secrets(max(TOO_LUCKY.values())), 1):
        guesses = game(code)
        found = ends_with(code, guesses)
        found = uses_answers(code, guesses) if found is True else found
        if found is not True:
            return found
        longest = max(longest, len(guesses))
        if number >= TOO_LUCKY.get(longest, GAMES):
            break
    if longest > max(TOO_LUCKY):
        return True
    return {
        "ru": f"Код нужно отгадать по ответам, а не подсмотреть. Кодов: {number}; проб для каждого не больше {longest}.",
        "en": f"The code is to be found by the answers. Codes: {number}; guesses for each of them: at most {longest}.",
        "sl": f"Kodo je treba uganiti po odgovorih. Število kod: {number}; poskusov za vsako: največ {longest}.",
        "pl": f"Kod trzeba odgadnąć z odpowiedzi. Liczba kodów: {number}; prób dla każdego: najwyżej {longest}.",
    }


def uses_answers(code, guesses):
    """True if, as soon as the answers leave only one code or two, one of these is guessed."""
    left = codes(6, 4)
    for number, guess in enumerate(map(tuple, guesses)):
        if len(left) <= 2 and guess not in left:
            told = " / ".join(str(one) for one in left)
            return {
                "ru": f"По ответам на первые пробы ({number}) возможно только {told}, а следующая проба {guess}.",
                "en": f"The answers to the first guesses ({number}) leave only {told}, and the next guess is {guess}.",
                "sl": f"Po odgovorih na prve poskuse ({number}) je mogoče le še {told}, naslednji poskus pa je {guess}.",
                "pl": f"Po odpowiedziach na pierwsze próby ({number}) możliwe jest tylko {told}, a dalej jest {guess}.",
            }
        answer = answer_to(guess, code)
        left = [one for one in left if answer_to(guess, one) == answer]
    return True


def ends_with(code, guesses):
    """True if it is a list of at most ten codes, the last of them the right one and none before it."""
    if not isinstance(guesses, (list, tuple)):
        return {
            "ru": "Верните список проб.",
            "en": "Return the list of guesses.",
            "sl": "Vrni seznam poskusov.",
            "pl": "Zwróć listę prób.",
        }
    faults = [fault for guess in guesses if (fault := _no_code(guess, 6, 4))]
    if faults:
        return faults[0]
    played = [tuple(guess) for guess in guesses]
    if not played or played[-1] != tuple(code):
        return {
            "ru": "Последняя проба должна быть равна коду.",
            "en": "The last guess must be the code.",
            "sl": "Zadnji poskus mora biti enak kodi.",
            "pl": "Ostatnia próba musi być równa kodowi.",
        }
    if len(played) > 10:
        return {
            "ru": f"Проб должно быть не больше десяти, а не {len(played)}.",
            "en": f"There must be at most ten guesses, not {len(played)}.",
            "sl": f"Poskusov sme biti največ deset, ne {len(played)}.",
            "pl": f"Prób może być najwyżej dziesięć, a nie {len(played)}.",
        }
    return True


def _no_code(guess, colors, pegs):
    """None for a code; else the sentence that says why it is none."""
    if isinstance(guess, (tuple, list)) and len(guess) == pegs and all(d in range(1, colors + 1) for d in guess):
        return None
    return {
        "ru": f"Проба должна состоять из цифр от 1 до {colors}, числом {pegs}.",
        "en": f"A guess must consist of {pegs} digits from 1 to {colors}.",
        "sl": f"Poskus mora imeti števke od 1 do {colors}, njihovo število je {pegs}.",
        "pl": f"Próba musi składać się z cyfr od 1 do {colors}, w liczbie {pegs}.",
    }
