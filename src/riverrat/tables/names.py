"""Names and lines as people type them, without what cannot be seen or turns the text around it."""

import unicodedata
from collections.abc import Iterable

from .changes import Refused

TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # blank letters, by their categories visible
ALIKE = str.maketrans("01i|авеёзнкмԁһіјӏорсѕтухԛԝαβεικνορτυχζ", "olllabeezhkmdhljlopcstyxqwabelkvoptuxz")
MARKS = 2  # accents one upon the other that a letter may carry


def clean_name(text: str) -> str:
    """A name of letters one can see, in one line; refused when nothing is left."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        if category.startswith("C") or letter in INVISIBLE:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MARKS:
            kept.append(" " if category.startswith("Z") else letter)
    name = " ".join("".join(kept).split())
    if not name:
        raise Refused("malformed", "A name needs letters one can see.", 400)
    return name


def clean_line(text: str) -> str:
    """A line of chat that does not turn the page around it."""
    return "".join(letter for letter in text if letter not in TURNING)


def told_apart(names: Iterable[tuple[str | None, str]]) -> list[str]:
    """Names of people as they are shown side by side: one that looks like another's before it gets a number."""
    taken: dict[str, str | None] = {}
    found = []
    for person, name in names:
        shown, number = name, 1
        while name and taken.setdefault(_likeness(shown), person) != person:
            number += 1
            shown = f"{name} ({number})"
        found.append(shown)
    return found


def _likeness(name: str) -> str:
    """The same for names that are hard to tell apart: by case, accents, spaces, letters of other alphabets."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    plain = "".join(letter for letter in letters if not unicodedata.category(letter).startswith("M"))
    return "".join(plain.translate(ALIKE).split()).replace("rn", "m").replace("vv", "w")
