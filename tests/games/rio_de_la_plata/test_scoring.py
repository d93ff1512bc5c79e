"""The end of the game. (C-F)"""

import pytest

from riverrat.games.rio_de_la_plata import GAME

from .tabletop import G, K, R, Town, Y


def test_r23_a_district() -> None:
    """R23: two production buildings, barracks, monument: V = +1; houses of green, red and black."""
    t = Town(4).building("market", "A1").building("carpenter", "B1").building("barracks", "C1")
    t.building("monument", "D1").house(G, "A2").house(R, "B2", "C2", "D2").house(K, "A3").hut(G, "B3", "C3")
    assert t.lines(G) == {"district-1": 3, "total": 3}
    assert t.lines(R) == {"district-1": 9, "total": 9}
    assert t.lines(K) == {"district-1": 3, "total": 3}


def test_r24_money() -> None:
    assert Town().has(Y, coins=3).lines(Y) == {"money": 1, "total": 1}


def test_t50_remainders() -> None:
    t = Town().has(Y, coins=11)
    assert t.lines(Y)["money"] == 3
    assert t.s.coins[Y] % 3 == 2


def test_r25_characters() -> None:
    t = Town().character("master-carpenter", Y).character("cannoneer", Y)
    assert t.lines(Y) == {"character-cannoneer": 5, "character-master-carpenter": 5, "total": 10}


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("cannoneer", 5),
        ("general", 5),
        ("master-stonecutter", 5),
        ("master-carpenter", 5),
        ("master-artisan", 8),
        ("master-merchant", 12),
        ("shipowner", 0),
        ("governor", 12),
        ("bishop", 0),
        ("architect", 0),
        ("road-builder", 0),
        ("defender", 0),
    ],
)
def test_a7_points_at_the_end(name: str, points: int) -> None:
    """CF-2: also for a character bought in the last year."""
    assert Town().year(1599).character(name, Y, since=1599).lines(Y)["total"] == points


def test_t51_production() -> None:
    t = Town().building("carpenter", "A1", "B1", "C1").building("market", "D1", "A2").house(Y, "B2")
    assert t.lines(Y)["total"] == 0
    assert Town().building("carpenter", "A1").house(Y, "B2").lines(Y)["total"] == 2


def test_t52_the_best_district() -> None:
    t = Town().major("palace", "G6").major("cathedral", "H6").building("garden", "E1").building("market", "F1")
    t.roads((6, 3), (6, 4), (6, 5), (6, 6), (7, 6)).house(Y, "E3")
    assert t.lines(Y)["district-2"] == 9


def test_t53_governor() -> None:
    """T53, D-13: a turned place is a place no more."""
    t = Town().character("governor", Y).building("place", "A1").building("garden", "B1").building("barracks", "C1")
    assert t.lines(Y)["character-governor"] == 12
    t.building("church", "D1")
    assert t.lines(Y)["character-governor"] == 18
    u = Town().character("governor", Y).building("place", "A1", "A2").building("garden", "B1").building("church", "C1")
    assert u.lines(Y)["character-governor"] == 12


def test_t54_and_d59_defender() -> None:
    t = Town().character("defender", Y)
    assert t.lines(Y)["total"] == 0
    t.walls("E10-S", "F10-S")
    assert t.lines(Y)["total"] == 3
    port = Town().character("defender", Y).walls("N10-S", "O10-S", "P7-E", "P8-E", "P9-E")
    assert port.lines(Y)["total"] == 0
    port.major("port", "M10")
    assert port.lines(Y)["total"] == 3


def test_t55_bishop_architect_road_builder() -> None:
    t = Town().character("bishop", Y).building("church", "A1", "E1", "I1").major("cathedral", "G6")
    assert t.lines(Y)["total"] == 16
    u = Town().character("architect", Y).major("fort", "H9").major("port", "M10").major("palace", "G6")
    assert u.lines(Y)["total"] == 21
    v = Town().character("road-builder", Y).roads((7, 8), (6, 8)).roads((9, 8), (10, 8))
    v.roads((6, 3), (6, 4), (6, 5), (6, 6), (7, 6)).roads((10, 3), (10, 4), (10, 5), (10, 6), (9, 6))
    assert v.lines(Y)["total"] == 8


def over(t: Town) -> list[bool]:
    t.s.over = 1
    return [score.won for score in GAME.scores(t.s)]


def test_t61_ties() -> None:
    """T61, CF-6: coins left, then precious, then wood and stone, then shared."""
    assert over(Town().has(Y, points=5, coins=2).has(G, points=5, coins=1)) == [True, False, False]
    assert over(Town().has(Y, points=5, precious=1).has(G, points=5, wood=9)) == [True, False, False]
    assert over(Town().has(Y, points=5, wood=1).has(G, points=5, stone=2)) == [False, True, False]
    assert over(Town().has(Y, points=5, wood=1).has(G, points=5, stone=1).has(R, points=4)) == [True, True, False]


def test_cf_5_unfinished_work_gives_nothing() -> None:
    """CF-5, D-53: ladders and cargo are worth nothing."""
    t = Town().ladder(Y, "fort", 4, 4, 4)
    t.s.cargo[Y] = [3, 3, 3]
    assert t.lines(Y)["total"] == 0
