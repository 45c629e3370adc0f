"""What an argument may be by its name alone, in the languages of the messages."""

from __future__ import annotations

import re

from grader.drafting.domains import Kind

_WORDS: tuple[tuple[Kind, str], ...] = (
    (["int"], "n m k i j x y z a b c num number count size limit index year month day hour minute age width height "
     "start stop end step low high row col column digit total steps depth level seed min_value max_value exponent base "
     "stevilo število leto dan ura liczba rok wiek chislo chisel god vozrast"),
    (["float"], "price weight temperature celsius fahrenheit kelvin radius ratio rate amount distance speed angle "
     "percent tax tip bmi cena teza teža masa waga ves tolerance epsilon eps salary"),
    (["str"], "text word string name sentence line char ch letter niz beseda ime crka črka stavek vrstica tekst slowo "
     "słowo napis imie imię litera slovo stroka imya bukva password filename path url prefix suffix sep separator msg "
     "message title txt owner author city country color colour surname character alphabet dna code phrase s1 s2 t w"),
    (["list", ["int"]], "xs ys lst l nums numbers values arr array items data seq sequence seznam stevila števila "
     "lista liczby spisok chisla grades marks elements elems list1 list2 digits seznam1 seznam2 l1 l2 v u vector "
     "ocene oceny ages heights"),
    (["list", ["str"]], "words names strings lines besede imena slowa słowa imiona slova stroki letters sentences "
     "tokens texts vrstice cities students animals"),
    (["dict", ["str"], ["int"]], "d dct dic dictionary slovar słownik slownik slovar_ mapping inventory stock scores "
     "prices counts points_of ages_of table_of zaloga wyniki grades_of cene phonebook imenik"),
    (["bool"], "flag verbose reverse strict"),
    (["list", ["list", ["int"]]], "matrix grid board matrika tabela macierz plansza matrica rows table lists"),
    (["set", ["int"]], "set1 set2 mnozica množica zbior zbiór mnozhestvo"),
    (["tuple", ["int"], ["int"]], "point pair position pos coords interval tocka točka punkt tochka p q cell"),
    (["list", ["tuple", ["int"], ["int"]]], "points pairs intervals positions edges tocke točke punkty cells"),
    (["list", ["float"]], "weights temperatures measurements amounts"),
)  # fmt: skip
_BY_NAME = {word: kind for kind, words in _WORDS for word in words.split()}
_AMBIGUOUS: dict[str, list[Kind]] = {
    "s": [["str"], ["list", ["int"]]],
    "t": [["str"], ["list", ["int"]]],
    "a": [["int"], ["list", ["int"]]],
    "b": [["int"], ["list", ["int"]]],
    "x": [["int"], ["float"], ["str"]],
    "key": [["str"], ["int"]],
    "value": [["int"], ["str"]],
    "item": [["int"], ["str"]],
    "element": [["int"], ["str"]],
}


def kinds_by_name(name: str) -> list[Kind]:
    """The likeliest first; [] if the name says nothing."""
    folded = name.casefold().strip("_")
    if folded in _AMBIGUOUS:
        return list(_AMBIGUOUS[folded])
    if re.match(r"(is|has|with|use|should)_", folded):
        return [["bool"]]
    for word in (folded, *reversed(folded.split("_")), folded.rstrip("0123456789"), *folded.split("_")[:1]):
        if word in _BY_NAME:
            return [_BY_NAME[word]]
    return []
