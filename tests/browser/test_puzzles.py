"""Puzzles in a browser: a wrong turn by mouse and then the best, a solution shown by keyboard, one on a phone."""

from collections.abc import Callable
from typing import Any

import pytest

from riverrat import games, puzzles
from riverrat.texts import Catalog

from . import play
from .test_accessible import findings

Person = Callable[..., Any]


def said(game: str, language: str, key: str, **values: str | int) -> str:
    """A text as a page shows it."""
    loaded = games.load(game)
    return " ".join(Catalog(language, loaded, loaded.folder / "puzzles").say(key, **values).split())


def shows(page: Any, text: str) -> None:
    """The card says this."""
    page.wait_for_selector(".puzzle")
    shown = " ".join(page.locator(".puzzle").inner_text().split())
    assert text in shown, f"{text!r} not in {shown!r}"


def choose(page: Any, action: int) -> None:
    page.locator(f'.dock .opt[data-option="{action}"]:not([aria-disabled=true])').first.click()


@pytest.mark.long
def test_a_puzzle_of_the_lobby_is_tried_again_until_the_best_is_found(person: Person) -> None:
    page = person("/", settings={**play.QUICK, "stepwise": True})
    page.get_by_role("link", name="All puzzles: 0 of").click()
    page.get_by_role("link", name="A small step").click()
    page.wait_for_url("**/puzzles/first-rat/one-bulb")
    shows(page, "A rat on Start could go far.")
    assert not findings(page)
    actions = games.load("first-rat").actions
    for text in ("rat 2", "go 3"):
        before = play.version(page)
        choose(page, actions.id(text))
        play.moved_on(page, before)
    shows(page, "0 of 7 points")
    page.get_by_role("button", name="Try again").click()
    for text in ("rat 2", "go 1"):
        play.until(page, f"document.querySelector('.dock .opt[data-option=\"{actions.id(text)}\"]')")
        choose(page, actions.id(text))
    page.wait_for_selector(".puzzle .best")
    page.wait_for_selector(".puzzle .stars")
    shows(page, "The best there is: 7 points")
    shows(page, "★★☆ · 2 tries")
    shows(page, said("first-rat", "en", "puzzle-one-bulb-why"))
    assert not findings(page, ".puzzle")
    page.get_by_role("link", name="More puzzles").click()
    page.wait_for_selector("main ol .stars")


@pytest.mark.parametrize(
    ("game", "name", "language", "size"),
    [
        pytest.param("rio-de-la-plata", "two-against-one", "de", (1280, 860), marks=pytest.mark.long),
        pytest.param("la-loire", "bring-the-circus", "fr", (390, 844), marks=pytest.mark.release),
    ],
)
def test_a_solution_is_shown_step_by_step(
    person: Person, game: str, name: str, language: str, size: tuple[int, int]
) -> None:
    puzzle = puzzles.puzzle(game, name)
    assert puzzle is not None
    settings = {**play.QUICK, "language": language, "stepwise": True}
    page = person(f"/puzzles/{game}/{name}", settings=settings, viewport={"width": size[0], "height": size[1]})
    shows(page, said(game, language, f"puzzle-{name}"))
    assert play.overflow(page) <= 0
    s = puzzle.start.clone()
    while not puzzle.over(s):  # any turn will do, to be shown a better one
        before, action = play.version(page), puzzle.game.legal(s)[-1]
        page.locator(f'.dock .opt[data-option="{action}"]:not([aria-disabled=true])').first.focus()
        page.keyboard.press("Enter")
        play.agreed(page, before)
        puzzle.game.play(s, action)
    page.get_by_role("button", name=said(game, language, "ui-puzzle-solution")).press("Enter")
    for _ in puzzle.solution:
        onward = page.get_by_role("button", name=said(game, language, "ui-puzzle-next"))
        onward.wait_for()
        before = play.version(page)
        onward.press("Enter")
        play.moved_on(page, before)
    page.wait_for_selector(".puzzle .best")
    shows(page, said(game, language, f"puzzle-{name}-why"))
    assert play.overflow(page) <= 0
