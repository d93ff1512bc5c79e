"""Groups on the move: entering, steps, the bonus step. (K6-0 to K6-3)"""

import pytest

from riverrat.games.rio_de_la_plata.data import EDGE

from .tabletop import G, R, Town, Y


def first_turn(*staged: tuple[str, int], seats: int = 3) -> Town:
    t = Town(seats).fight(R)
    for edge, count in staged:
        t.staged(edge, count)
    return t.turn(R)


def test_r17_splitting_as_they_enter() -> None:
    """R17: 4, 2, 1, 1 outside; groups of one to three; a single goes three steps, the entry included."""
    t = first_turn(("E1-N", 4), ("G1-N", 2), ("I1-N", 1), ("K1-N", 1))
    t.do("enter E1-N")
    assert t.legal() == ["size 1", "size 2", "size 3"]
    t.do("size 1", "march E2", "march E3")
    assert t.pile("E3") == [-1]
    t.do("enter E1-N", "size 1", "march D1", "halt")
    assert t.pile("D1") == [-1]
    t.do("enter E1-N", "size 2", "march E2", "halt")
    assert t.pile("E2") == [-1, -1]
    assert not t.can("end-turn")
    t.do("enter G1-N", "size 1", "halt", "enter G1-N", "march G2", "halt")
    t.do("enter I1-N", "halt")
    t.do("march K2", "march K3", "halt")  # the last one, which had to enter
    assert t.pile("K3") == [-1]
    assert sum(t.s.staged) == 0


def test_d28_the_entry_costs_a_step() -> None:
    t = first_turn(("E1-N", 3), ("I1-N", 1))
    t.do("enter E1-N", "size 3")
    assert t.pile("E1") == [-1, -1, -1]
    assert "march E2" not in t.legal()


def test_d30_nobody_waits_outside_in_the_first_turn() -> None:
    t = first_turn(("E1-N", 1), ("I1-N", 1))
    assert not t.can("end-turn")
    t.do("enter E1-N", "halt")
    assert not t.can("end-turn")
    later = first_turn(("E1-N", 1))
    later.s.round = 1
    assert later.can("end-turn")


def test_t69_and_d74_staged_enemies_that_cannot_get_in() -> None:
    """T69: a second trio finds the border cell taken; pairs and singles pass."""
    t = first_turn(("E1-N", 6))
    t.do("enter E1-N", "size 3")
    assert t.step == "group-size"  # nothing else is left to do in the first turn
    assert t.legal() == ["size 1", "size 2"]
    t.do("size 2")
    assert t.pile("E1") == [-1, -1, -1]
    assert t.legal("halt") == []
    t.do("march D1", "halt")
    assert t.pile("D1") == [-1, -1]
    boxed = first_turn(("A2-W", 1))
    for cell in ("A2", "A1", "B2", "A3", "B1", "C2", "B3", "A4"):
        boxed.enemies(cell, 1)
    assert not boxed.can("enter A2-W")
    assert boxed.can("end-turn")  # no group gets in by ordinary steps
    assert boxed.s.staged[EDGE.index("A2-W")] == 1


@pytest.mark.parametrize(("count", "steps"), [(1, 3), (2, 2), (3, 1)])
def test_t38_steps(count: int, steps: int) -> None:
    """T38: orthogonal steps, fewer for larger groups; nobody leaves the town."""
    t = Town().fight(R).enemies("E5", count).enemies("P5", 1).turn(R)
    t.do("select E5")
    assert [text for text in t.legal() if text.startswith("march")] == [
        "march E4",
        "march F5",
        "march E6",
        "march D5",
    ]
    for row in range(4, 4 - steps, -1):
        t.do(f"march E{row}")
    t.do("halt") if t.step == "move" else None
    assert t.pile(f"E{5 - steps}") == [-1] * count
    edge = Town().fight(R).enemies("A1", 1).enemies("P5", 1).turn(R).do("select A1")
    assert edge.legal("march") == ["march B1", "march A2"]


def test_plaza_is_passable() -> None:
    t = Town().fight(R).enemies("P5", 1).group("G7", Y).turn(Y)
    t.do("select G7", "march H7", "march I7", "march J7")
    assert t.pile("J7") == [Y]


def test_d31_enemies_pass_but_neither_merge_nor_stop_on_each_other() -> None:
    t = Town().fight(R).enemies("E5", 2).enemies("E4", 1).enemies("A1", 3).turn(R)
    t.do("select E5", "march E4")
    assert "halt" not in t.legal()
    assert t.can("march E3")
    t.do("march E3", "halt")
    assert t.pile("E3") == [-1, -1]
    assert t.pile("E4") == [-1]
    trio = Town().fight(R).enemies("E5", 3).enemies("E4", 1).turn(R).do("select E5")
    assert not trio.can("march E4")


def test_t43_places_forts_and_ports() -> None:
    """T43, D-36: a place is free terrain; Fort and Port are closed."""
    t = Town().fight(R).building("place", "E4").enemies("E5", 2).enemies("A1", 1).turn(R)
    t.do("select E5", "march E4", "halt")
    assert t.pile("E4") == [-1, -1]
    assert t.at("E4") == "place"
    assert t.s.struck == 0
    closed = Town().fight(R).major("fort", "H9").enemies("H10", 1).enemies("A1", 1).turn(R).do("select H10")
    assert not closed.can("march H9")
    site = Town().fight(R).enemies("H10", 1).enemies("A1", 1).turn(R).do("select H10")
    assert site.can("march H9")  # D-17: normal terrain until built


def test_d66_a_bonus_step_after_a_merge() -> None:
    t = Town().fight(R).enemies("P1", 1).group("D5", Y, Y).group("E5", Y, Y).group("A9", Y).turn(Y)
    t.do("select D5", "march E5")
    assert t.legal() == ["select D5", "select E5", "select A9", "end-turn"]
    t.do("select E5", "bonus-step", "give-up A9", "march E4")
    assert t.pile("E4") == [Y, Y, Y]
    assert t.s.supply[Y] == 9 - 4
    assert not t.can("select E4")


def test_t48_and_d33_bonus_step() -> None:
    """T48, D-33: another whole group goes, once a round for each group, and nobody scores."""
    t = Town().fight(R).enemies("E5", 3).enemies("P5", 1).enemies("P9", 1).turn(R)
    t.do("select E5", "march E4", "bonus-step", "give-up P5", "march E3")
    assert t.pile("E3") == [-1, -1, -1]
    assert t.s.foes == 4
    assert [t.points(seat) for seat in (Y, G, R)] == [0, 0, 0]
    again = Town().fight(R).enemies("E5", 3).enemies("P5", 1).enemies("P9", 1).turn(R)
    again.do("select E5", "bonus-step", "give-up P5", "march E4")
    assert "bonus-step" not in again.legal()


def test_d34_a_battle_ends_the_move() -> None:
    t = Town().fight(R).enemies("E5", 3).enemies("P1", 1).group("E4", Y).turn(R)
    t.do("select E5", "march E4")
    assert t.step == "fight"
    assert t.pile("E4") == [-1, -1, -1]
    assert not t.can("select E4")
