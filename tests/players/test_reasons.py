"""Why one move rather than another: values set by hand."""

from __future__ import annotations

import pytest

from riverrat.players.reasons import End, Outlook, Words, differences, speaking_for, standing

SAME = {"loire": 4, "palaces": 3}


def look(
    held: dict[str, int],
    *ends: tuple[int, int, int | None],
    loire: int = 4,
    palaces: int = 3,
    wine: int = 0,
    soon: int = 0,
    turn: int = 40,
) -> Outlook:
    """A move after which one has `held`, and games in which boat, palaces and the strongest rival come to `ends`.

    `soon` is how many coins one has at the end of the turn, `turn` when the game is over.
    """
    found = [
        End({"loire": boat, "palaces": built}, boat + built, rival, {"analysis-coins": soon}, turn)
        for boat, built, rival in ends
    ]
    return Outlook((), {"loire": loire, "palaces": palaces}, held | {"good-wine": wine}, found)


def test_points_at_once_come_first_then_things_in_hand_then_lines_in_the_end() -> None:
    mine = look({"analysis-coins": 9}, (10, 3, 20), (12, 3, 20), loire=6)
    other = look({"analysis-coins": 3}, (8, 3, 20), (9, 3, 20), wine=1)
    assert speaking_for(mine, other) == (
        Words("analysis-now", {"line-key": "score-loire", "points": 2}),
        Words("analysis-has-more", {"what-key": "analysis-coins", "count": 6}),
        Words("analysis-gains", {"line-key": "score-loire", "points": 2.5}),
        Words("analysis-has-less", {"what-key": "good-wine", "count": 1}),
    )


def test_what_speaks_for_a_move_is_told_however_small_it_is() -> None:
    mine = look({"a": 0, "b": 0, "c": 2}, (5, 3, None))
    other = look({"a": 4, "b": 3, "c": 1}, (5, 3, None))
    assert [words.values.get("what-key") for words in differences(mine, other)] == ["a", "b", "c"]
    assert speaking_for(mine, other)[0] == Words("analysis-has-more", {"what-key": "c", "count": 1})


def test_a_difference_that_may_be_chance_is_not_told() -> None:
    """The boat 6 further on average, but once 12 and once 0; half a point more in both games is hardly worth a word."""
    assert differences(look({}, (16, 3, 9), (4, 3, 9)), look({}, (4, 3, 9), (4, 3, 9))) == ()
    assert differences(look({}, (5, 3, 9), (4, 3, 9), (4, 3, 9)), look({}, (4, 3, 9), (4, 3, 9), (4, 3, 9))) == ()


def test_games_from_the_same_deals_are_compared() -> None:
    """One move was played on more often: the games the other one lacks count for nothing."""
    mine, other = look({}, (6, 3, 9), (6, 3, 9), (90, 3, 9)), look({}, (4, 3, 9), (4, 3, 9))
    assert speaking_for(mine, other) == (Words("analysis-gains", {"line-key": "score-loire", "points": 2.0}),)


def test_all_points_together_where_no_line_decides() -> None:
    """Boat and palaces each change from game to game, their sum is 2 more in every one."""
    mine = look({}, (9, 2, 9), (3, 8, 9), (6, 5, 9))
    other = look({}, (2, 7, 9), (7, 2, 9), (2, 7, 9))
    assert speaking_for(mine, other) == (Words("analysis-points", {"points": 2}),)


@pytest.mark.parametrize(
    ("rivals", "told"),
    [
        ((17, 16, 18), (Words("analysis-rival", {"points": 3.0}),)),
        ((20, 19, 21), ()),  # nothing that can be counted
        ((23, 22, 24), ()),  # the rival gets more: no reason at all
    ],
)
def test_what_the_strongest_rival_gets_less_is_a_reason(rivals: tuple[int, ...], told: tuple[Words, ...]) -> None:
    mine = look({}, *((5, 3, one) for one in rivals))
    assert speaking_for(mine, look({}, (5, 3, 20), (5, 3, 19), (5, 3, 21))) == told


def test_what_lies_between_oneself_and_the_rival_is_the_last_thing_that_is_counted() -> None:
    """Sometimes more points of one's own, sometimes fewer of the rival's, always 4 between them."""
    mine = look({}, (9, 3, 20), (5, 3, 16), (9, 3, 20), (5, 3, 16), (5, 3, 16))
    other = look({}, (5, 3, 20), (5, 3, 20), (5, 3, 20), (5, 3, 20), (5, 3, 20))
    told = speaking_for(look({}, (9, 3, 20), (5, 3, 16)), look({}, (5, 3, 20), (5, 3, 20)))
    assert told == (Words("analysis-lead", {"points": 4}),)
    assert speaking_for(mine, other)[0].key == "analysis-rival"  # after five games that much is sure


def test_what_the_turn_still_brings_comes_before_all_points_together() -> None:
    mine, other = look({}, (9, 2, 9), (3, 8, 9), soon=5), look({}, (2, 7, 9), (7, 2, 9), soon=3)
    assert speaking_for(mine, other) == (Words("analysis-soon", {"what-key": "analysis-coins", "count": 2}),)


@pytest.mark.parametrize(("turn", "key"), [(34, "analysis-sooner"), (46, "analysis-longer")])
def test_how_soon_the_game_ends_is_counted_where_points_are_alike(turn: int, key: str) -> None:
    mine, other = look({}, (5, 3, 9), (5, 3, 9), turn=turn), look({}, (5, 3, 9), (5, 3, 9))
    assert speaking_for(mine, other) == (Words(key, {"turns": 6}),)


def test_what_a_move_gives_up_alone_is_no_reason_for_it() -> None:
    mine, other = look({}, (5, 3, None), (5, 3, None)), look({}, (5, 3, None), (5, 3, None), wine=1)
    assert differences(mine, other) == (Words("analysis-has-less", {"what-key": "good-wine", "count": 1}),)
    assert speaking_for(mine, other) == ()
    richer = look({}, (2, 9, None), (8, 3, None))
    assert speaking_for(richer, other) == (
        Words("analysis-points", {"points": 3}),
        Words("analysis-has-less", {"what-key": "good-wine", "count": 1}),
    )


def test_where_nothing_can_be_counted_the_chance_is_told_or_that_both_are_as_good() -> None:
    assert standing(0.08, margin=0.03) == Words("analysis-chance", {"percent": 8})
    assert standing(0.02, margin=0.03) == standing(-0.05, margin=0.03) == Words("analysis-even", {})
