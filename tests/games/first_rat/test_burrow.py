"""Apple Cores, Comics and Super Rats. (C6)"""

from __future__ import annotations

from riverrat.games.first_rat.data import COMIC

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


def test_t28_d16_no_marker_no_scoring() -> None:
    t = Tabletop(3).piece(VERO, "lights", 3).piece(VERO, "provisions", 7).burrow(VERO, "b3").cores(VERO, 1)
    assert t.node(VERO) == "food"
    assert t.on_track(VERO, "food") == 0
    assert t.s.markers[VERO] == 10
    assert t.told("no-marker") == [{"track": "food"}]


def test_d16_scoring_food_is_not_asked() -> None:
    t = Tabletop(3).burrow(VERO, "b3").cores(VERO, 1)
    assert t.where(VERO, "food") == [1]


def test_d16_by_option_food_may_be_left() -> None:
    t = Tabletop(3, declining="anything").burrow(VERO, "b3").cores(VERO, 2)
    assert t.legal() == ["score food", "no-score"]
    assert t.copy().choose("score food").where(VERO, "food") == [1]
    t.choose("no-score")
    assert t.on_track(VERO, "food") == 0
    assert t.node(VERO) == "t3"  # the second Apple Core was moved after the question


def test_d15_a_comic_may_be_declined() -> None:
    t = Tabletop(3).library("marathon").burrow(VERO, "i1").cores(VERO, 1).choose("turn lib")
    assert t.legal() == ["comic marathon", "no-comic"]
    t.choose("no-comic")
    assert t.s.library == 1


def test_d15_raising_may_be_declined() -> None:
    t = Tabletop(3).burrow(VERO, "i2").cores(VERO, 1).choose("turn nur", "no-raise")
    assert t.asleep(VERO) == 2


def test_c6_3_an_empty_library_gives_nothing() -> None:
    t = Tabletop(3).library().burrow(VERO, "i1").cores(VERO, 1).choose("turn lib")
    assert t.step() == "move"


def test_d19_a_comic_works_from_the_next_turn() -> None:
    """Home-made Rockets taken this turn saves nothing this turn."""
    t = Tabletop(2).rats(VERO, 0, 0).goods(VERO, V=5, S=1).burrow(VERO, "i1").library("home-made-rockets").turn(VERO)
    t.move((0, 3)).play("turn lib")
    t.choose("comic home-made-rockets")
    assert t.step() == "build"
    assert t.legal() == ["end-turn"]
    t.turn(VERO).move((0, 1))
    assert "build thruster" in t.legal()


def test_d19_a_new_cat_burglar_is_still_sent_back() -> None:
    t = Tabletop(2).rats(VERO, 8, 12).burrow(VERO, "i1").library("cat-burglar-rat").comic(VERO, "amazon-rat", on_rat=1)
    t.turn(VERO).enter((8, 11), (12, 15)).choose("done", "turn lib", "comic cat-burglar-rat")
    assert t.legal() == ["rat 2"]
    t.choose("rat 2")
    assert t.s.super_rat[VERO][1] == COMIC.index("cat-burglar-rat")
    t.s.super_rat[VERO] = [COMIC.index("cat-burglar-rat"), 0, 0, 0]
    steal = next(action for action in t.legal() if action.startswith("steal"))
    assert t.choose(steal).on_path(VERO) == [0, 15]


def test_d54_a_super_comic_without_a_rat_to_carry_it() -> None:
    t = Tabletop(2).rats(VERO, 4).comic(VERO, "muscle-rat", on_rat=1).library("caped-rat").burrow(VERO, "i1")
    t.cores(VERO, 1).choose("turn lib", "comic caped-rat")
    assert t.step() == "move"
    assert t.s.comic[COMIC.index("caped-rat")] == VERO
    assert t.s.super_rat[VERO] == [COMIC.index("muscle-rat"), 0, 0, 0]
    t.caps(VERO, "comics")
    assert t.lines(VERO)["caps"] == 8  # both count


def test_c1_super_plain_rats_on_start_are_one_choice() -> None:
    t = Tabletop(2).rats(VERO, 0, 0, 5).library("caped-rat").burrow(VERO, "i1").cores(VERO, 1)
    t.choose("turn lib", "comic caped-rat")
    assert t.legal() == ["rat 1", "rat 3"]


def test_d62_a_super_rat_keeps_its_tile_when_it_is_sent_back() -> None:
    t = Tabletop(2).rats(VERO, 4).comic(VERO, "caped-rat", on_rat=1).turn(VERO).move((4, 5))
    t.choose(next(action for action in t.legal() if action.startswith("steal")))
    assert t.on_path(VERO) == [0]
    assert t.s.super_rat[VERO][0] == COMIC.index("caped-rat")
