"""`riverrat bench attacks`: whether somebody who plays notices what others do to the server.

Somebody plays against an opponent, looks around, asks for hints and looks back on a server with its usual limits: for a
while in peace, then while it is attacked from another address of this machine, by a process of its own.
"""

import asyncio
import multiprocessing
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from .attackers import ATTACKER, attack
from .others import KINDS, Felt, Others
from .server import served


@dataclass(frozen=True)
class Row:
    """One attack: what others felt before it and meanwhile, and what the attackers were told, by how often."""

    attack: str
    workers: int
    calm: Felt
    felt: Felt
    told: dict[str, int]


@contextmanager
def silent() -> Iterator[int]:
    """The port of a mail server that never answers."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(100)
        yield listening.getsockname()[1]


@contextmanager
def attacked(url: str, name: str) -> Iterator[Callable[[], dict[str, int]]]:
    """The attack goes on while the block runs, which can ask what the attackers were told so far."""
    context = multiprocessing.get_context("spawn")  # they are not to take this process's time
    pipe, theirs = context.Pipe()
    attackers = context.Process(target=attack, args=(url, name, theirs), daemon=True)
    attackers.start()
    theirs.close()

    def told() -> dict[str, int]:
        pipe.send("what were you told?")
        found: dict[str, int] = pipe.recv()
        return found

    try:
        pipe.recv()  # it has begun
        yield told
    finally:
        attackers.kill()
        attackers.join()
        pipe.close()


def measure(name: str, seconds: float, workers: int, *, native: bool = False) -> Row:
    """One attack on a server of its own, with its usual limits."""
    with silent() as port:
        house = ("--address", "http://localhost", "--mail-from", "club@example.org", "--workers", str(workers))
        reached = ("--smtp", f"smtp://127.0.0.1:{port}", "--inside", ATTACKER)
        with served(*house, *reached, native=native) as server:
            others = Others(server.url)
            asyncio.run(others.feel(0.1, thoughts=3))  # what is loaded once is loaded
            calm = asyncio.run(others.feel(seconds))
            with attacked(server.url, name) as told:
                felt = asyncio.run(others.feel(seconds))
                return Row(name, workers, calm, felt, told())


def figures(row: Row) -> dict[str, Any]:
    """A row as the command prints it: the slowest of each kind in seconds, and the 99th of 100 clicks."""

    def slowest(felt: Felt) -> dict[str, float | None]:
        found = {kind: max(felt.times[kind], default=None) for kind in KINDS}
        clicks = sorted(felt.times["click"])
        found["click_p99"] = clicks[min(len(clicks) - 1, int(len(clicks) * 0.99))] if clicks else None
        return {kind: value if value is None else round(value, 3) for kind, value in found.items()}

    return {
        "attack": row.attack,
        "workers": row.workers,
        "calm": slowest(row.calm),
        "attacked": slowest(row.felt),
        "told": row.told,
    }
