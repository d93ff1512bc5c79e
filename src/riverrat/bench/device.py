"""How many steps a second the environment on a GPU makes, with observation, mask and reward.

`python -m riverrat.bench.device [GAME]...` is `riverrat bench env --device` on a machine that has nothing but torch,
NumPy, numba and numba-cuda. Before anything is measured, tables on the card are played beside the interpreter's.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from riverrat import games
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.env.device import Tables
from riverrat.env.episode import Episode
from riverrat.env.rewards import final_rewards
from riverrat.env.setting import Setting

COUNTS = (32_768, 131_072, 262_144)  # tables at once
AT_ONCE = 16  # steps between looks at the clock
COMPARED = (8, 400)  # tables and steps that are compared with the interpreter's


def compared(game: Game, seats: int, tables: int = COMPARED[0], steps: int = COMPARED[1]) -> int:
    """Step tables on the card and in the interpreter alike. Returns how many steps were the same: all of them.

    Raises RiverratError for the first thing that differs.
    """
    setting = Setting.of(game, seats=seats)
    card = Tables(game, tables, seats=seats)
    seen, info = card.reset(seed=4)
    here = [Episode(setting, "array", "rank") for _ in range(tables)]
    for episode, seed in zip(here, card.seeds().tolist(), strict=True):
        episode.start(seed)
    worth, ended = torch.zeros(tables), torch.zeros(tables, dtype=torch.bool)
    last = [episode.seat for episode in here]
    for step in range(steps):
        rows, masks, whose = (each.cpu().numpy() for each in (seen, info["action_mask"], info["seat"]))
        for at, episode in enumerate(here):
            same = np.array_equal(rows[at], episode.observation(episode.seat if not episode.over else last[at]))
            same = same and np.array_equal(masks[at], episode.mask()) and whose[at] == episode.seat
            due = final_rewards(game, episode.s, "rank")[last[at]] if episode.over else 0.0
            if not same or bool(ended[at]) != episode.over or abs(float(worth[at]) - due) > 1e-6:
                raise RiverratError(f"{game.name}: table {at} on the card is not the interpreter's at step {step}")
            last[at] = episode.seat
        actions = card.random_actions()
        seen, worth, ended, _, info = card.step(actions)
        for at, episode in enumerate(here):
            if episode.over:
                episode.start(int(card.seeds()[at]))
            else:
                episode.play(int(actions[at]))
    return steps * tables


def pace(game: Game, seats: int, count: int, seconds: float, *, checked: bool) -> int:
    """Steps a second of random play; setting up a game counts as no step."""
    tables = Tables(game, count, seats=seats, checked=checked)
    tables.reset(seed=1)
    made = torch.zeros((), dtype=torch.int64, device=tables.masks.device)
    ended = torch.zeros(count, dtype=torch.bool, device=tables.masks.device)
    for _ in range(AT_ONCE):  # what is compiled first does not count
        ended = tables.step(tables.random_actions())[2]
    torch.cuda.synchronize()
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        for _ in range(AT_ONCE):
            made += count - ended.sum()
            ended = tables.step(tables.random_actions())[2]
        torch.cuda.synchronize()
    return round(int(made) / spent)


def measure(game: Game, seats: int, counts: Sequence[int] = COUNTS, seconds: float = 2.0) -> dict[str, Any]:
    """All figures of one game; checked steps wait for the card to say that every action is legal."""
    begin = time.perf_counter()
    found: dict[str, Any] = {"game": game.name, "seats": seats, "steps_compared": compared(game, seats)}
    found["compiled_and_compared_in_s"] = round(time.perf_counter() - begin, 1)
    found["paces"] = []
    for count in counts:
        names = {"steps_per_s": False, "checked_steps_per_s": True}
        row = {name: pace(game, seats, count, seconds, checked=checked) for name, checked in names.items()}
        found["paces"].append({"tables": count, **row})
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m riverrat.bench.device")
    parser.add_argument("game", nargs="*", help="default: all")
    parser.add_argument("--seats", type=int, default=0, help="how many seats (default: the most)")
    parser.add_argument("--tables", type=int, nargs="+", default=COUNTS, help="how many tables at once")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure (2)")
    given = parser.parse_args(arguments)
    try:
        for name in given.game or games.names():
            game = games.load(name)
            seats = given.seats or game.modes[0].seats[-1]
            print(json.dumps(measure(game, seats, given.tables, given.seconds)), flush=True)
    except RiverratError as error:
        print(f"riverrat: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
