"""How far a box is from what is wished."""

from typing import Any

from riverrat.balance.aims import shortfalls


def test_an_aim_that_is_met_counts_nothing() -> None:
    def row(share: float, margin: float, fair: float) -> dict[str, Any]:
        return {"share": {"mean": share}, "margin": {"mean": margin}, "fair": fair}

    rows = {
        "a": {"first": 0.6, "winners": 0.5},
        "b": {"first": 0.2, "winners": 0.01},
        "c": {"first": None, "winners": 1},
    }
    more = {"openings": {"varied": 4.0}, "turns_each": 21.0, "things": {"comic": rows}}
    more["winner"] = {"most_from": {"boat": {"share": 0.9}}}
    found = {
        "2": {"games": 8, "places": [row(0.7, 6.0, 0.5), row(0.3, -6.0, 0.5)], **more},
        "3": {"games": 8, "places": [row(2 / 3, 0, 1 / 3), row(1 / 3, 0, 1 / 3), row(0, 0, 1 / 3)], **more},
        "4": {"games": 0},
    }
    assert shortfalls(found, {"margin": 3.0, "share": 0.1}) == {"margin": 1.0, "share": 1.0}
    assert shortfalls(found, {"margin": 6.0, "share": 0.2}) == {"margin": 0.0, "share": 0.0}
    assert shortfalls(found, {"places": [0.5, 1.5]}) == {"places": 0.5}  # twice a fair share, or none
    assert shortfalls(found, {"turns": [12, 18], "openings": 8.0}) == {"turns": 0.5, "openings": 0.5}
    assert shortfalls(found, {"first": 0.4, "most-from": 0.6}) == {"first": 0.5, "most-from": 0.5}
    assert shortfalls(found, {"used": 0.1}) == {"used": 2.333}  # one of three
