"""A page read again, strictly: which tags, attributes and texts it has."""

from __future__ import annotations

from html.parser import HTMLParser

TAGS = {
    *("html", "head", "meta", "title", "style", "body", "a", "header", "main", "footer", "section", "nav", "p", "h1"),
    *(
        "h2",
        "h3",
        "h4",
        "ul",
        "li",
        "dl",
        "div",
        "dt",
        "dd",
        "pre",
        "code",
        "samp",
        "span",
        "strong",
        "mark",
        "details",
    ),
    *("summary", "table", "caption", "thead", "tbody", "tr", "th", "td", "svg", "rect", "br", "wbr"),
    *("ol", "i", "script"),
}
VOID = {"meta", "br", "wbr"}
ATTRIBUTES = {
    *("lang", "charset", "http-equiv", "content", "name", "class", "href", "id", "tabindex", "aria-labelledby"),
    *("hidden", "data-filter", "data-only", "data-all", "data-sort"),
    *("aria-hidden", "scope", "role", "data-n", "viewbox", "preserveaspectratio", "x", "y", "width", "height"),
}


class Page(HTMLParser):
    """Fails on a tag that is not closed in its place; collects the rest."""

    def __init__(self, markup: bytes) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str, str]] = []
        """tag, name, value"""
        self.text = ""
        self.others: list[str] = []
        """comments, declarations but the first, and the like"""
        self.declarations: list[str] = []
        self.feed(markup.decode("utf-8"))
        self.close()
        assert self.open == [], self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(tag, name, value or "") for name, value in attrs]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open and "script" not in self.open:
            self.text += data

    def handle_decl(self, decl: str) -> None:
        self.declarations.append(decl)

    def handle_comment(self, data: str) -> None:
        self.others.append(data)

    def unknown_decl(self, data: str) -> None:
        self.others.append(data)

    def handle_pi(self, data: str) -> None:
        self.others.append(data)

    def values(self, name: str) -> list[str]:
        """Of all attributes of that name, in the order of the page."""
        return [value for _, attribute, value in self.attributes if attribute == name]
