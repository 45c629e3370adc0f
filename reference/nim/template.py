from random import *


def najvecja_potenca(n):
    """Vrni največjo potenco števila 2, ki ni večja od n. Število n je pozitivno in ni nujno celo.

    Primer: najvecja_potenca(22) vrne 16. Brez modula math in podobnih pripomočkov.
    """


def razbij(n):
    """Vrni seznam potenc števila 2, katerih vsota je n, od največje do najmanjše.

    Primer: razbij(22) vrne [16, 4, 2]. Pomagaj si s funkcijo najvecja_potenca.
    """


def vsebuje(s, x):
    """Vrni True, če je x v seznamu s, sicer vrni False."""


def razlika(s, t):
    """Vrni nov seznam elementov, ki so v natanko enem od seznamov s in t.

    Primer: razlika([16, 4, 2], [4, 1]) vrne [16, 2, 1] v poljubnem vrstnem redu.
    """


def razbij_seznam(s):
    """Vrni seznam razbitij vseh števil iz seznama s.

    Primer: razbij_seznam([22, 5, 13]) vrne [[16, 4, 2], [4, 1], [8, 4, 1]].
    """


def vsota(s):
    """Vrni vsoto števil v seznamu s. Napiši jo brez vgrajene funkcije sum."""


def zdruzi_sezname(s):
    """Vrni elemente, ki so v lihem številu seznamov iz seznama s, v poljubnem vrstnem redu."""


def poteza_racunalnik(s):
    """Vrni naključno dovoljeno potezo: številko vrstice (prva je 0) in število kovancev.

    V seznamu s je za vsako vrstico zapisano, koliko kovancev je v njej.
    Dodatna naloga: kadar je mogoče zmagati, vrni potezo, ki vodi do zmage.
    """
