"""Playing sense in First Rat: what a sensible person does, the guided search does as well."""

import pytest

from riverrat.games.first_rat import GAME as FIRST_RAT
from tests.games.first_rat.tabletop import Tabletop

from .sense import GUIDES, SEEDS, Guides, chooses


def test_a_rat_is_raised_when_the_nursery_offers_it() -> None:
    table = Tabletop(2)
    table.s.stack[table.s.depth - 1][0] = [step.name for step in FIRST_RAT.steps.all].index("raise")
    assert FIRST_RAT.legal(table.s) == [FIRST_RAT.actions.id("raise"), FIRST_RAT.actions.id("no-raise")]
    assert chooses(FIRST_RAT, table.s) == "raise"


def test_parts_are_built_when_they_can_be_paid_for() -> None:
    """Two calculators and a tin can are a cockpit; nothing is gained by waiting."""
    table = Tabletop(2).goods(0, C=2, T=1)
    table.s.stack[table.s.depth - 1][0] = [step.name for step in FIRST_RAT.steps.all].index("build")
    assert chooses(FIRST_RAT, table.s) == "build cockpit"


def test_a_rat_far_on_its_way_does_not_steal() -> None:
    """From the Crow's booth, far along the path, a theft would send the rat back to Start for one Bottle Cap."""
    booths = {row["id"]: row["space"] for row in FIRST_RAT.box.rows("booth")}
    table = Tabletop(2).rats(0, max(booths.values()), 0)
    table.s.moved, table.s.shops = 1, 1 << list(booths.values()).index(max(booths.values()))
    table.s.stack[table.s.depth - 1][0] = [step.name for step in FIRST_RAT.steps.all].index("shop")
    assert any(FIRST_RAT.actions.text(action).startswith("steal") for action in FIRST_RAT.legal(table.s))
    assert chooses(FIRST_RAT, table.s) == "leave"


def found(seat: int, start: int, space: int, table: Tabletop) -> Tabletop:
    """A rat has gone to a space, and its owner is asked whether he drinks to what it finds there."""
    table.s.drinks[seat], table.s.drinks_shown = 1, table.s.drinks_shown - 1
    table.turn(seat).enter((start, space)).choose("done")
    assert set(table.legal()) == {"drink", "keep-drink"}
    return table


def test_no_drink_is_wasted_where_it_doubles_nothing() -> None:
    """Three Lightbulbs at the end of the string move no light; after the last Calculator there is no second one."""
    bulbs = found(0, 19, 20, Tabletop(2).rats(0, 19, 0).light(0, 29).rats(1, 5, 0))
    calculator = found(0, 10, 11, Tabletop(2).rats(0, 10, 0).rats(1, 5, 0).goods(1, C=14))
    for seed in SEEDS:
        assert chooses(FIRST_RAT, bulbs.s, seed=seed) == "keep-drink"
        assert chooses(FIRST_RAT, calculator.s, seed=seed) == "keep-drink"


def test_a_drink_is_kept_for_more_than_a_single_lightbulb() -> None:
    """The first step of a game finds one Lightbulb: farther on there are three and four of a kind to be doubled."""
    table = found(0, 0, 1, Tabletop(2).rats(0, 0, 0).rats(1, 5, 0))
    for seed in SEEDS:
        assert chooses(FIRST_RAT, table.s, seed=seed) == "keep-drink"


def test_a_drink_is_used_where_it_pays() -> None:
    """Five Cheese on a lit space become ten, a donation; a Calculator and a Tin Can become a cockpit."""
    cheese = found(0, 20, 23, Tabletop(2).rats(0, 20, 22).light(0, 25).rats(1, 5, 0))
    cockpit = found(0, 13, 17, Tabletop(2).rats(0, 13, 0).rats(1, 5, 0))
    for seed in SEEDS:
        assert chooses(FIRST_RAT, cheese.s, seed=seed) == "drink"
        assert chooses(FIRST_RAT, cockpit.s, seed=seed) == "drink"


@pytest.mark.parametrize("guides", GUIDES)
def test_in_the_last_turn_a_drink_is_not_saved(guides: Guides) -> None:
    """It makes a cockpit of a Calculator and a Tin Can now; there is no later."""
    table = Tabletop(2).rats(1, 13, 0).rats(0, 5, 0)
    table.s.round, table.s.eighth_marker = 12, 11
    found(1, 13, 17, table)
    for seed in SEEDS:
        assert chooses(FIRST_RAT, table.s, guides=guides, seed=seed) == "drink"


@pytest.mark.parametrize("guides", GUIDES)
@pytest.mark.parametrize(("places", "leg"), [((2, 7), (7, 10)), ((14, 18), (18, 21)), ((4, 26), (4, 5))])
def test_no_rat_stays_behind_that_can_go_along(places: tuple[int, int], leg: tuple[int, int], guides: Guides) -> None:
    """One rat has gone to Cheese or Apple Cores. The other can go to the same colour, or to the Launchpad: it does."""
    table = Tabletop(2).rats(0, *places).rats(1, 4, 0)
    table.turn(0).enter(leg)
    assert "done" in table.legal()
    for seed in SEEDS:
        assert chooses(FIRST_RAT, table.s, guides=guides, seed=seed).startswith("rat")


@pytest.mark.parametrize("guides", GUIDES)
def test_a_rat_before_the_launchpad_boards_in_the_last_turn(guides: Guides) -> None:
    """On the rocket it is worth 10 points and brings an Award; where it stands, nothing."""
    table = Tabletop(2).rats(1, 26, 3).rats(0, 5, 0)
    table.s.round, table.s.eighth_marker = 12, 11
    table.turn(1)
    for seed in SEEDS:
        assert chooses(FIRST_RAT, table.s, guides=guides, seed=seed) == "rat 1"


def boarded(last_round: bool) -> Tabletop:
    """A rat has come aboard: an Award, or one more of the two that sleep?"""
    table = Tabletop(2).rats(0, 26, 12).rats(1, 20, 9)
    if last_round:
        table.s.round, table.s.eighth_marker = 12, 11
    table.turn(0).enter((26, 27)).choose("done")
    assert set(table.legal()) == {"award", "raise"}
    return table


def test_while_there_is_time_a_rat_is_raised_rather_than_an_award_taken() -> None:
    """Three points, or a rat for the rest of the game; only one would be left to move."""
    table = boarded(last_round=False)
    for seed in SEEDS:
        assert chooses(FIRST_RAT, table.s, seed=seed) == "raise"


@pytest.mark.parametrize("guides", GUIDES)
def test_in_the_last_turn_no_rat_is_raised_for_an_award(guides: Guides) -> None:
    table = boarded(last_round=True)
    for seed in SEEDS:
        assert chooses(FIRST_RAT, table.s, guides=guides, seed=seed) == "award"
