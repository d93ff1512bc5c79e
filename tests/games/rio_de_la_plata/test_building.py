"""Minor buildings: costs, upgrades, sites and pools. (A3, C-B1)"""

import pytest

from .tabletop import G, K, R, Town, Y


def test_r11_hut_and_stonecutter() -> None:
    t = Town().has(G, wood=2).discs(G, "E9", 2).discs(G, "E10").effects(G)
    t.do("build hut E9", "build stonecutter E10")
    assert t.at("E9") == "hut"
    assert t.owner("E9") == G
    assert t.at("E10") == "stonecutter"
    assert t.stock(G)["wood"] == 0
    assert t.s.supply[G] == 9


COSTS = [
    ("hut", 2, 0, 0, 0, 0),
    ("stonecutter", 1, 2, 0, 0, 0),
    ("carpenter", 1, 0, 2, 0, 0),
    ("market", 2, 2, 2, 0, 0),
    ("barracks", 2, 3, 2, 1, 6),
    ("church", 2, 1, 2, 1, 3),
]


@pytest.mark.parametrize(("kind", "workers", "wood", "stone", "precious", "points"), COSTS)
def test_a3_1_costs(kind: str, workers: int, wood: int, stone: int, precious: int, points: int) -> None:
    t = Town().has(Y, wood=wood, stone=stone, precious=precious).discs(Y, "E9", workers).effects(Y)
    t.do(f"build {kind} E9")
    assert t.at("E9") == kind
    assert t.stock(Y) == {"wood": 0, "stone": 0, "precious": 0}
    assert t.points(Y) == points
    assert t.s.supply[Y] == 9
    if workers > 1:
        few = Town().has(Y, wood=wood, stone=stone, precious=precious).discs(Y, "E9", workers - 1).effects(Y)
        assert not few.can(f"build {kind} E9")
    if wood:
        poor = Town().has(Y, wood=wood - 1, stone=stone, precious=precious).discs(Y, "E9", workers).effects(Y)
        assert not poor.can(f"build {kind} E9")


UPGRADES = [
    ("company", "market", 2, 2, 2, 1, 0),
    ("monument", "place", 2, 0, 1, 1, 3),
    ("garden", "place", 2, 1, 0, 1, 3),
]


@pytest.mark.parametrize(("kind", "on", "workers", "wood", "stone", "precious", "points"), UPGRADES)
def test_a3_1_upgrades(kind: str, on: str, workers: int, wood: int, stone: int, precious: int, points: int) -> None:
    """D-13: the tile is turned over, so the place is gone."""
    t = Town().has(Y, wood=wood, stone=stone, precious=precious).building(on, "E9").discs(Y, "E9", workers).effects(Y)
    t.do(f"build {kind} E9")
    assert t.at("E9") == kind
    assert t.points(Y) == points
    assert t.stock(Y) == {"wood": 0, "stone": 0, "precious": 0}
    assert t.s.built_in[5][7] == 0
    bare = Town().has(Y, wood=9, stone=9, precious=9).discs(Y, "E9", workers).effects(Y)
    assert not bare.can(f"build {kind} E9")


def test_house_on_an_own_hut() -> None:
    t = Town().has(Y, wood=1, stone=1).hut(Y, "E9").discs(Y, "E9").effects(Y)
    t.do("build house E9")
    assert t.at("E9") == "house"
    assert t.s.dwellings[Y] == 12
    assert not Town().has(Y, wood=1, stone=1).discs(Y, "E9").effects(Y).can("build house E9")


def test_r27_one_building_a_year_on_a_cell() -> None:
    """R27, T60, D-18, D-61: the third disc waits on the new hut and builds the house next year."""
    t = Town().has(Y, wood=1, stone=1).discs(Y, "C9", 3).effects(Y)
    t.do("build hut C9")
    assert t.on("C9", Y) == 1
    assert not t.can("build house C9")
    t.s.used = [0] * 160
    t.do("build house C9")
    assert t.at("C9") == "house"
    assert t.s.supply[Y] == 9


