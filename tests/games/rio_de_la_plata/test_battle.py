"""K6-4 to K6-6: battles and their points."""

import pytest

from .tabletop import G, K, R, Town, Y


def clash(t: Town, enemies: int) -> Town:
    """Enemies step from E4 onto E5; red leads them, another enemy stands far away."""
    return t.enemies("E4", enemies).enemies("P1", 1).turn(R).do("select E4", "march E5")


@pytest.mark.parametrize(("enemy", "left", "points"), [("natives", [], 8), ("pirates", [-1], 6)])
def test_r19_pair_against_pair(enemy: str, left: list[int], points: int) -> None:
    t = clash(Town().fight(R, enemy).group("E5", Y, Y), 2)
    assert t.pile("E5") == left
    assert t.points(Y) == points
    assert t.points(R) == 0
    assert t.s.supply[Y] == 9


def test_who_meets_is_told_before_who_fell() -> None:
    t = clash(Town().fight(R).group("E5", Y, Y), 3)
    assert t.told("clashed") == [{"cell": "E5", "enemies": 3, "discs": 2}]
    assert t.told("battle") == [{"cell": "E5", "enemies": 0, "discs": 2}]


def test_r20_a_guarded_hut() -> None:
    """R20: the guard is lost (+2), the hut too, one enemy with it; the attacker +2."""
    t = clash(Town().fight(R).hut(G, "E5").group("E5", G), 2)
    assert t.points(G) == 2
    assert t.points(R) == 2
    assert t.pile("E5") == [-1]
    assert t.at("E5") == "nothing"
    assert t.s.dwellings[G] == 13


@pytest.mark.parametrize(
    "kind", ["stonecutter", "carpenter", "market", "company", "monument", "garden", "barracks", "church"]
)
def test_r21_an_unguarded_building(kind: str) -> None:
    """R21, D-39, D-40: both are lost, the attacker gets six, nobody anything for the enemy."""
    t = clash(Town().fight(R).building(kind, "E5"), 1)
    assert t.points(R) == 6
    assert t.pile("E5") == []
    assert t.at("E5") == "nothing"
    assert (t.points(Y), t.points(G)) == (0, 0)


def test_t39_the_larger_group_loses_nothing() -> None:
    t = clash(Town().fight(R).group("E5", Y, Y), 3)
    assert t.pile("E5") == [-1, -1, -1]
    assert t.points(Y) == 4
    small = clash(Town().fight(R).group("E5", Y, Y), 1)
    assert small.pile("E5") == [Y, Y]
    assert small.points(Y) == 2


def test_t40_dominance() -> None:
    """T40: pirates and barracks cancel out; against natives one defender of the pair survives."""
    t = clash(Town().fight(R, "pirates").building("barracks", "F6").group("E5", Y, Y), 2)
    assert t.pile("E5") == []
    assert t.points(Y) == 8
    u = clash(Town().fight(R).building("barracks", "F6").group("E5", Y, Y), 2)
    assert u.pile("E5") == [Y]
    assert u.points(Y) == 4 + 2
    other = clash(Town().fight(R).building("barracks", "A1").group("E5", Y, Y), 2)
    assert other.pile("E5") == []


def test_no_barracks_for_the_plaza() -> None:
    """K6-4: the plaza is in no district."""
    t = Town().fight(R).building("barracks", "G7").group("H7", Y).enemies("H6", 1).enemies("P1", 1).turn(R)
    t.do("select H6", "march H7")
    assert t.pile("H7") == []


def test_t41_an_unguarded_house() -> None:
    t = clash(Town().fight(R).house(G, "E5"), 3)
    assert t.pile("E5") == [-1, -1]
    assert t.points(R) == 4


def test_t42_a_pirate_and_a_guarded_hut() -> None:
    t = clash(Town().fight(R, "pirates").hut(G, "E5").group("E5", G), 1)
    assert t.points(G) == 2
    assert t.points(R) == 2
    assert t.pile("E5") == []
    assert t.at("E5") == "nothing"


def test_t64_and_d43_the_general_commands() -> None:
    t = Town(4).fight(K).group("E5", R, G).character("general", R).enemies("E4", 1).enemies("P1", 1).turn(K)
    t.do("select E4", "march E5")
    assert (t.points(R), t.points(G)) == (2, 1)
    below = Town(4).fight(K).group("E5", G, R).character("general", R).enemies("E4", 1).enemies("P1", 1).turn(K)
    below.do("select E4", "march E5")
    assert (below.points(R), below.points(G)) == (1, 1)


