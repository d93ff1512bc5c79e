"""The end of the game. (C11)"""

import pytest

from riverrat.engine.rule import pop, push
from riverrat.games.first_rat import GAME
from riverrat.games.first_rat.actions import TURN_END_STEP
from riverrat.games.first_rat.data import FOOD
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


def test_a_whole_game_ends_by_the_rules() -> None:
    """Every player has had the same number of turns. (B2.1)"""
    s = GAME.new(3, seed=11)
    while not s.over:
        GAME.play_trusted(s, GAME.legal(s)[0])
    assert s.turn == 3 * s.round
