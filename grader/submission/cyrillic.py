"""Which of the encodings of Russian a text is in, by how often its letters occur and how words are written."""

from __future__ import annotations

import re

CODECS = ("cp1251", "koi8_r", "cp866")
"""the more frequent ones first"""
BESIDE = frozenset("–—…„“”‘’‚«»€°·×№\xa0")
"""what may stand beside letters"""
_OFTEN = "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё"
"""small letters, by how often they occur in Russian"""
_LETTER = re.compile("[А-Яа-яЁё]")
_WORD = re.compile(r"[^\W\d_]+")
_USUAL = re.compile("[А-ЯЁ]?[а-яё]+|[А-ЯЁ]+")
"""a word as it is written: small, with a capital, or all in capitals"""
FEWEST = 3
"""letters; fewer tell nothing"""
ENOUGH = 0.8
"""the share of words that are written as usual"""
RARE = 20
"""the place in the order from which on letters are rare: in the wrong encoding most are"""


def codec_of_russian(data: bytes) -> str:
    """The codec in which all that is not ASCII is Russian in usual words; "" if there is none, or several fit alike."""
    fitting = {codec: cost for codec in CODECS if (cost := _cost(data, codec)) is not None}
    best = sorted(fitting, key=lambda codec: fitting[codec])
    if not best or (len(best) > 1 and fitting[best[0]] == fitting[best[1]]):
        return ""
    return best[0]


def _cost(data: bytes, codec: str) -> float | None:
    """How rare its letters are on average; None if this is no Russian."""
    try:
        text = data.decode(codec)
    except UnicodeDecodeError:
        return None
    others = [one for one in text if not one.isascii() and one not in BESIDE]
    if len(others) < FEWEST or not all(map(_LETTER.match, others)):
        return None
    words = [word for word in _WORD.findall(text) if not word.isascii()]
    usual = sum(_USUAL.fullmatch(word) is not None for word in words)  # letters beside Latin ones are none
    small = sum(one.islower() for one in others)
    if usual < ENOUGH * len(words) or 2 * small < len(others):
        return None
    cost = sum(_OFTEN.index(one.lower()) for one in others) / len(others)
    return cost if cost < RARE else None
