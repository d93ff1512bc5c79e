"""The board gets the window, letters can be read, no choice is out of reach; a first visit loads little: measured."""

from collections.abc import Callable
from typing import Any

import pytest

from . import play

Seated = Callable[..., Any]
GAMES = ["first-rat", "la-loire", "rio-de-la-plata"]
ONE = ["first-rat", *(pytest.param(name, marks=pytest.mark.release) for name in GAMES[1:])]  # where all are drawn alike
SIZES = [(1920, 1080), (1440, 900), (1024, 700), (390, 844)]

# Everything drawn in letters, with the size it has on the screen; a single one inside a small picture is part of it.
LETTERS = """(within) => [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll('*')])
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && /[\\p{L}\\p{N}]/u.test(node.nodeValue)))
  .filter((one) => !one.closest('title, desc, style, .sr, defs, symbol, kbd') && one.getBoundingClientRect().width > 1)
  .filter((one) => !(one.textContent.trim().length === 1 && one.closest(':is(.side, .holding) svg[aria-hidden=true]')))
  .map((one) => {
    const matrix = one.getScreenCTM?.();
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    return { text: one.textContent.trim().slice(0, 30), size: parseFloat(getComputedStyle(one).fontSize) * scale };
  })"""

# The choices that cannot be seen whole even after scrolling to them, or are covered by something else.
OUT_OF_REACH = """() => [...document.querySelectorAll('.dock .opt')].filter((one) => {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, right, top, bottom } = one.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return true;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return ![[x, y], [left + 12, y]].some(([x, y]) => one.contains(document.elementFromPoint(x, y)));
}).map((one) => one.textContent.trim())"""


GOODS_IN_SIGHT = """(() => {
  const [goods, question] = ['.holding', '.dock'].map((one) => document.querySelector(one).getBoundingClientRect());
  return goods.top > 0 && goods.bottom <= question.top + 1;
})()"""


def sit_down(seated: Seated, game: str, width: int, height: int) -> Any:
    return seated(game, *["random"] * (2 if game == "rio-de-la-plata" else 1), width=width, height=height)


def small(page: Any, within: str, least: float) -> list[str]:
    letters = page.evaluate(f"({LETTERS})({within!r})")
    assert letters, f"nothing is written in {within}"
    return sorted({f"{one['text']}: {one['size']:.1f}" for one in letters if one["size"] < least - 0.05})


@pytest.mark.parametrize("game", [GAMES[0], *(pytest.param(name, marks=pytest.mark.long) for name in GAMES[1:])])
def test_the_board_gets_the_window(seated: Seated, game: str) -> None:
    page = sit_down(seated, game, 1440, 900)
    play.until(page, "document.querySelector('.picture').offsetWidth >= 1000")
    assert page.locator(".picture").bounding_box()["height"] >= 740
    assert not small(page, ".bar, .side, .dock, .tray, .picture", 11)
    page.set_viewport_size({"width": 1920, "height": 1080})
    play.until(page, "document.querySelector('.picture').offsetWidth >= 1400")
    assert page.locator(".picture").bounding_box()["height"] >= 900


@pytest.mark.parametrize("game", ONE)
def test_a_phone_can_be_read(seated: Seated, game: str) -> None:
    page = sit_down(seated, game, 390, 844)
    assert not small(page, ".bar, .seats, .dock, .tabbar", 12)
    assert not small(page, ".picture", 12)
    play.until(page, GOODS_IN_SIGHT)
    # However high the question grows, it lifts one's goods instead of hiding them.
    page.evaluate("document.querySelector('.dock').style.minHeight = '320px'")
    play.until(page, "document.querySelector('.dock').offsetHeight >= 320")
    play.until(page, GOODS_IN_SIGHT)
    page.evaluate("document.querySelector('.dock').style.minHeight = ''")
    if game == "first-rat":  # whose board is larger than its frame
        assert page.locator(".minimap").count() == 1


