"""`riverrat new`, `show`, `legal`, `act`: positions made, looked at and played on."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import rich_click as click

from .command import Whole, command, game_argument, position_argument, table_of, table_options
from .shell import Shell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from riverrat.engine.game import Score
    from riverrat.texts import Catalog


def seat_names(words: Catalog, seats: int) -> list[str]:
    return [words.say("terminal-seat", number=seat + 1) for seat in range(seats)]


def scores_as_json(scores: Sequence[Score]) -> list[dict[str, Any]]:
    return [{"seat": x.seat, "points": x.points, "lines": x.lines, "won": x.won} for x in scores]


@command()
@game_argument
@table_options
def new(
    shell: Shell, game: str, players: int | None, mode: str | None, option: tuple[str, ...], seed: int | None
) -> int:
    """Set up a game and print its first position."""
    chosen = shell.game(game)
    shell.emit(chosen.position(chosen.new(*table_of(chosen, players, mode, option), seed)))
    return 0


@command()
@position_argument
@click.option(
    "--seat", type=Whole(0), metavar="N", help="Who looks: 1, 2, ... or 0 for a spectator (default: who decides)."
)
def show(shell: Shell, position: str, seat: int | None) -> int:
    """Show a position (a file, or - for standard input) as one seat sees it."""
    from riverrat.engine.errors import BadOption
    from riverrat.engine.game import SPECTATOR

    game, s = shell.position(position)
    looks = game.seat(s) if seat is None else seat - 1
    if not SPECTATOR <= looks < s.seats:
        raise BadOption(f"this table has the seats 1 to {s.seats}, and 0 for a spectator")
    scores = game.scores(s)
    if shell.json:
        shell.emit(
            {
                "view": game.view(s, looks),
                "seat": game.seat(s),
                "step": game.step(s),
                "over": bool(s.over),
                "scores": scores_as_json(scores),
            }
        )
        return 0
    words = shell.words(game)
    say, names = words.say, seat_names(words, s.seats)
    shell.print(game.show(game.view(s, looks), say))
    points = ", ".join(say("terminal-says", name=names[x.seat], text=str(x.points)) for x in scores)
    shell.print(say("command-points-line", points=points))
    asked = "" if s.over else say("terminal-says", name=names[game.seat(s)], text=say(f"ask-{game.step(s)}"))
    shell.print(asked or say("terminal-over"))
    return 0


@command()
@position_argument
def legal(shell: Shell, position: str) -> int:
    """List the legal actions of a position (a file, or - for standard input)."""
    game, s = shell.position(position)
    words = shell.words(game)
    choices = game.legal(s)
    if shell.json:
        name, target = game.actions.text, game.actions.target
        shell.emit([{"id": a, "text": name(a), "target": target(a), "means": words.action(a)} for a in choices])
    else:
        shell.table(["", ""], [[game.actions.text(a), words.action(a)] for a in choices])
    return 0


@command()
@position_argument
@click.argument("action", nargs=-1, required=True)
def act(shell: Shell, position: str, action: tuple[str, ...]) -> int:
    """Take actions such as "rat 0" in a position, and print the position they lead to."""
    game, s = shell.position(position)
    words, told = shell.words(game), []
    names = seat_names(words, s.seats)
    for text in action:
        for event in game.play(s, text):
            name, values = game.event_words(event)
            told.append({"event": name, "seat": event[1], **values})
            if not shell.json:
                print(words.event(event, names), file=sys.stderr)
    shell.emit({"position": game.position(s), "events": told} if shell.json else game.position(s))
    return 0
