"""What shows how somebody plays La Loire: turns, and those lost for want of money."""

from typing import Any

from riverrat.engine.habits import Habits, count_events

from .actions import BEGAN, BUILT, CAPPED, DELIVERED_MESSAGE, FORFEITED, HIRED, PALACE_TAKEN, TRIGGERED

COUNTED = {
    BEGAN: "turns",
    FORFEITED: "turns-lost",
    CAPPED: "money-wasted",
    BUILT: "buildings",
    PALACE_TAKEN: "palaces",
    HIRED: "hired",
    DELIVERED_MESSAGE: "delivered",
}
REASONS = ("loire", "messages", "turns")


def habits(record: Any) -> Habits:
    counts = count_events(record, COUNTED)
    if len(record):
        counts[record.seat_at(0)]["turns"] += 1  # the first turn begins with the setup, before anything is told
    reasons = [event[2] for events in record.events for event in events if event[0] == TRIGGERED]
    return Habits(REASONS[reasons[0]] if reasons else "", counts)
