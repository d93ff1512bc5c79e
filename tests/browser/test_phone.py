"""On a phone nothing lies over what can be chosen, all of it can be tapped and read, and nobody scrolls sideways."""

from collections.abc import Callable
from typing import Any

import pytest

from riverrat import lessons, puzzles

from . import play
from .test_sizes import small

Person = Callable[..., Any]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
AMONG_MYSELF = [{"kind": "me"}, {"kind": "me"}]  # every question is mine, whatever chance has other players do
OTHERS = [pytest.param(name, marks=pytest.mark.release) for name in ("la-loire", "rio-de-la-plata")]
TOUCHED = ".tip.placed[role=tooltip]"  # what a touched place would bring
TIP = "aside.tip"  # what is said about a kind of question the first time

# The lit places that a card lies over, as far as they are in sight.
UNDER = """(card) => {
  const board = document.querySelector('.board').getBoundingClientRect();
  const { left, top, right, bottom } = document.querySelector(card).getBoundingClientRect();
  return [...document.querySelectorAll('.board [data-acts]')].filter((place) => {
    const box = place.getBoundingClientRect();
    const across = Math.min(right, box.right, board.right) - Math.max(left, box.left, board.left);
    const down = Math.min(bottom, box.bottom, board.bottom) - Math.max(top, box.top, board.top);
    return across > 1 && down > 1;
  }).map((place) => place.dataset.target);
}"""
# The lit places of a kind that a tap in their middle reaches, each once though it may be drawn in parts; and a spot of
# the board where nothing is lit.
WITHIN_REACH = """(kind) => [...document.querySelectorAll('.board [data-acts]')].flatMap((place, at, all) => {
  if (!place.dataset.target.startsWith(kind)) return [];
  if (all.findIndex((one) => one.dataset.target === place.dataset.target) < at) return [];
  const box = place.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return place.contains(document.elementFromPoint(x, y)) ? [[place.dataset.target, x, y]] : [];
})"""
NOWHERE = """() => {
  const { left, right, top, bottom } = document.querySelector('.frame').getBoundingClientRect();
  // A browser takes a finger that comes down beside something to tap as meant for it.
  const far = (x, y) => [[0, 0], [28, 0], [-28, 0], [0, 28], [0, -28]].every(([across, down]) =>
    !document.elementsFromPoint(x + across, y + down).some((one) => one.closest('[data-acts], button')));
  for (let y = bottom - 40; y > top; y -= 20)
    for (let x = left + 40; x < right; x += 20)
      if (far(x, y) && !document.elementsFromPoint(x, y).some((one) => one.closest('[data-info], .tip, .dock, .zoom')))
        return [x, y];
}"""
# Remembers that something with these words was there, however soon it went again.
SHOWN_ONCE = """([place, words]) => {
  const look = () => { window.shownOnce ||= !!document.querySelector(place)?.textContent.includes(words); };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
# A new question brings its places into view: nobody taps before they stand still.
STANDS_STILL = """new Promise((done) => {
  const seen = () => JSON.stringify(document.querySelector('.picture').getBoundingClientRect());
  const look = (before, still) => {
    const now = seen();
    if (now === before && still > 20) done();
    else requestAnimationFrame(() => look(now, now === before ? still + 1 : 0));
  };
  look(seen(), 0);
})"""


def sit_down(person: Person, game: str, *, tips: bool = False) -> Any:
    page = person(settings=play.QUICK, **PHONE)
    if tips:  # every question of the game has one

        def tell_more(route: Any) -> None:
            answer = route.fetch()
            steps = page.context.request.get(f"/api/games/{game}").json()["steps"]
            told = [f"tip-{step['name']} = {'What this is about takes a line or two to say. ' * 2}" for step in steps]
            route.fulfill(response=answer, body="\n".join([answer.text(), *told]))

        page.route(f"**/api/games/{game}/texts/*", tell_more)
    play.open_table(page, game, AMONG_MYSELF)
    play.asked(page)
    page.evaluate(STANDS_STILL)
    return page


@pytest.mark.parametrize(
    ("game", "kind"), [("la-loire", "village"), pytest.param("first-rat", "space", marks=pytest.mark.release)]
)
def test_a_touched_place_is_explained_over_no_lit_one(person: Person, game: str, kind: str) -> None:
    page = sit_down(person, game)
    before = play.version(page)
    lit = page.evaluate(WITHIN_REACH, kind)
    assert lit
    for place, x, y in lit[:8]:
        page.touchscreen.tap(x, y)
        play.until(
            page,
            f"document.querySelector('{TOUCHED}') && document.querySelector('[data-target=\"{place}\"]"
            "[data-state~=focused]')",
        )
        assert page.evaluate(UNDER, TOUCHED) == [], place
        assert play.version(page) == before, place
    page.touchscreen.tap(*page.evaluate(NOWHERE))
    page.wait_for_selector(TOUCHED, state="detached")
    assert play.version(page) == before


def test_a_tip_covers_no_lit_place_and_goes_with_the_next_tap(person: Person) -> None:
    page = sit_down(person, "la-loire", tips=True)
    page.wait_for_selector(f"{TIP}.placed")
    assert page.evaluate(UNDER, TIP) == []
    _, x, y = page.evaluate(WITHIN_REACH, "village")[0]
    page.touchscreen.tap(x, y)
    page.wait_for_selector(TIP, state="detached")
    page.wait_for_selector(TOUCHED)  # the tap was heard all the same


# What a button says that does not fit on it; and what of the board's own tools something else lies over.
CLIPPED = """() => [...document.querySelectorAll(':is(.ways, .fixed) button')].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [...one.querySelectorAll('span:not(.sr), b')].some((words) => {
    const box = words.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
  });
}).map((one) => one.textContent.trim())"""
COVERED = """() => [...document.querySelectorAll('.zoom button')].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
}).length"""


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.release)])
def test_a_question_that_grows_clips_and_hides_nothing(person: Person, language: str) -> None:
    page = person(settings={**play.QUICK, "language": language}, **PHONE)
    play.open_table(page, "rio-de-la-plata", [{"kind": "me"}] * 3)
    play.asked(page)
    assert page.evaluate(CLIPPED) == []
    before = play.version(page)
    page.locator(".dock .opt[data-option='gather:send']").tap()
    page.locator(".dock .back").wait_for()
    page.locator(".dock .opt").first.tap()
    play.moved_on(page, before)
    page.wait_for_selector(".dock .placed .chip")
    play.until(page, f"({COVERED})() === 0")
    assert page.evaluate(CLIPPED) == []


# What is too small for a finger: every control in sight, or of a dialog where one is open, that is smaller than 44
# pixels either way. A label is tapped with its box; words within a sentence are no controls of their own.
SMALL = """() => [...(document.querySelector('dialog[open]') ?? document).querySelectorAll(
  'button, a, input, select, summary, [role=button], [data-acts]')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((one) => !one.matches('p a, li a, .sr, .sr *'))
  .map((one) => [one, (one.closest('label') ?? one).getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && height > 1 && (width < 43.5 || height < 43.5))
  .map(([one, { width, height }]) => [one.dataset.target ?? one.getAttribute('aria-label') ?? one.textContent.trim(),
    Math.round(width), Math.round(height)].join(' '))"""
HELD = {"upright": (390, 844), "lying": (844, 390), "at 200 %": (720, 450)}
FINGER_GAMES = {"first-rat": 1, "la-loire": 1, "rio-de-la-plata": 2}


def too_small(page: Any, where: str, letters: str) -> list[str]:
    if page.locator(".picture").count():
        page.evaluate(STANDS_STILL)
    return [f"{where}: {one}" for one in [*page.evaluate(SMALL), *(small(page, letters, 12) if letters else [])]]


@pytest.mark.parametrize(
    ("game", "held"),
    [
        pytest.param(
            game,
            held,
            marks=pytest.mark.long if (game, held) == ("rio-de-la-plata", "upright") else pytest.mark.release,
        )
        for game in FINGER_GAMES
        for held in HELD
    ],
)
def test_everything_can_be_tapped_and_read(person: Person, game: str, held: str) -> None:
    width, height = HELD[held]
    page = person(settings=play.QUICK, viewport={"width": width, "height": height}, has_touch=True)
    play.open_table(page, game, play.me_and(*["random"] * FINGER_GAMES[game]))
    play.asked(page)
    found = too_small(page, "board", ".bar, .seats, .picture, .board, .holding, .dock, .tabbar")
    tabs = page.locator(".tabbar button")
    for at in range(1, tabs.count()):
        tabs.nth(at).click()
        trays = page.locator(".tray-page").count()
        found += too_small(page, tabs.nth(at).inner_text(), ".tray-page" if trays else "")
    tabs.first.click()
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("dialog[open]")
    found += too_small(page, "menu", "dialog[open]")
    page.keyboard.press("Escape")
    if game == "rio-de-la-plata":
        page.get_by_role("button", name="Trade").click()
        page.wait_for_selector(".compose")
        found += too_small(page, "trade", ".compose")
    chapter = lessons.chapters(game)[1].name
    play.ask_for_table(page, "/api/lessons", {"game": game, "chapter": chapter})
    page.wait_for_selector(".guide")
    found += too_small(page, "lesson", ".guide, .picture")
    play.ask_for_table(page, "/api/puzzles", {"game": game, "puzzle": puzzles.puzzles(game)[0].name})
    page.wait_for_selector(".puzzle")
    found += too_small(page, "puzzle", ".puzzle, .picture")
    assert not found, "\n".join(found)


# What floats over the board, but for what a question lifts that is higher than its place; and how far the letters and
# numbers at its edges are from the middles of their cells.
ON_THE_BOARD = """() => {
  const frame = document.querySelector('.frame').getBoundingClientRect();
  const rise = parseFloat(getComputedStyle(document.querySelector('.table')).getPropertyValue('--rise'));
  const over = (one) => {
    const box = one.getBoundingClientRect();
    return Math.min(box.right, frame.right) - Math.max(box.left, frame.left) > 1
      && Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top) > 1 + rise;
  };
  return [...document.querySelectorAll('.zoom, .minimap, .ruler, .carried')]
    .filter(over).map((one) => one.getAttribute('class'));
}"""
LINED_UP = """() => {
  const middle = (one, side) => {
    const box = one.getBoundingClientRect();
    return side === 'x' ? (box.left + box.right) / 2 : (box.top + box.bottom) / 2;
  };
  const cell = (name) => document.querySelector(`[data-target="cell:${name}"]`);
  const label = (ruler, text) => [...document.querySelectorAll(`.ruler.${ruler} span`)].find(
    (one) => one.textContent === text);
  return ['C9', 'H5', 'N10'].map((name) => [
    Math.round(middle(label('across', name.slice(1)), 'x') - middle(cell(name), 'x')),
    Math.round(middle(label('down', name[0]), 'y') - middle(cell(name), 'y'))]).flat();
}"""


def test_letters_and_numbers_stay_beside_their_cells(person: Person) -> None:
    page = person(settings=play.QUICK, **PHONE)
    play.open_table(page, "rio-de-la-plata", play.me_and("random", "random"))
    play.asked(page)
    page.evaluate(STANDS_STILL)
    assert page.evaluate(ON_THE_BOARD) == []
    for way in ((60, 0), (0, 200), (-300, -900)):
        page.evaluate("([x, y]) => document.querySelector('.frame').scrollBy(x, y)", list(way))
        page.evaluate(STANDS_STILL)
        assert page.evaluate(LINED_UP) == [0] * 6
    lit = page.locator(".ruler .lit").all_inner_texts()
    assert sorted(lit) == sorted({*lit})
    assert {"9", "10"} <= set(lit)  # where a worker may be placed in the first year
    before = page.evaluate("document.querySelector('.frame').scrollTop")
    page.get_by_role("button", name="Next lit place").tap()
    play.until(page, f"document.querySelector('.frame').scrollTop !== {before}")


def test_the_lobby_slides_to_the_game_that_is_tapped_and_keeps_its_level(person: Person) -> None:
    page = person("/", viewport={"width": 390, "height": 844}, has_touch=True)
    page.locator(".game").nth(2).wait_for()
    seen = """(() => {
      const { left, right } = document.querySelectorAll('.game')[2].getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    })()"""
    assert not page.evaluate(seen)
    page.locator(".game input").nth(2).dispatch_event("click")
    play.until(page, seen)
    levels = page.locator(".game select")
    before = levels.nth(1).input_value()
    assert before != "master"
    levels.nth(2).select_option("master")
    assert levels.nth(1).input_value() == before
    page.reload()
    page.locator(".game").nth(2).wait_for()
    play.until(page, seen)
    assert page.locator(".game select").nth(2).input_value() == "master"


@pytest.mark.parametrize("game", ["first-rat", *OTHERS, "toy"])
def test_a_phone_needs_no_sideways_scrolling(person: Person, game: str) -> None:
    page = person(settings=play.QUICK, viewport={"width": 360, "height": 740}, has_touch=True)
    if game == "toy":  # the lobby once
        page.goto("/")
        page.wait_for_selector(".game:not(.ghost)")
        assert play.overflow(page) <= 0
        page.locator(".game.is-on label").first.tap()  # the game already chosen leads to its seats
        play.until(page, "document.activeElement?.closest('.seats') !== null")
    play.open_table(page, game, [{"kind": "me"}] * (3 if game == "rio-de-la-plata" else 2))
    play.asked(page)
    for name in ("Players", "Log", "Rules", "Board"):
        page.get_by_role("navigation").get_by_role("button", name=name).tap()
        assert play.overflow(page) <= 0, name
    assert page.locator(".board").bounding_box()["height"] > 150
    before = play.version(page)
    page.locator(".dock .opt").first.tap()
    play.moved_on(page, before, or_shows=".dock .picked")


def test_what_is_shown_once_more_is_seen_with_the_way_back(person: Person) -> None:
    page = person(settings=play.QUICK, **PHONE)
    play.open_table(page, "toy", play.me_and("random"))
    play.asked(page)
    before = play.version(page)
    page.locator(".dock .opt").first.tap()
    play.moved_on(page, before)
    page.get_by_role("navigation").get_by_role("button", name="Log").tap()
    page.evaluate(SHOWN_ONCE, ['.table[data-tab="board"] .dock .out > .primary', "Back to the game"])
    page.locator(".log li button").first.tap()
    play.until(page, "window.shownOnce")


@pytest.mark.long
def test_a_hint_on_a_phone_shows_its_move_first(person: Person) -> None:
    """What it marks is in view and clear of the card, which leaves the board to be seen; the rest unfolds."""
    page = person(settings=play.QUICK, viewport={"width": 390, "height": 844})
    play.open_table(page, "la-loire", play.me_and("random"))
    play.asked(page)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector("section.hint", timeout=60000)
    assert (
        page.evaluate("""() => {
      const [card, board] = ['section.hint', '.board'].map((one) => document.querySelector(one));
      return card.offsetHeight / board.offsetHeight;
    }""")
        < 1 / 3
    )
    play.until(
        page,
        """[...document.querySelectorAll('.board [data-state~=hinted]')].some((place) => {
      const others = ['section.hint', '.board'].map((one) => document.querySelector(one));
      const [seen, card, board] = [place, ...others].map((one) => one.getBoundingClientRect());
      const y = (seen.top + seen.bottom) / 2;
      return y > board.top && y < board.bottom && (y < card.top || y > card.bottom);
    })""",
    )
    page.get_by_role("button", name="Why?").click()
    assert page.locator("section.hint .move").count() >= 1
