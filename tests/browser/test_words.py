"""A game in words, played from the accessible tree alone: what a screen reader has is all there is to know."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from . import play

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

BUTTON = re.compile(r'- button "(.+?)"(?! \[disabled\])(?: \[(?!disabled).*?\])?:?$', re.MULTILINE)
TOOLS = re.compile(r"Undo.*|Hint|The rule for this question|Fold to one line|\d+ more|Not yet|Back")


class Listener:
    """Somebody who hears the question and its buttons, and presses one of them."""

    def __init__(self, page: Any) -> None:
        self.page, self.random, self.pressed = page, random.Random(3), 0
        self.question = page.get_by_role("region", name="The question")
        self.end = page.get_by_role("heading", name="Final scores")

    def heard(self) -> str:
        """The question as it is read out; nothing while there is none."""
        with contextlib.suppress(playwright.TimeoutError):
            return str(self.question.aria_snapshot(timeout=1000))
        return ""

    def play(self, most: int) -> None:
        while not self.end.count() and self.pressed < most:
            names = [name for name in BUTTON.findall(self.heard()) if not TOOLS.fullmatch(name)]
            if not names:
                self.page.wait_for_timeout(50)  # others move
                continue
            self.press("Do it" if "Do it" in names else self.random.choice(names))

    def press(self, name: str) -> None:
        before = self.heard()
        self.pressed += 1
        self.question.get_by_role("button", name=name, exact=True).first.press("Enter")
        for _ in range(100):
            if self.end.count() or self.heard() != before:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{name!r} does nothing: {before}")


@pytest.mark.timeout(300)
@pytest.mark.parametrize("most", [6, pytest.param(100_000, marks=pytest.mark.long)])
def test_a_game_in_words(person: Callable[..., Any], most: int) -> None:
    page = person(settings={**play.QUICK, "textOnly": True, "confirm": True})
    play.open_table(page, "toy", play.me_and("random"))
    play.asked(page)
    listener = Listener(page)
    listener.play(most)
    assert listener.pressed == most or listener.end.count()
