"""Corrected boxes: where opponents think about them."""

from __future__ import annotations

from typing import Any

import pytest

from riverrat.server.opponents import boxed
from riverrat.tables.game_key import GameKey


def test_each_box_has_a_process_of_its_own_and_few_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    stopped: list[Any] = []

    class Fake:
        def __init__(self, _target: object, _niceness: int) -> None:
            self.known: set[Any] = set()

        def stop(self) -> None:
            stopped.append(self)

    monkeypatch.setattr(boxed, "Process", Fake)
    workers = boxed.Boxed(2)
    one, two, three = (GameKey("toy", "tests.toy", name) for name in ("1", "2", "3"))
    first, second = workers.take(one), workers.take(two)
    assert first is not second
    workers.give_back(one, first, lost=False)
    workers.give_back(two, second, lost=False)
    assert workers.take(one) is first
    third = workers.take(three)  # the second was idle for longest
    assert stopped == [second]
    workers.give_back(three, third, lost=True)
    assert stopped == [second, third]
    assert workers.known == [one]
    workers.close()
    assert stopped == [second, third, first]
