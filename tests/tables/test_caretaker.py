"""What is done from time to time."""

import gc
from typing import Any, cast

import pytest

from riverrat.tables.caretaker import Caretaker
from riverrat.tables.rooms import Rooms


def test_memory_is_cleared_when_nobody_plays(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in the middle of a game, and not where hardly anything is new."""
    looked, count = list[int](), [20_000]
    caretaker = Caretaker(rooms, *cast(Any, [None, None]))
    monkeypatch.setattr(gc, "collect", lambda: looked.append(1))
    monkeypatch.setattr(gc, "get_count", lambda: (count[0], 0, 0))
    monkeypatch.setattr(rooms.store, "quiet", lambda: 1.0)
    caretaker.clear_memory()
    assert looked == []
    monkeypatch.setattr(rooms.store, "quiet", lambda: 60.0)
    caretaker.clear_memory()
    assert looked == [1]
    count[0] = 100
    caretaker.clear_memory()
    assert looked == [1]
