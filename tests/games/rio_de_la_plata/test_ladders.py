"""Ladders: what a space costs, what full ones pay, and the sites of major buildings. (A4, PA-3, B0)"""

import pytest

from riverrat.games.rio_de_la_plata import GAME
from riverrat.games.rio_de_la_plata import actions as words
from riverrat.games.rio_de_la_plata.data import EDGE, RING

from .tabletop import G, K, R, Town, Y, full_ring


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


def test_k_completes_for_others() -> None:
    """The completer decides, whoever holds most of the spaces."""
    t = Town(4).ladder(Y, "fort", 4, 3, 3, 2, 4, 4, 3, 2).has(K, wood=1, stone=1)
    t.s.order = [Y, G, R, K, 0]
    t.ladder(G, "fort", 3)
    t.placement(K).do("contribute fort 10")
    t.do("end-placement") if t.step == "placement" else None
    assert t.seat == K
    assert t.points(K) == 2 + 4


def test_r02_the_fort_is_paid_at_once() -> None:
    t = Town().has(R, wood=2, stone=2).placement(R)
    t.do("contribute fort 1", "contribute fort 2")
    assert t.stock(R) == {"wood": 0, "stone": 0, "precious": 0}
    assert t.s.ladder[0][:2] == [R, R]
    assert not any(text.startswith("contribute fort") for text in t.legal())


@pytest.mark.parametrize(
    ("ladder", "stock"),
    [
        ("fort", {"wood": 1, "stone": 1}),
        ("port", {"wood": 1, "stone": 1}),
        ("palace", {"stone": 1, "precious": 1}),
        ("cathedral", {"wood": 1, "precious": 1}),
        ("roads", {}),
    ],
)
def test_a4_1_cost_of_a_space(ladder: str, stock: dict[str, int]) -> None:
    t = Town().has(Y, **stock).placement(Y)
    assert t.can(f"contribute {ladder} 1")
    t.do(f"contribute {ladder} 1")
    assert t.stock(Y) == {"wood": 0, "stone": 0, "precious": 0}
    if stock:
        poor = dict(stock)
        poor[next(iter(stock))] = 0
        assert not Town().has(Y, **poor).placement(Y).can(f"contribute {ladder} 1")


def test_one_space_of_each_value_is_offered() -> None:
    """Spaces of equal value are alike; the fort has 4, 3 and 2."""
    t = Town().has(Y, wood=1, stone=1).placement(Y)
    assert t.legal("contribute") == [
        "contribute fort 1",
        "contribute fort 2",
        "contribute fort 4",
        "contribute port 1",
        "contribute port 3",
        "contribute walls 1",
        "contribute walls 3",
        "contribute roads 1",
    ]


@pytest.mark.parametrize(("seats", "fort", "port", "palace"), [(3, 8, 6, 8), (4, 10, 7, 10), (5, 12, 8, 12)])
def test_ladders_grow_with_the_players(seats: int, fort: int, port: int, palace: int) -> None:
    ladders = GAME.view(GAME.new(seats, seed=1))["ladders"]
    assert len(ladders["fort"]["spaces"]) == fort
    assert len(ladders["port"]["spaces"]) == port
    assert len(ladders["palace"]["spaces"]) == palace
    assert len(ladders["walls"]["spaces"]) == 4
    totals = {3: (25, 15, 33, 31), 4: (30, 17, 40, 38), 5: (35, 19, 47, 45)}[seats]
    for name, total in zip(("fort", "port", "palace", "cathedral"), totals, strict=True):
        assert sum(space["points"] for space in ladders[name]["spaces"]) == total


def test_t10_walls_cost_wood_or_stone() -> None:
    t = Town().has(Y, wood=1, stone=1).placement(Y)
    t.do("contribute walls 1")
    assert t.legal() == ["pay-with wood", "pay-with stone"]
    t.do("pay-with stone")
    assert t.stock(Y) == {"wood": 1, "stone": 0, "precious": 0}
    assert not Town().has(Y, precious=1).placement(Y).can("contribute walls 1")


def test_t11_a_full_ladder_takes_nobody() -> None:
    """T11, D-15: until B0 pays it."""
    t = Town().has(Y, coins=1).ladder(G, "roads", 1, 1, 1).placement(Y)
    t.do("contribute roads 4")
    assert t.legal("contribute") == []
    assert t.s.fills == 1
