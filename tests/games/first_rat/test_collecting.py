"""Step 2: what spaces yield, and in which order. (C4, D55, D56)"""

import pytest

from riverrat.games.first_rat import GAME
from riverrat.games.first_rat.data import CHEESE, VINEGAR

from .tabletop import ESRA, GABY, VERO, Tabletop


def test_r10_d10_d11_a_lit_space_yields_one_more() -> None:
    t = Tabletop(3).rats(GABY, 4, 0).goods(GABY).light(GABY, 3).turn(GABY).move((4, 5), (0, 2))
    assert t.has(GABY) == {"H": 5}


def test_t15_the_bonus_counts_from_the_light_before_collecting() -> None:
    t = Tabletop(3).rats(VERO, 5, 13).light(VERO, 7).turn(VERO).move((5, 8), (13, 16))
    assert t.collected() == {"lightbulb": 4}  # D10: bulb 9 of space 8 is reached this very turn
    assert t.s.light[VERO] == 11
    assert t.where(VERO, "lights") == [1]


@pytest.mark.parametrize(
    ("start", "end", "light", "expected"),
    [(0, 1, 1, {"lightbulb": 2}), (0, 3, 3, {"apple-core": 2}), (1, 6, 6, {"tin-can": 2}), (0, 2, 1, {"cheese": 2})],
)
def test_d11_every_coloured_space_can_be_lit(start: int, end: int, light: int, expected: dict[str, int]) -> None:
    t = Tabletop(3).rats(VERO, start).light(VERO, light).turn(VERO).move((start, end))
    assert t.collected() == expected


def test_t16_d12_a_bonus_on_two_materials_is_the_owners_choice() -> None:
    t = Tabletop(3).rats(VERO, 21).goods(VERO).light(VERO, 29).turn(VERO).move((21, 22))
    assert t.step() == "extra"
    assert t.legal() == ["extra vinegar", "extra baking-soda"]
    assert t.copy().play("extra vinegar").has(VERO) == {"V": 2, "S": 2}
    assert t.play("extra baking-soda").has(VERO) == {"V": 1, "S": 3}


def test_d12_several_bonuses_are_given_one_by_one() -> None:
    t = Tabletop(3).rats(VERO, 21).goods(VERO).light(VERO, 29).comic(VERO, "lone-scavenger")
    t.comic(VERO, "muscle-rat", on_rat=1).turn(VERO).move((21, 22))
    t.play("extra vinegar", "extra baking-soda", "extra vinegar")
    assert t.has(VERO) == {"V": 3, "S": 3}


def test_t17_backpack_and_light_and_drink() -> None:
    t = Tabletop(3).rats(VERO, 0).goods(VERO).light(VERO, 4).backpack(VERO, "vinegar").turn(VERO)
    t.s.drinks[VERO] = 1
    t.move((0, 4))
    assert t.legal() == ["drink", "keep-drink"]
    t.choose("drink")
    assert t.has(VERO) == {"V": 8}
    assert (t.s.drinks[VERO], t.s.drinks_used[VERO]) == (0, 1)


def test_c1_drink_is_not_offered_on_the_launchpad_alone() -> None:
    t = Tabletop(3).rats(VERO, 26, 3).turn(VERO)
    t.s.drinks[VERO] = 1
    t.enter((26, 27)).choose("done")
    assert t.step() == "reward"


def test_a11_a_drink_may_be_kept_and_only_one_is_used() -> None:
    t = Tabletop(3).rats(VERO, 0).goods(VERO).turn(VERO)
    t.s.drinks[VERO] = 2
    t.move((0, 4))
    kept = t.copy().choose("keep-drink")
    assert kept.has(VERO) == {"V": 1}
    assert kept.s.drinks[VERO] == 2
    t.choose("drink")
    assert t.has(VERO) == {"V": 2}
    assert t.s.drinks[VERO] == 1


def test_t18_equal_backpacks_stack() -> None:
    t = Tabletop(3).rats(VERO, 0).backpack(VERO, "apple-core", 2).turn(VERO).move((0, 3))
    assert t.collected() == {"apple-core": 5}


def test_t19_d45_a_backpack_works_once_a_turn() -> None:
    t = Tabletop(3).rats(VERO, 12, 18).backpack(VERO, "apple-core").turn(VERO).enter((12, 15), (18, 21)).choose("done")
    assert t.collected() == {"apple-core": 8}


def test_a10_a_backpack_needs_its_resource_printed() -> None:
    t = Tabletop(3).rats(VERO, 0).goods(VERO).backpack(VERO, "tin-can").turn(VERO).move((0, 4))
    assert t.has(VERO) == {"V": 1}


