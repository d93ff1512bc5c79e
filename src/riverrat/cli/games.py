"""`riverrat games` and `riverrat data`: what can be played, and every value of a box."""

import json
from typing import TYPE_CHECKING

import rich_click as click

from .command import FILE, command, game_argument, optional_game_argument
from .shell import Shell

if TYPE_CHECKING:
    from riverrat.engine.game import Game


@command()
@optional_game_argument
def games(shell: Shell, game: str | None) -> int:
    """List the games with their modes and options."""
    found = shell.games(game)
    if shell.json:
        shell.emit([_described(shell, one) for one in found])
        return 0
    say = shell.words().say
    if shell.plain:
        for one in found:
            _describe(shell, one)
        return 0
    rows = []
    for one in found:
        of_game = shell.words(one).say
        modes = ", ".join(f"{mode.name} ({_range(mode.seats)})" for mode in one.modes)
        rows.append([one.name, of_game("game-name"), _range(one.seat_counts), modes])
    shell.table([say("command-game"), say("command-title"), say("command-players"), say("command-modes")], rows)
    for one in found:
        of_game = shell.words(one).say
        choices = [[o.name, ", ".join(o.choices), of_game(f"option-{o.name}")] for o in one.options]
        if choices:
            headings = [say("command-option"), say("command-choices"), say("command-about")]
            shell.table(headings, choices, title=of_game("game-name"))
    return 0


def _range(counts: tuple[int, ...]) -> str:
    return str(counts[0]) if len(counts) == 1 else f"{counts[0]}-{counts[-1]}"


def _described(shell: Shell, game: "Game") -> dict[str, object]:
    return {
        "name": game.name,
        "title": shell.words(game).say("game-name"),
        "seats": list(game.seat_counts),
        "modes": {mode.name: list(mode.seats) for mode in game.modes},
        "options": {option.name: list(option.choices) for option in game.options},
        "rules": game.version,
        "data": game.box.hash,
    }


def _describe(shell: Shell, game: "Game") -> None:
    """A game in plain lines."""
    say = shell.words(game).say
    least, most = game.seat_counts[0], game.seat_counts[-1]
    shell.print(say("command-game-line", name=game.name, title=say("game-name"), least=least, most=most))
    shell.print("  " + say("command-modes-line", modes=", ".join(mode.name for mode in game.modes)))
    for option in game.options:
        shell.print("  " + say("command-option-line", name=option.name, choices=", ".join(option.choices)))


@command()
@game_argument
@click.option("--keep", type=FILE, metavar="FILE", help="Keep a former board.toml: games begun with it go on.")
def data(shell: Shell, game: str, keep: str | None) -> int:
    """List every value of a game's box with where it comes from."""
    if keep:
        return _keep(shell, game, keep)
    box = shell.game(game).box
    if shell.json:
        shell.emit([{"path": d.path, "value": d.value, "from": d.origin, "note": d.note} for d in box.data])
        return 0
    say = shell.words().say
    if shell.plain:
        for datum in box.data:
            note = f"  ({datum.note})" if datum.note else ""
            value = json.dumps(datum.value, ensure_ascii=False)
            shell.print(f"{say('command-origin-' + datum.origin):13} {datum.path} = {value}{note}")
    else:
        rows = [
            [d.path, json.dumps(d.value, ensure_ascii=False), say(f"command-origin-{d.origin}"), d.note]
            for d in box.data
        ]
        shell.table([say("command-datum"), say("command-value"), say("command-origin"), say("command-note")], rows)
    counts = {origin: sum(d.origin == origin for d in box.data) for origin in dict.fromkeys(d.origin for d in box.data)}
    listed = ", ".join(f"{count} {say('command-origin-' + origin)}" for origin, count in counts.items())
    shell.print(say("command-data-line", count=len(box.data), origins=listed))
    return 0


def _keep(shell: Shell, name: str, file: str) -> int:
    """A box that the game had before, from now on found by its hash."""
    from riverrat import games
    from riverrat.engine import data
    from riverrat.engine.errors import BadData

    kept = data.keep(games.load(name).folder, shell.read(file))
    try:
        games.load(name, kept)
    except BadData:
        kept.unlink()
        raise
    shell.print(str(kept))
    return 0
