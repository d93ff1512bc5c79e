"""The points counted up at the end of a game, in windows of four sizes, and the result after it."""

from collections.abc import Callable
from typing import Any

import pytest

from riverrat import games
from riverrat.engine.record import Record

from . import play, positions
from .test_covered import ACT, GAMES, SIZES

# Numbers that lie over a column or outside the stage, columns that stand in each other, a picture that is missing, and
# buttons that do not fit into a line.
CROSSED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const boxes = (kind) => [...document.querySelectorAll(kind)].map(box);
  const cross = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const stage = box(document.querySelector('.stage'));
  const [sums, shares, columns] = ['.sum', '.columns .bar span', '.columns li'].map(boxes);
  const [go, skip] = boxes('.go button');
  const [picture] = boxes('.picture svg');
  const inside = (one) => one.left >= stage.left && one.right <= stage.right && one.bottom <= stage.bottom + 1;
  return [
    ...(picture?.width > 90 && picture.height > 90 && inside(picture) ? [] : ['no picture']),
    ...(go.top === skip.top && go.height < 50 && skip.height < 50 ? [] : ['buttons in several lines']),
    ...sums.filter((sum) => shares.some((share) => cross(sum, share))).map(() => 'a sum over a column'),
    ...shares.filter((share) => !inside(share)).map(() => 'a column outside'),
    ...columns.flatMap((one, at) => columns.slice(at + 1).filter((other) => cross(one, other))).map(() => 'columns'),
  ];
}"""

# What is counted first lies ringed on the picture, and the rest of it is darkened alone.
RINGED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const picture = box(document.querySelector('.picture'));
  const rings = [...document.querySelectorAll('.stage .dim .ring')].map(box);
  const holes = [...document.querySelectorAll('.stage .dim mask rect')].slice(1);
  const on = (one) => one.width > 10 && one.height > 10 && one.right > picture.left && one.left < picture.right
    && one.bottom > picture.top && one.top < picture.bottom;
  return holes.length > 0 && holes.every((one) => Number(one.getAttribute('width')) > 10)
    && (rings.length ? rings.every(on) : holes.length > 8);
}"""


def end(page: Any, game: str) -> None:
    """Bring a random game to its end before somebody's eyes."""
    last = list(positions.moments(game, 1))[-1]
    positions.Reader(page).open(last)
    play.asked(page)
    table = page.url.rsplit("/", 1)[-1]
    actions = Record.read(last.record, lambda name, _: games.load(name)).actions[last.ply :]
    assert page.evaluate(ACT, [table, play.version(page), actions]) == "ack"
    page.wait_for_selector("main.counting")


@pytest.mark.parametrize(
    "game", [pytest.param(name, marks=pytest.mark.release if at else pytest.mark.long) for at, name in enumerate(GAMES)]
)
def test_the_count_fits_every_window_and_ends_with_the_result(person: Callable[..., Any], game: str) -> None:
    wishes = {"settings": {"confirm": False, "language": "en"}, "reduced_motion": "no-preference"}
    page = person(viewport={"width": SIZES[0][0], "height": SIZES[0][1]}, **wishes)
    end(page, game)
    page.get_by_role("button", name="Pause").click()
    stations = page.locator(".stations button")
    ringed = False
    for at in range(stations.count()):
        stations.nth(at).dispatch_event("click")
        play.until(page, f"document.querySelectorAll('.stations button')[{at}].matches('[aria-current]')")
        page.wait_for_timeout(100)  # rings lie where the picture is
        if page.locator(".stage .dim mask rect").count():
            assert page.evaluate(RINGED), stations.nth(at).get_attribute("aria-label")
            ringed = True
    assert ringed or game == "rio-de-la-plata"  # nothing that counts was built there
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".stations button").last.dispatch_event("click")
        play.until(page, "document.querySelector('.stations button:last-child[aria-current]')")
        page.wait_for_timeout(600)  # columns grow
        found += [f"{one} at {width} x {height}" for one in page.evaluate(CROSSED)]
        assert play.overflow(page) <= 0
    assert found == []
    page.keyboard.press("Escape")
    page.wait_for_selector("main.over h1")
