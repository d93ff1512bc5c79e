"""The ship: loading, leaving, coming back. (A6)"""

import pytest

from riverrat.games.rio_de_la_plata import GAME
from riverrat.games.rio_de_la_plata import actions as words
from riverrat.games.rio_de_la_plata.state import AWAY, DOCKED

from .tabletop import G, R, Town, Y


def port(seats: int = 3, **options: str) -> Town:
    return Town(seats, (), **options).major("port", "M10").year(1590)


def test_r08_three_cubes_a_disc() -> None:
    t = port().area(Y, "dock", 2).area(G, "dock", 1).has(Y, wood=7, coins=1).has(G, stone=4, coins=1)
    t.effects(Y).do(*["load wood"] * 5, "end-effects")
    assert t.s.cargo[Y] == [5, 0, 0]
    t.do("load stone", "load stone")
    assert t.can("load stone")
    t.do("load stone")
    assert not t.can("load stone")
    assert t.s.cargo[G] == [0, 3, 0]


@pytest.mark.parametrize(("seats", "room"), [(3, 21), (4, 28), (5, 35)])
def test_r26_room(seats: int, room: int) -> None:
    t = port(seats).area(Y, "dock", 1).has(Y, wood=3, coins=1)
    t.s.cargo[G] = [room - 1, 0, 0]
    t.effects(Y).do("load wood")
    assert not t.can("load wood")
    assert GAME.view(t.s)["ship"]["room"] == room


def test_r09_two_years_at_sea() -> None:
    t = port().has(Y, coins=2)
    t.s.cargo[Y] = [1, 0, 0]
    t.placement(Y).do("pay-departure")
    assert t.s.coins[Y] == 0
    t.run(words.DEPARTURE_STEP)
    assert t.s.ship == AWAY
    assert t.s.home_year == 12
    for year, legal in ((1591, False), (1592, True)):
        assert t.year(year).placement(Y).can("send dock") is legal


CARGO = [((3, 2, 2), 13, 9), ((0, 0, 1), 2, 2), ((1, 1, 1), 6, 4)]


@pytest.mark.parametrize(("cargo", "coins", "points"), CARGO)
def test_t26_pay(cargo: tuple[int, int, int], coins: int, points: int) -> None:
    t = port()
    t.s.ship, t.s.home_year, t.s.cargo[Y] = AWAY, 10, list(cargo)
    t.run(words.SHIP_RETURN_STEP)
    assert (t.s.coins[Y], t.points(Y)) == (coins, points)
    assert t.s.cargo[Y] == [0, 0, 0]
    assert t.s.ship == DOCKED


def test_t27_and_d51_the_shipowner() -> None:
    """T27, D-51, D-52: a coin of a paid departure, none of a free one, three points a return."""
    t = port().character("shipowner", G).has(Y, coins=3)
    t.s.cargo[Y] = [1, 0, 0]
    t.placement(Y).do("pay-departure")
    assert (t.s.coins[Y], t.s.coins[G]) == (1, 1)
    own = port().character("shipowner", Y).has(Y, coins=2)
    own.s.cargo[Y] = [1, 0, 0]
    own.placement(Y).do("pay-departure")
    assert own.s.coins[Y] == 1
    full = port().character("shipowner", G)
    full.s.cargo[Y] = [21, 0, 0]
    full.run(words.DEPARTURE_STEP)
    assert full.s.ship == AWAY
    assert full.s.coins[G] == 0
    full.year(1592).run(words.SHIP_RETURN_STEP)
    assert full.points(G) == 3
    new = port().character("shipowner", G, since=1590).has(Y, coins=2)
    new.s.cargo[Y] = [1, 0, 0]
    new.placement(Y).do("pay-departure")
    assert new.s.coins[G] == 0


def test_d52_option_scores_all_expeditions_at_the_end() -> None:
    t = port(shipowner_points="endgame-all").character("shipowner", G)
    t.s.ship, t.s.home_year, t.s.cargo[Y] = AWAY, 10, [1, 0, 0]
    t.run(words.SHIP_RETURN_STEP)
    assert t.points(G) == 0
    assert t.lines(G)["character-shipowner"] == 3


