"""What a population's games say of a box, by hand."""

import pytest

from riverrat.arena.playing import Played
from riverrat.balance.findings import _firsts, _over, _sat, _things, places, unused
from riverrat.balance.usage import Use


def played(seating: list[int], points: list[int], winner: int) -> Played:
    share = [float(seat == winner) for seat in range(len(points))]
    rest = {"turns": 30, "ending": "", "habits": [], "record": "", "seconds": []}
    return Played(0, 0, seating, points, [[], []], share, [1, 2], [1, 1], **rest)  # type: ignore[arg-type]


def test_the_unit_is_a_network() -> None:
    found = _over([0.5, 0.7])
    assert found["mean"] == pytest.approx(0.6)
    assert found["interval"] == pytest.approx([0.6 - 1.2706, 0.6 + 1.2706], abs=1e-4)  # 12.706 * 0.1414 / 1.414
    assert _over([0.5])["interval"] is None


def test_turn_order_not_seats() -> None:
    won = [played([0, 1], [70, 60], 0), played([1, 0], [50, 66], 1)]
    uses = [Use(0, "a"), Use(1, "b")]  # in the second game the other seat begins
    first, second = places(2, [_sat(one, told) for one, told in zip(won, uses, strict=True)])
    assert first["share"]["networks"] == [1.0]  # network 0 began both, and won both
    assert first["margin"]["mean"] == 13.0
    assert second["points"]["mean"] == 55.0


def test_things() -> None:
    map_, muscle = ("comic", "pipe-map"), ("comic", "muscle-rat")
    one = Use(
        0, "", [{map_, muscle}, {muscle}], [{map_}, set()], [{map_}, set()], {"comic": ("pipe-map", {"pipe-map"})}
    )
    things = _things([played([0, 1], [70, 60], 0)], [one])["comic"]
    assert things["pipe-map"] == {"offered": 1, "taken": 1.0, "first": 1.0, "winners": 1.0}
    assert things["muscle-rat"] == {"offered": 2, "taken": 0.0, "first": None, "winners": 0.0}
    assert _firsts([one])[0] == {map_: 1}
    assert unused({"2": {"things": {"comic": things}}}) == ["comic muscle-rat"]
