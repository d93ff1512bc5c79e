"""A match as a page that needs nothing else."""

from html.parser import HTMLParser

from riverrat.arena.report import page
from riverrat.arena.results import Results
from riverrat.arena.sequential import Claim
from riverrat.arena.summary import summary


class Reader(HTMLParser):
    """What a page asks for from elsewhere, and the tags left open."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.open: list[str] = []
        self.pictures: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self.asked += [tag] if tag in ("script", "link", "img", "iframe") or {"src", "href"} & set(named) else []
        if tag == "svg":
            self.pictures.append(str(named["aria-label"]))
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_needs_nothing_else(results: Results) -> None:
    reader = Reader()
    reader.feed(page(summary(results, Claim(0.6, at_least=2)), "riverrat arena toy --players <a>,b"))
    assert reader.asked == []
    assert reader.open == []
    assert len(reader.pictures) == 5  # ladder, points, turn order, decisions, turns
    text = page(summary(results), "riverrat arena toy --players <a>,b")
    assert "&lt;a&gt;" in text
    assert "url(" not in text
