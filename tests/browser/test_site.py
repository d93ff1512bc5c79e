"""The games from static files: loaded once, then played with no network at all."""

from __future__ import annotations

import base64
import os
import subprocess
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from riverrat import games
from riverrat.engine.record import Record
from riverrat.site import build, files

from . import house, play

pytestmark = [pytest.mark.long, pytest.mark.timeout(1800)]  # all games are compiled for browsers, unless they are
LOADING = 120_000  # milliseconds: a dozen megabytes, and Python begun, on a busy machine
HERE = ".lobby .strip .good"  # everything is on the device


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not house.STATIC.exists() or not build.PYODIDE.exists():
        pytest.skip("the web client is not built: make web")
    out = tmp_path_factory.mktemp("site") / "games"
    command = [sys.executable, "-m", "riverrat", "site", str(out), "--base", "/games/"]
    subprocess.run(command, check=True, capture_output=True, env=os.environ | {"PYTHONPATH": f"{house.ROOT / 'src'}"})
    return out


@pytest.fixture(scope="module")
def visit(site: Path, browser: Any) -> Iterator[tuple[Any, str]]:
    """A browser that has been to the site once, and its address, where nobody answers any more."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport={"width": 1280, "height": 860})
    context.set_default_timeout(30_000)
    context.add_init_script(
        "localStorage.setItem('riverrat.settings', JSON.stringify({language: 'en', confirm: false, motion: 'off'}))"
    )
    with files.showing(site, "/games/") as address:
        page = context.new_page()
        page.goto(address)
        page.locator(HERE).wait_for(timeout=LOADING)
    yield context, address
    context.close()


@pytest.fixture
def page(visit: tuple[Any, str]) -> Iterator[Any]:
    """A tab of that browser, in the lobby; what it asks of the network fails the test."""
    context, address = visit
    found, heard = context.new_page(), list[str]()
    found.on("pageerror", lambda error: heard.append(str(error)))
    found.on("requestfailed", lambda request: heard.append(request.url))
    found.goto(address)
    found.locator(".game .solo").first.wait_for()
    yield found
    found.close()
    assert not heard


def version(page: Any) -> int:
    return int(page.locator(".table").get_attribute("data-version"))


def test_a_game_against_a_computer_and_what_is_kept_of_it(page: Any) -> None:
    page.get_by_text("La Loire", exact=True).first.click()
    page.locator(".setup footer .btn.primary").click()
    page.locator(play.CHOICE).first.wait_for(timeout=LOADING)
    page.keyboard.press("h")
    page.locator("section.hint").first.wait_for(timeout=LOADING)
    page.keyboard.press("Escape")
    assert page.evaluate(play.PLAY_ON, 6)["clicks"] == 6
    play.asked(page)
    before = version(page)
    page.reload()
    page.locator(play.CHOICE).first.wait_for(timeout=LOADING)
    assert version(page) == before
    page.evaluate(play.PLAY_ON, 1)
    play.asked(page)
    assert version(page) > before


def test_an_action_can_be_taken_back(page: Any) -> None:
    page.get_by_text("La Loire", exact=True).first.click()
    page.get_by_role("button", name="All at this screen").click()
    page.locator(play.CHOICE).first.wait_for(timeout=LOADING)
    page.evaluate(play.PLAY_ON, 1)
    played = version(page)
    page.get_by_role("button", name="Undo").first.click()
    page.wait_for_function(f"Number(document.querySelector('.table').dataset.version) > {played}")


def test_a_lesson(page: Any) -> None:
    page.get_by_role("button", name="Start the guided first game").click()
    page.locator(".guide").wait_for(timeout=LOADING)


def test_a_record_in_a_link_is_looked_at_and_played_on(page: Any, visit: tuple[Any, str]) -> None:
    record: Record[Any] = Record(games.load("first-rat"), 2, {}, 5)
    for _ in range(12):
        record.play(record.game.legal(record.now)[0])
    packed = zlib.compress(record.text().encode(), 9, -15)
    letters = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    page.goto(f"{visit[1]}records#{letters}")
    page.wait_for_url("**/table/*", timeout=LOADING)
    page.locator(".board").first.wait_for()
    page.get_by_role("button", name="Branch from here").first.click()
    page.locator(play.CHOICE).first.wait_for(timeout=LOADING)


def test_two_tabs_share_one_house(page: Any, visit: tuple[Any, str]) -> None:
    context, address = visit
    first = context.new_page()
    first.goto(address)
    first.get_by_text("Saved on this device").wait_for(timeout=LOADING)
    first.locator(".game .solo").first.click()
    first.locator(play.CHOICE).first.wait_for(timeout=LOADING)
    page.goto(first.url)
    page.locator(play.CHOICE).first.wait_for(timeout=LOADING)
    first.evaluate(play.PLAY_ON, 1)
    after = version(first)
    page.wait_for_function(f"Number(document.querySelector('.table').dataset.version) >= {after}")
    for other in [one for one in context.pages if one is not page]:  # whichever has the house
        other.close()
    page.evaluate(play.PLAY_ON, 1)
    page.wait_for_function(f"Number(document.querySelector('.table').dataset.version) > {after}", timeout=LOADING)
