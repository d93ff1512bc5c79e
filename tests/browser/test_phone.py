"""On a phone's board nothing lies over what can be chosen, and what came up goes with the next tap, which counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from . import play

Person = Callable[..., Any]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
AMONG_MYSELF = [{"kind": "me"}, {"kind": "me"}]  # every question is mine, whatever chance has other players do
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
# The lit places of a kind that a tap in their middle reaches, and a spot of the board where nothing is lit.
WITHIN_REACH = """(kind) => [...document.querySelectorAll('.board [data-acts]')].flatMap((place) => {
  if (!place.dataset.target.startsWith(kind)) return [];
  const box = place.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return place.contains(document.elementFromPoint(x, y)) ? [[place.dataset.target, x, y]] : [];
})"""
NOWHERE = """() => {
  const { left, right, top, bottom } = document.querySelector('.board').getBoundingClientRect();
  for (let y = bottom - 60; y > top; y -= 20)
    for (let x = left + 60; x < right; x += 20)
      if (!document.elementsFromPoint(x, y).some((one) => one.closest('[data-acts], [data-info], .tip, button')))
        return [x, y];
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
CLIPPED = """() => [...document.querySelectorAll('.ways button')].filter((one) => {
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
