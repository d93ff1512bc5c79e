"""What a finished game is worth to each seat, in numbers from -1 to 1; or what each step of it is (`lead`)."""

from collections.abc import Sequence
from typing import Any, Literal, get_args

import numpy as np

from riverrat.engine.errors import BadOption
from riverrat.engine.game import Game
from riverrat.engine.rule import rule

Reward = Literal["rank", "win", "margin"]
REWARDS: tuple[str, ...] = get_args(Reward)
RANK, WIN = REWARDS.index("rank"), REWARDS.index("win")
MARGIN = 100  # points of lead that count as everything
LEAD = "lead"  # not at the end alone: how the lead changes from one decision to the next


def check_reward(reward: str) -> None:
    if reward not in REWARDS:
        raise BadOption(f"a reward is {', '.join(REWARDS)}, or {LEAD} for one learner, not {reward!r}")


@rule
def worth(kind: int, seats: int, seat: int, points: Any, ranks: Any, won: Any) -> float:
    """What a finished game is worth to a seat; `kind` is the place of the reward in REWARDS.

    `rank`: seats beaten less seats lost to, as a share of all others; ties count as neither, the sum is 0.
    `win`: 1 for a winner, -1 for the others.
    `margin`: points ahead of the best other seat (behind: negative), 1 for MARGIN points and more.
    Who plays alone wins or loses against the game (`rank`, `win`); `margin` is then of its points themselves.
    """
    if kind == WIN or (kind == RANK and seats == 1):
        return 1.0 if won[seat] != 0 else -1.0
    if kind == RANK:
        beaten = 0
        for other in range(seats):
            if ranks[seat] > ranks[other]:
                beaten += 1
            elif ranks[seat] < ranks[other]:
                beaten -= 1
        return beaten / (seats - 1)
    best = 0 if seats == 1 else points[1] if seat == 0 else points[0]
    for other in range(seats):
        if other != seat:
            best = max(best, points[other])
    lead: float = (points[seat] - best) / MARGIN
    return max(-1.0, min(1.0, lead))


def rewards(reward: str, points: Sequence[int], ranks: Sequence[int], won: Sequence[int]) -> Any:
    """The rewards of all seats of one finished game."""
    kind, seats = REWARDS.index(reward), len(points)
    return np.array([worth(kind, seats, seat, points, ranks, won) for seat in range(seats)])


def lead(game: Game, s: Any, seat: int) -> float:
    """How far a seat is ahead of the best other now, as `margin` counts it but without an end; alone, its points."""
    points = [game.points_rule(s, each, [0] * len(game.score_lines)) for each in range(s.seats)]
    best = max((one for each, one in enumerate(points) if each != seat), default=0)
    ahead: float = (points[seat] - best) / MARGIN
    return ahead


def final_rewards(game: Game, s: Any, reward: str) -> Any:
    """The rewards of one finished game, in the interpreter."""
    scores = game.scores(s)
    points, ranks, won = ([int(getattr(score, name)) for score in scores] for name in ("points", "rank", "won"))
    return rewards(reward, points, ranks, won)
