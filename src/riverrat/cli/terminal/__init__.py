"""Any game in the terminal: lines of text and numbered choices, nothing that moves; friendly to screen readers."""

from __future__ import annotations

from pathlib import Path

from riverrat.engine import native
from riverrat.engine.record import Record
from riverrat.players.levels import DEFAULT, Level, level
from riverrat.players.network import fits
from riverrat.players.player import Limit

from ..shell import Shell
from .sitting import Sitting


def sit_down(shell: Shell, record: Record, save: Path, *, hot_seat: bool, opponent: str | None) -> Sitting:
    """A game ready to be played: by people on all seats, or by one against opponents of a level."""
    people, against = set(range(record.seats)) if hot_seat else {0}, None
    if not hot_seat and record.seats > 1:
        against = level(opponent or DEFAULT)
        with native.progress(shell.words().say("command-compiling", game=record.game.name)):
            _warm_up(record, against)
        if not native.available():
            shell.print(shell.words().say("command-weaker"))
        elif against.learned and (fit := fits(record.game)) != "exact":
            shell.print(shell.words().say(f"command-{fit}", level=against.name))
    return Sitting(shell, record, people, against, save)


def _warm_up(record: Record, against: Level) -> None:
    """Have an opponent think briefly about a game of its own, so that everything it needs is compiled."""
    s = record.game.new(record.seats, record.options, seed=0)
    against.player.decide(record.game, s, record.game.seat(s), Limit(playouts=1), 0)