def test_d49_by_option_nothing_is_loaded_in_the_year_of_return() -> None:
    for option in ("on", "off"):
        t = port(return_loading=option).year(1592)
        t.s.ship, t.s.home_year, t.s.cargo[Y] = AWAY, 12, [1, 0, 0]
        assert t.placement(Y).can("send dock") == (option == "on")
    t.s.depth = 0
    t.area(Y, "dock", 1).has(Y, wood=2)
    t.run(words.SHIP_RETURN_STEP)
    t.effects(Y)
    assert not t.can("load wood")
    t.s.returned = 0  # a year later
    assert t.can("load wood")


def test_t28_and_d49_no_departure_in_the_year_of_return() -> None:
    """T28, D-49: filled at once it stays, and leaves next year for nothing."""
    t = port().year(1592)
    t.s.ship, t.s.home_year, t.s.cargo[Y] = AWAY, 12, [1, 0, 0]
    t.area(Y, "dock", 1).has(Y, wood=2)
    t.run(words.SHIP_RETURN_STEP)
    t.effects(Y).do("load wood")
    t.s.cargo[G] = [20, 0, 0]
    t.run(words.DEPARTURE_STEP)
    assert t.s.ship == DOCKED
    assert t.s.supply[Y] == 9
    t.s.returned = 0
    t.year(1593).run(words.DEPARTURE_STEP)
    assert t.s.ship == AWAY
    assert t.s.home_year == 15


def test_t29_and_d53_the_last_useful_departure() -> None:
    for year, paid in ((1597, True), (1598, False)):
        t = port().year(year)
        t.s.cargo[Y], t.s.paid = [1, 0, 0], 1
        t.run(words.DEPARTURE_STEP)
        assert (t.s.home_year <= 19) is paid
        assert t.lines(Y)["total"] == 0


def test_t68_and_d72_a_full_ship_is_not_paid_for() -> None:
    t = port().has(Y, coins=9)
    t.s.cargo[G] = [21, 0, 0]
    assert not t.placement(Y).can("pay-departure")
    later = port().has(Y, coins=2, wood=1).area(Y, "dock", 1)
    later.s.cargo[G] = [20, 0, 0]
    later.placement(Y).do("pay-departure")
    later.effects(Y).do("load wood")
    later.run(words.DEPARTURE_STEP)
    assert later.s.coins[Y] == 0
    assert later.s.ship == AWAY


def test_d50_paying_for_an_empty_ship() -> None:
    """D-50: only with cargo or discs on the dock; no refund if nothing is loaded."""
    assert not port().has(Y, coins=2).placement(Y).can("pay-departure")
    t = port().has(Y, coins=2).area(G, "dock", 1).placement(Y)
    t.do("pay-departure")
    t.run(words.DEPARTURE_STEP)
    assert t.s.ship == DOCKED
    assert t.s.paid == 0
    assert t.s.coins[Y] == 0


def test_dock_needs_the_port_and_the_ship() -> None:
    assert not Town().placement(Y).can("send dock")
    assert port().placement(Y).can("send dock")
    t = port()
    t.s.ship, t.s.home_year = AWAY, 12
    assert not t.placement(R).can("send dock")
    assert not port().has(Y, coins=1).placement(Y).can("pay-departure")


def test_what_is_told_of_a_cargo_is_what_it_pays() -> None:
    """A6: wood and stone pay a coin and a point each; something precious makes it a triplet of 6 and 4."""
    t = port().area(Y, "dock", 2).has(Y, wood=1, stone=1, precious=1).effects(Y)
    assert GAME.view(t.s, Y)["now"]["to_load"] == {"left": 3, "most": 3}
    told = [t.do(f"load {good}").told("loaded")[0] for good in ("wood", "stone")]
    assert GAME.view(t.s, Y)["now"]["to_load"] == {"left": 1, "most": 3}
    told += t.do("load precious").told("loaded")
    assert [(one["coins"], one["points"]) for one in told] == [(1, 1), (1, 1), (4, 2)]
