"""From the bytes of a source to its text, without parsing it: by its mark, by the encoding it names, UTF-8, a guess."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass, replace
from encodings import normalize_encoding
from encodings.aliases import aliases

from grader.model.submission import Problem
from grader.submission.cyrillic import codec_of_russian

COOKIE = re.compile(rb"^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)")
"""the line that names the encoding, as the language defines it; only in the first two lines"""

MARKS = (
    (codecs.BOM_UTF8, "utf_8"),
    (codecs.BOM_UTF32_LE, "utf_32"),
    (codecs.BOM_UTF32_BE, "utf_32"),
    (codecs.BOM_UTF16_LE, "utf_16"),
    (codecs.BOM_UTF16_BE, "utf_16"),
)
"""byte order marks; UTF-32 stands first, because its little-endian mark begins with that of UTF-16"""

OTHER_FILES = (
    *(b"PK\x03\x04", b"PK\x05\x06", b"%PDF-", b"{\\rtf", b"\xd0\xcf\x11\xe0", b"\x7fELF", b"MZ\x90\0"),
    *(
        b"\x89PNG",
        b"\xff\xd8\xff",
        b"GIF8",
        b"\x1f\x8b\x08",
        b"BZh9",
        b"\xfd7zXZ",
        b"7z\xbc\xaf",
        b"Rar!",
        b"SQLite format",
    ),
)
"""how files begin that are no texts at all, but documents, archives, programs, pictures"""
HALF_EMPTY = 0.4
"""a share of zero bytes, all in the same half of each pair, as text has it in UTF-16"""

SIMPLE_CODECS = frozenset(
    [
        "ascii",
        "utf_8",
        "utf_8_sig",
        "latin_1",
        "tis_620",
        "koi8_r",
        "koi8_u",
        "koi8_t",
        "kz1048",
        "ptcp154",
        "hp_roman8",
    ]
    + [f"iso8859_{part}" for part in range(1, 17) if part != 12]
    + [f"cp{page}" for page in (437, 720, 737, 775, 850, 852, 855, 856, 857, 858, 860, 861, 862, 863, 865, 866, 869)]
    + [f"cp{page}" for page in (874, 932, 949, 950, 1006, 1125, *range(1250, 1259))]
    + [
        f"mac_{script}"
        for script in ("croatian", "cyrillic", "greek", "iceland", "latin2", "roman", "romanian", "turkish")
    ]
    + ["big5", "big5hkscs", "gb2312", "gbk", "gb18030", "euc_jp", "euc_kr", "shift_jis", "johab"]
)
"""encodings in which ASCII stands for itself and every byte means text; a source may name one of these"""

REFUSED_CODECS = frozenset(
    ["rot_13", "unicode_escape", "raw_unicode_escape", "utf_7", "punycode", "idna", "undefined", "hz", "charmap"]
    + ["utf_16", "utf_16_le", "utf_16_be", "utf_32", "utf_32_le", "utf_32_be", "mbcs", "oem", "palmos"]
    + ["base64_codec", "bz2_codec", "hex_codec", "quopri_codec", "uu_codec", "zlib_codec"]
    + [f"cp{page}" for page in ("037", 273, 424, 500, 864, 875, 1026, 1140)]
    + [f"iso2022_{part}" for part in ("jp", "jp_1", "jp_2", "jp_2004", "jp_3", "jp_ext", "kr")]
)
"""encodings that could hide another program behind the one that is seen"""

LIKELY = {
    "cp1250": ("bs", "cs", "hr", "hu", "pl", "ro", "sk", "sl", "sq"),
    "cp1251": ("be", "bg", "mk", "ru", "sr", "uk"),
    "cp1252": ("da", "de", "en", "es", "fi", "fr", "is", "it", "nl", "no", "pt", "sv"),
    "iso8859_2": ("cs", "hr", "hu", "pl", "sk", "sl"),
    "cp852": ("cs", "hr", "hu", "pl", "sk", "sl"),
    "koi8_r": ("bg", "ru", "uk"),
    "cp866": ("be", "bg", "ru", "uk"),
    "cp1253": ("el",),
    "cp1254": ("tr",),
    "cp1257": ("et", "lt", "lv"),
}
"""encodings that are guessed, and the languages that are written in them; the more frequent ones first"""
ALPHABETS = {"sl": frozenset("čšžćđČŠŽĆĐ"), "pl": frozenset("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ")}
"""letters by which an encoding is known: in others the same bytes are letters of other languages, or none"""
BESIDE = frozenset("–—…„“”‘’‚«»€°·×")
"""what may stand beside them"""


@dataclass(frozen=True)
class Decoded:
    """The text of a source (None: refused), the codec by Python's name, and what should be told about it."""

    text: str | None
    encoding: str
    problems: tuple[Problem, ...] = ()


def decode(data: bytes, language: str = "") -> Decoded:
    """The text of a source. `language` (a code such as "sl") helps to guess where the bytes alone leave it open."""
    if data.startswith(OTHER_FILES) or (data[2:4] == b"\r\n" and b"\0" in data[4:16]):  # the latter: compiled Python
        return Decoded(None, "", (Problem("file_not_text"),))
    for mark, codec in MARKS:
        if data.startswith(mark):
            return _marked(data, mark, codec, language)
    codec = _wide(data)
    if codec:
        return _marked(data, b"", codec, language)
    cookie = _cookie(data)
    if cookie is None:
        return _unmarked(data, language)
    name, line = cookie
    codec = codec_of(name)
    if codec in REFUSED_CODECS:
        return Decoded(None, codec, (Problem("encoding_refused", {"said": name}, line),))
    if codec not in SIMPLE_CODECS:
        rest = _unmarked(data, language)
        return replace(rest, problems=rest.problems or (Problem("encoding_unknown", {"encoding": name}, line),))
    return _declared(data, codec, name, line, language)


