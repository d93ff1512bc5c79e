"""A game in words, played from the accessible tree alone: what a screen reader has is all there is.

Also: boards in words and names in sentences, in every language.
"""

import contextlib
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from . import play
from .test_covered import GAMES

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

BUTTON = re.compile(r'- button "(.+?)"(?! \[disabled\])(?: \[(?!disabled).*?\])?:?$', re.MULTILINE)
WHOLE = 100_000  # buttons: more than any game takes
TOOLS = re.compile(r"Undo.*|Hint|The rule for this question|Fold to one line|\d+ more|Not yet|Back")


class Listener:
    """Somebody who hears the question and its buttons, and presses one of them."""

    def __init__(self, page: Any) -> None:
        self.page, self.random, self.pressed = page, random.Random(3), 0
        self.question = page.get_by_role("region", name="The question")
        self.board = page.get_by_role("region", name="Board", exact=True)
        self.end = page.get_by_role("heading", name="Final scores")

    def heard(self, part: Any = None) -> str:
        """The question as it is read out, or another part of the page; nothing while there is none."""
        with contextlib.suppress(playwright.TimeoutError):
            return str((part or self.question).aria_snapshot(timeout=1000))
        return ""

    def all_heard(self) -> tuple[str, str]:
        """Who sells one of three may be asked the same once more: then the board has changed."""
        return self.heard(), self.heard(self.board)

    def play(self, most: int) -> None:
        while not self.end.count() and self.pressed < most:
            question = self.heard()
            names = [name for name in BUTTON.findall(question) if not TOOLS.fullmatch(name)]
            if not names:
                self.page.wait_for_timeout(50)  # others move
                continue
            ready = [name for name in ("Do it", "Final scores") if name in names]
            self.press(ready[0] if ready else self.random.choice(names), question)

    def press(self, name: str, question: str) -> None:
        before = self.all_heard()
        try:
            self.question.get_by_role("button", name=name, exact=True).first.press("Enter", timeout=3000)
        except playwright.TimeoutError:
            assert self.heard() != question, f"{name!r} cannot be pressed: {question}"
            return  # the question changed while it was listened to
        self.pressed += 1
        for _ in range(100):
            if self.end.count() or self.all_heard() != before:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{name!r} does nothing: {question}")


@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    ("game", "most"),
    [
        ("toy", 6),
        pytest.param("toy", WHOLE, marks=pytest.mark.long),
        *(pytest.param(name, WHOLE, marks=pytest.mark.release) for name in GAMES),
    ],
)
def test_a_game_in_words(person: Callable[..., Any], game: str, most: int) -> None:
    page = person(settings={**play.QUICK, "textOnly": True, "confirm": True})
    play.open_table(page, game, play.me_and(*["random"] * (2 if game == "rio-de-la-plata" else 1)))
    play.asked(page)
    listener = Listener(page)
    listener.play(most)
    assert listener.pressed == most or listener.end.count()


@pytest.mark.parametrize(
    ("language", "colon"),
    [
        pytest.param("en", ":", marks=pytest.mark.release),
        pytest.param("de", ":", marks=pytest.mark.release),
        ("fr", "\N{NARROW NO-BREAK SPACE}:"),
    ],
)
def test_a_name_is_kept_apart_from_what_follows(person: Callable[..., Any], language: str, colon: str) -> None:
    page = person(settings={**play.QUICK, "language": language})
    play.open_table(page, "first-rat", [{"kind": "me"}, {"kind": "me"}])
    play.asked(page)
    names = [text.strip() for text in page.locator(".table .panel .who").all_inner_texts()]
    assert len(set(names)) == 2
    asked = page.locator(".dock .ask")
    assert any(asked.inner_text().strip().startswith(f"{name}{colon} ") for name in names), asked.inner_text()
    play.play_on(page, most=3)
    play.asked(page)
    page.keyboard.press("l")
    page.wait_for_selector(".log li")
    texts = [asked.inner_text(), page.locator(".log").inner_text(), page.locator(".table .side").inner_text()]
    page.goto("/")
    page.wait_for_selector(".mine .ss")
    texts.append(page.locator(".mine").inner_text())
    assert all(name in text for name in names for text in texts[1:]), texts
    either = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    assert [found for text in texts for found in re.findall(rf"(?:{either})(?:\s?:)?[^\W\d_].*", text)] == []


IN_WORDS = {  # a sentence of each game as each language says it
    "en": {
        "first-rat": "A donation takes 10 Cheese.",
        "la-loire": "The circus is in ",
        "rio-de-la-plata": " workers at home",
    },
    "de": {
        "first-rat": "Eine Spende kostet 10 Käse.",
        "la-loire": "Der Zirkus ist in ",
        "rio-de-la-plata": " Arbeiter daheim",
    },
    "fr": {"first-rat": "Manche 1", "la-loire": "Le cirque est à ", "rio-de-la-plata": " ouvriers "},
}
NO_SENTENCE = re.compile(r"[\w]_[\w]|[{}\[\]\"=]|\b(?:true|false|null|None|undefined)\b")  # as data is written


@pytest.mark.parametrize(
    "language",
    ["en", *(pytest.param(other, marks=pytest.mark.release) for other in ("de", "fr"))],
)
def test_words_instead_of_pictures_in_every_language(person: Callable[..., Any], language: str) -> None:
    page = person(settings={**play.QUICK, "textOnly": True, "language": language})
    for game, sentence in IN_WORDS[language].items():
        play.open_table(page, game, play.me_and("random", "random"))
        play.asked(page)
        page.wait_for_selector(".board-in-words p:nth-child(9)")
        assert page.locator(".picture").count() == 0
        words = page.locator(".board-in-words").inner_text()
        assert sentence in words
        assert NO_SENTENCE.findall(words) == []
        others = [said[game] for other, said in IN_WORDS.items() if other != language]
        assert not any(other in words for other in others)
