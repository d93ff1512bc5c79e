"""Rats that board the rocket, and their reward. (C7)"""

from .tabletop import VERO, Tabletop


def test_t6_the_last_rat_on_the_path_must_be_replaced() -> None:
    t = Tabletop(3).rats(VERO, 26, rocket=1).turn(VERO).enter((26, 27)).choose("done")
    assert t.legal() == ["raise"]
    t.choose("raise")
    assert (t.on_path(VERO), t.asleep(VERO), t.aboard(VERO)) == ([0], 1, 2)


def test_t7_d22_award_or_raise() -> None:
    t = Tabletop(3).rats(VERO, 26, 3, rocket=1).turn(VERO).enter((26, 27)).choose("done")
    assert t.legal() == ["award", "raise"]
    t.choose("award")
    assert t.s.awards[VERO] == 1
    assert t.lines(VERO)["awards"] == 3


def test_d22_a_rat_moved_in_the_same_turn_counts() -> None:
    t = Tabletop(3).rats(VERO, 26, 20, rocket=1).turn(VERO).enter((26, 27), (20, 22)).choose("done")
    assert t.legal() == ["award", "raise"]


def test_t8_d23_the_fourth_rattronaut_takes_an_award_and_ends_the_game() -> None:
    t = Tabletop(3).rats(VERO, 26, rocket=3).turn(VERO).enter((26, 27)).choose("done")
    assert t.legal() == ["award"]
    t.choose("award")
    assert t.s.last_rat == 1
    assert t.aboard(VERO) == 4
    assert t.s.awards[VERO] == 1


def test_d43_a_drink_does_not_double_the_launch() -> None:
    t = Tabletop(3).rats(VERO, 26, 20, rocket=0).goods(VERO).turn(VERO)
    t.s.drinks[VERO] = 1
    t.enter((26, 27), (20, 22)).choose("done", "drink")
    assert t.has(VERO) == {"V": 2, "S": 4}
    t.choose("award")
    assert t.s.awards[VERO] == 1
    assert t.step() == "build"


def test_d47_a_super_rats_tile_leaves_with_it() -> None:
    t = Tabletop(3).rats(VERO, 26, 3).comic(VERO, "muscle-rat", on_rat=1).turn(VERO).enter((26, 27)).choose("done")
    assert t.s.super_rat[VERO] == [0, 0, 0, 0]
    assert t.s.comic[6] == VERO
    assert t.sound()
