"""What is counted of how somebody plays, from events set down by hand."""

from riverrat.games.la_loire import actions as loire
from riverrat.games.la_loire.habits import habits as loire_habits
from tests.games.told import Told, event


def test_la_loire_counts_turns_lost_for_want_of_money() -> None:
    told = Told(
        2,
        [(1, 0), (1, 0), (0, 0)],
        [
            [],
            [event(loire.BEGAN, 0, 2), event(loire.FORFEITED, 0, 1), event(loire.BEGAN, 1, 3)],
            [event(loire.BEGAN, 0, 4), event(loire.TRIGGERED, 0, 1), event(loire.TRIGGERED, 0, 2)],
        ],
    )
    found = loire_habits(told)
    assert found.ending == "messages"
    assert [counts["turns"] for counts in found.seats] == [2, 2]  # seat 2 began before anything was told
    assert [counts["turns-lost"] for counts in found.seats] == [1, 0]
