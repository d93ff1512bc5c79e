"""Calls of the runners that make no sense, some of them nearly right: `python -m tests.engine.malformed CALLS SEED`.

Prints how many were carried out, refused, and refused for another reason than a RiverratError. A crash prints nothing.
"""

import random
import sys
from typing import Any

import numpy as np

from riverrat import games
from riverrat.engine import native
from riverrat.engine.batch import JOB
from riverrat.engine.errors import RiverratError
from riverrat.engine.jobs import FLAGS, FRESH, IMAGINE

ODD = (-(1 << 63), -(1 << 31), -9, -1, 0, 1, 2, 7, 19, 20, 300, 1 << 20, (1 << 63) - 1)


def states(runner: native.Native, chance: random.Random, count: int) -> Any:
    """States on the way, finished, never set up, of too many seats, with options that do not exist."""
    found = runner.fresh(count, chance.choice(runner.game.seat_counts))
    if chance.random() < 0.8 and count:
        runner.run(
            found, runner.jobs(count, FRESH | native.PLAYOUT, chance.randrange(99), chance.choice((0, 3, 20, 999)))
        )
    for at in range(count):
        if chance.random() < 0.1:
            name = chance.choice(("seats", "depth", "over", "option", "stack", ""))
            if name in ("option", "stack"):
                found[at][name].flat[chance.randrange(found[at][name].size)] = chance.choice((-128, -1, 3, 99, 1000))
            elif name:
                found[at][name] = chance.choice((-128, -1, 0, 3, 99))
            else:
                found[at] = np.zeros((), found.dtype)
    return found


def wrong(chance: random.Random, array: Any) -> Any:
    """Something else in an array's place."""
    return chance.choice(
        (
            lambda: None,
            lambda: 7,
            array.tolist,
            lambda: array[:-1],
            lambda: array[::-1],
            lambda: np.concatenate([array, array]),
            lambda: array[None],
            lambda: np.broadcast_to(array[:1], array.shape),
            lambda: array.view(np.uint8),
            lambda: np.zeros(array.shape, np.float64),
            lambda: np.zeros(array.shape, JOB),
            lambda: array[..., :0],
            lambda: np.zeros((2, *array.shape[1:]), array.dtype).T,
            lambda: _locked(array),
        )
    )()


def _locked(array: Any) -> Any:
    copy = array.copy()
    copy.flags.writeable = False
    return copy


def call(runner: native.Native, chance: random.Random) -> None:
    count = chance.choice((0, 1, 2, 3, 64, 65))
    jobs = runner.jobs(count, 0)
    for job in jobs:
        job["flags"] = chance.choice((chance.randrange(FLAGS + 1), chance.randrange(64), IMAGINE, FRESH))
        for name in ("seed", "seat", "action", "choices", "decides"):
            job[name] = chance.choice((chance.choice(ODD), chance.randrange(4)))
        job["limit"] = chance.choice((-1, 0, 3, 40))
    if chance.random() < 0.1:
        jobs["flags"] |= chance.choice((256, 512, -1))
    rooms = [states(runner, chance, count), jobs, runner.choices(count), runner.masks(count), runner.inputs(count)]
    if chance.random() < 0.5:
        at = chance.randrange(5)
        rooms[at] = wrong(chance, rooms[at])
    tables, jobs, outs, masks, inputs = rooms
    cores = chance.choice((1, 1, 1, 2, 3, 0, -1, 1.5, None))
    runner.run(tables, jobs, outs, cores, masks=masks, inputs=inputs)  # type: ignore[arg-type]


def main(calls: int, seed: int) -> None:
    games.REGISTER.setdefault("toy", "tests.toy")
    runner, chance, done, refused, other = native.compiled(games.load("toy")), random.Random(seed), 0, 0, 0
    for _ in range(calls):
        try:
            call(runner, chance)
            done += 1
        except RiverratError:
            refused += 1
        except (ValueError, TypeError, IndexError):  # of NumPy, where `wrong` could not be made
            other += 1
    print(done, refused, other)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
