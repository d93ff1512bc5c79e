"""Whole games by mouse, by keyboard and by touch: whatever is lit or offered does something when it is taken.

The input is the browser's own, at a point of the page, so that what lies over a place or swallows a click counts too.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest

from riverrat import games

from . import house, play

SHORTER: dict[str, dict[str, str]] = {
    "la-loire": {"turn-cap": "60"},
    "rio-de-la-plata": {"years": "15", "trade": "off"},
}
COMPUTERS = {"first-rat": 1, "la-loire": 1, "rio-de-la-plata": 2}
DRAWN = [name for name in games.names() if (house.ROOT / "web/src/games" / name).is_dir()]
WINDOWS: dict[str, dict[str, Any]] = {
    "mouse": {"viewport": {"width": 1440, "height": 900}},
    "keyboard": {"viewport": {"width": 1280, "height": 800}},
    "touch": {"viewport": {"width": 390, "height": 844}, "has_touch": True},
}
CLICKS = 8  # of the short form; the long one goes on to the end of the game

# What can be taken, and all that a choice may change. What only shows what a choice would bring is kept apart: that is
# what a finger's first tap does.
LOOK = """
const places = () => [...document.querySelectorAll('[data-acts]')].filter((one) => one.checkVisibility());
const buttons = () => [...document.querySelectorAll(
  '.dock .opt:not([aria-disabled=true]), .compose button:enabled:not([aria-disabled=true])')];
const texts = (found) => [...document.querySelectorAll(found)].map((one) => one.textContent).join('|');
window.asks = () => [
  document.querySelector('.table')?.dataset.version, texts('.dock .ask, .dock .picked, .dock .sum, .compose'),
  [...document.querySelectorAll('.dock .opt')].map((one) => one.dataset.option).join(),
  [...document.querySelectorAll('[data-acts], [data-state~=chosen]')].map((one) => one.dataset.target).join(),
].join(' / ');
window.shows = () => asks() + texts('.tip') +
  [...document.querySelectorAll('[data-state~=focused]')].map((one) => one.dataset.target).join();
