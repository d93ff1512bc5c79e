"""Phase A: where workers may be placed. (C-A)"""

from pathlib import Path

from riverrat import games
from riverrat.games.rio_de_la_plata import GAME

from .tabletop import G, K, R, Town, Y


def test_t01_first_year_only_the_start_zone() -> None:
    """T01, D-17: reserved sites and the plaza are never open."""
    t = Town().placement(Y)
    assert t.can("place C9")
    for cell in ("B9", "H9", "I9", "M10", "H7"):
        assert not t.can(f"place {cell}")
    assert len(t.legal("place")) == 21
    t.do("place C9", "place C9")
    assert t.on("C9", Y) == 2


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


def test_three_discs_are_safe_whatever_the_box_says(tmp_path: Path) -> None:
    """D-08: twice three less one would be more than a cell holds."""
    box = tmp_path / "box.toml"
    box.write_text("[workers]\nplaced_a_year = { value = 9, from = 'owner' }\n", encoding="utf-8")
    game = games.load("rio-de-la-plata", box)
    s = game.new(3, seed=1)
    for action in ("place C9", "place C9", "place C9", "place D9", "place D9", "end-placement"):
        game.play(s, action)
    legal = [game.actions.text(action) for action in game.legal(s)]
    assert [text for text in legal if text.startswith("expropriate")] == ["expropriate D9"]


def test_taking_over_a_plot_says_what_it_takes() -> None:
    """PA-2: two discs are driven out by four, of which one goes home at once."""
    town = Town().discs(G, "C9", 2).placement(Y).do("expropriate C9")
    assert town.told("expropriated") == [{"cell": "C9", "player": G, "discs": 2, "workers": 4}]
    assert town.on("C9", Y) == 3
