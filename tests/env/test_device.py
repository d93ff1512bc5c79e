"""Tables on a GPU play as those in native code do: on a card where there is one, and on a stand-in everywhere.

The stand-in has native runners, and runs the kernel that looks at their tables in the interpreter, thread after thread,
on torch tensors in ordinary memory. What a card does it cannot show; that kernel and tensors fit together it can.
"""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from riverrat import games
from riverrat.engine import gpu, native
from riverrat.engine.errors import BadOption, IllegalAction, RiverratError
from riverrat.engine.game import Game
from tests.conftest import needs_numba

numba = pytest.importorskip("numba", reason="numba is not installed")
torch = pytest.importorskip("torch", reason="torch is not installed; it comes with riverrat[learn]")

from riverrat.env import device, vector

pytestmark = needs_numba


def own_memory(length: int, kind: Any) -> Any:
    """Local memory of a thread: a copy of its state, or room for numbers."""
    return [None] * length if isinstance(kind, numba.types.Record) else np.zeros(length, kind)


class StandIn:
    """As much of `numba.cuda` as the tables and their kernel use."""

    def __init__(self) -> None:
        self.thread, self.local = 0, SimpleNamespace(array=own_memory)

    def grid(self, _axes: int) -> int:
        return self.thread

    def jit(self, kernel: Any) -> Any:
        return _Launched(self, kernel)

    def as_cuda_array(self, tensor: Any, sync: bool = True) -> Any:
        return tensor.numpy()


class _Launched:
    def __init__(self, cuda: StandIn, kernel: Any) -> None:
        self.cuda, self.kernel = cuda, kernel

    def __getitem__(self, shape: tuple[Any, ...]) -> Any:
        def launch(tables: Any, jobs: Any, *rooms: Any) -> None:
            for self.cuda.thread in range(len(tables)):
                self.kernel(_Records(tables), _Records(jobs), *rooms)

        return launch


class _Records:
    """An array of records as kernels see it: fields are attributes."""

    def __init__(self, array: Any) -> None:
        self.array, self.shape = array, array.shape

    def __getitem__(self, at: int) -> Any:
        record = self.array[at]
        return SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})


class Runners:
    """Native runners, started as a card's kernel is."""

    def __init__(self, game: Game) -> None:
        native_ones = native.compiled(game)
        self.fresh, self._run = native_ones.fresh, native_ones.run

    def launch(self, tables: Any, jobs: Any, outs: Any, stream: Any) -> None:
        assert stream == 0
        self._run(tables, jobs, outs)


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    card = StandIn()
    monkeypatch.setattr(gpu, "_cuda", lambda: card)
    monkeypatch.setattr(gpu, "_register_rules", lambda: None)
    monkeypatch.setattr(gpu, "compiled", Runners)
    monkeypatch.setattr(device, "DEVICE", "cpu")
    monkeypatch.setattr(device, "_stream", lambda: 0)
    monkeypatch.setattr(device, "_looking", lambda game: card.jit(device.looking_kernel(game)))


def same(name: str, seats: int, steps: int, reward: str) -> int:
    """How many games ended while a card's tables and native code's were stepped alike."""
    there = device.Tables(name, 3, seats=seats, reward=reward)
    here = vector.Tables(name, 3, seats=seats, reward=reward, cores=1)
    theirs, their_info = there.reset(seed=4)
    ours, info = here.reset(seed=4)
    ends = 0
    for _ in range(steps):
        assert np.array_equal(theirs.cpu().numpy(), ours)
        assert np.array_equal(their_info["action_mask"].cpu().numpy(), info["action_mask"])
        assert np.array_equal(their_info["seat"].cpu().numpy(), info["seat"])
        actions = here.random_actions().astype(np.int64)
        theirs, worth, ended, _, their_info = there.step(actions)
        ours, our_worth, our_ended, _, info = here.step(actions)
        assert np.allclose(worth.cpu().numpy(), our_worth)
        assert np.array_equal(ended.cpu().numpy(), our_ended)
        ends += int(our_ended.sum())
    return ends


@pytest.mark.parametrize("reward", ["rank", "win", "margin"])
def test_a_stand_in_plays_as_native_code_does(stand_in: None, reward: str) -> None:
    assert same("toy", 3, 80, reward) > 0


def test_what_does_not_fit_is_refused(stand_in: None) -> None:
    tables = device.Tables("toy", 2)
    with pytest.raises(RiverratError, match="reset"):
        tables.step([0, 0])
    tables.reset(seed=1)
    assert all(int(each) in tables.legal(at) for at, each in enumerate(tables.random_actions()))
    for wrong in ([-1, -1], [10**6, 0]):
        with pytest.raises(IllegalAction):
            tables.step(wrong)
    for odd in ([0], [0.5, 0.5], [True, False]):
        with pytest.raises(RiverratError, match="whole numbers"):
            tables.step(odd)
    with pytest.raises(BadOption):
        device.Tables("toy", 0)


def test_without_a_check_what_is_not_legal_changes_nothing(stand_in: None) -> None:
    tables = device.Tables("toy", 2, checked=False)
    tables.reset(seed=1)
    before, right = tables._tables.clone(), int(tables.random_actions()[0])
    *_, info = tables.step([right, -1])
    assert info["refused"].tolist() == [False, True]
    assert bool((tables._tables[1] == before[1]).all())
    assert not bool((tables._tables[0] == before[0]).all())


@pytest.mark.parametrize(("name", "seats"), [("first-rat", 2), ("la-loire", 2), ("rio-de-la-plata", 3)])
def test_a_card_plays_as_native_code_does(name: str, seats: int) -> None:
    if not gpu.available():
        pytest.skip("no GPU here; run it where there is one")
    assert same(name, seats, 2000, "rank") > 0


def test_the_bench_compares_and_counts(stand_in: None, monkeypatch: pytest.MonkeyPatch) -> None:
    from riverrat.bench import device as bench

    monkeypatch.setattr(torch.cuda, "synchronize", lambda: None)
    toy = games.load("toy")
    assert bench.compared(toy, 3, tables=2, steps=60) == 60 * 2
    found = bench.measure(toy, 3, counts=(4,), seconds=0.01)
    assert [row["tables"] for row in found["paces"]] == [4]
    assert found["paces"][0]["steps_per_s"] > 0
    assert found["paces"][0]["checked_steps_per_s"] > 0
