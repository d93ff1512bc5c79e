"""Points line by line, who wins, and the solo challenges. (C12, B5)"""

import pytest

from riverrat.games.first_rat import GAME
from riverrat.games.first_rat.scoring import achievements, greg_points, won

from .tabletop import ESRA, GABY, GREG, VERO, YOU, Tabletop


def sample_sheet() -> Tabletop:
    """The final pieces of the rulebook's score sheet, decomposed as in A17.4."""
    t = Tabletop(3)
    for seats, track in (
        ((ESRA, VERO, VERO), "cockpit"),  # 5; 4 and 2
        ((VERO, GABY, ESRA, ESRA), "cargo"),  # 9; 8; 6 and 6
        ((GABY, ESRA, VERO, GABY), "thruster"),  # 7 and 6; 6; 6
        ((VERO, ESRA), "rocket"),  # 9; 7
        ((GABY, VERO, GABY), "provisions"),  # 7 and 6; 6
        ((VERO, GABY, ESRA, ESRA), "rattronaut"),  # 10; 9; 7 and 6
        ((ESRA, ESRA, GABY), "lights"),  # 7 and 6; 5
        ((GABY, VERO, VERO, VERO, GABY, GABY, GABY), "food"),  # 7, 4, 4 and 4; 6, 6 and 4
    ):
        for seat in seats:
            t.piece(seat, track)
    t.caps(ESRA, "rocket", "rattronaut").caps(VERO, "cockpit")
    t.s.awards = [1, 1, 1, 0, 0]
    t.s.moldy = [0, 2, 1, 0, 0]
    t.goods(VERO, V=3, H=5).goods(ESRA, T=3).goods(GABY)
    t.rats(VERO, 0, 0).rats(ESRA, 0, 0).rats(GABY, 0, 0)
    return t


def test_r18_the_sample_score_sheet() -> None:
    t = sample_sheet()
    assert list(t.lines(ESRA).values()) == [5, 12, 6, 7, 0, 13, 13, 0, 12, -1, 0]
    assert list(t.lines(VERO).values()) == [6, 9, 6, 9, 6, 10, 0, 16, 8, 3, 2]
    assert list(t.lines(GABY).values()) == [0, 8, 13, 0, 13, 9, 5, 19, 0, 1, 0]
    assert [t.points(ESRA), t.points(VERO), t.points(GABY)] == [67, 75, 68]


def test_c12_2_the_lines_follow_the_score_pad() -> None:
    assert GAME.score_lines == (
        "cockpit", "cargo", "thruster", "rocket", "provisions", "rattronaut", "lights", "food",
        "caps", "awards", "leftovers",
    )  # fmt: skip


@pytest.mark.parametrize(("goods", "points"), [({"V": 2, "S": 1, "H": 4}, 1), ({"C": 4, "T": 4}, 2), ({"H": 3}, 0)])
def test_t35_leftovers(goods: dict[str, int], points: int) -> None:
    t = Tabletop(2).goods(VERO, **goods)
    assert t.lines(VERO)["leftovers"] == points


def test_t36_ties_go_to_more_rattronauts_and_then_are_shared() -> None:
    t = Tabletop(5)
    t.goods(VERO).goods(ESRA)
    t.piece(VERO, "rattronaut", 2).piece(ESRA, "rattronaut", 3)
    t.s.rat[VERO], t.s.rat[ESRA] = [28, 28, 0, 0], [28, 28, 28, 0]
    t.s.awards[VERO], t.s.awards[ESRA] = 21, 0
    ahead = t.points(VERO) - t.points(ESRA)
    t.s.moldy[VERO] = ahead // 2
    assert (t.points(VERO) - t.points(ESRA)) == ahead % 2 == 0
    assert [won(t.s, VERO), won(t.s, ESRA)] == [0, 1]
    t.s.rat[VERO] = [28, 28, 28, 0]
    assert [won(t.s, VERO), won(t.s, ESRA)] == [1, 1]


def test_d53_totals_may_be_negative() -> None:
    t = Tabletop(2).goods(VERO)
    t.s.moldy[VERO] = 3
    assert t.points(VERO) == -6


