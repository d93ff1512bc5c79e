"""The games from static files: loaded once, then played with no network at all."""

import base64
import json
import re
import shutil
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from riverrat import games
from riverrat.engine.record import Record
from riverrat.site import files, measure
from riverrat.texts import LANGUAGES

from . import play
from .site import (
    ASK,
    HERE,
    LOADING,
    SETTINGS,
    against,
    alone,
    arrive,
    card,
    headers,
    tab,
    version,
    visited,
    written_for,
)
from .test_puzzles import said, shows

pytestmark = [pytest.mark.long, pytest.mark.timeout(1800)]  # a game is compiled for browsers, unless it is


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written_for(tmp_path_factory.mktemp("site") / "games", "first-rat")


@pytest.fixture(scope="module")
def visit(site: Path, browser: Any) -> Iterator[tuple[Any, str]]:
    with visited(site, browser, ["First Rat"]) as found:
        yield found


@pytest.fixture
def page(visit: tuple[Any, str]) -> Iterator[Any]:
    with tab(visit) as found:
        yield found


def test_a_game_against_a_computer_and_what_is_kept_of_it(page: Any) -> None:
    against(page, "First Rat", "club")
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
    """Also of a game that is not compiled."""
    page.get_by_text("La Loire", exact=True).first.click()
    page.get_by_role("button", name="All at this screen").click()
    page.locator(play.CHOICE).first.wait_for(timeout=LOADING)
    page.evaluate(play.PLAY_ON, 1)
    played = version(page)
    page.get_by_role("button", name="Undo", exact=True).click()
    play.moved_on(page, played)


def test_a_lesson(page: Any) -> None:
    page.get_by_role("button", name="Start the guided first game").click()
    page.locator(".guide").wait_for(timeout=LOADING)


def another(page: Any, address: str) -> None:
    page.goto(address)
    alone(page)


@pytest.mark.release
def test_a_whole_game(page: Any, visit: tuple[Any, str]) -> None:
    against(page, "First Rat", "club")
    assert page.locator(".status.weaker").count() == 0
    assert play.play_on(page)["over"]
    finished = page.url
    assert len(measure.clicks(page, 1, partial(another, page, visit[1]))) == 1  # where one is over, in another game
    assert page.url != finished
    page.goto(finished)
    page.get_by_role("link", name="Analyse").first.click()
    page.locator(".moves li button").first.wait_for(timeout=LOADING)
    play.until(page, "!document.querySelector('.analysis progress')", 300)
    assert page.locator(".chart .line").count() == 2  # one for each player


@pytest.mark.release
def test_on_a_phone(page: Any) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    assert play.overflow(page) <= 0
    alone(page)
    assert play.overflow(page) <= 0
    before = version(page)
    page.evaluate(play.PLAY_ON, 1)
    play.moved_on(page, before)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_in_every_language(page: Any, visit: tuple[Any, str], language: str) -> None:
    choose = "(one) => localStorage.setItem('riverrat.settings', one)"
    page.evaluate(choose, json.dumps({**SETTINGS, "language": language}))
    page.goto(f"{visit[1]}puzzles/first-rat/one-bulb")
    page.locator(play.CHOICE).first.wait_for(timeout=LOADING)
    shows(page, said("first-rat", language, "puzzle-one-bulb"))
    page.evaluate(choose, json.dumps(SETTINGS))


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


@pytest.mark.release
def test_a_newer_version_is_offered(site: Path, browser: Any, tmp_path: Path) -> None:
    changing = tmp_path / "games"
    shutil.copytree(site, changing)
    with files.showing(changing, "/games/", headers()) as address:
        page = arrive(browser, address)
        alone(page)
        page.evaluate(play.PLAY_ON, 2)
        play.asked(page)
        table, before = page.url, version(page)
        page.goto(address)
        page.locator(HERE).wait_for(timeout=LOADING)
        worker = changing / "sw.js"
        worker.write_text(
            worker.read_text(encoding="utf-8").replace("VERSION = '", "VERSION = 'newer-"), encoding="utf-8"
        )
        page.reload()
        with page.expect_navigation(timeout=LOADING):
            page.get_by_role("button", name="Load it now").click(timeout=LOADING)
        page.locator(".game .play").first.wait_for()
        page.goto(table)
        page.locator(play.CHOICE).first.wait_for(timeout=LOADING)
        assert version(page) == before
        page.context.close()


