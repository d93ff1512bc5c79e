"""The end of the game, final scoring and ties. (C11, C12)"""

from __future__ import annotations

import pytest

from riverrat.engine.rule import pop, push
from riverrat.games.first_rat import GAME
from riverrat.games.first_rat.actions import TURN_END_STEP
from riverrat.games.first_rat.data import FOOD
from riverrat.games.first_rat.scoring import won
from riverrat.games.first_rat.turn.score_tracks import board_rocket, score_track

from .tabletop import ESRA, GABY, VERO, Tabletop


def play_rounds(t: Tabletop, first: int, happenings: dict[tuple[int, int], str]) -> int:
    """End turn after turn; in (round, seat) a marker is placed or a rat boards. Returns the last round."""
    t.s.round = first
    while not t.s.over:
        while t.s.depth:
            pop(t.s)
        push(t.s, TURN_END_STEP, VERO, 0, 0)
        for seat in range(t.s.seats):
            happening = happenings.get((t.s.round, seat))
            if happening == "marker":
                score_track(t.s, seat, FOOD, None)
            elif happening == "rat":
                board_rocket(t.s, seat, t.s.rat[seat].index(26), None)
            t.s.stack[t.s.depth - 1][0:2] = [TURN_END_STEP, seat]
            GAME.play_rule(t.s, -1, None)
            if seat < t.s.seats - 1:
                while t.s.depth:
                    pop(t.s)
                push(t.s, TURN_END_STEP, seat + 1, 0, 0)
        GAME.play_rule(t.s, -1, None)  # the end of the round
    return t.s.round


def test_t33_one_more_round_after_the_eighth_marker() -> None:
    t = Tabletop(3).piece(ESRA, "provisions", 7)
    assert play_rounds(t, 10, {(10, ESRA): "marker"}) == 11


def test_t34_d27_the_earlier_end_counts() -> None:
    t = Tabletop(3).piece(ESRA, "provisions", 7).rats(GABY, 26, rocket=3)
    assert play_rounds(t, 10, {(10, ESRA): "marker", (10, GABY): "rat"}) == 10


@pytest.mark.parametrize("aboard", [2, 3])
def test_d27_an_eighth_marker_promises_no_further_round_after_a_fourth_rat(aboard: int) -> None:
    t = Tabletop(2).piece(VERO, "food", 7).rats(VERO, 26, *[3] * (3 - aboard), rocket=aboard).turn(VERO)
    t.enter((26, 27)).choose("done", "award").goods(VERO, H=10).choose("donate")
    assert t.s.eighth_marker == 1
    assert len(t.told("last-rat")) == (1 if aboard == 3 else 0)
    assert len(t.told("eighth-marker")) == (0 if aboard == 3 else 1)


def test_t56_d60_a_later_eighth_marker_changes_nothing() -> None:
    t = Tabletop(2).piece(VERO, "provisions", 7).piece(ESRA, "lights", 3).piece(ESRA, "provisions", 4)
    assert play_rounds(t, 12, {(12, VERO): "marker", (13, ESRA): "marker"}) == 13


def test_c11_the_round_is_finished_after_the_fourth_rat() -> None:
    t = Tabletop(3).rats(VERO, 26, rocket=3)
    assert play_rounds(t, 5, {(5, VERO): "rat"}) == 5


def test_d61_a_fourth_rat_in_the_extra_round() -> None:
    t = Tabletop(2).piece(VERO, "provisions", 7).rats(ESRA, 26, rocket=3)
    assert play_rounds(t, 8, {(8, VERO): "marker", (9, ESRA): "rat"}) == 9


def test_d59_rattronauts_are_not_markers() -> None:
    t = Tabletop(2).piece(VERO, "provisions", 6).rats(VERO, 26, rocket=1)
    board_rocket(t.s, VERO, 0, None)
    assert t.s.markers[VERO] == 6
    score_track(t.s, VERO, FOOD, None)
    assert t.s.eighth_marker == 0
    score_track(t.s, VERO, FOOD, None)
    assert t.s.eighth_marker == 1


def test_a_whole_game_ends_by_the_rules() -> None:
    """Every player has had the same number of turns. (B2.1)"""
    s = GAME.new(3, seed=11)
    while not s.over:
        GAME.play_trusted(s, GAME.legal(s)[0])
    assert s.turn == 3 * s.round


# --- scoring ----------------------------------------------------------------------------------------------------------


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
