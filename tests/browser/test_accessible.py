"""Every page under axe-core, in both themes: no serious finding."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from . import house, play

SEVERE = {"serious", "critical"}
THEMES = ["light", pytest.param("dark", marks=pytest.mark.release)]


def findings(page: Any, within: str = "html") -> list[str]:
    """What axe finds fault with, on the whole page or in the part of it that is new."""
    if not house.AXE.exists():
        pytest.skip("axe-core is not installed: npm ci in web/")
    page.evaluate(house.AXE.read_text(encoding="utf-8"))
    found = page.evaluate("(within) => axe.run(within, { resultTypes: ['violations'], preload: false })", within)
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for one in found["violations"]
        if one["impact"] in SEVERE
        for node in one["nodes"][:3]
    ]


@pytest.fixture(scope="module")
def reader(arrive: Callable[..., Any]) -> Iterator[Any]:
    """One page for all that is only looked at."""
    page = arrive(settings=play.QUICK)
    yield page
    page.context.close()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    "path", ["/", "/tables", "/records", "/rules", "/settings", "/people", "/people/me", "/table/unknown"]
)
@pytest.mark.usefixtures("no_problem")
def test_pages(reader: Any, path: str, theme: str) -> None:
    page = reader
    page.emulate_media(color_scheme=theme)
    page.goto(path)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    assert not findings(page)


GAMES = ["first-rat", "la-loire", "rio-de-la-plata"]
WIDE, PHONE = (1280, 860), (360, 740)
IN_CI = ("first-rat", "light", WIDE), ("la-loire", "dark", PHONE)


def mark(*look: Any) -> pytest.MarkDecorator:
    return pytest.mark.long if look in IN_CI else pytest.mark.release


LOOKS = [(game, theme, size) for game in GAMES for theme, size in (("light", WIDE), ("dark", PHONE), ("dark", WIDE))]


@pytest.mark.parametrize(
    ("game", "theme", "width", "height"),
    [pytest.param(game, theme, *size, marks=mark(game, theme, size)) for game, theme, size in LOOKS],
)
def test_tables(seated: Callable[..., Any], game: str, theme: str, width: int, height: int) -> None:
    page = seated(game, *["random"] * (2 if game == "rio-de-la-plata" else 1), width=width, height=height)
    page.emulate_media(color_scheme=theme)
    play.play_on(page, most=3)
    play.asked(page)
    assert not findings(page)
    if width < 900:
        for name in ("Players", "Log", "Rules"):
            page.get_by_role("navigation").get_by_role("button", name=name).click()
            assert not findings(page), name
        page.get_by_role("navigation").get_by_role("button", name="Board").click()
    else:
        page.keyboard.press("s")
        page.get_by_role("dialog").wait_for()
        assert not findings(page, "dialog[open]")
        page.keyboard.press("Escape")
    page.emulate_media(color_scheme="no-preference")


@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.long), *THEMES[1:]])
def test_waiting_joining_and_finished(person: Callable[..., Any], theme: str) -> None:
    page = person(settings=play.QUICK, color_scheme=theme)
    play.open_table(page, "first-rat", [{"kind": "me"}, {"kind": "open"}])
    link = page.get_by_label("Link to this table").input_value().removeprefix(house.PUBLIC)
    assert not findings(page)
    guest = person(settings=play.QUICK, color_scheme=theme)
    guest.goto(link)
    guest.get_by_role("button", name="Join").wait_for()
    assert not findings(guest)
    play.open_table(page, "toy", play.me_and("random"))
    play.asked(page)
    assert play.play_on(page)["over"]
    page.wait_for_selector("main.over svg .line", state="attached")  # that of no points has no height
    assert not findings(page)
