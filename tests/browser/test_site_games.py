"""What a release must do from static files alone: lessons and whole games of every kind, corrected boxes."""

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from riverrat import lessons
from riverrat.site import files

from . import play
from .site import (
    HERE,
    LOADING,
    SETTINGS,
    against,
    arrive,
    ask,
    headers,
    loaded,
    open_table,
    tab,
    visited,
    written,
)
from .test_lessons import UNPAINTED, Learner
from .test_whole_games import COMPUTERS

pytestmark = [pytest.mark.release, pytest.mark.timeout(3600)]
NAMES = {"first-rat": "First Rat", "la-loire": "La Loire", "rio-de-la-plata": "Río de la Plata"}
SHORTER = {"la-loire": {"turn-cap": "120"}}
BOX = "[setup]\ncomics = 4\n"  # of First Rat: without it there are six
COMICS = '.stage [data-info^="comic:"]'


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("site") / "games")


@pytest.fixture(scope="module")
def visit(site: Path, browser: Any) -> Iterator[tuple[Any, str]]:
    with visited(site, browser, [*NAMES.values()]) as found:
        yield found


@pytest.fixture
def page(visit: tuple[Any, str]) -> Iterator[Any]:
    with tab(visit) as found:
        yield found


@pytest.mark.parametrize(("game", "level"), [*product(NAMES, ["club", "expert"])])
def test_a_whole_game(page: Any, visit: tuple[Any, str], game: str, level: str) -> None:
    seats = play.me_and(*[level] * COMPUTERS[game])
    body = {"game": game, "seats": seats, "options": SHORTER.get(game, {}), "hints": True}
    open_table(page, visit[1], "tables", body)
    page.locator(play.CHOICE).first.wait_for(timeout=LOADING)
    assert page.locator(".status.weaker").count() == 0
    page.keyboard.press("h")
    page.locator("section.hint").first.wait_for(timeout=LOADING)
    page.keyboard.press("Escape")
    found = play.play_on(page)
    assert found["over"], found
    assert page.locator("main.over .total td").count() == len(seats)


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_is_learned_to_its_end(page: Any, visit: tuple[Any, str], game: str) -> None:
    chapters = lessons.chapters(game)
    page.evaluate("(one) => localStorage.setItem('riverrat.settings', one)", json.dumps({**SETTINGS, "stepwise": True}))
    open_table(page, visit[1], "lessons", {"game": game, "chapter": chapters[0].name})
    learner = Learner(page, game, "mouse", "en", watched=False)
    for chapter in chapters:
        page.locator(".guide").wait_for(timeout=LOADING)
        page.evaluate(UNPAINTED)
        learner.learn(chapter)
        if chapter is not chapters[-1]:
            learner.to_the_next_chapter()
    page.evaluate("(one) => localStorage.setItem('riverrat.settings', one)", json.dumps(SETTINGS))


def test_a_visitor_loads_little(site: Path, browser: Any) -> None:
    assert loaded(site, browser) == ({"lobby", *NAMES, "all"}, {})


# --- corrected boxes --------------------------------------------------------------------------------------------------


def test_a_box_that_somebody_loads_is_interpreted(page: Any, visit: tuple[Any, str]) -> None:
    body = {"game": "first-rat", "seats": play.me_and("club"), "options": {}, "hints": True, "data": BOX}
    open_table(page, visit[1], "tables", body)
    page.locator(play.CHOICE).first.wait_for(timeout=LOADING)
    assert page.locator(COMICS).count() == 4
    assert page.locator(".status.weaker").count() == 1
    assert page.evaluate(play.PLAY_ON, 6)["clicks"] == 6
    play.asked(page)


def test_a_box_that_a_site_is_made_with_is_compiled(browser: Any, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(BOX, encoding="utf-8")
    with files.showing(written(tmp_path / "games", "--data", str(box)), "/games/", headers()) as address:
        page = arrive(browser, address)
        page.locator(HERE).wait_for(timeout=LOADING)
        against(page, "First Rat", "expert")
        assert page.locator(COMICS).count() == 4
        assert page.locator(".status.weaker").count() == 0
        assert page.evaluate(play.PLAY_ON, 6)["clicks"] == 6
        play.asked(page)
        assert ask(page, "GET", "games/first-rat")["weaker"] == {}
        page.context.close()
