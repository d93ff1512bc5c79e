"""The invariants of F3 are noticed when they break, and a view shows the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from riverrat.engine.errors import BadPosition
from riverrat.games.first_rat import GAME
from riverrat.games.first_rat.data import CHEESE, COMIC, NURSERY, ROCKET
from riverrat.games.first_rat.state import State
from riverrat.texts import LANGUAGES, catalog

from .tabletop import ESRA, VERO, Tabletop


def launchpad_unmoved(s: State) -> None:
    s.rat[ESRA][0] = 27


def two_on_a_space(s: State) -> None:
    s.rat[ESRA][0] = s.rat[ESRA][1] = 5


def nobody_on_the_path(s: State) -> None:
    s.rat[ESRA] = [NURSERY] * 4


def rat_off_the_board(s: State) -> None:
    s.rat[ESRA][0] = ROCKET + 1


def marker_without_use(s: State) -> None:
    s.slot[0][0] = 1 + ESRA


def rattronaut_missing(s: State) -> None:
    s.rat[ESRA][2] = ROCKET


def rocket_out_of_nothing(s: State) -> None:
    s.rockets[ESRA] = 1


def gap_on_a_track(s: State) -> None:
    s.slot[4][2], s.markers[ESRA] = 1 + ESRA, 1


def last_space_too_early(s: State) -> None:
    s.last_space[4][ESRA], s.markers[ESRA] = 1, 1


def cheese_from_nowhere(s: State) -> None:
    s.goods[ESRA][CHEESE] += 1


def debt_of_goods(s: State) -> None:
    s.goods[ESRA][0], s.supply[0] = -1, 31


def award_from_nowhere(s: State) -> None:
    s.awards[ESRA] = 1


def too_many_backpacks(s: State) -> None:
    s.backpacks[ESRA][3] = 2


def library_miscounted(s: State) -> None:
    s.library += 1


def tile_without_comic(s: State) -> None:
    s.comic[COMIC.index("muscle-rat")] = VERO
    s.super_rat[ESRA][0] = COMIC.index("muscle-rat")
    s.library = s.comic.count(9)


def colours_wrong(s: State) -> None:
    s.colour_spaces[0] ^= 2


def strip_unknown(s: State) -> None:
    s.strip[0] = 99


def burrow_unknown(s: State) -> None:
    s.burrow[ESRA] = 13


def note_unknown(s: State) -> None:
    s.stack[s.depth - 1][2] = 7


@pytest.mark.parametrize(
    ("fault", "change"),
    [
        ("spaces", launchpad_unmoved),  # F3.2
        ("spaces", two_on_a_space),  # F3.2
        ("rats", nobody_on_the_path),  # F3.1
        ("rats", rat_off_the_board),  # F3.1
        ("rats", burrow_unknown),
        ("markers", marker_without_use),  # F3.3
        ("markers", rattronaut_missing),  # F3.3
        ("rockets", rocket_out_of_nothing),  # F3.4
        ("tracks", gap_on_a_track),  # F3.5
        ("tracks", last_space_too_early),  # F3.5
        ("goods", cheese_from_nowhere),  # F3.6
        ("goods", debt_of_goods),  # F3.6
        ("goods", award_from_nowhere),  # F3.6
        ("displays", too_many_backpacks),
        ("comics", library_miscounted),
        ("comics", tile_without_comic),
        ("board", colours_wrong),
        ("board", strip_unknown),
        ("notes", note_unknown),
    ],
)
def test_f3_a_broken_invariant_is_named(fault: str, change: Callable[[State], None]) -> None:
    s = GAME.new(3, seed=1)
    assert GAME.step(s) == "go"
    assert GAME.audit(s) == ""
    change(s)
    assert GAME.audit(s) == fault
    with pytest.raises(BadPosition):
        GAME.from_position(GAME.position(s))


def test_f3_greg_is_watched_too() -> None:
    t = Tabletop(1)
    t.s.rat[1][0] = NURSERY
    assert GAME.audit(t.s) == "greg"


def test_f1_everybody_sees_the_same() -> None:
    s = GAME.new(4, seed=3)
    assert GAME.view(s, 0) == GAME.view(s, 3) == GAME.view(s)


def test_the_view_names_what_lies_on_the_table() -> None:
    t = (
        Tabletop(2)
        .rats(VERO, 9, 3)
        .comic(VERO, "caped-rat", on_rat=1)
        .hamster(cheese=2)
        .piece(ESRA, "lights")
        .turn(VERO)
    )
    seen = GAME.view(t.s, VERO)
    assert seen["players"][VERO]["rats"][0] == {
        "rat": 1,
        "place": "path",
        "space": 9,
        "super_rat": "caped-rat",
        "moved": False,
    }
    assert seen["booths"][0] == {"booth": "hamster", "space": 5, "price": 6, "items": {"backpack-cheese": 2}}
    lights = next(track for track in seen["tracks"] if track["track"] == "lights")
    assert lights["slots"] == ["neutral", ESRA, None, "neutral"]
    assert seen["players"][ESRA]["lines"]["lights"] == 6
    assert seen["turn"]["step"] == "move"
    t.enter((9, 10))
    assert GAME.view(t.s)["turn"]["colour"] == "yellow"
    assert GAME.view(t.s)["turn"]["moved"] == [1]


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
