"""What shows how somebody plays First Rat: turns, rats, drinks, thefts, and scores it had no marker for."""

from typing import Any

from riverrat.engine.habits import Habits, count_events

from .actions import BOARDED, DRANK, EIGHTH_MARKER, LAST_RAT, MOLDY_TAKEN, NO_MARKER_LEFT, RAISED, STOLEN, TURN_BEGAN

COUNTED = {
    TURN_BEGAN: "turns",
    BOARDED: "boarded",
    RAISED: "raised",
    DRANK: "drinks",
    STOLEN: "thefts",
    MOLDY_TAKEN: "moldy",
    NO_MARKER_LEFT: "scored-nothing",
}
ENDINGS = {EIGHTH_MARKER: "markers", LAST_RAT: "rats"}


def habits(record: Any) -> Habits:
    counts = count_events(record, COUNTED)
    if len(record):
        counts[record.seat_at(0)]["turns"] += 1  # the first turn begins with the setup, before anything is told
    kinds = [event[0] for events in record.events for event in events if event[0] in ENDINGS]
    return Habits(ENDINGS[kinds[0]] if kinds else "", counts)
