"""First Rat's board in a browser: large enough to read with five at the table, and no click on it is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

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


@pytest.mark.parametrize(
    ("width", "height", "least"),
    [
        (1440, 900, (980, 740, 11)),
        pytest.param(1920, 1080, (1390, 900, 11), marks=pytest.mark.long),
        (390, 844, (390, 290, 9)),
    ],
)
def test_five_players_can_read_the_board(
    person: Callable[..., Any], width: int, height: int, least: tuple[int, int, int]
) -> None:
    page = person(settings=play.QUICK, viewport={"width": width, "height": height})
    play.open_table(page, "first-rat", play.me_and(*["random"] * 4))
    play.asked(page)
    page.wait_for_selector(".first-rat.stage text")
    measured = page.evaluate(MEASURE)
    assert (measured["width"], measured["height"], measured["letters"]) >= least
    assert measured["height"] >= least[1]
    assert measured["letters"] >= least[2]
    assert play.overflow(page) <= 0


def test_a_rat_does_not_hide_the_space_it_stands_on(person: Callable[..., Any]) -> None:
    page = person(settings=play.QUICK, viewport={"width": 1440, "height": 900})
    play.open_table(page, "first-rat", play.me_and(*["random"] * 4))
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
