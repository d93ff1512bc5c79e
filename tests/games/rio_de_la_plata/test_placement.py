"""Phase A: where workers may be placed. (C-A)"""

from __future__ import annotations

import pytest

from riverrat.games.rio_de_la_plata import GAME
from riverrat.games.rio_de_la_plata.data import CELL, EDGE, LINE
from riverrat.games.rio_de_la_plata.options import OPTIONS

from .tabletop import G, K, R, Town, Y


def test_a2_map_has_its_counts() -> None:
    assert len(CELL) == 160
    assert len(EDGE) == 52
    assert len(LINE) == 290


def test_s_1_to_s_5_setup() -> None:
    """S-1 to S-5, D-01: nine workers, two of each basic resource, two coins; the last gets one more of each."""
    s = GAME.new(4, seed=3)
    last = s.order[3]
    for seat in range(4):
        extra = 1 if seat == last else 0
        assert s.stock[seat] == [2 + extra, 2 + extra, 0]
        assert s.coins[seat] == 2
        assert s.supply[seat] == 9
        assert s.dwellings[seat] == 13
    assert s.marker == [1, 1]
    assert sum(s.wall) == 12
    assert s.ship == 0
    assert len({tuple(GAME.new(4, seed=n).order[:4]) for n in range(40)}) > 5


def test_options_are_those_of_the_specification() -> None:
    assert [option.name for option in OPTIONS][:3] == ["years", "bonus-adjust", "count-workers"]
    assert len(OPTIONS) == 22


def test_t01_first_year_only_the_start_zone() -> None:
    """T01, D-17: reserved sites and the plaza are never open."""
    t = Town().placement(Y)
    assert t.can("place C9")
    for cell in ("B9", "H9", "I9", "M10", "H7"):
        assert not t.can(f"place {cell}")
    assert len(t.legal("place")) == 21
    t.do("place C9", "place C9")
    assert t.on("C9", Y) == 2


def test_t02_beside_an_own_hut() -> None:
    """T02, D-03, D-04: eight cells around an own dwelling and the zone, nothing else."""
    t = Town().hut(Y, "E9").placement(Y)
    for cell in ("D8", "E8", "F8", "D10", "E9"):
        assert t.can(f"place {cell}")
    for cell in ("C7", "C8", "E7"):
        assert not t.can(f"place {cell}")
    assert not Town().hut(G, "E9").placement(Y).can("place E8")


def test_t03_at_most_three_on_a_cell() -> None:
    t = Town().discs(Y, "C9", 2).placement(Y)
    t.do("place C9")
    assert t.on("C9", Y) == 3
    assert not t.can("place C9")


def test_t04_five_discs_a_year() -> None:
    """T04, D-02: five new discs; those from earlier years do not count."""
    t = Town().placement(Y)
    t.do("place C9", "place C9", "send agriculture", "send crafts", "send turn-order")
    assert t.s.supply[Y] == 4
    assert t.seat != Y or not t.legal("place")
    early = Town().area(Y, "agriculture", 4).has(Y, coins=1).placement(Y)
    early.do("place C9", "place C9", "place C9", "place D9", "send crafts")
    assert early.s.supply[Y] == 0
    assert early.legal("send") == []
    assert early.can("end-placement")


def test_r01_expropriation() -> None:
    """R01, D-09: twice the discs, one of which goes home at once and counts towards the five."""
    t = Town(4).discs(G, "C9", 2).has(K, coins=1).placement(K)
    assert not t.can("place C9")
    t.do("expropriate C9")
    assert t.s.supply[G] == 9
    assert t.on("C9", K) == 3
    assert t.on("C9", G) == 0
    assert t.s.supply[K] == 6
    assert t.s.placed == 4
    t.do("place D9")
    assert t.legal("place") == []


def test_t05_three_discs_cannot_be_driven_out() -> None:
    """T05, D-08."""
    assert Town().discs(G, "C9", 3).placement(Y).legal("expropriate") == []


def test_t06_one_disc_needs_two() -> None:
    t = Town().discs(G, "C9").placement(Y)
    t.do("expropriate C9")
    assert t.on("C9", Y) == 1
    assert t.s.supply[Y] == 8
    assert t.s.placed == 2
    late = Town().discs(G, "C9").placement(Y)
    late.do("place D9", "place D9", "place D9", "send crafts")
    assert not late.can("expropriate C9")


def test_t07_nobody_is_driven_out_of_a_building() -> None:
    assert Town().hut(G, "C9").discs(G, "C9").placement(Y).legal("expropriate") == []


def test_d10_evicted_discs_can_be_placed_again() -> None:
    t = Town().discs(G, "C9", 2).placement(Y)
    t.do("expropriate C9", "end-placement")
    assert t.seat == G
    assert t.s.supply[G] == 9
    assert len(t.legal("place")) > 10


def test_expropriation_needs_access() -> None:
    assert Town().discs(G, "A1").placement(Y).legal("expropriate") == []
    assert Town().hut(Y, "B2").discs(G, "A1").placement(Y).can("expropriate A1")


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


