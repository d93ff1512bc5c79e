"""The general supply gives what it has. (D9)"""

from riverrat.games.first_rat import GAME
from riverrat.games.first_rat.data import TIN_CAN

from .tabletop import ESRA, VERO, Tabletop


def test_d9_the_supply_gives_what_it_has() -> None:
    t = Tabletop(3).rats(VERO, 21).goods(VERO).goods(ESRA, S=29).turn(VERO).move((21, 22))
    assert t.has(VERO) == {"V": 1, "S": 1}
    assert t.told("supply-short") == [{"good": "baking-soda", "missing": 1}]
    assert t.sound()


def test_d9_an_empty_supply_gives_nothing_and_no_award() -> None:
    t = Tabletop(2).rats(VERO, 22).goods(VERO, T=0).goods(ESRA, T=20).turn(VERO).move((22, 24))
    assert t.has(VERO) == {"C": 1}
    assert t.s.supply[TIN_CAN] == 0
    none_left = Tabletop(2).rats(VERO, 26, 3, rocket=1).turn(VERO)
    none_left.s.awards_left, none_left.s.awards[ESRA] = 0, 16
    none_left.enter((26, 27)).choose("done")
    assert none_left.legal() == ["raise"]
    nobody = Tabletop(2).rats(VERO, 26, 3, rocket=2).turn(VERO)
    nobody.s.awards_left, nobody.s.awards[ESRA] = 0, 16
    nobody.enter((26, 27)).choose("done")
    assert nobody.step() == "build"  # C7.4: nothing
    assert nobody.s.awards[VERO] == 0


def test_d9_by_option_the_supply_never_runs_short() -> None:
    t = Tabletop(3, supply="unlimited").rats(VERO, 21).goods(VERO).goods(ESRA, S=29).turn(VERO).move((21, 22))
    assert t.has(VERO) == {"V": 1, "S": 2}
    assert t.told("supply-short") == []
    assert GAME.view(t.s)["supply"]["baking-soda"] == 0
    assert t.sound()
