"""First Rat's board in a browser: large enough to read with five at the table, and no click on it is lost."""

from collections.abc import Callable
from typing import Any

import pytest

from riverrat import games

from . import play

# The board's size in pixels, and the smallest letters drawn on it and on the rocket beside it.
MEASURE = """() => {
  const board = document.querySelector('.first-rat.stage').getBoundingClientRect();
  const letters = [...document.querySelectorAll('.first-rat svg text')].map(
    (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a);
  return { width: board.width, height: board.height, letters: Math.min(...letters) };
}"""

# A point on a rat that cannot be chosen, where the space under it can.
UNDER_A_RAT = """() => {
  for (const rat of document.querySelectorAll('.first-rat .rat:not([data-acts])')) {
    const box = rat.getBoundingClientRect();
    const [x, y] = [box.left + box.width * 0.4, box.top + box.height * 0.6];
    const place = document.elementFromPoint(x, y)?.closest('[data-target]');
    if (place?.hasAttribute('data-acts') && place.dataset.target.startsWith('space:')) return [x, y];
  }
  return null;
}"""

# How many rats can be chosen, and how many of them a click on their belly would choose.
LIT_RATS = """() => {
  const rats = [...document.querySelectorAll('.first-rat .rat[data-acts]')];
  const hit = (rat) => {
    const box = rat.querySelector('use').getBoundingClientRect();
    return rat.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height * 0.7));
  };
  return [rats.length, rats.filter(hit).length];
}"""

# The booths that stand open, and by how many square pixels their cards lie over each other or beyond the stage.
OPEN_BOOTHS = """() => {
  const area = ({ left, top, right, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top);
  const shared = (one, other) => area({
    left: Math.max(one.left, other.left), right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom) });
  const [stage, ...cards] = [...document.querySelectorAll('.first-rat.stage, .booth-card')].map(
    (one) => one.getBoundingClientRect());
  const doubled = cards.flatMap((one, at) => cards.slice(at + 1).map((other) => shared(one, other)));
  return { open: cards.length, wrong: [...doubled, ...cards.map((one) => area(one) - shared(one, stage))] };
}"""


@pytest.mark.parametrize(
    ("width", "height", "least"),
    [
        (1440, 900, (980, 740, 11)),
        (1920, 1080, (1390, 900, 11)),
        (390, 844, (390, 290, 9)),
    ],
)
def test_five_players_can_read_the_board(
    seated: Callable[..., Any], width: int, height: int, least: tuple[int, int, int]
) -> None:
    page = seated("first-rat", *["random"] * 4, width=width, height=height)
    page.wait_for_selector(".first-rat.stage text")
    measured = page.evaluate(MEASURE)
    assert (measured["width"], measured["height"], measured["letters"]) >= least
    assert measured["height"] >= least[1]
    assert measured["letters"] >= least[2]
    assert play.overflow(page) <= 0


def test_a_rat_does_not_hide_the_space_it_stands_on(seated: Callable[..., Any]) -> None:
    page = seated("first-rat", *["random"] * 4, width=1440, height=900)
    chosen = 0
    for _ in range(60):
        play.asked(page)
        lit, clicked = page.evaluate(LIT_RATS)
        chosen += clicked
        assert not lit or clicked, "a lit rat lets a click through"
        point = page.evaluate(UNDER_A_RAT)
        if point and chosen:
            break
        play.play_on(page, most=1)
    assert point, "no rat ever stood on an offered space"
    before = page.inner_text(".dock")
    page.mouse.click(*point)
    page.wait_for_function("(before) => document.querySelector('.dock')?.innerText !== before", arg=before)


OWNERS = {"hamster": "Harry Hamster", "frog": "Zippy the Frog", "crow": "Madcap Crow"}


@pytest.mark.parametrize(("width", "height", "room"), [(1440, 900, 3), (1280, 800, 2), (1024, 768, 2), (390, 844, 1)])
def test_booths_that_stand_open_do_not_cover_each_other(
    seated: Callable[..., Any], width: int, height: int, room: int
) -> None:
    page = seated("first-rat", *["random"] * 4, width=width, height=height)
    for at, booth in enumerate(OWNERS, 1):
        page.locator(f'.booth[data-target="booth:{booth}"]').press("Enter")
        page.locator(".booth-card", has_text=OWNERS[booth]).wait_for()
        found = page.evaluate(OPEN_BOOTHS)
        assert found["open"] == min(at, room)  # where there is no room for one more, the first goes
        assert max(found["wrong"]) < 1, (booth, found)
    for card in reversed(page.locator(".booth-card").all()):
        card.locator(".close").first.press("Enter")


def test_a_click_leaves_no_outline_behind(seated: Callable[..., Any]) -> None:
    """Browsers outline what is drawn in a picture after a click as well as after a key."""
    page = seated("first-rat", "random", width=1440, height=900)
    page.locator('.tower [data-target="track:cockpit"]').click()
    assert page.evaluate("document.activeElement.dataset.target") == "track:cockpit"
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "none"


@pytest.mark.long
def test_a_rat_that_could_move_too_is_asked_about_once(person: Callable[..., Any]) -> None:
    """With one more rat and one space for it that is one choice beside collecting; with no such rat none is asked."""
    ids = games.load("first-rat").actions.id
    page = person("/puzzles/first-rat/two-steps", settings=play.QUICK)  # the Launchpad is all rat 3 can reach
    play.asked(page)
    before = play.version(page)
    page.locator(f'.dock .opt[data-option="{ids("rat 4")}.{ids("go 2")}"]').click()
    play.moved_on(page, before)
    play.asked(page)
    assert page.locator(".dock .ask").inner_text().strip() == "Move another rat onto yellow, or collect?"
    choices = [text.split("\n")[:2] for text in page.locator(".dock .opt").all_inner_texts()]
    assert choices == [["Rat 3, on space 24", "To the Launchpad"], ["Stop moving and collect", "+2"]]
    page.locator(".dock .opt").first.click()
    page.wait_for_selector(".puzzle .best")  # the turn is over: it was not asked where to

    page = person("/puzzles/first-rat/one-bulb", settings=play.QUICK)  # rat 2 reaches no space of the colour
    play.asked(page)
    page.locator(f'.dock .opt[data-option="{ids("rat 1")}.{ids("go 9")}"]').click()
    page.get_by_text("0 of 7 points").first.wait_for()  # nor is anything asked before the turn is over
