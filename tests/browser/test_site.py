"""The games from static files: loaded once, then played with no network at all."""

from __future__ import annotations

import base64
import json
import os
import shutil
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
SETTINGS = {**play.QUICK, "level": "club"}
NETWORK = """caches.keys()
  .then((all) => Promise.all(all.map((one) => caches.open(one))))
  .then((all) => Promise.all(all.map((one) => one.keys())))
  .then((all) => all.flat().some(({ url }) => url.endsWith('/first-rat/network.bin')))"""


def headers() -> dict[str, str]:
    """What docs/hosting.md lets a host send."""
    page = (house.ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    lines = page.split("```text\n")[1].split("```")[0].splitlines()
    return dict(line.split(": ", 1) for line in lines)


def arrive(browser: Any, address: str, *, settings: dict[str, Any] | None = None, **wishes: Any) -> Any:
    """Somebody's first visit."""
    size = {"width": 1280, "height": 860}
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport=size, **wishes)
    context.set_default_timeout(30_000)
    context.add_init_script(
        "localStorage.getItem('riverrat.settings') ?? "
        f"localStorage.setItem('riverrat.settings', JSON.stringify({json.dumps(settings or SETTINGS)}))"
    )
    page = context.new_page()
    page.goto(address)
    return page


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
    """A browser that was at the site once and met an expert of First Rat; its address, where nobody answers now."""
    with files.showing(site, "/games/", headers()) as address:
        page = arrive(browser, address)
        page.locator(HERE).wait_for(timeout=LOADING)
        against(page, "First Rat", "expert")
        for _ in range(LOADING // 1000):
            if page.evaluate(NETWORK):
                break
            page.wait_for_timeout(1000)
    yield page.context, address
    page.context.close()


@pytest.fixture
def page(visit: tuple[Any, str]) -> Iterator[Any]:
    """A tab of that browser, in the lobby; what it asks of the network fails the test."""
    context, address = visit
    found, heard = context.new_page(), list[str]()
    found.on("pageerror", lambda error: heard.append(str(error)))
    found.on("requestfailed", lambda request: heard.append(request.url))
    found.goto(address)
    found.locator(".game .play").first.wait_for()
    yield found
    found.close()
    assert not heard


def card(page: Any, game: str) -> Any:
    return page.locator(".game", has_text=game)


def against(page: Any, game: str, level: str) -> None:
    """Begin a game against computers."""
    card(page, game).locator("select").select_option(level)
    card(page, game).locator(".play").click()
    page.locator(play.CHOICE).first.wait_for(timeout=LOADING)


def alone(page: Any) -> None:
    card(page, "First Rat").locator(".solo").click()
    page.locator(play.CHOICE).first.wait_for(timeout=LOADING)


def version(page: Any) -> int:
    return int(page.locator(".table").get_attribute("data-version"))


def test_a_game_against_a_computer_and_what_is_kept_of_it(page: Any) -> None:
    against(page, "La Loire", "club")
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
    play.moved_on(page, played)


def test_a_lesson(page: Any) -> None:
    page.get_by_role("button", name="Start the guided first game").click()
    page.locator(".guide").wait_for(timeout=LOADING)


@pytest.mark.parametrize("level", ["expert", "club"])
def test_a_whole_game(page: Any, level: str) -> None:
    against(page, "First Rat", level)
    assert page.locator(".status.weaker").count() == 0
    assert play.play_on(page)["over"]
    if level == "club":
        page.get_by_role("link", name="Analyse").first.click()
        page.locator(".moves li button").first.wait_for(timeout=LOADING)
        play.until(page, "!document.querySelector('.analysis progress')", 300)
        assert page.locator(".chart .line").count() == 2  # one for each player


def test_on_a_phone(page: Any) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    assert play.overflow(page) <= 0
    alone(page)
    assert play.overflow(page) <= 0
    before = version(page)
    page.evaluate(play.PLAY_ON, 1)
    play.moved_on(page, before)


def test_links_open_in_a_new_tab(page: Any, visit: tuple[Any, str]) -> None:
    link = page.get_by_role("link", name="Rules", exact=True).first
    link.hover()
    with page.context.expect_page() as opened:
        link.click(modifiers=["Control"])
    opened.value.wait_for_url(f"{visit[1]}rules")
    opened.value.close()


def test_in_words(site: Path, browser: Any) -> None:
    with files.showing(site, "/games/", headers()) as address:
        page = arrive(browser, address, settings={**SETTINGS, "textOnly": True})
        card(page, "First Rat").locator(".solo").click()
        page.locator(play.CHOICE).first.wait_for(timeout=LOADING)
        assert page.locator(".table .board svg").count() == 0
        page.evaluate(play.PLAY_ON, 1)
        page.context.close()


def test_a_newer_version_is_offered(site: Path, browser: Any, tmp_path: Path) -> None:
    changing = tmp_path / "games"
    shutil.copytree(site, changing)
    with files.showing(changing, "/games/", headers()) as address:
        page = arrive(browser, address)
        page.locator(HERE).wait_for(timeout=LOADING)
        worker = changing / "sw.js"
        worker.write_text(
            worker.read_text(encoding="utf-8").replace("VERSION = '", "VERSION = 'newer-"), encoding="utf-8"
        )
        page.reload()
        with page.expect_navigation(timeout=LOADING):
            page.get_by_role("button", name="Load it now").click(timeout=LOADING)
        page.locator(".game .play").first.wait_for()
        page.context.close()


NO_ROOM = "IDBObjectStore.prototype.put = function () { this.transaction.abort(); };\n"
REFUSED = "IDBFactory.prototype.open = () => { throw new Error('refused'); };\n"


@pytest.mark.parametrize(
    ("fault", "said"),
    [(NO_ROOM, "There is no room left on this device"), (REFUSED, "This browser gives no room here")],
    ids=["full", "refused"],
)
def test_storage_that_is_full_or_refused_says_so(site: Path, browser: Any, fault: str, said: str) -> None:
    with files.showing(site, "/games/", headers()) as address:
        page = arrive(browser, "about:blank", service_workers="block")

        def broken(route: Any) -> None:
            answer = route.fetch()
            route.fulfill(response=answer, body=fault + answer.text())

        page.context.route("**/house-worker*.js", broken)
        page.goto(address)
        page.get_by_text("Saved on this device").wait_for(timeout=LOADING)
        if fault == REFUSED:
            page.get_by_role("alert").filter(has_text=said).wait_for()
            alone(page)
        else:
            card(page, "First Rat").locator(".solo").click()
            page.get_by_role("alert").filter(has_text=said).wait_for(timeout=LOADING)
        page.context.close()


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
    alone(first)
    page.goto(first.url)
    page.locator(play.CHOICE).first.wait_for(timeout=LOADING)
    first.evaluate(play.PLAY_ON, 1)
    after = version(first)
    play.moved_on(page, after - 1)
    for other in [one for one in context.pages if one is not page]:  # whichever has the house
        other.close()
    page.evaluate(play.PLAY_ON, 1)
    play.until(page, f"Number(document.querySelector('.table').dataset.version) > {after}", LOADING / 1000)
