"""A game's rules page: sections of paragraphs, each with the ids of the specification it tells."""

import re
from dataclasses import dataclass

from riverrat.folders import rules_page

from . import LANGUAGE_NAMES


@dataclass(frozen=True)
class Paragraph:
    ids: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Section:
    title: str
    paragraphs: tuple[Paragraph, ...]


def rules(game: str, language: str) -> list[Section]:
    """The rules of a game in one language; empty where it has no page."""
    page = rules_page(game)
    return parse(page.read_text(encoding="utf-8"), language) if page else []


def summary(game: str, language: str) -> list[Section]:
    """The same on one page; empty where there is none."""
    page = rules_page(game)
    return parse(page.read_text(encoding="utf-8"), language, r": [^\n]+") if page else []


def parse(page: str, language: str, more: str = "") -> list[Section]:
    """The part of a page in one language: `## English`, `### section`, `**C2.1, C2.2** text`.

    The summary is headed by the language and `more` words of it. Its points are told as a list.
    """
    head = rf"^## {LANGUAGE_NAMES[language]}{more}\s*$"
    part = re.search(rf"{head}(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    found = re.findall(r"^### +(.+?)\s*$(.*?)(?=^### |\Z)", part[1] if part else "", re.MULTILINE | re.DOTALL)
    return [Section(title, tuple(_points(body) if more else _paragraphs(body))) for title, body in found]


def _paragraphs(body: str) -> list[Paragraph]:
    found = []
    for block in re.split(r"\n\s*\n", body):
        if block.strip():
            marked = re.match(r"\s*\*\*([^*]+)\*\*\s*(.*)", block, re.DOTALL)
            ids = tuple(one.strip() for one in marked[1].split(",")) if marked else ()
            found.append(Paragraph(ids, _line(marked[2] if marked else block)))
    return found


def _points(body: str) -> list[Paragraph]:
    return [Paragraph((), _line(point)) for point in re.split(r"^- ", body, flags=re.MULTILINE) if point.strip()]


def _line(text: str) -> str:
    """On one line. Spaces at which French must not break are kept, which `split` would take for any others."""
    return re.sub(r"[ \t\r\n]+", " ", text).strip()
