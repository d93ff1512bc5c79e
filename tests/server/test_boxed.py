"""Corrected boxes: where opponents think about them."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from riverrat.server.opponents import boxed
from riverrat.tables.game_key import GameKey


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The workers that were stopped; none of them is a real process."""
    found: list[Any] = []

    class Fake:
        def __init__(self, _target: object, _niceness: int) -> None:
            self.known: set[Any] = set()

        def stop(self) -> None:
            found.append(self)

    monkeypatch.setattr(boxed, "Process", Fake)
    return found


def test_each_box_has_a_process_of_its_own_and_few_have_one(stopped: list[Any]) -> None:
    workers = boxed.Boxed(2)
    one, two, three = (GameKey("toy", "tests.toy", name) for name in ("1", "2", "3"))
    first, second = workers.take(one), workers.take(two)
    assert first is not second
    workers.give_back(first, lost=False)
    workers.give_back(second, lost=False)
    assert workers.take(one) is first
    third = workers.take(three)  # the second was idle for longest
    assert stopped == [second]
    workers.give_back(third, lost=True)
    assert stopped == [second, third]
    assert workers.known == [one]
    workers.close()
    assert stopped == [second, third, first]


def test_a_short_move_does_not_wait_for_a_champion_of_the_same_box(stopped: list[Any]) -> None:
    """Of the two places one is never for long thoughts (the queue sees to that): here is a worker for it."""
    workers, box = boxed.Boxed(2), GameKey("toy", "tests.toy", "1")
    with ThreadPoolExecutor(1) as another, workers.worker(box, long=True) as champion:
        short = another.submit(workers.take, box).result(timeout=20)
        assert short is not champion
    workers.give_back(short, lost=False)
    assert workers.take(box) is champion  # either will do
    workers.close()
    assert stopped == [short, champion]
