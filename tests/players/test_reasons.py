"""Why one move rather than another: values set by hand."""

import pytest

from riverrat.players.reasons import (
    EVEN,
    End,
    Outlook,
    Words,
    agreeing,
    differences,
    on_average,
    speaking_for,
    standing,
)

SAME = {"loire": 4, "palaces": 3}


def look(
    held: dict[str, int],
    *ends: tuple[int, int, int | None],
    loire: int = 4,
    palaces: int = 3,
    wine: int = 0,
    soon: dict[str, int] | None = None,
    turn: int = 40,
    again: bool = True,
) -> Outlook:
    """A move after which one has `held`, and games in which boat, palaces and the strongest rival come to `ends`.

    `soon` is what of that differs at the end of the turn, `turn` when the game is over, `again` whether the seat moves
    once more before.
    """
    now, hand = {"loire": loire, "palaces": palaces}, held | {"good-wine": wine}
    found = [
        End({"loire": boat, "palaces": built}, boat + built, rival, hand | (soon or {}), turn, now, again=again)
        for boat, built, rival in ends
    ]
    return Outlook((), now, hand, found)


def test_points_at_once_come_first_then_things_in_hand_then_lines_in_the_end() -> None:
    mine = look({"analysis-coins": 9}, (10, 3, 20), (12, 3, 20), (10, 3, 20), (12, 3, 20), loire=6)
    other = look({"analysis-coins": 3}, (8, 3, 20), (9, 3, 20), (8, 3, 20), (9, 3, 20), wine=1)
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


def test_what_the_rest_of_the_turn_evens_out_is_no_difference() -> None:
    """6 coins more at once: at the end of the turn 2 of them are left, or none, or the other one has more."""
    for later, told in ((2, [2]), (0, []), (-1, [])):
        mine, other = look({"a": 6}, (5, 3, None), soon={"a": later}), look({"a": 0}, (5, 3, None), soon={"a": 0})
        assert [words.values["count"] for words in differences(mine, other)] == told


def test_in_a_last_turn_things_in_hand_are_no_reason() -> None:
    """2 more wood, which scores nothing any more; a point more on the Loire does."""
    mine, other = (look({"good-wood": wood}, (5, 3, None), again=False) for wood in (4, 2))
    assert speaking_for(mine, other) == ()
    mine, other = (look({"good-wood": 4 - boat}, *[(boat, 3, None)] * 2, again=False) for boat in (4, 3))
    assert speaking_for(mine, other) == (Words("analysis-gains", {"line-key": "score-loire", "points": 1.0}),)


def test_a_difference_that_may_be_chance_is_not_told() -> None:
    """The boat 6 further on average, but once 12 and once 0; half a point more in both games is hardly worth a word."""
    assert differences(look({}, (16, 3, 9), (4, 3, 9)), look({}, (4, 3, 9), (4, 3, 9))) == ()
    assert differences(look({}, (5, 3, 9), (4, 3, 9), (4, 3, 9)), look({}, (4, 3, 9), (4, 3, 9), (4, 3, 9))) == ()


@pytest.mark.parametrize(("games", "told"), [(4, ()), (8, ("analysis-gains",))])
def test_a_few_games_make_a_line_hardly_sure(games: int, told: tuple[str, ...]) -> None:
    """The boat 1 or 3 further, in turns: 3.5 standard errors after four games, where 5.39 are hardly chance; 5.3 after
    eight, where 3.34 are.
    """
    mine, other = look({}, *[(5, 3, None), (7, 3, None)] * (games // 2)), look({}, *[(4, 3, None)] * games)
    assert tuple(words.key for words in differences(mine, other)) == told


def test_one_game_says_nothing_of_the_end() -> None:
    assert differences(look({}, (9, 3, None)), look({}, (4, 3, None))) == ()


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
    mine = look({}, *[(9, 3, 20), (5, 3, 16), (5, 3, 16)] * 2)
    other = look({}, *[(5, 3, 20)] * 6)
    told = speaking_for(look({}, (9, 3, 20), (5, 3, 16)), look({}, (5, 3, 20), (5, 3, 20)))
    assert told == (Words("analysis-lead", {"points": 4}),)
    assert speaking_for(mine, other)[0].key == "analysis-rival"  # after six games that much is sure


def test_what_the_turn_still_brings_comes_before_all_points_together() -> None:
    mine = look({}, (9, 2, 9), (3, 8, 9), soon={"analysis-coins": 5})
    other = look({}, (2, 7, 9), (7, 2, 9), soon={"analysis-coins": 3})
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
    assert standing(0.08) == Words("analysis-chance", {"percent": 8})
    assert standing(0.004) == standing(0.0) == EVEN
    assert standing(0.0, 3.5) == Words("analysis-points", {"points": 3.5})


@pytest.mark.parametrize(
    ("boat", "palaces", "rival", "before"),
    [
        (
            8,
            3,
            19,
            Words("analysis-lead", {"points": 1.5}),
        ),  # 1 point more in the middle, the rival has half a point less
        (8, 3, None, Words("analysis-points", {"points": 1})),
        (
            8,
            1,
            22,
            Words("analysis-gains", {"line-key": "score-loire", "points": 1}),
        ),  # behind in all, ahead on the Loire
    ],
)
def test_what_there_is_more_of_on_average_comes_before_a_chance_to_win(
    boat: int, palaces: int, rival: int | None, before: Words
) -> None:
    """Of two games only the first differs from the other move's: by much in one thing, so that nothing is sure."""
    chance, theirs = standing(0.08), None if rival is None else 20
    mine = look({}, (boat, palaces, rival), (6, 3, theirs))
    assert on_average(mine, look({}, (6, 3, theirs), (6, 3, theirs)), chance) == (before, chance)


def test_what_is_no_more_on_average_is_not_told() -> None:
    less, same = look({}, (5, 3, 20)), look({}, (6, 3, 20))
    for verdict in (standing(0.08), standing(0.0, 3.5), EVEN):
        assert on_average(less, same, verdict) == (verdict,)


def test_all_points_together_are_told_as_they_were_judged() -> None:
    """What was played on to find reasons came to 2 points; what was judged before to 4, or to none that are sure."""
    points, line, wine = (Words(f"analysis-{key}", {}) for key in ("points", "gains", "has-less"))
    four = standing(0.0, 4.0)
    assert agreeing((points, wine), four) == (four, wine)
    assert agreeing((points, wine), EVEN) == (EVEN,)
    assert agreeing((line, wine), four) == agreeing((line, wine), EVEN) == (line, wine)
    assert agreeing((), four) == (four,)