def codec_of(name: str) -> str:
    """The name of Python's codec module for an encoding, without loading it; the name itself if Python has none."""
    plain = normalize_encoding(name).lower()
    plain = re.sub(r"_(unix|dos|mac)$", "", plain)
    plain = aliases.get(plain, plain)
    return "latin_1" if plain == "iso8859_1" else plain


def title(codec: str) -> str:
    """The name by which people know the encoding."""
    if re.fullmatch(r"cp125\d", codec):
        return "windows-" + codec[2:]
    return {"latin_1": "ISO 8859-1", "koi8_r": "KOI8-R", "ascii": "ASCII"}.get(
        codec, codec.upper().replace("ISO8859_", "ISO 8859-").replace("_", "-")
    )


def _marked(data: bytes, mark: bytes, codec: str, language: str) -> Decoded:
    body = data[len(mark) :] if codec == "utf_8" else data
    try:
        text = body.decode(codec).lstrip("\ufeff")  # some programs write the mark twice
    except UnicodeDecodeError:
        return _guess(body, language)
    if codec != "utf_8":
        return Decoded(text, codec, (Problem("encoding_guessed", {"encoding": title(codec)}),))
    cookie = _cookie(body)
    if cookie and codec_of(cookie[0]) not in ("utf_8", "utf_8_sig"):
        return Decoded(
            text, codec, (Problem("encoding_contradicts", {"said": cookie[0], "encoding": "UTF-8"}, cookie[1]),)
        )
    return Decoded(text, codec)


def _wide(data: bytes) -> str:
    """The codec of UTF-16 without a mark, "" for all else."""
    low, high = data[:4096:2].count(0), data[1:4096:2].count(0)
    enough = HALF_EMPTY * len(data[:4096:2])
    if not min(low, high) and max(low, high) > enough and len(data) % 2 == 0:
        return "utf_16_le" if high else "utf_16_be"
    return ""


def _declared(data: bytes, codec: str, name: str, line: int, language: str) -> Decoded:
    try:
        text = data.decode(codec)
    except UnicodeDecodeError:
        rest = _unmarked(data, language)
        told = Problem("encoding_contradicts", {"said": name, "encoding": title(rest.encoding)}, line)
        return replace(rest, problems=(told,))
    if not codec.startswith("utf_8") and not data.isascii() and _is_utf_8(data):
        # Python reads the file as it says, so its strings are wrong for the student too: told, not mended.
        return Decoded(text, codec, (Problem("encoding_doubtful", {"said": name}, line),))
    return Decoded(text, codec)


def _unmarked(data: bytes, language: str) -> Decoded:
    try:
        return Decoded(data.decode("utf_8"), "utf_8")
    except UnicodeDecodeError:
        return _guess(data, language)


def _guess(data: bytes, language: str) -> Decoded:
    line = _first_wrong_line(data)
    damaged = data.decode("utf_8", "replace")
    wrong = len(re.findall("\ufffd+", damaged))
    right = sum(not character.isascii() and character != "\ufffd" for character in damaged)
    of_alphabets = sum("\x80" <= character < "\u0800" for character in damaged)
    if right > 4 * wrong or of_alphabets > wrong:  # in other encodings few pairs of letters look like UTF-8
        return Decoded(damaged, "utf_8", (Problem("encoding_damaged", {"count": wrong}, line),))
    codec = _likely_codec(data, language)
    return Decoded(data.decode(codec), codec, (Problem("encoding_guessed", {"encoding": title(codec)}, line),))


def _likely_codec(data: bytes, language: str) -> str:
    """Of an exercise in English nothing is known: its students write their comments in any language."""
    by_letters = _codec_of_alphabet(data, language) or codec_of_russian(data)
    if by_letters:
        return by_letters
    from charset_normalizer import from_bytes  # costs time and memory, and few files need it

    of_language = [codec for codec, languages in LIKELY.items() if language in languages and language != "en"]
    for candidates in (of_language, list(LIKELY)):
        if candidates:
            best = from_bytes(data, cp_isolation=candidates, preemptive_behaviour=False, enable_fallback=False).best()
            if best is not None and best.encoding in candidates:
                return best.encoding
    return "latin_1"


def _codec_of_alphabet(data: bytes, language: str) -> str:
    """The first codec in which all that is not ASCII belongs to the language; "" if there is none.

    Where no language is known, or English, č, š and ž are looked for: hardly another text has these alone.
    """
    language = language if language not in ("", "en") else "sl"
    letters = ALPHABETS.get(language, frozenset())
    for codec, languages in LIKELY.items():
        if language in languages and letters:
            found = {character for character in data.decode(codec, "replace") if not character.isascii()}
            if found & letters and found <= letters | BESIDE:
                return codec
    return ""


def _is_utf_8(data: bytes) -> bool:
    try:
        data.decode("utf_8")
    except UnicodeDecodeError:
        return False
    return True


def _first_wrong_line(data: bytes) -> int:
    try:
        data.decode("utf_8")
    except UnicodeDecodeError as error:
        return len(re.split(rb"\r\n|\r|\n", data[: error.start]))
    return 1


def _cookie(data: bytes) -> tuple[str, int] | None:
    """The encoding that the source names, and the line where it does."""
    for number, line in enumerate(re.split(rb"\r\n|\r|\n", data[:4096], maxsplit=2)[:2], 1):
        found = COOKIE.match(line)
        if found:
            return found[1].decode("ascii", "replace"), number
        if line.split(b"#")[0].strip(b" \t\f"):
            return None  # a second line counts only after an empty line or a comment
    return None