def test_r22_and_d42_shares() -> None:
    """R22: two red and one green disc share six points four to two, losses on top."""
    t = Town(4).fight(K).group("E5", R, R, G).enemies("E4", 3).enemies("P1", 1).turn(K)
    t.do("select E4", "march E5")
    assert t.points(R) == 4 + 4
    assert t.points(G) == 2 + 2


def test_t45_and_d42_rounded_shares() -> None:
    """T45: four points make 3 and 1; two points make one each."""
    t = Town(4).fight(K).group("E5", R, R, G).enemies("E4", 2).enemies("P1", 1).turn(K)
    t.do("select E4", "march E5")
    assert (t.points(R), t.points(G)) == (3, 1)
    assert t.pile("E5") == [R, R, G]
    u = Town(4).fight(K).group("E5", R, G, Y).enemies("E4", 1).enemies("P1", 1).turn(K)
    u.do("select E4", "march E5")
    assert (u.points(R), u.points(G), u.points(Y)) == (1, 1, 1)


def test_t65_the_top_disc_falls_first() -> None:
    t = Town(4).fight(K).building("barracks", "F6").group("E5", R, G).enemies("E4", 2).enemies("P1", 1).turn(K)
    t.do("select E4", "march E5")
    assert t.pile("E5") == [G]
    assert (t.points(R), t.points(G)) == (4, 2)


def test_a_defender_attacks() -> None:
    """K6-6: whoever started it."""
    t = Town().fight(R).enemies("E5", 1).enemies("P1", 1).group("E6", Y, Y).turn(Y)
    t.do("select E6", "march E5")
    assert t.points(Y) == 2
    assert t.pile("E5") == [Y, Y]
    assert t.s.struck == 0


@pytest.mark.parametrize(("kind", "cell"), [("palace", "G6"), ("cathedral", "G6")])
def test_a10_and_d38_palace_and_cathedral(kind: str, cell: str) -> None:
    """D-38: twelve points, and never built again."""
    t = Town().fight(R).major(kind, cell).enemies("F6", 2).enemies("P1", 1).turn(R)
    t.do("select F6", "march G6")
    assert t.points(R) == 12
    assert t.at("G6") == "nothing"
    assert t.pile("G6") == [-1]
    t.s.depth = 0
    t.has(Y, wood=9, stone=9, precious=9).placement(Y)
    assert not t.can(f"contribute {kind} 1")


def test_d35_fort_and_port_by_option() -> None:
    t = Town(fort_port_destructible="on").fight(R).major("fort", "H9").enemies("H10", 2).enemies("P1", 1).turn(R)
    t.do("select H10", "march H9")
    assert t.at("H9") == "nothing"
    assert t.points(R) == 0
    assert t.pile("H9") == [-1]
    t.s.depth = 0
    assert not t.has(Y, wood=9, stone=9).placement(Y).can("contribute fort 1")


def test_d35_by_option_the_port_alone() -> None:
    t = Town(fort_port_destructible="port").fight(R).major("fort", "H9").major("port", "M10").enemies("H10", 1)
    t.enemies("M9", 2).turn(R).do("select H10")
    assert not t.can("march H9")
    u = Town(fort_port_destructible="port").fight(R).major("port", "M10").enemies("M9", 2).enemies("P1", 1).turn(R)
    u.do("select M9", "march M10")
    assert u.at("M10") == "nothing"
    assert u.points(R) == 0


def test_d36_walls_places_and_roads_stand() -> None:
    t = clash(Town().fight(R).building("place", "E5").roads((7, 8), (6, 8)).group("E5", Y), 2)
    assert t.at("E5") == "place"
    assert t.pile("E5") == [-1, -1]
    assert t.s.connected[5] == 1
    assert sum(t.s.wall) == 12


@pytest.mark.parametrize(("option", "left"), [("off", "nothing"), ("on", "place")])
def test_d37_monuments(option: str, left: str) -> None:
    t = clash(Town(revert_to_place=option).fight(R).building("monument", "E5"), 2)
    assert t.points(R) == 6
    assert t.at("E5") == left
    assert t.pile("E5") == [-1]


@pytest.mark.parametrize(("option", "points"), [("on", 4), ("off", 0)])
def test_d40_own_houses(option: str, points: int) -> None:
    t = clash(Town(own_razing_scores=option).fight(R).house(R, "E5"), 2)
    assert t.points(R) == points
    assert t.at("E5") == "nothing"


def test_inert_discs_of_the_attacker() -> None:
    """K1, K6-2: they neither fight nor block, and survive the building under them."""
    t = clash(Town().fight(R).hut(R, "E5").discs(R, "E5", 2), 2)
    assert t.at("E5") == "nothing"
    assert t.on("E5", R) == 2
    assert t.pile("E5") == [-1]
