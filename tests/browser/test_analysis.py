"""A finished game taken apart: chances over time, moves in words, marks on the board; and never a running one."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from riverrat import games
from riverrat.engine.record import Record

from . import play
from .test_accessible import findings

CURRENT = "document.querySelector('.moves [aria-current]')"


def soon_built() -> str:
    """The record of a random game alone in which something is built early: all moves before that are thought about."""
    game, choose = games.load("first-rat"), random.Random(2683)
    record: Record[Any] = Record(game, 1, {"level": "unfair"}, seed=2683)
    while not record.now.over:
        record.play(choose.choice(game.legal(record.now)))
    return record.text()


def bring(page: Any, record: str) -> str:
    """Look at a record as a table; its address."""
    made = page.evaluate(
        """async (record) => {
          const post = (path, body, type) =>
            fetch('/api' + path, { method: 'POST', headers: { 'content-type': type }, body });
          await post('/me', JSON.stringify({ name: 'Anna' }), 'application/json');
          return (await post('/records', record, 'text/plain')).json();
        }""",
        record,
    )
    return f"{'/'.join(page.url.split('/')[:3])}/table/{made['table']}"


@pytest.mark.long
def test_a_finished_game_is_taken_apart(person: Callable[..., Any]) -> None:
    page = person("/", settings=play.QUICK)
    page.goto(bring(page, soon_built()))
    play.until(page, "document.querySelectorAll('main.over svg .line').length === 2")  # Anna's points, and Greg's
    assert "Greg" in page.locator("main.over thead").inner_text()
    assert page.locator("main.over .ended").inner_text()  # why it ended
    # The curve counts rounds, as the board does.
    assert page.locator("main.over .at b").inner_text().startswith("Round ")
    assert page.locator("main.over svg text", has_text="Round 1").count() == 1
    answers: list[int] = []
    page.on("response", lambda answer: answers.append(answer.status) if "/at/" in answer.url else None)
    page.get_by_role("button", name="Watch again").click()
    page.wait_for_selector(".table .board")
    assert page.locator(".since").count() == 0  # which would tell the end
    play.until(page, "/Step [2-9]/.test(document.querySelector('.dock .step').innerText)")  # it plays
    assert page.locator(".dock .ask").inner_text().startswith("Looking back: Round ")
    # The log stands where the board does, and holding a key down asks for no more than the server gives.
    page.keyboard.press(" ")
    page.keyboard.press("Home")
    page.keyboard.press("l")
    page.wait_for_selector(".log li.later")
    assert page.evaluate("document.querySelector('.log').scrollTop") == 0
    for _ in range(150):
        page.keyboard.press(".")
    play.until(page, "document.querySelector('.log li.replaying') && document.querySelector('.log').scrollTop > 0")
    assert set(answers) == {200}
    page.keyboard.press("l")
    page.go_back()  # from the board to the scores
    page.get_by_role("link", name="Analyse").first.click()
    # The first moves are there while it thinks about the rest, which takes an interpreted opponent a while.
    rows = page.locator(".moves li button")
    rows.filter(has_text="Build").first.wait_for(timeout=300_000)
    assert page.locator(".chart .line").count() == 1
    assert rows.count() > 5

    rows.nth(3).click()
    play.until(page, f"{CURRENT} === document.querySelectorAll('.moves li button')[3]")
    play.until(page, "document.querySelector('.trail .pin.best')?.textContent.startsWith('Best')")
    assert page.locator(".best ol li").count() >= 2 or page.locator(".best ol .made").count() == 1
    assert "(played)" in page.locator(".best ol").inner_text()
    at = int(page.locator(".chart input[type=range]").input_value())
    page.locator("body").press(".")
    play.until(page, f"{CURRENT} === document.querySelectorAll('.moves li button')[4]")
    assert int(page.locator(".chart input[type=range]").input_value()) > at
    # A move that is made in a tray is marked there: the tray comes up beside the list.
    rows.filter(has_text="Build").first.click()
    play.until(page, "document.querySelector('aside .trail .pin')")
    page.locator(".chart input[type=range]").press("Home")
    play.until(page, f"{CURRENT} === document.querySelector('.moves li button')")
    assert not findings(page)

    page.set_viewport_size({"width": 390, "height": 844})
    assert play.overflow(page) == 0
    assert not findings(page, "main")
    page.get_by_role("button", name="Play on from here").click()
    play.asked(page)  # a table of one's own, from that moment on
    page.goto(page.url + "?analysis")
    play.asked(page)  # which is played, not analysed
    assert page.locator(".analysis").count() == 0
