"""The rules pages: every example is drawn on the real board, points at what it speaks of, and plays to its end."""

from collections.abc import Callable
from typing import Any

import pytest

from riverrat.lessons.examples import examples

from . import play

DRAW_ALL = (
    "dispatchEvent(new Event('beforeprint'))"  # as before printing: pictures that nobody has come to are drawn, too
)
PLAY_ALL = """async () => {
    const wait = () => new Promise((done) => setTimeout(done, 60));
    const seen = {};
    for (const figure of document.querySelectorAll('figure.example')) {
        const rings = [];
        for (;;) {
            await wait();
            rings.push(figure.querySelectorAll('.whole > .ring').length);
            const next = figure.querySelector('.through .primary');
            if (!next) break;
            next.click();
        }
        seen[figure.dataset.example] = rings;
    }
    return seen;
}"""


@pytest.mark.parametrize(
    "game",
    [
        pytest.param("first-rat", marks=pytest.mark.long),
        *(pytest.param(name, marks=pytest.mark.release) for name in ("la-loire", "rio-de-la-plata")),
    ],
)
def test_every_example_is_drawn_and_points_at_its_places(person: Callable[..., Any], game: str) -> None:
    page = person(f"/rules/{game}")
    wanted = examples(game)
    page.wait_for_selector("figure.example")
    drawn = "document.querySelectorAll('.example :is(.cut, .tray)').length"
    page.wait_for_function(f"() => {{ {DRAW_ALL}; return {drawn} === {len(wanted)} }}")
    seen = page.evaluate(PLAY_ALL)
    assert seen == {
        one.name: [len(step.points) if one.part == "board" else 0 for step in one.chapter.steps] for one in wanted
    }


def test_a_link_opens_at_its_paragraph_and_all_fits_on_one_page(person: Callable[..., Any]) -> None:
    page = person("/rules/first-rat#C2.7")
    assert page.locator(".here").inner_text().startswith("A pipe costs its material")
    page.locator(".search input").fill("moldy points")
    play.until(page, "document.querySelectorAll('article h3').length < 10")
    assert page.locator("article h3").all_inner_texts() == [
        "Paying Cheese",
        "End of the game and scoring",
        "Solo: against Greg",
    ]
    page.locator(".tools a").click()
    page.wait_for_url("**/rules/first-rat/summary")
    assert page.locator("article h3").first.inner_text() == "Goal"
    assert page.pdf(format="A4").count(b"/Type /Page\n") == 1
