"""From the lobby through a whole game to the final scores, for every game, by the buttons a player has."""

from collections.abc import Callable
from typing import Any

import pytest

from riverrat import games

from . import play

MARKS: dict[str, Any] = {"toy": (), "first-rat": pytest.mark.long}  # the others are for a release
SHORTER: dict[str, dict[str, str]] = {  # a thousand clicks show no more than two hundred
    "la-loire": {"turn-cap": "120"},
    "rio-de-la-plata": {"years": "15", "trade": "off"},
}
COMPUTERS = {"first-rat": 1, "la-loire": 1, "rio-de-la-plata": 2, "toy": 1}


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=MARKS.get(name, pytest.mark.release)) for name in sorted(games.REGISTER)]
)
def test_from_the_lobby_to_the_final_scores(person: Callable[..., Any], name: str) -> None:
    page = person(
        "/", settings=play.QUICK, viewport={"width": 920, "height": 640}
    )  # little to paint: hundreds of moves
    page.locator(f"input[name=game][value={name}]").check(force=True)
    page.get_by_label("Your name").fill("Anna")
    count = COMPUTERS.get(name, 1)
    for level in page.locator(".seats .level select").all():
        level.select_option("novice")
    assert page.locator(".seats .level select").count() == count
    page.get_by_role("button", name="Start the game").click()
    play.asked(page)
    for _ in range(3):  # the first choices with the mouse, on the real buttons
        before = play.version(page)
        page.locator(".dock .opt").first.click()
        play.moved_on(page, before)
        play.asked(page)
    page.keyboard.press("l")
    assert page.locator(".log li").count() > 0
    if name != "toy":  # hundreds of moves: on at a table whose computers need no time to think
        play.open_table(page, name, play.me_and(*["random"] * count), options=SHORTER.get(name, {}))
        play.asked(page)
    found = play.play_on(page)
    assert found["over"], f"not over: {found}"
    page.wait_for_selector("main.over h1")
    assert page.locator("main.over .total td").count() == count + 1
    play.until(page, f"document.querySelectorAll('main.over svg .line').length === {count + 1}")
    assert not [text for text in page.locator("main.over th b").all_inner_texts() if text.startswith("score-")]
    # The board of the finished game can be looked at, and a rematch starts another one.
    page.get_by_role("button", name="The board").click()
    page.wait_for_selector(".table .board")
    page.get_by_role("button", name="Final scores").click()
    page.get_by_role("button", name="Rematch").click()
    play.asked(page)


def test_one_click_plays_alone(person: Callable[..., Any]) -> None:
    page = person("/", settings=play.QUICK)
    page.locator(".game", has_text="First Rat").get_by_role("button", name="Solo").click()
    play.asked(page)
    assert page.locator(".panel").count() == 1


def test_one_click_plays_at_one_screen(person: Callable[..., Any]) -> None:
    page = person("/", settings=play.QUICK)
    page.locator("input[name=game][value=toy]").check(force=True)
    page.get_by_role("button", name="All at this screen").click()
    play.asked(page)
    assert play.play_on(page)["over"]


def test_a_record_is_downloaded_and_looked_at_again(person: Callable[..., Any]) -> None:
    page = person(settings=play.QUICK)
    play.open_table(page, "toy", play.me_and("random"))
    play.asked(page)
    assert play.play_on(page)["over"]
    page.wait_for_selector("main.over")
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    text = download.value.path().read_text()
    assert "toy" in text
    page.goto(page.url.split("/table/")[0] + "/records")
    page.get_by_label("Or paste its text").fill(text)
    page.get_by_role("button", name="Look at it").click()
    page.wait_for_selector(".table .board")
    assert page.locator(".dock .step").inner_text().startswith("Step 0")
    page.get_by_role("button", name="One step on").click()
    play.until(page, "document.querySelector('.dock .step')?.innerText.startsWith('Step 1')")
    page.get_by_role("button", name="Branch from here").first.click()
    play.until(page, "!document.querySelector('.dock .step')")
    play.asked(page)


def test_a_bad_record_is_refused_with_the_reason(person: Callable[..., Any]) -> None:
    page = person("/records", settings=play.QUICK)
    page.get_by_label("Or paste its text").fill("this is no record")
    page.get_by_role("button", name="Look at it").click()
    assert page.locator("[role=alert]").inner_text().strip()
