"""Score tracks: the leftmost free space, the ten markers, and what is scored unasked. (C10, D16)"""

import pytest

from riverrat.games.first_rat.data import FOOD
from riverrat.games.first_rat.turn.score_tracks import board_rocket, score_track

from .tabletop import ESRA, GREG, VERO, Tabletop, at_building


def test_t27_d24_the_tenth_marker_goes_to_the_part() -> None:
    t = at_building(Tabletop(3).parts(VERO, 1, 1, 0).piece(VERO, "food", 7), V=5, S=2)
    t.choose("build thruster")
    assert t.s.markers[VERO] == 10
    assert t.on_track(VERO, "thruster") == 1
    assert t.on_track(VERO, "rocket") == 0
    assert t.told("no-marker") == [{"track": "rocket"}]
    assert t.sound()


def test_d16_by_option_a_complete_set_need_not_be_scored() -> None:
    t = at_building(Tabletop(3, declining="anything").parts(VERO, 1, 1, 0), V=5, S=2)
    t.choose("leave-burrow", "build thruster")
    assert t.legal() == ["score rocket", "no-score"]
    assert t.on_track(VERO, "thruster") == 1  # what was built on purpose is not asked about
    t.choose("no-score")
    assert (t.s.rockets[VERO], t.on_track(VERO, "rocket"), t.s.markers[VERO]) == (1, 0, 3)
    assert t.step() == "build"
    assert t.sound()


@pytest.mark.parametrize(
    ("seats", "times", "values"),
    [(2, 4, [8, 6, 6, 6]), (5, 6, [9, 8, 6, 6, 6, 6])],
    ids=["T31", "T32"],
)
def test_spaces_fill_from_the_left(seats: int, times: int, values: list[int]) -> None:
    """T31 and T32: neutral pieces only block (D48), the last space takes any number."""
    t, won = at_building(Tabletop(seats)), []
    for _ in range(times):
        before = t.lines(VERO)["cargo"]
        t.goods(VERO, S=3, T=2).choose("build cargo")
        won.append(t.lines(VERO)["cargo"] - before)
    assert won == values
    assert t.sound()


def test_c10_4_the_ninth_and_tenth_marker_are_at_hand() -> None:
    t = at_building(Tabletop(3).piece(VERO, "food", 7), H=30)
    t.choose("donate", "donate", "donate")
    assert t.s.markers[VERO] == 10
    assert t.s.eighth_marker == 1


def test_d48_neutral_pieces_never_score() -> None:
    t = Tabletop(2).bulbs(VERO, 17)  # two Construction Lights
    assert t.where(VERO, "lights") == [2, 3]
    assert t.lines(VERO)["lights"] == 6 + 5
    assert t.lines(ESRA)["lights"] == 0


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


def test_d16_by_option_each_light_is_asked_about() -> None:
    t = Tabletop(3, declining="anything").piece(VERO, "food", 9).light(VERO, 7).bulbs(VERO, 10)
    assert t.legal() == ["score lights", "no-score"]
    assert t.copy().choose("no-score", "score lights").on_track(VERO, "lights") == 1
    t.choose("score lights")
    assert t.legal() == ["no-score"]  # that was the tenth marker


def test_d16_light_scoring_is_forced_while_markers_are_left() -> None:
    t = Tabletop(3).piece(VERO, "food", 9).bulbs(VERO, 17)
    assert t.on_track(VERO, "lights") == 1
    assert t.s.markers[VERO] == 10
    assert t.s.light[VERO] == 17


def test_d59_rattronauts_are_not_markers() -> None:
    t = Tabletop(2).piece(VERO, "provisions", 6).rats(VERO, 26, rocket=1)
    board_rocket(t.s, VERO, 0, None)
    assert t.s.markers[VERO] == 6
    score_track(t.s, VERO, FOOD, None)
    assert t.s.eighth_marker == 0
    score_track(t.s, VERO, FOOD, None)
    assert t.s.eighth_marker == 1


def test_d28_gregs_eighth_marker_counts() -> None:
    t = Tabletop(1).piece(GREG, "food", 7)
    t.s.round = 9
    score_track(t.s, GREG, FOOD, None)
    assert t.s.eighth_marker == 9