def test_it_can_be_installed(site: Path, page: Any, visit: tuple[Any, str]) -> None:
    told = page.context.new_cdp_session(page)
    assert told.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
    manifest = json.loads((site / "app.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["start_url"], manifest["scope"]) == ("/games/", "/games/")
    assert [one["src"] for one in manifest["icons"] if not (site / one["src"].removeprefix("/games/")).exists()] == []


USELESS = """caches.open('riverrat-memory').then(async (one) => {
  for (const kept of await one.keys()) await one.put(kept, new Response(new Uint8Array(64)));
})"""


@pytest.mark.release
def test_what_python_has_imported_is_kept_for_later_visits(site: Path, browser: Any) -> None:
    """At once, before anybody thinks; what turns out to be of no use is made anew."""
    with files.showing(site, "/games/", headers()) as address:
        page = arrive(browser, "about:blank", service_workers="block")
        page.context.route("**/think-worker*.js", lambda route: route.abort())
        page.goto(address)
        measure.remembered(page)
        another(page, address)
        page.evaluate(USELESS)
        another(page, address)
        measure.remembered(page)
        page.context.close()


@pytest.mark.release
def test_a_house_that_cannot_be_loaded_says_so(site: Path, browser: Any) -> None:
    with files.showing(site, "/games/", headers()) as address:
        page = arrive(browser, "about:blank", service_workers="block")
        page.context.route("**/house-worker*.js", lambda route: route.abort())
        page.goto(address)
        page.get_by_role("alert").filter(has_text="The house on this device did not open").wait_for(timeout=LOADING)
        card(page, "First Rat").locator(".solo").click()
        page.get_by_role("alert").filter(has_text="The house on this device did not open").nth(1).wait_for()
        page.context.close()


FULL = """{
  const put = IDBObjectStore.prototype.put;
  let full = false;
  new BroadcastChannel('test').onmessage = ({ data }) => (full = data);
  IDBObjectStore.prototype.put = function (...row) { return full ? this.transaction.abort() : put.apply(this, row); };
}"""
REFUSED = "IDBFactory.prototype.open = () => { throw new Error('refused'); };"
BECOMES = "(full) => new BroadcastChannel('test').postMessage(full)"


@contextmanager
def with_a_fault(site: Path, browser: Any, fault: str) -> Iterator[tuple[Any, str]]:
    """A page whose house has its storage changed; its address."""
    with files.showing(site, "/games/", headers()) as address:
        page = arrive(browser, "about:blank", service_workers="block")

        def broken(route: Any) -> None:
            answer = route.fetch()
            route.fulfill(response=answer, body=f"{fault}\n{answer.text()}")

        page.context.route("**/house-worker*.js", broken)
        page.goto(address)
        page.get_by_text("Saved on this device").wait_for(timeout=LOADING)
        yield page, address
        page.context.close()


def copied(page: Any, press: Any) -> dict[str, str]:
    """What one takes along."""
    with page.expect_download(timeout=LOADING) as kept:
        press.click()
    rows: dict[str, str] = json.loads(Path(kept.value.path()).read_text(encoding="utf-8"))["rows"]
    return rows


@pytest.mark.release
def test_storage_that_is_full_says_so_and_offers_the_games(site: Path, browser: Any) -> None:
    with with_a_fault(site, browser, FULL) as (page, address):
        alone(page)
        table, before = page.url, version(page)
        page.evaluate(BECOMES, True)
        alert = page.get_by_role("alert").filter(has_text="There is no room left on this device: what you do now")
        for _ in range(4):
            if not alert.count():  # a choice may be of several clicks
                page.evaluate(play.PLAY_ON, 1)
        alert.wait_for()
        assert version(page) == before
        rows = copied(page, alert.get_by_role("link", name="Keep a copy"))
        assert f"sheet/{table.rsplit('/', 1)[1]}" in rows
        page.evaluate(BECOMES, False)
        play.asked(page)
        page.evaluate(play.PLAY_ON, 1)
        alert.wait_for(state="detached", timeout=LOADING)
        page.goto(address)
        page.get_by_text("Saved on this device").wait_for(timeout=LOADING)
        page.evaluate(BECOMES, True)
        card(page, "First Rat").locator(".solo").click()
        page.get_by_role("alert").filter(has_text="or the browser gives none").wait_for(timeout=LOADING)
        alert.wait_for()


@pytest.mark.release
def test_storage_that_is_refused_says_so_and_offers_the_games(site: Path, browser: Any) -> None:
    with with_a_fault(site, browser, REFUSED) as (page, _):
        alert = page.get_by_role("alert").filter(has_text="This browser gives no room here")
        alert.wait_for()
        alone(page)
        alert.wait_for()
        page.evaluate(play.PLAY_ON, 1)
        assert any(name.startswith("entry/") for name in copied(page, alert.get_by_role("link", name="Keep a copy")))
        alert.get_by_role("button", name="Close").click()
        alert.wait_for(state="detached")


def record(page: Any) -> list[str]:
    """What was agreed and played at the table on show."""
    table = re.search(r"/table/(\w+)", page.url)
    assert table
    status, text = page.evaluate(ASK, ["GET", f"/api/tables/{table[1]}/record", ""])
    assert status == 200
    return [line for line in text.splitlines() if line and not line.startswith("# ")]


LISTEN = "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }"


@pytest.mark.release
def test_the_link_of_a_game_in_its_middle_is_played_on_elsewhere(site: Path, browser: Any) -> None:
    with files.showing(site, "/games/", headers()) as address:
        page, other = arrive(browser, address), arrive(browser, address)
        alone(page)
        page.evaluate(play.PLAY_ON, 4)
        play.asked(page)
        page.evaluate(LISTEN)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Link to the record").click()
        page.get_by_role("button", name="Copied").wait_for()
        link = page.evaluate("window.copied")
        assert link.startswith(f"{address}records#")
        other.goto(f"{address}records")
        other.get_by_label("Or paste its text").fill(link)
        other.get_by_role("button", name="Look at it").click(timeout=LOADING)
        other.wait_for_url("**/table/*", timeout=LOADING)
        assert record(other) == record(page)
        other.get_by_role("button", name="Branch from here").first.click(timeout=LOADING)
        other.locator(play.CHOICE).first.wait_for(timeout=LOADING)
        page.context.close()
        other.context.close()


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


@pytest.mark.release
def test_all_games_are_opened_on_another_device(site: Path, browser: Any, tmp_path: Path) -> None:
    with files.showing(site, "/games/", headers()) as address:
        page, other = arrive(browser, address), arrive(browser, address)
        alone(page)
        page.evaluate(play.PLAY_ON, 4)
        play.asked(page)
        before = version(page)
        page.goto(address)
        with page.expect_download(timeout=LOADING) as kept:
            page.get_by_role("link", name="Keep a copy").click(timeout=LOADING)
        kept.value.save_as(tmp_path / "games.json")
        other.get_by_text("Saved on this device").wait_for(timeout=LOADING)
        other.locator(".strip input[type=file]").set_input_files(tmp_path / "games.json")
        other.get_by_text("One game was added.").wait_for(timeout=LOADING)
        other.locator(".mine a.btn").first.click()
        other.locator(play.CHOICE).first.wait_for(timeout=LOADING)
        assert version(other) == before
        page.context.close()
        other.context.close()


@pytest.mark.release
def test_a_game_is_played_on_at_a_server(site: Path, browser: Any, server: str, tmp_path: Path) -> None:
    """As its record, in the middle of it. (Back it goes when it is over: a server keeps the seed till then.)"""
    with files.showing(site, "/games/", headers()) as address:
        here, there = arrive(browser, address), arrive(browser, f"{server}/records")
        alone(here)
        here.evaluate(play.PLAY_ON, 4)
        here.get_by_role("button", name="Menu").click()
        with here.expect_download(timeout=LOADING) as record:
            here.get_by_role("link", name="Record", exact=True).click()
        record.value.save_as(tmp_path / "record.txt")
        there.locator("input[type=file]").set_input_files(tmp_path / "record.txt")
        there.get_by_role("button", name="Branch from here").first.click(timeout=LOADING)
        there.locator(play.CHOICE).first.wait_for(timeout=LOADING)
        before = version(there)
        there.evaluate(play.PLAY_ON, 1)
        play.moved_on(there, before)
        here.context.close()
        there.context.close()


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
