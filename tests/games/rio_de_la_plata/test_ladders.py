"""B0: filled ladders, and the sites of major buildings."""

from __future__ import annotations

from riverrat.games.rio_de_la_plata import GAME
from riverrat.games.rio_de_la_plata import actions as words
from riverrat.games.rio_de_la_plata.data import CELL, EDGE, RING

from .tabletop import G, K, R, Town, Y


def test_r03_the_fort_is_finished() -> None:
    """R03: green 14, yellow 4, red 4 + 3 + 4; all discs go home and red chooses the site."""
    t = Town().ladder(G, "fort", 4, 3, 3, 2, 2).ladder(Y, "fort", 4).ladder(R, "fort", 4).has(R, wood=1, stone=1)
    t.s.order = [Y, G, R, 0, 0]
    t.placement(R).do("contribute fort 7")
    t.do("end-placement") if t.step == "placement" else None
    assert t.step == "choose-site"
    assert t.seat == R
    assert (t.points(G), t.points(Y), t.points(R)) == (14, 4, 11)
    assert [t.s.supply[seat] for seat in (Y, G, R)] == [9, 9, 9]
    assert t.legal() == ["site H9", "site I9"]
    t.do("site I9")
    assert t.at("I9") == "fort"


def test_r04_roads_again_and_again() -> None:
    """R04: one player fills them all: four points, three pieces, an empty ladder."""
    t = Town().ladder(Y, "roads", 1, 1, 1, 1)
    t.s.finished[0], t.s.completer[0], t.s.fills = 5, Y, 1
    t.ask(words.LADDER_PAYS_STEP).go_on()
    assert t.points(Y) == 4
    assert t.s.supply[Y] == 9
    for left in (3, 2, 1):
        assert t.step == "choose-road"
        assert t.seat == Y
        assert GAME.view(t.s, Y)["now"]["to_lay"] == left
        t.do(t.legal("road")[0])
    assert t.pool() == 57
    assert t.s.ladder[5][:4] == [-1, -1, -1, -1]


def test_d15_ladders_pay_in_the_order_they_were_filled() -> None:
    t = Town().ladder(Y, "roads", 1, 1, 1, 1).ladder(G, "walls", 2, 2, 1, 1)
    t.s.finished[:2], t.s.completer[:2], t.s.fills = [5, 4], [Y, G], 2
    t.ask(words.LADDER_PAYS_STEP).go_on()
    assert t.points(G) == 0
    assert t.step == "choose-road"
    for _ in range(3):
        t.do(t.legal("road")[0])
    assert t.step == "choose-wall"
    assert t.points(G) == 6
    assert t.seat == G
    t.do("wall E10-S", "wall F10-S", "wall B1-N")
    assert t.s.wall[EDGE.index("F10-S")] == 1


def test_port_has_its_site() -> None:
    t = Town().ladder(Y, "port", 3, 3, 2, 3, 2, 2)
    t.s.finished[0], t.s.completer[0], t.s.fills = 1, Y, 1
    t.run(words.LADDER_PAYS_STEP)
    assert t.points(Y) == 15 + 2
    assert t.at("M10") == "port"
    assert t.s.ship == 1


def test_d16_the_palace_takes_a_free_ring_cell() -> None:
    t = Town().building("market", "G6").discs(G, "H6", 2)
    t.ask(words.EFFECTS_STEP).ask(words.CHOOSE_SITE_STEP, Y, 2)
    assert not t.can("site G6")
    assert len(t.legal()) == 9
    t.do("site H6")
    assert t.s.supply[G] == 9
    assert t.at("H6") == "palace"


def full_ring(**options: str) -> Town:
    t = Town(3, (), **options).has(Y, coins=1).major("cathedral", "G6").house(G, "H6").hut(R, "I6")
    return t.building("stonecutter", "J6", "G7", "J7").building("carpenter", "G8", "J8", "G9").building("church", "J9")


def test_t21_a_full_ring_loses_a_minor_building() -> None:
    """T21, D-16: an opponent's house may go, the Cathedral may not."""
    t = full_ring().ask(words.EFFECTS_STEP).ask(words.CHOOSE_SITE_STEP, Y, 2)
    assert "site H6" in t.legal()
    assert "site G6" not in t.legal()
    assert len(t.legal()) == len(RING) - 1
    t.do("site H6")
    assert t.at("H6") == "palace"
    assert t.s.dwellings[G] == 13
    assert t.s.houses[G] == [0] * 8


def test_d16_by_option_the_cathedral_may_go_too() -> None:
    t = full_ring(ring_removal="any").ask(words.EFFECTS_STEP).ask(words.CHOOSE_SITE_STEP, Y, 2)
    assert len(t.legal()) == len(RING)
    t.do("site G6")
    assert t.at("G6") == "palace"
    assert t.s.site[3] == -1
    t.s.depth = 0
    assert not t.has(Y, wood=9, stone=9, precious=9).placement(Y).can("contribute cathedral 1")  # D-38


def test_d62_by_option_roads_without_pieces_are_begun_no_more() -> None:
    for option, empty, begun in (("allowed", True, True), ("closed", False, True)):
        t = Town(roads_without_pieces=option)
        t.s.pieces = 0
        assert t.placement(Y).can("contribute roads 1") == empty
        u = Town(roads_without_pieces=option).ladder(G, "roads", 1)
        u.s.pieces = 0
        assert u.placement(Y).can("contribute roads 2") == begun
    assert Town(roads_without_pieces="closed").placement(Y).can("contribute roads 1")


def test_d57_who_loses_the_house_beside_a_building_leaves_it() -> None:
    """D-57: a disc on a church goes home; on a market it may wait for the upgrade if it is alone."""
    t = full_ring().discs(G, "G7").roads((7, 8), (6, 8))
    t.ask(words.EFFECTS_STEP).ask(words.CHOOSE_SITE_STEP, Y, 2).do("site H6")
    assert t.on("G7", G) == 0
    assert t.s.supply[G] == 9
    u = full_ring()
    u.building("market", "G7").discs(G, "G7", 1)
    u.ask(words.EFFECTS_STEP).ask(words.CHOOSE_SITE_STEP, Y, 2).do("site H6")
    assert u.on("G7", G) == 1
    v = full_ring().house(R, "F7").roads((7, 8), (6, 8))
    v.building("market", "G7").discs(G, "G7").discs(R, "G7")
    v.ask(words.EFFECTS_STEP).ask(words.CHOOSE_SITE_STEP, Y, 2).do("site H6")
    assert (v.on("G7", G), v.on("G7", R)) == (0, 1)


def test_d04_the_ring_is_eight_way() -> None:
    """D-04: corners of the plaza belong to its ring."""
    assert {"G6", "J6", "G9", "J9"} <= {CELL[cell] for cell in RING}


def test_k_completes_for_others() -> None:
    """The completer decides, whoever holds most of the spaces."""
    t = Town(4).ladder(Y, "fort", 4, 3, 3, 2, 4, 4, 3, 2).has(K, wood=1, stone=1)
    t.s.order = [Y, G, R, K, 0]
    t.ladder(G, "fort", 3)
    t.placement(K).do("contribute fort 10")
    t.do("end-placement") if t.step == "placement" else None
    assert t.seat == K
    assert t.points(K) == 2 + 4
