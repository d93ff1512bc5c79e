"""K7: who stays in the town after a fight."""

from riverrat.games.rio_de_la_plata import GAME
from riverrat.games.rio_de_la_plata import actions as words

from .tabletop import G, R, Town, Y


def ended(t: Town) -> Town:
    """The fight is over; red led it."""
    t.fight(R).ask(words.AFTERMATH_STEP).run_step()
    return t


def test_t49_who_may_stay() -> None:
    t = ended(Town().house(G, "E9").group("E9", Y).group("D4", Y).group("A1", Y, G))
    assert t.on("E9", Y) == 0
    assert t.on("D4", Y) == 1
    assert t.on("A1", Y) == 0
    assert t.s.supply[:2] == [8, 9]


def test_d45_by_option_only_within_reach() -> None:
    t = ended(Town(survivors="in-reach").hut(Y, "F4").group("D4", Y).group("F5", Y, Y))
    assert t.on("D4", Y) == 0
    assert t.on("F5", Y) == 2
    assert t.s.supply[Y] == 7


def test_d45_far_from_home() -> None:
    """D-45: usable next year, but no access for new discs; no garrison where a disc has no use."""
    t = ended(Town().group("D4", Y, Y).group("H7", Y).group("H9", Y))
    assert t.on("D4", Y) == 2
    assert t.s.supply[Y] == 7
    t.s.enemy, t.s.depth = -1, 0
    t.placement(Y)
    assert not t.can("place D4")
    t.s.depth = 0
    t.has(Y, coins=1).effects(Y)
    assert t.can("build hut D4")


def test_houses_barracks_and_foreign_huts_are_left() -> None:
    t = Town().house(Y, "E9").building("barracks", "C3").hut(G, "D3").hut(Y, "F9").building("church", "E8")
    ended(t.group("E9", Y).group("C3", Y).group("D3", Y).group("F9", Y, Y).group("E8", Y, Y))
    assert t.on("F9", Y) == 2
    assert t.on("E8", Y) == 1  # the cap of a church without a road
    assert t.s.supply[Y] == 6


def test_d57_the_house_beside_is_gone() -> None:
    t = ended(Town().building("church", "E9").building("market", "C9").group("E9", Y).group("C9", Y))
    assert t.on("E9", Y) == 0
    assert t.on("C9", Y) == 1


def test_d71_two_colours_on_a_cell() -> None:
    """D-71: the defender leaves, unless both use a connected building within its cap."""
    t = ended(Town().discs(R, "D4").group("D4", Y))
    assert (t.on("D4", R), t.on("D4", Y)) == (1, 0)
    u = Town().building("church", "E9").house(Y, "E8").house(R, "F8").roads((7, 8), (6, 8))
    ended(u.discs(R, "E9").group("E9", Y))
    assert (u.on("E9", R), u.on("E9", Y)) == (1, 1)


def test_everybody_may_take_discs_home() -> None:
    """DP-15: in turn order, the attacker included, one disc at a time."""
    t = Town().group("D4", Y, Y).discs(R, "C9").has(G, coins=1)
    t.fight(R).ask(words.AFTERMATH_STEP).go_on()
    assert t.seat == Y
    assert t.legal() == ["withdraw D4", "end-aftermath"]
    t.do("withdraw D4", "end-aftermath")
    assert t.on("D4", Y) == 1
    assert t.seat == R
    t.do("withdraw C9")
    assert t.s.supply[R] == 9
    assert t.s.enemy == -1


def test_d46_bids_stay_on_the_track() -> None:
    t = ended(Town().area(Y, "turn-order", 2))
    assert t.s.area[3][Y] == 2


def test_remaining_enemies_vanish() -> None:
    t = ended(Town().enemies("E5", 3).staged("A5-W", 2))
    assert t.s.foes == 0
    assert not any(t.s.group)
    assert not any(t.s.staged)
    assert GAME.audit(t.s) == ""
