"""The catalogues of translations, for those who keep them: `python -m grader.feedback.catalogue`.

Takes the English texts from MESSAGES into each `grader/locale/<language>/LC_MESSAGES/messages.po`, keeps what is
translated, tells what is not, and compiles the `.mo` files that the grader reads. A new language: make an empty
`messages.po` in its folder and run this. It needs Babel, which the grader itself never imports.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from grader.feedback.messages import MESSAGES
from grader.feedback.texts import DOMAIN, LOCALE


class Translations(Catalog):
    """A catalogue whose head has no dates, names and versions: it changes only with its texts."""

    def _get_mime_headers(self) -> list[tuple[str, str]]:
        return [
            ("Language", str(self.locale_identifier)),
            ("Plural-Forms", self.plural_forms),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
        ]

    mime_headers = property(_get_mime_headers, Catalog._set_mime_headers)


def catalogues() -> dict[str, Path]:
    """Language -> its .po file."""
    return {path.parent.parent.name: path for path in sorted(LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))}


def read(language: str, path: Path) -> Catalog:
    """The catalogue of a .po file, brought up to the texts of MESSAGES: in their order, without others."""
    with path.open("rb") as file:
        old = read_po(file, locale=language)
    new = Translations(locale=language, header_comment="", fuzzy=False)
    for code, entry in MESSAGES.items():
        key = entry.text if entry.plural is None else (entry.text, entry.plural)
        known = old.get(entry.text, context=code)
        string = known.string if known is not None and _same_kind(known.id, key) else ""
        new.add(key, string=string, context=code, flags=["python-brace-format"])
    return new


def po_bytes(catalogue: Catalog) -> bytes:
    """The .po file: one text after the other, as MESSAGES has them."""
    out = io.BytesIO()
    write_po(out, catalogue, width=120)
    return out.getvalue()


def mo_bytes(catalogue: Catalog) -> bytes:
    """The compiled catalogue; texts that are not translated are left out."""
    out = io.BytesIO()
    write_mo(out, catalogue)
    return out.getvalue()


def missing(catalogue: Catalog) -> list[str]:
    """The codes without a translation, or without one of its plurals."""
    return [str(message.context) for message in catalogue if message.id and not _complete(message.string)]


def main() -> int:
    """Renews all catalogues; 1 if one of them lacks a translation."""
    lacking = False
    for language, path in catalogues().items():
        catalogue = read(language, path)
        path.write_bytes(po_bytes(catalogue))
        path.with_suffix(".mo").write_bytes(mo_bytes(catalogue))
        for code in missing(catalogue):
            lacking = True
            print(f"{path}: {code} is not translated", file=sys.stderr)
    return int(lacking)


def _same_kind(one: object, other: object) -> bool:
    return (list(one) if isinstance(one, (list, tuple)) else one) == (
        list(other) if isinstance(other, (list, tuple)) else other
    )


def _complete(string: object) -> bool:
    return all(string) if isinstance(string, (list, tuple)) else bool(string)


if __name__ == "__main__":
    sys.exit(main())
