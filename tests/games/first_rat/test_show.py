"""The table in words."""

import pytest

from riverrat.games.first_rat import GAME
from riverrat.texts import LANGUAGES, catalog

from .tabletop import ESRA, VERO, Tabletop


def test_a_table_in_words_tells_what_a_player_must_know() -> None:
    t = Tabletop(2).rats(VERO, 9, 3).light(VERO, 9).parts(ESRA, 1, 0, 0).goods(VERO, H=4)
    lines = GAME.show(GAME.view(t.s), catalog("en", GAME).say).splitlines()
    assert lines[1] == (
        "Spaces 1 to 6: 1 blue (1 × Lightbulb), 2 yellow (2 × Cheese), 3 white (1 × Apple Core), "
        "4 green (1 × Vinegar), 5 yellow (2 × Cheese), 6 orange (1 × Tin Can)"
    )
    assert lines[6].startswith("Pipes: 1 from 3 to 8 for 1 Baking Soda, 2 from 9 to 13 for 1 Tin Can, ")
    assert lines[7].startswith("Rocket parts: Cockpit 1 × Tin Can, 2 × Calculator · Cargo Bay 3 × Baking Soda, ")
    assert lines[8].startswith("Free on the score tracks: Cockpit 2, then 2 each · Cargo Bay 8, 6, then 6 each · ")
    assert "  Rats 1: space 9 (18 steps to go), 2: space 3 (24 steps to go), 3: Nursery, 4: Nursery" in lines
    assert "  Vinegar 0, Baking Soda 0, Tin Can 0, Calculator 0, Cheese 4; Moldy Cheese 0, Awards 0" in lines
    assert "  Light marker at 9 of 29, spaces 1 to 8 give 1 extra; Construction Lights at 8, 17, 27" in lines
    assert "Seat 2: 4 points, 1 marker placed" in lines
    assert "  Owns Cockpit" in lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_a_table_can_be_read_aloud(language: str, seats: int) -> None:
    words = catalog(language, GAME)
    t = Tabletop(seats).comic(VERO, "caped-rat", on_rat=1).caps(VERO, "food").backpack(VERO, "cheese")
    t.s.eighth_marker = 3
    text = GAME.show(GAME.view(t.s), words.say)
    assert len(text.splitlines()) > 8
    for key in ("show-", "item-", "comic-", "node-", "track-", "booth-", "good-", "colour-", "resource-", "part-"):
        assert key not in text
