"""What shows how somebody plays Río de la Plata: offers and what became of them, gifts, and how the town grew.

A gift is a deal in which one side hands something over and gets nothing. It counts for who gave it (`gifts-made`) and
for who was given it (`gifts-taken`), whoever of the two proposed it. `one-sided` counts offers sent that are gifts or
ask for one, whether taken or not.
"""

from typing import Any

from riverrat.engine.habits import Counts, Habits, count_events

from .actions import (
    BUILT,
    GIVE,
    HANDED,
    LOST,
    OFFER_ACCEPTED,
    OFFER_DROPPED,
    OFFER_REJECTED,
    OFFERED,
    RAZED,
    SEND_OFFER,
    TRADE,
    TURN_BEGAN,
    WANT,
    kind_of,
)

COUNTED = {
    TURN_BEGAN: "turns",
    OFFERED: "offers",
    OFFER_DROPPED: "drafts-dropped",
    OFFER_ACCEPTED: "offers-taken",
    OFFER_REJECTED: "offers-refused",
    BUILT: "buildings",
    RAZED: "razed",
    LOST: "battles-lost",
}


def habits(record: Any) -> Habits:
    counts = count_events(record, COUNTED)
    for seat in counts:
        seat |= {"one-sided": 0, "gifts-made": 0, "gifts-taken": 0}
    for events in record.events:
        _count_gift(events, counts)
    _count_one_sided(record, counts)
    return Habits("", counts)


def _count_gift(events: list[tuple[int, ...]], counts: list[Counts]) -> None:
    """An answer and what it handed over are told together."""
    deal = [(event[1], event[2]) for event in events if event[0] == OFFER_ACCEPTED]
    givers = {(event[1], event[2]) for event in events if event[0] == HANDED}
    if deal and len(givers) == 1:
        giver, taker = givers.pop()
        counts[giver]["gifts-made"] += 1
        counts[taker]["gifts-taken"] += 1


def _count_one_sided(record: Any, counts: list[Counts]) -> None:
    gives = wants = 0
    for ply, action in enumerate(record.actions):
        kind = kind_of(action)
        if kind == TRADE:
            gives = wants = 0
        elif kind == GIVE:
            gives += 1
        elif kind == WANT:
            wants += 1
        elif kind == SEND_OFFER and (gives == 0 or wants == 0):
            counts[record.seat_at(ply)]["one-sided"] += 1
