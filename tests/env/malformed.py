"""Calls that do not fit, on runners and environments: each has to end in an exception or do no harm.

`python -m tests.env.malformed COUNT SEED`, in a process of its own: what crashes takes nobody with it.
"""

import random
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from riverrat import games
from riverrat.engine import native
from riverrat.engine.jobs import FLAGS, ILLEGAL, UNFIT
from riverrat.env import aec, single, vector
from riverrat.env.chance import beliefs, hidden, settled, unknown

games.REGISTER.setdefault("toy", "tests.toy")
ODD: list[Any] = [
    None, True, -1, 0, 1, 2**31, 2**63, -(2**63), 2**70, 0.5, float("nan"), "", "go 1", b"x", [], [1], {}, (), object(),
    np.int8(3), np.float32(1), np.array(1), np.array([1.5]), np.array(["a"]), np.zeros((2, 2), int), [[0]], [None] * 4,
]  # fmt: skip
ROOMS = ("tables", "jobs", "outs", "masks", "inputs")


def spoiled(array: Any, chance: random.Random) -> Any:
    """An array that is none, too short, of another kind, read-only, or lies differently."""
    what = chance.randrange(9)
    if what == 0:
        return chance.choice(ODD)
    if what == 1:
        return array[: chance.randrange(len(array))]
    if what == 2:
        return np.zeros(array.shape, chance.choice([np.int8, np.int64, np.float64, object, "U3"]))
    if what == 3:
        other = array.copy()
        other.flags.writeable = False
        return other
    if what == 4:
        return array[::-1]
    if what == 5:
        return np.broadcast_to(array[:1], array.shape)
    if what == 6:
        return np.concatenate([array, array])
    if what == 7:
        return array.reshape(-1, *array.shape)
    return np.asfortranarray(array.T) if array.ndim > 1 else array.view(np.uint8)


class Misuse:
    """One way to misuse each part, drawn at random."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.game = games.load("toy")
        self.runner = native.compiled(self.game)
        self.count = 4
        self.agents, self.learner = aec.Env("toy"), single.Env("toy")
        self.vector = vector.Tables("toy", self.count)
        for env in (self.agents, self.learner, self.vector):
            env.reset(seed=seed)
        self.ways: list[Callable[[], None]] = [
            self.wrong_arrays, self.wrong_jobs, self.wrong_states, self.wrong_calls, self.agent, self.step, self.tables,
            self.settings, self.spiel, self.chances,
        ]  # fmt: skip

    def rooms(self) -> dict[str, Any]:
        runner, count = self.runner, self.count
        return {
            "tables": runner.fresh(count, 2),
            "jobs": runner.jobs(count, native.FRESH),
            "outs": runner.choices(count),
            "masks": runner.masks(count),
            "inputs": runner.inputs(count),
        }

    def run(self, rooms: dict[str, Any], cores: Any = 1) -> None:
        self.runner.run(
            rooms["tables"], rooms["jobs"], rooms["outs"], cores, masks=rooms["masks"], inputs=rooms["inputs"]
        )

    def wrong_arrays(self) -> None:
        rooms = self.rooms()
        for name in self.chance.sample(ROOMS, self.chance.randint(1, 2)):
            rooms[name] = spoiled(rooms[name], self.chance)
        self.run(rooms, self.chance.choice([1, 1, 2, 0, -1, "2", 1.5]))

    def wrong_jobs(self) -> None:
        rooms, draw = self.rooms(), self.chance
        self.run(rooms)
        jobs = rooms["jobs"]
        for at in range(self.count):
            jobs[at]["flags"] = draw.randrange(FLAGS + 1) if draw.random() < 0.9 else draw.getrandbits(62)
            jobs[at]["limit"] = draw.choice([0, 1, 5, 50, -1, -(2**60)])
            for name in ("seed", "seat", "action"):
                jobs[at][name] = draw.choice([0, 1, 2, 7, -1, 2**40, -(2**63), 2**63 - 1])
        self.run(rooms)

    def wrong_states(self) -> None:
        rooms, draw = self.rooms(), self.chance
        self.run(rooms)
        tables, jobs = rooms["tables"], rooms["jobs"]
        jobs["flags"], jobs["limit"] = draw.randrange(2, FLAGS + 1) & ~native.FRESH, 3
        for at in range(self.count):
            what = draw.choice(["seats", "depth", "option", "stack"])
            if what == "stack":
                tables[at]["stack"][: int(tables[at]["depth"])] = draw.choice([-1, 99, 32767, -32768])
            else:
                tables[at][what] = draw.choice([-1, 99, 127, -128])
        self.run(rooms)
        assert set(jobs["fault"].tolist()) <= {UNFIT, ILLEGAL, 0}

    def wrong_calls(self) -> None:
        make = self.chance.choice([self.runner.tables, self.runner.choices, self.runner.masks, self.runner.inputs])
        odd = self.chance.choice(ODD)
        if type(odd) is not int or odd < 1000:  # more would only ask for a lot of memory
            make(odd)
        self.runner.jobs(self.chance.randrange(4), self.chance.choice(ODD), self.chance.choice(ODD))

    def agent(self) -> None:
        if self.chance.random() < 0.3:
            self.agents.reset(seed=self.chance.choice(ODD))
        if self.chance.random() < 0.3:
            self.agents.observe(self.chance.choice([*ODD, "player_0", "player_9"]))
        self.agents.step(self.chance.choice([*ODD, *range(self.game.actions.size)]))

    def step(self) -> None:
        if self.chance.random() < 0.3:
            self.learner.reset(seed=self.chance.choice(ODD), options=self.chance.choice(ODD))
        self.learner.step(self.chance.choice([*ODD, *range(self.game.actions.size)]))

    def tables(self) -> None:
        if self.chance.random() < 0.3:
            self.vector.reset(seed=self.chance.choice([*ODD, [1, 2, 3, 4], ["a"] * 4]))
        actions: Any = self.vector.random_actions()
        if self.chance.random() < 0.8:
            actions = self.chance.choice([*ODD, [self.chance.choice(ODD) for _ in range(4)], actions[:3], -actions - 1])
        self.vector.step(actions)
        self.vector.state(self.chance.choice(ODD))

    def settings(self) -> None:
        made: Any = self.chance.choice([aec.Env, single.Env, vector.Tables])
        names = ["mode", "seats", "options", "observe", "reward", "opponents", "seat", "cores", "copy"]
        made(self.chance.choice(["toy", *ODD]), **{self.chance.choice(names): self.chance.choice(ODD)})

    def chances(self) -> None:
        s, odd = self.game.new(2, seed=1), self.chance.choice(ODD)
        if self.chance.random() < 0.5:
            asked: Any = self.chance.choice([hidden, unknown, beliefs])
            asked(self.game, s, odd)
        else:
            settled(self.game, s, self.chance.choice([odd, *self.game.legal(s)]), [odd, odd])

    def spiel(self) -> None:
        try:
            import pyspiel

            from riverrat.env import spiel
        except ModuleNotFoundError:
            return
        state = pyspiel.load_game(spiel.short_name("toy")).new_initial_state()
        for _ in range(3):
            state.apply_action(self.chance.choice([*ODD, *range(8)]))


def main(count: int, seed: int) -> None:
    misuse, refused = Misuse(seed), 0
    for _ in range(count):
        try:
            misuse.chance.choice(misuse.ways)()
        except AssertionError:
            raise
        except Exception:
            refused += 1
    print(f"{count} calls, {refused} refused")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