def test_a13_lone_scavenger_needs_a_single_rat() -> None:
    t = Tabletop(3).rats(VERO, 4, 0).goods(VERO).comic(VERO, "lone-scavenger").turn(VERO)
    assert t.copy().move((4, 5)).has(VERO) == {"H": 3}
    assert t.copy().move((4, 5), (0, 2)).has(VERO) == {"H": 4}


def test_a13_muscle_rat_finds_more_wherever_it_goes() -> None:
    t = Tabletop(3).rats(VERO, 4, 0).goods(VERO).comic(VERO, "muscle-rat", on_rat=1).turn(VERO)
    assert t.copy().move((4, 5), (0, 2)).has(VERO) == {"H": 5}
    assert t.copy().move((0, 2)).has(VERO) == {"H": 2}


@pytest.mark.parametrize(
    ("space", "advance", "leave", "moved"),
    [(1, "advance-light", "leave-light", (1, "r")), (3, "advance-burrow", "leave-burrow", (0, "b0"))],
)
def test_d15_by_option_lightbulbs_and_apple_cores_may_be_left(
    space: int, advance: str, leave: str, moved: tuple[int, str]
) -> None:
    t = Tabletop(3, declining="anything").rats(VERO, 0).turn(VERO).move((0, space))
    assert t.legal() == [advance, leave]
    other = t.copy()
    t.choose(advance)
    other.choose(leave)
    assert (t.s.light[VERO], t.node(VERO)) == moved
    assert (other.s.light[VERO], other.node(VERO)) == (0, "r")
    assert other.step() == t.step() == "build"


def test_d15_collecting_is_automatic() -> None:
    t = Tabletop(3).rats(VERO, 0).turn(VERO).move((0, 4))
    assert t.has(VERO) == {"H": 1, "V": 1}
    assert GAME.seat(t.s) == ESRA  # nothing was asked


def test_c4_1_only_moved_rats_collect() -> None:
    t = Tabletop(3).rats(VERO, 2, 4).goods(VERO).turn(VERO).move((4, 6))
    assert t.has(VERO) == {"T": 1}


# --- order (D55, D56) -------------------------------------------------------------------------------------------------


def test_t51_d56_the_launch_comes_before_the_burrow() -> None:
    t = Tabletop(3).rats(VERO, 26, 18, rocket=1).burrow(VERO, "i1").library("caped-rat").turn(VERO)
    t.enter((26, 27), (18, 21)).choose("done", "raise")
    assert t.on_path(VERO) == [0, 21]
    t.choose("turn lib", "comic caped-rat")
    assert t.step() == "super"
    assert len(t.legal()) == 2  # the rat on 21 or the one on Start
    t.choose(t.legal()[0])
    assert t.node(VERO) == "t0"


@pytest.mark.parametrize("first", ["light-first", "burrow-first"])
def test_t52_d56_who_finds_both_says_which_goes_first(first: str) -> None:
    t = Tabletop(3).rats(VERO, 7, 12).comic(VERO, "amazon-rat", on_rat=1).light(VERO, 7).burrow(VERO, "i2")
    t.piece(VERO, "provisions", 9).turn(VERO).enter((7, 8), (12, 15)).choose("done")
    assert t.legal() == ["light-first", "burrow-first"]
    t.choose(first, "turn b3")
    assert t.s.light[VERO] == 9
    assert t.s.markers[VERO] == 10
    scored = (t.on_track(VERO, "food"), t.on_track(VERO, "lights"))
    assert scored == ((0, 1) if first == "light-first" else (1, 0))


@pytest.mark.parametrize("reward", ["raise", "award"])
def test_t57_d55_launch_reward_before_the_nursery(reward: str) -> None:
    t = Tabletop(3).rats(VERO, 26, 19, rocket=1).burrow(VERO, "i2").turn(VERO)
    t.enter((26, 27), (19, 21)).choose("done", reward, "turn nur")
    if reward == "raise":
        assert t.step() == "build"
    else:
        assert t.legal() == ["raise", "no-raise"]
        t.choose("raise")
    assert t.node(VERO) == "t1"
    assert t.on_path(VERO) == [0, 21]


def test_goods_come_before_the_launch() -> None:
    t = Tabletop(3).rats(VERO, 26, 20).goods(VERO).turn(VERO).enter((26, 27), (20, 22)).choose("done")
    assert t.step() == "reward"
    assert t.s.goods[VERO][VINEGAR] == 1
    assert t.s.goods[VERO][CHEESE] == 0
