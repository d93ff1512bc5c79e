"""How much one may ask for at once."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from riverrat.server.settings import Settings
from riverrat.tables.buckets import Buckets
from riverrat.tables.changes import Refused
from riverrat.tables.talk import Talk


def test_a_bucket_fills_again() -> None:
    bucket = Buckets((1000.0, 2))
    assert [bucket.take("a") for _ in range(2)] == [True, True]
    assert not bucket.take("a", 2)
    assert bucket.take("b")
    assert any(bucket.take("a") for _ in range(100_000))


def test_a_longer_look_counts_as_four_hints() -> None:
    """Ten hints at once: two longer looks and two hints are as many."""
    rooms, device = SimpleNamespace(catalogue=SimpleNamespace(settings=Settings())), SimpleNamespace(device="tablet")
    talk: Any = Talk(*cast(Any, [rooms, None, None, None]))
    for deeper in (True, True, False, False):
        talk._thinking(device, deeper=deeper)
        talk.advised.clear()  # it was answered
    with pytest.raises(Refused, match="One after the other"):
        talk._thinking(device, deeper=True)
