"""Browser tests need a built client and a Chromium; without them they are skipped (which in CI is a failure)."""

import json
from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest

from . import house, play

Person = Callable[..., Any]
FAILED = pytest.StashKey[bool]()  # whether the test did


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not house.STATIC.exists():
        pytest.skip("the web client is not built: make web")
    with house.serving(tmp_path_factory.mktemp("tables")) as address:
        yield address


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    """Closed after the last test here: its driver keeps an event loop running, beside which no test can run its own."""
    if not house.chromium():
        pytest.skip("no Chromium found: install it, or name it in CHROMIUM")
    pytest.importorskip("playwright", reason="playwright is not installed")
    with house.looking() as chromium:
        yield chromium


@pytest.fixture(scope="package")
def heard() -> list[str]:
    """What went wrong on any page."""
    return []


@pytest.fixture
def no_problem(heard: list[str]) -> Iterator[None]:
    """What goes wrong on a page fails the test."""
    yield
    found = heard.copy()
    heard.clear()
    assert not found, found


class Devices:
    """Devices of those who come. One that was used is clean again, but keeps the files of the client: fetching them
    takes a third of what it takes to open a page.
    """

    def __init__(self, browser: Any, server: str) -> None:
        self.browser, self.server = browser, server
        self.spare: list[tuple[dict[str, Any], Any]] = []
        self.lent: dict[Any, dict[str, Any]] = {}

    def lend(self, wishes: dict[str, Any]) -> Any:
        known = next((one for one in self.spare if one[0] == wishes), None)
        if known:
            self.spare.remove(known)
        context = known[1] if known else self.browser.new_context(**wishes, base_url=self.server)
        context.set_default_timeout(60_000)
        self.lent[context] = wishes
        return context

    def take_back(self, context: Any) -> None:
        page = context.new_page()
        clear = {"origin": self.server, "storageTypes": "all"}
        context.new_cdp_session(page).send("Storage.clearDataForOrigin", clear)
        for one in context.pages:
            one.close()
        context.clear_cookies()
        self.spare.append((self.lent.pop(context), context))


@pytest.fixture(scope="package")
def devices(browser: Any, server: str) -> Devices:
    return Devices(browser, server)


@pytest.fixture(scope="package")
def arrive(devices: Devices, heard: list[str]) -> Person:
    def arrive(path: str = "", **wishes: Any) -> Any:
        settings, size = wishes.pop("settings", {}), wishes.pop("viewport", {"width": 1280, "height": 860})
        page = devices.lend({"locale": "en-GB", "reduced_motion": "reduce", **wishes}).new_page()
        page.set_viewport_size(size)
        page.on("pageerror", lambda error: heard.append(str(error)))
        page.add_init_script(
            "localStorage.getItem('riverrat.settings') ?? "
            f"localStorage.setItem('riverrat.settings', JSON.stringify({json.dumps(settings)}))"
        )
        if path:
            page.goto(path)
        return page

    return arrive


@pytest.fixture
def person(arrive: Person, devices: Devices, no_problem: None, request: pytest.FixtureRequest) -> Iterator[Person]:
    """Somebody with a device of their own: `person("/")` opens the lobby, `person()` a blank page on which a table is
    opened next.
    """
    pages: list[Any] = []

    def come(path: str = "", **wishes: Any) -> Any:
        pages.append(arrive(path, **wishes))
        return pages[-1]

    yield come
    for page in pages:
        if request.node.stash[FAILED]:
            page.context.close()
        else:
            devices.take_back(page.context)


@pytest.fixture(scope="package")
def taken() -> dict[tuple[str, ...], Any]:
    """Pages at tables that tests share, by game and levels."""
    return {}


@pytest.fixture
def seated(
    arrive: Person,
    no_problem: None,
    heard: list[str],
    taken: dict[tuple[str, ...], Any],
    request: pytest.FixtureRequest,
) -> Iterator[Callable[..., Any]]:
    """Somebody who is asked something at a table: `seated("first-rat", "random", width=390, height=844)`.

    Tests share the page, because one of their own takes seconds. Each may play on and leaves nothing open; after one
    that failed there is another page.
    """

    def sit(game: str, *levels: str, width: int = 1280, height: int = 860) -> Any:
        page = taken.get((game, *levels)) or arrive(settings=play.QUICK)
        taken[game, *levels] = page
        page.set_viewport_size({"width": width, "height": height})
        if not page.locator(play.CHOICE).count():
            play.open_table(page, game, play.me_and(*levels))
        play.asked(page)
        play.laid_out(page)
        return page

    yield sit
    if heard or request.node.stash[FAILED]:
        for page in taken.values():
            page.context.close()
        taken.clear()
