"""`riverrat bench attacks` tells what others felt; how much is not tested."""

import pytest

from riverrat.bench.attacks import Row, figures, measure
from riverrat.bench.others import KINDS, Felt


def test_what_others_felt_is_told_by_its_slowest() -> None:
    calm, felt = Felt(), Felt()
    calm.times["click"] += [0.01, 0.03]
    felt.times["click"] += [0.001] * 150 + [0.2, 0.5]
    felt.times["hint"] += [1.23456, 0.5]
    found = figures(Row("hint spam", 2, calm, felt, {"too-many": 3}))
    assert (found["calm"]["click"], found["calm"]["hint"]) == (0.03, None)
    attacked = found["attacked"]
    assert (attacked["click"], attacked["click_p99"], attacked["hint"]) == (0.5, 0.2, 1.235)
    assert (found["attack"], found["workers"], found["told"]) == ("hint spam", 2, {"too-many": 3})


@pytest.mark.release
def test_an_attack_is_felt_on_a_server_of_its_own() -> None:
    """In short: everything is measured, in peace and under attack."""
    pytest.importorskip("resource")  # other systems have no second address
    found = figures(measure("hint spam", 1.0, 1))
    for when in ("calm", "attacked"):
        assert set(found[when]) == {*KINDS, "click_p99"}
        assert None not in (found[when][kind] for kind in ("page", "table", "hint", "look-back"))
    assert found["told"]["too-many"]
