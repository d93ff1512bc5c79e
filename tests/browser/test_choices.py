"""The bar of choices over many positions: enough in sight, no two of the same name, none cut beside free room."""

from collections.abc import Callable
from typing import Any

import pytest

from riverrat import games

from . import play, positions

IN_SIGHT = 5  # choices at least, or all there are
ROOM = 200  # pixels of a row: what cutting five names a little shorter saves at most

# The names of all buttons of the question, how many choices of its row are seen whole or lie grown over the board, how
# many names are cut, and how much room is left beside them.
LOOK = """() => {
  const row = document.querySelector('.dock .groups');
  const names = [...document.querySelectorAll('.dock .opt')].map(
    (one) => one.querySelector('.words').innerText.replace(/\\s+/g, ' ').toLowerCase());
  if (!row) return { names, count: 0, seen: 0, cut: 0, free: 0, asked: '' };
  const frame = row.getBoundingClientRect();
  const options = [...row.querySelectorAll('.opt')].map((one) => one.getBoundingClientRect());
  const seen = options.filter((one) => one.left >= frame.left - 5 && one.right <= frame.right + 5);
  const asked = document.querySelector('.dock .ask')?.innerText;
  const cut = [...row.querySelectorAll('.opt b')].filter((one) => one.scrollWidth > one.clientWidth + 1).length;
  const free = frame.right - Math.max(frame.left, ...options.map((one) => one.right));
  return { names, count: options.length, seen: seen.length, cut, free, asked };
}"""


def look_through(page: Any, positions: int) -> int:
    """Look at so many questions one after the other; returns the most choices there were in one."""
    most = 0
    for _ in range(positions):
        over = "main.over, .dock [data-scores]"  # others may end the game before this player is asked again
        page.wait_for_selector(f"{play.CHOICE}, {over}")
        if page.locator(over).count():
            break
        play.asked(page)
        found = page.evaluate(LOOK)
        most = max(most, found["count"])
        assert len(set(found["names"])) == len(found["names"]), found
        assert found["seen"] >= min(IN_SIGHT, found["count"]), found
        assert not found["cut"] or found["free"] < ROOM, found
        play.play_on(page, most=1)
    return most


def test_five_choices_are_in_sight_and_none_is_called_like_another(seated: Callable[..., Any]) -> None:
    assert look_through(seated("first-rat", "random", width=1440, height=900), 6) > IN_SIGHT


@pytest.mark.parametrize(
    "game",
    [pytest.param(name, marks=pytest.mark.long if name == "toy" else pytest.mark.release) for name in games.names()],
)
def test_so_they_are_through_a_whole_game(person: Callable[..., Any], game: str) -> None:
    page = person(settings=play.QUICK, viewport={"width": 1440, "height": 900})
    play.open_table(page, game, play.me_and(*["random"] * (games.load(game).seat_counts[-1] - 1)))
    assert look_through(page, 150) > IN_SIGHT


@pytest.mark.release
@pytest.mark.parametrize("game", [name for name in games.names() if name != "toy"])
def test_so_they_are_at_every_kind_of_question_and_in_a_group_of_many(person: Callable[..., Any], game: str) -> None:
    page = person(settings=play.QUICK, viewport={"width": 1440, "height": 900})
    reader = positions.Reader(page)
    for position in positions.positions(game, 100):
        reader.open(position)
        in_sight(page, position.step)
        many = page.locator(".dock .opt:has(> .num)")
        if many.count():
            many.last.click()
            in_sight(page, f"{position.step}, opened")


def in_sight(page: Any, step: str) -> None:
    play.asked(page)
    found = page.evaluate(LOOK)
    assert found["seen"] >= min(IN_SIGHT, found["count"]), (step, found)


@pytest.mark.release
def test_workers_to_take_home_are_told_apart_where_room_is_short(person: Callable[..., Any]) -> None:
    """Río: they were called "Worker home ..." three times, their plots being cut."""
    page = person(settings=play.QUICK, viewport={"width": 1024, "height": 768})
    home = next(one for one in positions.positions("rio-de-la-plata", 100) if one.step == "withdrawal")
    positions.Reader(page).open(home)
    play.asked(page)
    found = page.evaluate(LOOK)
    assert found["seen"] == found["count"] > 2
    assert found["cut"] == 0


def test_what_is_in_hand_is_nowhere_else_after_a_no(person: Callable[..., Any]) -> None:
    page = person(settings={**play.QUICK, "confirm": True}, viewport={"width": 1440, "height": 900})
    play.open_table(page, "rio-de-la-plata", play.me_and("random", "random"))
    play.asked(page)
    page.locator('.picture [data-target="cell:F9"]').first.hover()
    page.wait_for_selector(".carrying")
    page.get_by_role("button", name="End placement").click()
    page.get_by_text("5 workers").wait_for()  # are left undone
    page.get_by_role("button", name="Not yet").click()
    page.wait_for_selector(".carried", state="attached")
    assert page.locator(".carrying").count() == 0


# By how many square pixels what a choice brings lies over what was placed.
OVER_CHIPS = """() => {
  const boxes = ['.tip.placed', '.dock .placed'].map((one) => document.querySelector(one).getBoundingClientRect());
  const [tip, chips] = boxes;
  const across = Math.min(tip.right, chips.right) - Math.max(tip.left, chips.left);
  return Math.max(0, across) * Math.max(0, Math.min(tip.bottom, chips.bottom) - Math.max(tip.top, chips.top));
}"""


@pytest.mark.long
def test_what_was_placed_is_said_as_shown_and_stays_in_sight(person: Callable[..., Any]) -> None:
    page = person(settings=play.QUICK, viewport={"width": 1440, "height": 900})
    play.open_table(page, "rio-de-la-plata", [{"kind": "me"}] * 3)
    play.asked(page)
    cells = page.locator('.board [data-acts][data-target^="cell:"]')
    cell = cells.first.get_attribute("data-target")
    for at in (0, 0, 2, 4, 6):
        before = play.version(page)
        (cells.nth(at) if at else page.locator(f'.board [data-acts][data-target="{cell}"]')).click()
        play.agreed(page, before)  # the last one is alone there
        play.asked(page)
    shown = "2 Plot " + cell.removeprefix("cell:")
    chip = page.get_by_role("button", name=f"Take back: {shown}", exact=True)
    assert chip.inner_text().split() == shown.split()
    # What a choice brings leaves it free.
    page.mouse.move(720, 20)
    page.locator(".dock .opt", has_text="Wood").hover()
    page.wait_for_selector(".tip.placed")
    assert page.evaluate(OVER_CHIPS) == 0
