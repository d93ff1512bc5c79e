"""Shortcuts: what a passage costs, and how far it leads. (C2.7)"""

import pytest

from riverrat.games.first_rat.turn import shortcuts

from .tabletop import ESRA, VERO, Tabletop


def test_r8_a_shortcut_is_one_step_and_not_a_space() -> None:
    t = Tabletop(3).rats(VERO, 9, 4).goods(VERO, T=1).turn(VERO)
    t.move((9, 15, "p2"), (4, 7))
    assert t.told("shortcut-paid") == [{"good": "tin-can"}]
    assert t.told("collected") == [{"resource": "apple-core", "amount": 3 + 1}]
    assert t.has(VERO) == {}
    assert t.s.passages[VERO] == [0, 1, 0, 0, 0]


def test_r9_no_shortcut_without_its_material() -> None:
    t = Tabletop(3).rats(VERO, 9, 4).turn(VERO)
    assert not t.can_move((9, 15, "p2"), (4, 7))


def test_t4_a_chain_of_shortcuts() -> None:
    t = Tabletop(3).rats(VERO, 3).goods(VERO, S=1, T=1, V=1).turn(VERO)
    t.enter((3, 19, "p1-p2-p3"))
    assert t.has(VERO) == {}
    t.choose("done")
    assert t.has(VERO) == {"V": 1, "S": 1}
    assert t.s.passages[VERO] == [1, 1, 1, 0, 0]


def test_t5_every_passage_must_be_payable() -> None:
    t = Tabletop(3).rats(VERO, 3).goods(VERO, S=1, T=1).turn(VERO)
    assert not t.can_move((3, 19, "p1-p2-p3"))
    assert "go 19" not in t.choose("rat 1").legal()


def test_t50_pipe_map() -> None:
    t = Tabletop(3).rats(VERO, 3).goods(VERO).comic(VERO, "pipe-map").turn(VERO)
    t.enter((3, 8, "p1"))
    assert t.has(VERO) == {}
    assert t.s.passages[VERO] == [1, 0, 0, 0, 0]
    t.choose("done")
    assert t.s.light[VERO] == 2


def test_d32_each_passage_is_paid_also_by_different_rats() -> None:
    t = Tabletop(3).rats(VERO, 2, 3).turn(VERO)
    for soda, legal in ((1, False), (2, True)):
        t.goods(VERO, S=soda)
        assert t.can_move((3, 10, "p1"), (2, 8, "p1")) is False  # yellow and blue
        t.comic(VERO, "amazon-rat", on_rat=2)
        assert t.can_move((3, 10, "p1"), (2, 8, "p1")) is legal
        t.s.super_rat[VERO] = [0] * 4


def test_d33_shortcuts_cannot_be_paid_with_what_the_turn_brings() -> None:
    t = Tabletop(3).rats(VERO, 3, 6).comic(VERO, "amazon-rat", on_rat=1).turn(VERO)
    assert not t.can_move((6, 9), (3, 8, "p1"))  # space 9 gives the Soda, but too late
    t.goods(VERO, S=1)
    assert t.can_move((6, 9), (3, 8, "p1"))


def test_d70_cheese_of_the_pipe_map_pays_a_debt_of_the_same_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a box whose Pipe Map brings Cheese."""
    monkeypatch.setattr(shortcuts, "PIPE_CHEESE", 1)
    t = Tabletop(2).rats(VERO, 3).rats(ESRA, 8, 0).goods(VERO).comic(VERO, "pipe-map").turn(VERO).move((3, 8, "p1"))
    assert t.s.moldy[VERO] == 0
    assert t.has(VERO) == {}
    assert t.has(ESRA) == {"H": 3}
