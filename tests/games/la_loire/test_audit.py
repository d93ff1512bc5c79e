"""Each invariant notices when it is broken, and holds along whole games. (E.4)"""

from collections.abc import Callable

import pytest

from riverrat.engine.playout import decisions, start
from riverrat.games.la_loire import GAME
from riverrat.games.la_loire.data import PLACE
from riverrat.games.la_loire.state import State

from .tabletop import RED, Board


def lose_a_horse(s: State) -> None:
    s.free[PLACE.index("usse")] -= 1


def lose_a_card(s: State) -> None:
    s.supply[0] -= 1


def double_a_tile(s: State) -> None:
    s.space[0] = s.space[1]


def owe_money(s: State) -> None:
    s.money[RED] = -1


def station_without_token(s: State) -> None:
    s.token_card[RED][0], s.token_at[RED][0] = 1, 3


def leave_with_too_much(s: State) -> None:
    GAME.play_rule(s, GAME.actions.id("move merchant"), None)
    s.money[RED] = 11


def tower_from_nowhere(s: State) -> None:
    s.towers = 5


def lean_too_far(s: State) -> None:
    for place in ("tours", "blois"):
        s.owner[PLACE.index(place)], s.building[PLACE.index(place)] = 1, 1
        s.farms[RED] -= 1


def sail_too_far(s: State) -> None:
    s.boat[RED] = 21


def two_of_a_message(s: State) -> None:
    s.unknown[2] += 1


def hire_from_nowhere(s: State) -> None:
    s.characters[RED] = 1


def farm_from_nowhere(s: State) -> None:
    s.farms[RED] = 6


def circus_left_behind(s: State) -> None:
    s.bought = 1
    colour = s.shield[s.circus]
    other = s.space.index(3)
    s.space[colour], s.space[other] = 3, s.space[colour]


def shields_touch(s: State) -> None:
    s.shield[1], s.shield[4] = s.shield[4], s.shield[1]  # blue, green, yellow, red, red


def endless_round(s: State) -> None:
    s.last_turns = 1


BREAKS: list[tuple[str, Callable[[State], None]]] = [
    ("INV-01", lose_a_horse),
    ("INV-02", lose_a_card),
    ("INV-03", double_a_tile),
    ("INV-04", owe_money),
    ("INV-05", station_without_token),
    ("INV-06", leave_with_too_much),
    ("INV-07", tower_from_nowhere),
    ("INV-08", lean_too_far),
    ("INV-09", sail_too_far),
    ("INV-10", two_of_a_message),
    ("INV-12", hire_from_nowhere),
    ("INV-13", farm_from_nowhere),
    ("INV-14", circus_left_behind),
    ("A4-1", shields_touch),
    ("C12", endless_round),
]


@pytest.mark.parametrize(("name", "damage"), BREAKS, ids=[name for name, _ in BREAKS])
def test_the_audit_notices(name: str, damage: Callable[[State], None]) -> None:
    board = Board()
    assert GAME.audit(board.s) == ""
    damage(board.s)
    assert GAME.audit(board.s).startswith(name)


def test_inv_15_the_casual_gate() -> None:
    board = Board(mode="casual").has_delivered(RED, "b01")
    assert GAME.audit(board.s).startswith("INV-15")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_inv_09_boats_never_go_back(seats: int) -> None:
    s = start(GAME, seats, {}, 5)
    before = list(s.boat)
    for _ in decisions(GAME, s, 5):
        assert all(now >= then for now, then in zip(s.boat, before, strict=True))
        before = list(s.boat)
