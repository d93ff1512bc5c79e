"""Any game in the terminal: lines of text and numbered choices, nothing that moves; friendly to screen readers."""

from collections.abc import Sequence
from pathlib import Path

from riverrat.engine import native
from riverrat.engine.errors import BadOption
from riverrat.engine.record import Record
from riverrat.players.entrants import Entrant, entrant
from riverrat.players.levels import DEFAULT
from riverrat.players.network import fits

from ..shell import Shell
from .company import Company
from .sitting import Sitting


def sit_down(shell: Shell, record: Record, save: Path, *, hot_seat: bool, opponents: Sequence[str]) -> Sitting:
    """A game ready to be played: by people on all seats, or by one against opponents."""
    people = set(range(record.seats)) if hot_seat else {0}
    others = {} if hot_seat else _seated(record.seats, opponents or [DEFAULT])
    company, say = Company(record.game, others, shell.data), shell.words().say
    if company.compiling:
        shell.print(say("terminal-meanwhile", game=record.game.name))
    elif others and not native.available():
        shell.print(say("command-weaker"))
    for one in dict.fromkeys(others.values()):
        if one.learned and native.available() and (fit := fits(record.game)) != "exact":
            shell.print(say(f"command-{fit}", level=one.name))
    return Sitting(shell, record, people, company, save)


def _seated(seats: int, named: Sequence[str]) -> dict[int, Entrant]:
    """Who sits where: one for each seat but the first, or one for all of them."""
    if len(named) not in (1, seats - 1):
        raise BadOption(f"{len(named)} players for {seats - 1} other seats; name one for each, or one for all")
    found = [entrant(name) for name in named]
    return {seat: found[(seat - 1) % len(found)] for seat in range(1, seats)}
