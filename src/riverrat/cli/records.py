"""`riverrat replay`: a recorded game told, checked or opened at one of its moments."""

import rich_click as click

from .command import FILE, Whole, command
from .positions import scores_as_json, seat_names
from .shell import Shell


@command()
@click.argument("file", type=FILE)
@click.option("--at", type=Whole(0), metavar="N", help="Print the position after N actions.")
@click.option("--check", is_flag=True, help="Only check that it replays.")
def replay(shell: Shell, file: str, at: int | None, check: bool) -> int:
    """Tell a recorded game (a file, or - for standard input), check it, or print one of its positions."""
    record = shell.record(file)
    game = record.game
    if at is not None:
        shell.emit(game.position(record.at(at)))
        return 0
    scores, over = game.scores(record.now), bool(record.now.over)
    if shell.json:
        found = {"game": game.name, "seats": record.seats, "actions": len(record), "over": over}
        shell.emit({**found, "scores": scores_as_json(scores)})
        return 0
    words = shell.words(game)
    names = seat_names(words, record.seats)
    if not check:
        for ply, action in enumerate(record.actions):
            said = words.say("terminal-says", name=names[record.seat_at(ply)], text=words.action(action))
            shell.print(f"{ply + 1:4} {said}", style="bold")
            for event in record.events[ply]:
                shell.print(f"       {words.event(event, names)}")
    won = f" ({words.say('command-won')})"
    points = ", ".join(
        words.say("terminal-says", name=names[x.seat], text=f"{x.points}{won if x.won else ''}") for x in scores
    )
    key = "command-replay-over" if over else "command-replay-not-over"
    shell.print(words.say(key, actions=len(record), points=points))
    return 0