@pytest.mark.parametrize(
    ("cap", "each"),
    [("rocket", 6), ("cockpit", 4), ("cargo", 5), ("thruster", 5), ("provisions", 5), ("lights", 4), ("food", 5)],
)
def test_a12_caps_pay_for_markers(cap: str, each: int) -> None:
    t = Tabletop(5).piece(VERO, cap, 2).piece(ESRA, cap, 1).caps(VERO, cap)
    assert t.lines(VERO)["caps"] == 2 * each
    assert t.lines(ESRA)["caps"] == 0


def test_a12_caps_for_rats_comics_and_backpacks() -> None:
    t = Tabletop(5).caps(VERO, "rattronaut", "comics", "backpacks").rats(VERO, 0, rocket=2)
    t.comic(VERO, "marathon", "in-step", "muscle-rat").backpack(VERO, "cheese", 2).backpack(VERO, "vinegar")
    assert t.lines(VERO)["caps"] == 3 * 2 + 4 * 3 + 4 * 3


def test_t46_d41_a_tie_is_lost() -> None:
    t = Tabletop(1).goods(YOU).piece(YOU, "food").piece(GREG, "provisions")
    assert t.points(YOU) == greg_points(t.s) == 6
    assert won(t.s, YOU) == 0
    t.goods(YOU, V=4)
    assert won(t.s, YOU) == 1


def won_game(level: str = "medium") -> Tabletop:
    """Won with a single point, and none of the challenges met but those that ask for little."""
    t = Tabletop(1, level=level).goods(YOU, V=4).rats(YOU, 4, 0, rocket=1)
    t.s.round, t.s.over, t.s.drinks_used[YOU] = 20, 1, 1
    return t


def met(t: Tabletop) -> list[str]:
    return [challenge for _, challenge in achievements(t.s, YOU)]


def test_b5_only_a_won_solo_game_counts() -> None:
    assert met(won_game()) == []
    lost = won_game().piece(GREG, "rattronaut", 4)
    lost.s.round = 3
    assert met(lost) == []
    running = won_game()
    running.s.round, running.s.over = 3, 0
    assert met(running) == []
    several = Tabletop(2)
    several.s.over = 1
    assert met(several) == []


@pytest.mark.parametrize("level", ["easy", "medium", "difficult", "unfair"])
def test_b5_7_sixteen_turns_with_its_level(level: str) -> None:
    t = won_game(level)
    t.s.round = 16
    assert achievements(t.s, YOU) == [(level, "sixteen-turns")]
    t.s.round = 17
    assert achievements(t.s, YOU) == []


def test_b5_1_and_b5_3_rattronauts() -> None:
    t = Tabletop(1).goods(YOU, V=4).rats(YOU, 4, 0)
    t.s.round, t.s.over, t.s.drinks[YOU] = 20, 1, 1
    assert met(t) == ["no-rattronaut"]
    assert met(won_game().rats(YOU, rocket=3).piece(YOU, "food")) == ["four-rattronauts"]


def test_b5_2_no_items_at_all() -> None:
    t = won_game()
    t.s.drinks_used[YOU] = 0
    assert met(t) == ["no-items"]
    assert met(t.copy().caps(YOU, "food")) == []
    assert met(t.copy().comic(YOU, "marathon")) == []
    assert met(t.copy().backpack(YOU, "cheese")) == []


def test_b5_4_two_rockets() -> None:
    assert met(won_game().parts(YOU, 2, 2, 2)) == ["two-rockets"]
    assert met(won_game().parts(YOU, 2, 2, 1)) == []


def test_b5_5_four_different_backpacks() -> None:
    t = won_game().backpack(YOU, "cheese", 2).backpack(YOU, "vinegar").backpack(YOU, "apple-core")
    assert met(t) == []
    assert met(t.backpack(YOU, "tin-can")) == ["four-backpacks"]


def test_b5_6_ninety_points() -> None:
    t = won_game()
    t.s.awards[YOU] = (90 - t.points(YOU)) // 3
    t.goods(YOU, V=4 + 4 * (90 - t.points(YOU)))
    assert t.points(YOU) == 90
    assert met(t) == ["ninety"]
    assert met(t.goods(YOU)) == []


def test_b5_8_five_on_stored_food() -> None:
    assert met(won_game().piece(YOU, "food", 4)) == []
    assert met(won_game().piece(YOU, "food", 5)) == ["food-five"]


def test_b5_9_every_pipe_twice() -> None:
    t = won_game()
    t.s.passages[YOU] = [2, 3, 2, 1, 2]
    assert met(t) == []
    t.s.passages[YOU][3] = 2
    assert met(t) == ["all-pipes-twice"]
