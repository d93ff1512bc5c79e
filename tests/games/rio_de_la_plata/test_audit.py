"""The audit is silent on a sound table and names what is wrong with a damaged one."""

from collections.abc import Callable

import pytest

from riverrat.games.rio_de_la_plata import GAME
from riverrat.games.rio_de_la_plata.audit import AUDITS
from riverrat.games.rio_de_la_plata.data import CELL, EDGE
from riverrat.games.rio_de_la_plata.state import State

from .tabletop import G, R, Town, Y

D4, E8, H4, H7 = (CELL.index(cell) for cell in ("D4", "E8", "H4", "H7"))


def peace() -> Town:
    """Dwellings, a market, the fort, workers in every kind of place, a wall and a road."""
    t = Town().hut(Y, "E8").house(G, "K8").building("market", "D9").major("fort", "H9")
    t.discs(R, "D9").ladder(R, "port", 3).area(Y, "dock", 2).applies(G, "bishop")
    return t.walls("A5-W").roads((7, 8), (6, 8)).has(R, wood=2, coins=3, points=5)


def fight() -> Town:
    return Town().fight(R).group("D4", Y, G).enemies("E5", 3).staged("A5-W", 2).discs(R, "C9")


def lose_a_worker(s: State) -> None:
    s.supply[Y] -= 1


def lose_a_bid(s: State) -> None:
    s.area[2][Y] = 1


def lose_an_applicant(s: State) -> None:
    s.applicant[:] = [-1] * len(s.applicant)


def lose_a_defender(s: State) -> None:
    s.group[D4] = 1


def defender_from_nowhere(s: State) -> None:
    s.group[D4] |= (R + 1) << 6


def disc_of_nobody(s: State) -> None:
    s.discs[D4] = 1 << 2 * s.seats


def bid_of_nobody(s: State) -> None:
    s.ladder[0][0] = 8


def wall_from_nowhere(s: State) -> None:
    s.wall[EDGE.index("A6-W")] = 1


def road_from_nowhere(s: State) -> None:
    s.road_down[2] |= 1


def hut_from_nowhere(s: State) -> None:
    s.building[D4] = 1


def hut_from_the_supply(s: State) -> None:
    s.dwellings[Y] += 1


def hut_of_nobody(s: State) -> None:
    s.owner[E8] += 8


def foreign_access(s: State) -> None:
    s.near[H4] = 1 << R


def forgotten_access(s: State) -> None:
    s.near[E8] = 0


def forgotten_by_a_neighbour(s: State) -> None:
    s.near[CELL.index("F7")] = 0


def other_owner(s: State) -> None:
    s.owner[E8] = R


def points_from_nowhere(s: State) -> None:
    s.points[R] += 1


def owe_money(s: State) -> None:
    s.coins[R] = -1


def owe_cargo(s: State) -> None:
    s.cargo[G][1] = -1


def two_colours_in_a_field(s: State) -> None:
    s.discs[D4] = 1 << 2 * Y | 1 << 2 * R
    s.supply[Y], s.supply[R] = s.supply[Y] - 1, s.supply[R] - 1


def group_in_peace(s: State) -> None:
    s.group[D4] = 1
    s.supply[Y] -= 1


def lose_an_enemy(s: State) -> None:
    s.foes -= 1


def enemy_below_zero(s: State) -> None:
    s.staged[EDGE.index("A5-W")], s.staged[EDGE.index("A6-W")] = 3, -1


def fort_elsewhere(s: State) -> None:
    s.site[0] = H7


BREAKS: list[tuple[str, Callable[[], Town], Callable[[State], None]]] = [
    ("workers", peace, lose_a_worker),
    ("workers", peace, lose_a_bid),
    ("workers", peace, lose_an_applicant),
    ("workers", fight, lose_a_defender),
    ("workers", fight, defender_from_nowhere),
    ("workers", peace, disc_of_nobody),
    ("workers", peace, bid_of_nobody),
    ("pieces", peace, wall_from_nowhere),
    ("pieces", peace, road_from_nowhere),
    ("tiles", peace, hut_from_nowhere),
    ("tiles", peace, hut_from_the_supply),
    ("tiles", peace, hut_of_nobody),
    ("access", peace, foreign_access),
    ("access", peace, forgotten_by_a_neighbour),
    ("access", peace, forgotten_access),
    ("access", peace, other_owner),
    ("points", peace, points_from_nowhere),
    ("amounts", peace, owe_money),
    ("amounts", peace, owe_cargo),
    ("discs", peace, two_colours_in_a_field),
    ("fight", peace, group_in_peace),
    ("fight", fight, lose_an_enemy),
    ("fight", fight, enemy_below_zero),
    ("majors", peace, fort_elsewhere),
]


@pytest.mark.parametrize(("name", "table", "damage"), BREAKS, ids=[damage.__name__ for *_, damage in BREAKS])
def test_the_audit_notices(name: str, table: Callable[[], Town], damage: Callable[[State], None]) -> None:
    s = table().s
    assert GAME.audit(s) == ""
    damage(s)
    assert GAME.audit(s) == name


def test_every_invariant_is_broken_once() -> None:
    assert {name for name, *_ in BREAKS} == set(AUDITS.all[1:])
