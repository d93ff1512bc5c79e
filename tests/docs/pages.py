"""The pages of the documentation, taken apart: blocks with what their fence says of them, code in the prose, links."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted(path for folder in ("", "docs", "examples", "web") for path in (ROOT / folder).glob("*.md"))
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
FENCE = re.compile(r"^(?P<indent> *)```(?P<language>\S*)(?P<rest>[^\n]*)\n(?P<text>.*?)^(?P=indent)```$", re.M | re.S)
ATTRIBUTE = re.compile(r'(\w+)="([^"]*)"')


@dataclass(frozen=True)
class Block:
    """What stands between two fences."""

    page: str
    line: int
    language: str
    says: dict[str, str]  # the attributes after the language
    text: str

    @property
    def where(self) -> str:
        return f"{self.page}:{self.line}"


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(page: str, *languages: str) -> list[Block]:
    """The blocks of a page in these languages, or all of them."""
    text = text_of(page)
    found = []
    for match in FENCE.finditer(text):
        if languages and match["language"] not in languages:
            continue
        indent = len(match["indent"])
        inside = "".join(line[indent:] or "\n" for line in match["text"].splitlines(keepends=True))
        says = dict(ATTRIBUTE.findall(match["rest"]))
        assert ATTRIBUTE.sub("", match["rest"]).strip(" ") in ("", "{}"), f"{page}: a fence that says {match['rest']!r}"
        found.append(Block(page, text.count("\n", 0, match.start()) + 1, match["language"], says, inside))
    return found


def prose(page: str) -> str:
    """A page without its blocks."""
    return FENCE.sub("", text_of(page))


def code_in_prose(page: str) -> list[str]:
    return [" ".join(found.split()) for found in re.findall(r"`([^`]+)`", prose(page))]


def anchors(page: str) -> set[str]:
    """What the headings of a page are called in links."""
    headings = re.findall(r"^#+ +(.+)$", prose(page), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}
