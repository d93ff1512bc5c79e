"""Tiles laid and taken off, and the cells a dwelling opens to its owner. (A1-1, C-A1.2)"""

from .tabletop import G, R, Town, Y


def test_t02_beside_an_own_hut() -> None:
    """T02, D-03, D-04: eight cells around an own dwelling and the zone, nothing else."""
    t = Town().hut(Y, "E9").placement(Y)
    for cell in ("D8", "E8", "F8", "D10", "E9"):
        assert t.can(f"place {cell}")
    for cell in ("C7", "C8", "E7"):
        assert not t.can(f"place {cell}")
    assert not Town().hut(G, "E9").placement(Y).can("place E8")


def test_t62_destroyed_tiles_go_back() -> None:
    """T62, D-38: of four tiles one is lost to a raid, and two may be built again."""
    t = Town().building("church", "A1", "E1", "I1").building("barracks", "A2").fight(R).enemies("I2", 2)
    t.turn(R).do("select I2", "march I1")
    assert t.s.tiles[0] == 3
    u = Town().has(Y, wood=9, stone=9, precious=9).building("church", "A1", "E1").building("barracks", "A2")
    u.discs(Y, "E9", 2).discs(Y, "C9", 2).effects(Y).do("build church E9", "build barracks C9")
    assert u.s.tiles[0] == 5
