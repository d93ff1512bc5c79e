"""What a finished game is worth to each seat, in numbers from -1 to 1."""

from __future__ import annotations

from typing import Any, Literal, get_args

import numpy as np

from riverrat.engine.errors import BadOption
from riverrat.engine.game import Game

Reward = Literal["rank", "win", "margin"]
REWARDS: tuple[str, ...] = get_args(Reward)
MARGIN = 100  # points of lead that count as everything


def check_reward(reward: str) -> None:
    if reward not in REWARDS:
        raise BadOption(f"a reward is {', '.join(REWARDS)}, not {reward!r}")


def rewards(reward: str, points: Any, ranks: Any, won: Any) -> Any:
    """The rewards of finished games, a row for each with a column for each seat.

    `rank`: seats beaten less seats lost to, as a share of all others; ties count as neither, the sum is 0.
    `win`: 1 for a winner, -1 for the others.
    `margin`: points ahead of the best other seat (behind: negative), 1 for MARGIN points and more.
    Who plays alone wins or loses against the game (`rank`, `win`); `margin` is then of its points themselves.
    """
    points, ranks, won = (np.asarray(each, np.int64) for each in (points, ranks, won))
    seats = points.shape[1]
    if reward == "win" or (reward == "rank" and seats == 1):
        found = np.where(won != 0, 1.0, -1.0)
    elif reward == "rank":
        found = np.sign(ranks[:, :, None] - ranks[:, None, :]).sum(2) / (seats - 1)
    elif seats == 1:
        found = points / MARGIN
    else:
        others = np.where(np.eye(seats, dtype=bool), np.iinfo(np.int64).min, points[:, None, :]).max(2)
        found = (points - others) / MARGIN
    return np.clip(found, -1, 1)


def final_rewards(game: Game, s: Any, reward: str) -> Any:
    """The rewards of one finished game, in the interpreter."""
    scores = game.scores(s)
    rows = ([[getattr(score, name) for score in scores]] for name in ("points", "rank", "won"))
    return rewards(reward, *rows)[0]
