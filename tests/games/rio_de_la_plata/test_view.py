"""What a seat is shown of what may come: characters out of reach, attacks, the ship."""

from riverrat.games.rio_de_la_plata import GAME
from riverrat.games.rio_de_la_plata.state import AWAY

from .tabletop import G, Town, Y


def test_what_a_seat_lacks_for_a_character() -> None:
    """The Cannoneer costs 5 coins and asks for 7 points, the Shipowner 8 and 15."""
    town = Town().has(Y, coins=6, points=7).placement(Y)
    lacks = [player["lacks"] for player in GAME.view(town.s, Y)["players"]]
    assert "cannoneer" not in lacks[Y]
    assert lacks[Y]["shipowner"] == {"coins": 2, "points": 8}
    assert lacks[G]["cannoneer"] == {"coins": 5, "points": 7}


def test_coins_promised_are_not_there_for_another() -> None:
    """Six coins pay for the Cannoneer, who is courted: four are missing for the General, nothing for himself."""
    town = Town().has(Y, coins=6, points=7).applies(Y, "cannoneer").placement(Y)
    lacks = [player["lacks"] for player in GAME.view(town.s, Y)["players"]]
    assert lacks[Y]["general"] == {"coins": 4, "points": 0}
    assert "cannoneer" not in lacks[Y]
    assert "cannoneer" not in lacks[G]  # not to be had


def test_what_comes_before_workers_are_used_is_not_lacking() -> None:
    """The Shipowner costs 8 coins and asks for 15 points. The ship brings 6 coins and 4 points for a set, the fields a
    coin for two workers. What comes next year is lacking.
    """
    town = Town().year(1590).major("port", "O10").has(Y, coins=1).area(Y, "agriculture", 2)
    town.placement(Y).s.cargo[Y] = [1, 1, 1]
    town.s.ship, town.s.home_year = AWAY, town.s.year
    assert GAME.view(town.s, Y)["players"][Y]["lacks"]["shipowner"] == {"coins": 0, "points": 11}
    town.s.home_year += 1
    assert GAME.view(town.s, Y)["players"][Y]["lacks"]["shipowner"] == {"coins": 6, "points": 15}


def test_full_great_works_pay_before_workers_are_used() -> None:
    """Yellow fills the last space of the Fort: 4 points for the space and 4 for that, more than the 7 it takes."""
    town = Town().has(Y, wood=1, stone=1, coins=5).ladder(G, "fort", 3, 3, 2, 4, 4, 3, 2).placement(Y)
    assert GAME.view(town.s, Y)["players"][Y]["lacks"]["cannoneer"] == {"coins": 0, "points": 7}
    town.do("contribute fort 6")
    assert "cannoneer" not in GAME.view(town.s, Y)["players"][Y]["lacks"]
    assert town.points(Y) == 0


def test_how_likely_an_attack_is() -> None:
    """Of 36 throws 3 show at most three, 6 at most four, 10 at most five; where both would come the pirates do."""
    assert GAME.view(Town().markers(4, 3).placement(Y).s, Y)["chances"] == {"natives": 8, "pirates": 8}
    assert GAME.view(Town().markers(3, 5).placement(Y).s, Y)["chances"] == {"natives": 0, "pirates": 28}


def test_what_the_ship_would_do() -> None:
    """Three players, four cubes each; it comes back after two years, or too late."""
    town = Town().year(1590).major("port", "O10").placement(Y)
    town.s.cargo[Y] = [2, 1, 0]
    ship = GAME.view(town.s, Y)["ship"]
    assert (ship["fee"], ship["back"], ship["room"] - ship["left"]) == (2, 1592, 3)
    assert GAME.view(town.year(1597).s, Y)["ship"]["back"] == 1599
    assert GAME.view(town.year(1598).s, Y)["ship"]["back"] is None
