"""The invariants of F3 are noticed when they break."""

from collections.abc import Callable

import pytest

from riverrat.engine.errors import BadPosition
from riverrat.games.first_rat import GAME
from riverrat.games.first_rat.data import CHEESE, COMIC, NURSERY, ROCKET
from riverrat.games.first_rat.state import State

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
