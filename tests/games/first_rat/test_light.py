"""The light string and its Construction Lights. (C5)"""

from .tabletop import ESRA, VERO, Tabletop


def test_r12_the_second_construction_light() -> None:
    t = Tabletop(3).rats(ESRA, 13).light(ESRA, 16).turn(ESRA).move((13, 16))
    assert t.collected() == {"lightbulb": 2}
    assert t.s.light[ESRA] == 18
    assert t.where(ESRA, "lights") == [1]


def test_t12_the_last_construction_light() -> None:
    t = Tabletop(3).rats(VERO, 23).light(VERO, 25).turn(VERO).move((23, 26))
    assert t.s.light[VERO] == 29
    assert t.on_track(VERO, "lights") == 1


def test_t13_d13_the_string_ends_at_29() -> None:
    t = Tabletop(3).light(VERO, 28).bulbs(VERO, 4)
    assert t.s.light[VERO] == 29
    assert t.on_track(VERO, "lights") == 0


def test_t14_two_construction_lights_at_once() -> None:
    t = Tabletop(3).light(VERO, 7).bulbs(VERO, 10)
    assert t.s.light[VERO] == 17
    assert t.where(VERO, "lights") == [1, 2]


def test_d14_at_most_three_construction_lights() -> None:
    t = Tabletop(3).bulbs(VERO, 29)
    assert t.on_track(VERO, "lights") == 3
    assert t.bulbs(VERO, 9).on_track(VERO, "lights") == 3
