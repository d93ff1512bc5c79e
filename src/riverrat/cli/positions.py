"""`riverrat new`, `show`, `legal`, `act`, `think`: positions made, looked at, played on and thought about."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import rich_click as click

from .command import Whole, command, game_argument, position_argument, table_of, table_options
from .shell import Shell

if TYPE_CHECKING:
    from riverrat.engine.game import Score
    from riverrat.texts import Catalog


def seat_names(words: "Catalog", seats: int) -> list[str]:
    return [words.say("terminal-seat", number=seat + 1) for seat in range(seats)]


def scores_as_json(scores: Sequence["Score"]) -> list[dict[str, Any]]:
    return [{"seat": x.seat, "points": x.points, "lines": x.lines, "won": x.won} for x in scores]


@command()
@game_argument
@table_options
def new(shell: Shell, game: str, seats: int | None, mode: str | None, option: tuple[str, ...], seed: int | None) -> int:
    """Set up a game and print its first position."""
    chosen = shell.game(game)
    shell.emit(chosen.position(chosen.new(*table_of(chosen, seats, mode, option), seed)))
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


@command()
@game_argument
@position_argument
@click.option(
    "--network",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Ask a network of your own (default: the one that comes with the game).",
)
@click.option("--most", type=Whole(1), metavar="N", help="Of the choices, the likeliest (default: all).")
def think(shell: Shell, game: str, position: str, network: Path | None, most: int | None) -> int:
    """What a network makes of a position (a file, or - for standard input) for the seat to decide, without searching.

    The share of each choice in its policy, each seat's chance to win, and the points it will be ahead of the best other
    at the end.
    """
    from riverrat.engine.errors import BadPosition, RiverratError
    from riverrat.players.entrants import hash_of
    from riverrat.players.look import look
    from riverrat.players.network import NETWORKS, network_of, read_once

    found, s = shell.position(position)
    if found.name != shell.game(game).name:
        raise BadPosition("game", f"this is a position of {found.name}")
    if s.over:
        raise RiverratError("the game is over: nobody decides")
    asked = network_of(found) if network is None else read_once(found, network)
    seen = look(found, s, asked)
    words, chosen = shell.words(found), [(found.actions.id(text), share) for text, share in seen.choices(most)]
    if shell.json:
        policy = [{"id": a, "text": found.actions.text(a), "share": round(share, 6)} for a, share in chosen]
        standing = {"chances": seen.chances.round(4).tolist(), "ahead": seen.ahead.round(2).tolist()}
        file = network or NETWORKS / f"{found.name}.npz"
        about = {"file": str(file), "sha256": hash_of(file), "fit": asked.fit}
        shell.emit({"game": found.name, "seat": seen.seat, "policy": policy, **standing, "network": about})
        return 0
    say, names = words.say, seat_names(words, s.seats)
    asks = say(f"ask-{found.step(s)}")
    rows: list[list[object]] = [[found.actions.text(a), words.action(a), f"{share:.1%}"] for a, share in chosen]
    shell.table(["", "", say("think-share")], rows, title=say("terminal-says", name=names[seen.seat], text=asks))
    each = [[names[k], f"{seen.chances[k]:.1%}", f"{seen.ahead[k]:+.1f}"] for k in range(s.seats)]
    shell.table(["", say("think-chance"), say("think-ahead" if s.seats > 1 else "think-points")], each)
    return 0