const until = async (holds, seconds) => {
  const end = Date.now() + seconds * 1000;
  while (!holds() && Date.now() < end) await new Promise(requestAnimationFrame);
  return holds();
};
window.isOver = () => document.querySelector('main.over, .dock [data-scores]') !== null;
window.changed = (look, before, seconds) => until(() => isOver() || window[look]() !== before, seconds);
window.offered = async () => {
  await until(() => isOver() || buttons().length, 60);
  // On a small screen a new question brings its places into view: nobody taps before they stand still.
  const panned = () => JSON.stringify(document.querySelector('.picture')?.getBoundingClientRect());
  for (let still = 0; innerWidth < 900 && still < 12;) {
    const seen = panned();
    await new Promise(requestAnimationFrame);
    still = panned() === seen ? still + 1 : 0;
  }
  return { over: isOver(), places: places().length, buttons: buttons().length };
};
// A point at which the place or button is on top; where there is none, what covers it.
window.pointOf = (kind, at, random) => {
  const one = (kind === 'place' ? places() : buttons())[at];
  const name = one.dataset.target ?? one.textContent;
  const inside = (box) => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const frame = one.closest('.frame')?.getBoundingClientRect();
  let box = one.getBoundingClientRect();
  const seen = (x, y) => !frame || (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom);
  if (!inside(box) || !seen(box.x + box.width / 2, box.y + box.height / 2) || one.closest('.groups, .side')) {
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    box = one.getBoundingClientRect();
  }
  const hits = [], covers = new Set();
  for (let step = 0; step < 225; step += 1) {
    const x = box.left + (box.width * ((step % 15) + 0.5)) / 15;
    const y = box.top + (box.height * (Math.floor(step / 15) + 0.5)) / 15;
    const [top, ...under] = document.elementsFromPoint(x, y);
    if (!top) continue;
    if (one.contains(top)) hits.push([x, y]);
    else if (under.some((part) => one.contains(part))) covers.add(top.closest('[class]')?.getAttribute('class'));
  }
  const [x, y] = hits[Math.floor(random * hits.length)] ?? [-1, -1];
  return { name, x, y, covers: [...covers], before: asks(), shown: shows() };
};
"""


class Hand:
    """Plays by one way of input, and keeps what had no effect."""

    def __init__(self, page: Any, way: str) -> None:
        self.page = page
        self.way = way
        self.random = random.Random(7)
        self.taken = 0
        self.dead: list[str] = []
        self.covered: list[str] = []

    def play(self, most: int) -> bool:
        """Whether the game is over."""
        while self.taken < most and len(self.dead) < 5:
            found = self.page.evaluate("offered()")
            if found["over"]:
                return True
            assert found["buttons"], self.page.inner_text(".dock")
            on_board = found["places"] and self.random.random() < 0.7
            if self.way == "keyboard":
                self.press(found, bool(on_board))
            elif on_board:
                self.point("place", self.random.randrange(found["places"]))
            else:
                self.point("button", self.random.randrange(found["buttons"]))
        return bool(self.page.evaluate("isOver()"))

    def point(self, kind: str, at: int, *, again: bool = False) -> None:
        spot = self.page.evaluate(f"pointOf({kind!r}, {at}, {self.random.random()})")
        if spot["x"] < 0:
            self.covered.append(f"{spot['name']} under {spot['covers']}")
            return
        self.taken += not again
        if self.way == "mouse":
            self.page.mouse.click(spot["x"], spot["y"])
        else:
            self.page.touchscreen.tap(spot["x"], spot["y"])
            # A finger hides what it touches: a first tap may only show what would happen.
            if not self.changed("shows", spot["shown"]):
                if again:
                    self.dead.append(f"tap on {kind} {spot['name']}: {spot['before']}")
                else:  # a board that still moves is stopped by a tap, which then does nothing else
                    self.page.evaluate("offered()")
                    self.point(kind, at, again=True)
                return
            if kind == "button" or self.changed("asks", spot["before"], 0.3):
                return
            self.page.touchscreen.tap(spot["x"], spot["y"])
        if not self.changed("asks", spot["before"]):
            self.dead.append(f"{self.way} on {kind} {spot['name']}: {spot['before']}")

    def press(self, found: dict[str, Any], on_board: bool) -> None:
        before = self.page.evaluate("asks()")
        key = str(self.random.randint(1, min(9, found["buttons"])))
        if on_board:
            self.page.keyboard.press("g")
            for _ in range(self.random.randrange(4)):
                self.page.keyboard.press(self.random.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
            if self.page.evaluate("document.activeElement.hasAttribute('data-acts')"):
                key = "Enter"
        self.taken += 1
        self.page.keyboard.press(key)
        if not self.changed("asks", before):
            focus = self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
            self.dead.append(f"key {key} at {focus}: {before}")

    def changed(self, look: str, before: str, seconds: float = 5) -> bool:
        return bool(self.page.evaluate("(all) => changed(...all)", [look, before, seconds]))


def at_table(person: Callable[..., Any], game: str, way: str) -> Hand:
    page = person(settings=play.QUICK, **WINDOWS[way])
    page.add_init_script(LOOK)
    play.open_table(page, game, play.me_and(*["random"] * COMPUTERS.get(game, 1)), options=SHORTER.get(game, {}))
    play.asked(page)
    return Hand(page, way)


@pytest.mark.parametrize(
    ("game", "way"),
    [
        pytest.param("first-rat", "mouse", marks=pytest.mark.release),
        pytest.param("la-loire", "keyboard", marks=pytest.mark.long),
        pytest.param("rio-de-la-plata", "touch", marks=pytest.mark.long),
    ],
)
def test_none_of_the_first_clicks_is_dead(person: Callable[..., Any], game: str, way: str) -> None:
    hand = at_table(person, game, way)
    hand.play(CLICKS)
    assert hand.dead == []
    assert hand.taken == CLICKS


@pytest.mark.release
@pytest.mark.timeout(600)
@pytest.mark.parametrize("way", WINDOWS)
@pytest.mark.parametrize("game", DRAWN)
def test_no_click_of_a_whole_game_is_dead(person: Callable[..., Any], game: str, way: str) -> None:
    hand = at_table(person, game, way)
    over = hand.play(100000)
    assert hand.dead == []
    assert over
    assert hand.taken > (40 if game in COMPUTERS else 5)
    assert len(hand.covered) <= hand.taken / 10, hand.covered  # by a card that can be closed, or by the bar
