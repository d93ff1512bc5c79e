"""The end of a year: the markers, and what is forgotten. (C4)"""

import pytest

from riverrat.games.rio_de_la_plata import GAME
from riverrat.games.rio_de_la_plata import actions as words

from .tabletop import G, R, Town, Y


@pytest.mark.parametrize(("before", "after"), [(9, 5), (5, 1), (3, 1)])
def test_t32_markers(before: int, after: int) -> None:
    t = Town().markers(before, 1).fight(R).ask(words.WITHDRAWALS_STEP, 0, 3)
    GAME.play_rule(t.s, -1, None)
    assert t.s.marker == [after, 1]
    top = Town().markers(9, 9).year(1587)
    top.run(words.YEAR_END_STEP)
    assert top.s.marker == [9, 9]


def test_d47_the_last_year_has_its_war_check() -> None:
    t = Town().year(1599).markers(9, 1).dice(1, 1).run(words.WAR_CHECK_STEP)
    assert t.s.enemy == 0
    assert t.s.over == 0
    peace = Town().year(1599).run(words.YEAR_END_STEP)
    assert peace.s.over == 1


@pytest.mark.parametrize(("years", "last"), [("20", 1599), ("15", 1594)])
def test_d60_short_game(years: str, last: int) -> None:
    assert Town(years=years).year(last).run(words.YEAR_END_STEP).s.over == 1
    assert Town(years=years).year(last - 1).run(words.YEAR_END_STEP).s.over == 0
    assert GAME.view(GAME.new(3, {"years": years}, seed=1))["last_year"] == last


def test_a_new_year_forgets_the_old_one() -> None:
    t = Town().has(Y, coins=9)
    t.s.bought[Y], t.s.worked[3], t.s.returned, t.s.used[7] = 2, 1, 1, 3
    t.s.attacked[G] = 1
    t.run(words.YEAR_END_STEP)
    assert t.s.bought[Y] == 0
    assert t.s.worked[3] == 0
    assert t.s.returned == 0
    assert t.s.used[7] == 0
    assert t.s.attacked[G] == 1