@pytest.mark.parametrize(
    "game", [pytest.param(name, marks=pytest.mark.release if at else pytest.mark.long) for at, name in enumerate(GAMES)]
)
def test_every_choice_is_within_reach(seated: Seated, game: str) -> None:
    page = sit_down(seated, game, *SIZES[0])
    for _ in range(2):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(60)  # the page lays itself out anew
            assert page.evaluate(OUT_OF_REACH) == [], (page.locator(".dock .ask").inner_text(), width)
        page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        if play.play_on(page, most=3)["over"]:
            return
        play.asked(page)


def test_a_question_that_grows_leaves_the_ways_out_where_they_are(seated: Seated) -> None:
    page = sit_down(seated, "rio-de-la-plata", 1440, 900)
    for _ in range(20):  # until more can be chosen than fits into a line
        if page.locator(".dock .more").count():
            break
        play.play_on(page, most=1)
        play.asked(page)
    ways = page.locator(".fixed")
    before = ways.bounding_box()
    page.locator(".dock .more").click()
    page.wait_for_selector(".dock.grown")
    assert ways.bounding_box() == before
    assert page.locator(".dock .groups").bounding_box()["y"] < before["y"]
    page.get_by_role("button", name="Fold to one line").click()
    assert ways.bounding_box() == before


@pytest.mark.parametrize(("width", "height"), [pytest.param(1440, 900, marks=pytest.mark.long), (390, 844)])
def test_undo_has_one_place_in_every_question(seated: Seated, width: int, height: int) -> None:
    page = sit_down(seated, "first-rat", width, height)
    places = set()
    for _ in range(8):
        play.laid_out(page)
        places.add(str(page.locator(".fixed .btn").last.bounding_box()))
        play.play_on(page, most=1)
        play.asked(page)
    assert len(places) == 1, places


# What of one's other seats does not fit into its place, or lies over the next.
CROWDED = """() => [...document.querySelectorAll('.side .rio-brief.own')].flatMap((list) => {
  const amounts = [...list.querySelectorAll('.num')];
  amounts.forEach((one) => (one.textContent = '16'));
  const card = list.getBoundingClientRect();
  return [...list.children].filter((one) => {
    const [place, amount] = [one, one.querySelector('.num')].map((part) => part.getBoundingClientRect());
    const within = one.closest('.panel').getBoundingClientRect();
    return amount.right > place.right || place.right > card.right + 1
      || place.top < within.top || place.bottom > within.bottom;
  }).map((one) => one.textContent.trim());
})"""


@pytest.mark.release
def test_two_digits_fit_on_the_cards_of_ones_other_seats(person: Callable[..., Any]) -> None:
    page = person(viewport={"width": 1440, "height": 900}, settings=play.QUICK)
    play.open_table(page, "rio-de-la-plata", play.me_and() * 3)
    play.until(page, "document.querySelectorAll('.side .rio-brief.own').length >= 2")
    for width in (1440, 1024):
        page.set_viewport_size({"width": width, "height": 900})
        play.laid_out(page)
        assert page.evaluate(CROWDED) == [], width


@pytest.mark.long
def test_the_bar_stays_in_its_line_when_the_last_worker_is_placed(person: Callable[..., Any]) -> None:
    """Río: nothing is left to choose on the board then. What can still be bought does not grow over it."""
    page = person(settings=play.QUICK, viewport={"width": 1024, "height": 768})
    play.open_table(page, "rio-de-la-plata", play.me_and("random", "random"))
    for cell in ("F9", "F9", "G9", "G9", "J9"):
        play.asked(page)
        before = play.version(page)
        page.locator(f'.board [data-target="cell:{cell}"][data-acts]').first.click(force=True)
        play.moved_on(page, before)
    play.asked(page)
    assert page.locator(".dock.grown").count() == 0
    dock, room = (page.locator(part).bounding_box() for part in (".dock", ".ask-area"))
    assert dock == room


def test_the_first_load_is_small(browser: Any, server: str) -> None:
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    sizes: dict[str, int] = {}
    page.on("requestfinished", lambda request: sizes.update({request.url: request.sizes()["responseBodySize"]}))
    page.goto(server)
    page.wait_for_selector(".game:not(.ghost)")
    page.wait_for_load_state("networkidle")
    context.close()
    total = sum(sizes.values())
    assert any(url.endswith(".woff2") for url in sizes), "the font belongs to a first load"
    assert total < 250_000, sizes
