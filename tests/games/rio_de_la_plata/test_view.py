"""What a seat is shown of what may come: characters out of reach, attacks, the ship."""

from __future__ import annotations

from riverrat.games.rio_de_la_plata import GAME

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


def test_how_likely_an_attack_is() -> None:
    """Of 36 throws 3 show at most three, 6 at most four, 10 at most five; where both would come the pirates do."""
    assert GAME.view(Town().markers(4, 3).placement(Y).s, Y)["chances"] == {"natives": 3, "pirates": 3}
    assert GAME.view(Town().markers(3, 5).placement(Y).s, Y)["chances"] == {"natives": 0, "pirates": 10}


def test_what_the_ship_would_do() -> None:
    """Three players, four cubes each; it comes back after two years, or too late."""
    town = Town().year(1590).major("port", "O10").placement(Y)
    town.s.cargo[Y] = [2, 1, 0]
    ship = GAME.view(town.s, Y)["ship"]
    assert (ship["fee"], ship["back"], ship["room"] - ship["left"]) == (2, 1592, 3)
    assert GAME.view(town.year(1597).s, Y)["ship"]["back"] == 1599
    assert GAME.view(town.year(1598).s, Y)["ship"]["back"] is None
