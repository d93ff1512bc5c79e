"""Holes and what lies in them: C4."""

from tests.toy import GAME

from .tabletop import ANNA, BRUNO, Tabletop


def test_c4_what_is_dug_out_counts_for_whoever_digs() -> None:
    table = Tabletop().on_top("wheel").choose("rat 0", "go 3", "dig")
    assert table.told("dug") == [{"card": "wheel"}]
    assert table.s.cheese[ANNA] == 5
    assert GAME.view(table.s)["bag"] == 10


def test_c4_who_looks_knows_what_lies_there_and_nobody_else_does() -> None:
    table = Tabletop().on_top("slice").choose("rat 0", "go 2", "peek")
    assert [GAME.view(table.s, seat)["top"] for seat in (ANNA, BRUNO)] == ["slice", None]
    assert table.choose("rat 1", "go 2", "dig").told("dug") == [{"card": "slice"}]
    assert Tabletop(peeking="no").choose("rat 0", "go 2").legal() == ["dig", "leave"]