def test_r07_and_t08_mine_slots_are_shared_and_taken_in_order() -> None:
    """R07, T08, D-07: two places of one disc, then places of two."""
    t = Town(4, order=(K, G, Y, R)).placement(K)
    t.do("staff mine 1", "end-placement", "staff mine 2", "end-placement")
    assert t.seat == Y
    assert t.legal("staff") == ["staff mine 3", "staff forest 1"]
    t.do("staff mine 3", "end-placement", "staff mine 4")
    assert t.s.supply[Y] == 7
    assert t.s.supply[R] == 7
    last = Town().slot(G, "mine", 1).slot(R, "mine", 2).placement(Y)
    last.s.supply[G] -= 1
    last.s.supply[R] -= 1
    assert last.can("staff mine 3")
    last.do("send crafts", "send crafts", "send crafts", "send crafts")
    assert not last.can("staff mine 3")


@pytest.mark.parametrize(
    ("seats", "needs"), [(3, [1, 1, 2, 2, 3, 3]), (4, [1, 1, 2, 2, 2, 3, 3]), (5, [1, 1, 2, 2, 2, 2, 3, 3])]
)
def test_a5_1_slots(seats: int, needs: list[int]) -> None:
    slots = GAME.view(GAME.new(seats, seed=1))["slots"]
    assert [slot["needs"] for slot in slots["mine"]] == needs
    assert [slot["needs"] for slot in slots["forest"]] == needs


def test_r05_only_a_house_beside_a_market_lets_one_use_it() -> None:
    for seat, legal in ((Y, True), (K, True), (R, False)):
        u = Town(4).building("market", "F5").house(Y, "E4").house(K, "G6").hut(G, "E5", "E6").house(R, "H5")
        assert u.placement(seat).can("place F5") is legal
    green = Town(4).building("church", "F5").house(Y, "E4").house(K, "G6").hut(G, "E5", "E6").house(R, "H5")
    assert not green.placement(G).can("place F5")


def test_t12_upgrading_a_market_needs_no_house() -> None:
    """T12, D-11: discs for the upgrade follow the maximum of three, not the activation cap."""
    t = Town().building("market", "E9").hut(Y, "E8").placement(Y)
    t.do("place E9", "place E9", "place E9")
    assert t.on("E9", Y) == 3
    assert not t.can("place E9")


def test_t13_activation_cap() -> None:
    """T13: one disc on an unconnected church, two on a connected one, of any colour."""
    t = Town().building("church", "E9").house(Y, "E8").house(G, "F8").discs(Y, "E9")
    assert not t.placement(Y).can("place E9")
    u = Town().building("church", "E9").house(Y, "E8").house(G, "F8").discs(Y, "E9").roads((7, 8), (6, 8))
    u.placement(G).do("place E9")
    assert u.on("E9", G) == 1
    assert u.on("E9", Y) == 1
    assert not u.can("place E9")


def test_a_disc_waiting_for_an_upgrade_keeps_other_colours_out() -> None:
    """C-A1.3: colours mix only if each has a house beside the market."""
    t = Town().building("market", "E9").hut(Y, "E8").house(G, "F8").discs(Y, "E9").roads((7, 8), (6, 8))
    assert not t.placement(G).can("place E9")


@pytest.mark.parametrize("kind", ["barracks", "monument", "garden"])
def test_no_disc_on_buildings_without_use(kind: str) -> None:
    assert not Town().building(kind, "E9").house(Y, "E8").placement(Y).can("place E9")


def test_own_house_and_foreign_dwellings_take_no_disc() -> None:
    t = Town().house(Y, "E9").hut(G, "D9").house(G, "F9").placement(Y)
    for cell in ("E9", "D9", "F9"):
        assert not t.can(f"place {cell}")


def test_pa_8_one_disc_a_character() -> None:
    t = Town().applies(G, "bishop").character("general", R).placement(Y)
    assert not t.can("apply bishop")
    assert not t.can("apply general")
    t.do("apply governor")
    assert t.s.supply[Y] == 8
    assert not t.can("apply governor")


def test_what_is_told_of_workers_sent() -> None:
    """PB-3, PB-4: every second farmer earns a coin, a craftsman makes something precious; PA-0: five discs a year."""
    t = Town().placement(Y)
    assert GAME.view(t.s, Y)["now"]["to_place"] == {"left": 5, "most": 5}
    sent = [t.do(f"send {area}").told("sent")[0] for area in ("agriculture", "agriculture", "crafts", "turn-order")]
    assert [(one["item"], one["amount"]) for one in sent] == [
        ("coin", 0),
        ("coin", 1),
        ("precious", 1),
        ("precious", 0),
    ]
    assert GAME.view(t.s, Y)["now"]["to_place"] == {"left": 1, "most": 5}
    [staffed] = t.do("staff mine 1").told("staffed")
    assert (staffed["discs"], staffed["resource"]) == (1, "stone")
