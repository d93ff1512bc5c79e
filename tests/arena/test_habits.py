"""What the games count of how somebody plays, from events and actions set down by hand."""

from __future__ import annotations

from dataclasses import dataclass

from riverrat.arena.job import job
from riverrat.arena.playing import play
from riverrat.games.first_rat import actions as rat
from riverrat.games.first_rat.habits import habits as rat_habits
from riverrat.games.la_loire import actions as loire
from riverrat.games.la_loire.habits import habits as loire_habits
from riverrat.games.rio_de_la_plata import actions as rio
from riverrat.games.rio_de_la_plata.habits import habits as rio_habits


@dataclass
class Told:
    """As much of a record as is counted: who acted, what, and what was told."""

    seats: int
    acted: list[tuple[int, int]]  # seat and action
    events: list[list[tuple[int, ...]]]

    @property
    def actions(self) -> list[int]:
        return [action for _, action in self.acted]

    def seat_at(self, ply: int) -> int:
        return self.acted[ply][0]

    def __len__(self) -> int:
        return len(self.acted)


def event(kind: int, seat: int, *values: int) -> tuple[int, ...]:
    return (kind, seat, *values, *[0] * (4 - len(values)), 0)


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


def test_first_rat_tells_what_ended_it() -> None:
    told = Told(2, [(0, 0)], [[event(rat.BOARDED, 1, 1), event(rat.LAST_RAT, 1), event(rat.EIGHTH_MARKER, 0)]])
    found = rat_habits(told)
    assert found.ending == "rats"
    assert [counts["boarded"] for counts in found.seats] == [0, 1]
    assert rat_habits(Told(1, [], [])).ending == ""


def test_rio_counts_gifts_for_both_sides() -> None:
    sale = [event(rio.OFFER_ACCEPTED, 1, 0), event(rio.HANDED, 0, 1, 0, 2), event(rio.HANDED, 1, 0, 3, 1)]
    gift = [event(rio.OFFER_ACCEPTED, 2, 0), event(rio.HANDED, 0, 2, 0, 2), event(rio.HANDED, 0, 2, 1, 1)]
    begged = [event(rio.OFFER_ACCEPTED, 1, 2), event(rio.HANDED, 1, 2, 0, 1)]
    told = Told(3, [(0, rio.BUY)] * 4, [sale, gift, begged, [event(rio.OFFER_DROPPED, 2, 1)]])
    found = rio_habits(told).seats
    assert [counts["gifts-made"] for counts in found] == [1, 1, 0]
    assert [counts["gifts-taken"] for counts in found] == [0, 0, 2]
    assert [counts["offers-taken"] for counts in found] == [0, 2, 1]
    assert [counts["drafts-dropped"] for counts in found] == [0, 0, 1]


def test_rio_counts_offers_that_are_one_sided() -> None:
    fair = [rio.TRADE + 1, rio.GIVE, rio.WANT + 2, rio.SEND_OFFER]
    gift = [rio.TRADE + 1, rio.GIVE, rio.GIVE + 1, rio.SEND_OFFER]
    begging = [rio.TRADE, rio.WANT, rio.SEND_OFFER]
    dropped = [rio.TRADE, rio.GIVE, rio.DROP_OFFER]
    acted = [(0, one) for one in fair + gift] + [(1, one) for one in begging + dropped]
    found = rio_habits(Told(2, acted, [[] for _ in acted])).seats
    assert [counts["one-sided"] for counts in found] == [1, 1]


def test_a_game_that_counts_nothing() -> None:
    played = play(job("toy", ["random", "random"]), 0)
    assert played.habits == [{}, {}]
    assert played.ending == ""