def test_t15_one_barracks_a_district() -> None:
    t = Town().has(Y, wood=9, stone=9, precious=9).building("barracks", "E7").discs(Y, "E9", 2).discs(Y, "C9", 2)
    t.effects(Y)
    assert not t.can("build barracks E9")
    assert t.can("build barracks C9")
    assert t.can("build church E9")


def test_t16_pool_of_churches_and_barracks() -> None:
    t = Town().has(Y, wood=9, stone=9, precious=9).discs(Y, "E9", 2)
    t.building("church", "A1", "E1", "I1").building("barracks", "A2", "E2").effects(Y)
    assert not t.can("build church E9")
    assert not t.can("build barracks E9")
    assert t.can("build market E9")


def test_d14_hungarian_pools() -> None:
    t = Town(pool_variant="hungarian").has(Y, wood=9, stone=9, precious=9).discs(Y, "E9", 2)
    t.building("church", "A1", "E1", "I1").building("market", "A2", "B2", "C2").effects(Y)
    assert not t.can("build barracks E9")
    assert not t.can("build market E9")
    assert (
        Town()
        .has(Y, wood=9, stone=9)
        .building("market", "A2", "B2", "C2")
        .discs(Y, "E9", 2)
        .effects(Y)
        .can("build market E9")
    )


def test_t17_and_d12_places() -> None:
    """T17, D-12: five minor buildings around, walls on the cell's own edges counted with them."""
    five = Town().has(Y, wood=1, stone=1).hut(G, "A1", "B1", "C1", "A2", "C2").discs(Y, "B2").effects(Y)
    five.do("build place B2")
    assert five.points(Y) == 6
    four = Town().has(Y, wood=1, stone=1).hut(G, "A1", "B1", "C1", "A2").discs(Y, "B2").effects(Y)
    assert not four.can("build place B2")
    corner = Town().has(Y, wood=1, stone=1).hut(G, "B1", "A2", "B2").discs(Y, "A1").effects(Y)
    assert corner.can("build place A1")
    major = Town().has(Y, wood=1, stone=1).hut(G, "F6", "G5", "H5", "F7").major("palace", "G6").discs(Y, "G7")
    assert not major.effects(Y).can("build place G7")


def test_t18_a_monument_only_in_a_later_year() -> None:
    t = Town().has(Y, wood=1, stone=2, precious=1).hut(G, "A1", "B1", "C1", "A2", "C2").discs(Y, "B2", 3).effects(Y)
    t.do("build place B2")
    assert t.on("B2", Y) == 2
    assert not t.can("build monument B2")
    t.s.used = [0] * 160
    t.do("build monument B2")
    assert t.points(Y) == 9


def test_monument_and_garden_tiles() -> None:
    """A1-1: three of each at most."""
    t = Town().has(Y, wood=9, stone=9, precious=9).building("monument", "A1", "E1", "I1").building("place", "E9")
    t.discs(Y, "E9", 2).effects(Y)
    assert not t.can("build monument E9")
    assert t.can("build garden E9")


def test_nobody_builds_beside_a_foreign_disc() -> None:
    t = Town().has(Y, wood=2, stone=2, precious=1).building("market", "E9").house(Y, "E8").house(K - 1, "F8")
    t.discs(Y, "E9").discs(R, "E9").effects(Y)
    assert not t.can("build company E9")
    assert t.can("activate E9")


def test_thirteen_dwellings() -> None:
    t = Town().has(Y, coins=1).discs(Y, "E9", 2)
    t.hut(Y, *[f"{column}1" for column in "ABCDEFGHIJKLM"]).effects(Y)
    assert not t.can("build hut E9")
    assert Town().has(G, coins=1).discs(G, "E9", 2).effects(G).can("build hut E9")


def test_t12_company() -> None:
    t = Town().has(Y, wood=2, stone=2, precious=1).building("market", "E9").hut(Y, "E8").discs(Y, "E9", 2).effects(Y)
    assert t.s.built_in[5][5] == 1
    t.do("build company E9")
    assert t.s.built_in[5][5] == 0
    assert t.s.built_in[5][6] == 1
    assert t.s.tiles[1] == 1
