"""Apple Cores: the way through the burrow. (C6)"""

from .tabletop import ESRA, VERO, Tabletop


def test_r11_up_at_the_second_intersection() -> None:
    t = Tabletop(3).cores(VERO, 6)
    assert t.node(VERO) == "i1"
    assert t.legal() == ["turn lib", "turn i2"]
    t.choose("turn i2")
    assert t.legal() == ["turn nur", "turn b3"]
    t.choose("turn nur")
    assert t.legal() == ["raise", "no-raise"]
    t.choose("raise")
    assert t.node(VERO) == "t1"
    assert (t.on_path(VERO), t.asleep(VERO)) == ([0, 0, 0], 1)


def test_r17_d18_the_outer_route_passes_the_food_twice() -> None:
    t = Tabletop(5).piece(ESRA, "food", 4).cores(VERO, 22)
    for _ in range(2):
        t.choose("turn i2", "turn b3")
    while t.step() == "fork":
        t.choose(t.legal()[-1])
    assert [event["node"] for event in t.told("burrowed")].count("food") == 2
    assert t.where(VERO, "food") == [5, 5]
    assert t.lines(VERO)["food"] == 8


def test_t37_d58_a_marker_on_an_intersection_chooses_when_it_leaves() -> None:
    t = Tabletop(3).cores(VERO, 2)
    assert t.node(VERO) == "i1"
    assert t.step() != "fork"
    t.cores(VERO, 1)
    assert t.step() == "fork"
    t.choose("turn lib")
    assert t.step() == "comic"
    assert t.legal()[-1] == "no-comic"
    assert len(t.legal()) == 7


def test_t38_d17_leaving_a_reward_gives_nothing() -> None:
    t = Tabletop(3).burrow(VERO, "lib").cores(VERO, 7)
    assert t.step() == "fork"  # t1 t0 r1 r b0 i1 without a question
    t.choose("turn lib")
    assert t.step() == "comic"
    t.choose("no-comic")
    assert t.node(VERO) == "lib"
    assert t.step() == "move"
