"""The Nursery in the burrow: raising a rat. (C6.4, C7.2)"""

from .tabletop import VERO, Tabletop


def test_d15_raising_may_be_declined() -> None:
    t = Tabletop(3).burrow(VERO, "i2").cores(VERO, 1).choose("turn nur", "no-raise")
    assert t.asleep(VERO) == 2


def test_d20_a_raised_rat_does_not_move_this_turn() -> None:
    t = Tabletop(3).rats(VERO, 26).turn(VERO).enter((26, 27)).choose("done", "raise")
    assert t.step() == "build"


def test_d21_no_third_raise() -> None:
    t = Tabletop(3).rats(VERO, 0, 0, 0, 0).burrow(VERO, "i2").cores(VERO, 1).play("turn nur")
    assert t.step() != "raise"
    assert t.on_path(VERO) == [0, 0, 0, 0]
