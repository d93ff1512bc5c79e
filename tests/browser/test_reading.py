"""Whatever is drawn can be read: by resting the pointer on it, by a finger that rests, by keyboard."""

from collections.abc import Callable
from typing import Any

import pytest

from . import play

Person = Callable[..., Any]
# On the board, in the middle of what is seen of it; beside it on one's own card.
PLACES = {
    "la-loire": (".board [data-info='loire:8']", ".side [data-info^='boat:']"),
    "first-rat": (".board [data-info='space:18']", ".side [data-info^='rats:']"),
}
READ = "document.querySelector('.reading strong')"


def rest(page: Any, place: str) -> None:
    """A finger that comes down on a place, stays for a while and is lifted."""
    box = page.locator(place).first.bounding_box()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    send = page.context.new_cdp_session(page).send
    send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    play.until(page, READ)
    send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", ["la-loire", pytest.param("first-rat", marks=pytest.mark.release)])
def test_whatever_is_drawn_can_be_read(person: Person, game: str) -> None:
    page = person(viewport={"width": 1440, "height": 900}, settings=play.QUICK)
    play.open_table(page, game, play.me_and("novice", "novice"))
    play.asked(page)
    for place in PLACES[game]:
        page.locator(place).first.hover()
        play.until(page, READ)
        page.mouse.move(720, 20)
        play.until(page, f"!{READ}")

    # Tab leads to one of all the things on the players' cards, the arrows to the others.
    entries = page.locator(".side [data-info][tabindex='0']:not([data-acts])")
    assert entries.count() == 1
    page.locator(".side .pts").first.focus()
    page.keyboard.press("Tab")
    play.until(page, f"document.activeElement.matches('.side [data-info]') && {READ}")
    first = page.evaluate(READ + ".textContent")
    page.keyboard.press("ArrowRight")
    play.until(page, f"{READ} && {READ}.textContent !== {first!r}")
    page.keyboard.press("Escape")
    play.until(page, f"!{READ}")


@pytest.mark.parametrize("game", ["first-rat", pytest.param("la-loire", marks=pytest.mark.release)])
def test_a_finger_that_rests_reads_and_chooses_nothing(person: Person, game: str) -> None:
    page = person(viewport={"width": 390, "height": 844}, has_touch=True, settings=play.QUICK)
    play.open_table(page, game, play.me_and("novice"))
    play.asked(page)
    before = play.version(page)
    rest(page, ".board [data-acts][data-info]")  # a lit place
    assert play.version(page) == before
    assert not page.locator("[role=tooltip]").count()
    page.locator(".holding [data-info]").first.tap()  # one's own goods
    play.until(page, READ)
