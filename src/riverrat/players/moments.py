"""Where somebody had a choice in a recorded game."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from riverrat.engine.game import Game
from riverrat.engine.record import Record
from riverrat.engine.rule import step_now


@dataclass(frozen=True)
class Moment:
    """Where an intention of a game began, with more than one way to go on."""

    ply: int
    seat: int
    turn: int
    s: Any  # the table as that seat could know it
    played: tuple[int, ...]  # the whole intention


def moments(record: Record[Any], seed: int = 1) -> Iterator[Moment]:
    """Where each intention of a game began, with the table as its seat could know it then."""
    game, ply = record.game, 0
    while ply < len(record):
        s, last = record.at(ply), ply + 1
        while last < len(record) and goes_on(game, s, record.at(last)):
            last += 1
        # Who rides second in La Loire is asked for though it is forced, and where to is not.
        if any(len(game.legal(record.at(one))) > 1 for one in range(ply, last)):
            seat = record.seat_at(ply)
            yield Moment(ply, seat, s.turn, game.imagine(s, seat, seed + ply), tuple(record.actions[ply:last]))
        ply = last


def goes_on(game: Game, s: Any, at: Any) -> bool:
    """Whether a decision continues the intention that began at `s`, as `gestures` counts them."""
    same = at.turn == s.turn and at.reveals == s.reveals and game.seat(at) == game.seat(s)
    return same and not at.over and game.steps.all[step_now(at)].continues
