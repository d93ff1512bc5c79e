"""What is counted of how somebody plays, from events set down by hand."""

from riverrat.games.first_rat import actions as rat
from riverrat.games.first_rat.habits import habits as rat_habits
from tests.games.told import Told, event


def test_first_rat_tells_what_ended_it() -> None:
    told = Told(2, [(0, 0)], [[event(rat.BOARDED, 1, 1), event(rat.LAST_RAT, 1), event(rat.EIGHTH_MARKER, 0)]])
    found = rat_habits(told)
    assert found.ending == "rats"
    assert [counts["boarded"] for counts in found.seats] == [0, 1]
    assert rat_habits(Told(1, [], [])).ending == ""
