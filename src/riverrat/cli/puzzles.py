"""`riverrat puzzles`: what there is to solve, and whether every answer stands."""

import rich_click as click

from .command import DefaultGroup, command, optional_game_argument
from .shell import Shell


@click.group(cls=DefaultGroup, default="today")
def puzzles() -> None:
    """The puzzles of the day (`today`), or a `check` of all of them."""


@command(group=puzzles)
@optional_game_argument
def today(shell: Shell, game: str | None) -> int:
    """The puzzle of the day of each game, the same for everybody."""
    from datetime import UTC, datetime

    from riverrat.puzzles import daily

    day = datetime.now(UTC).date()
    found = {one.name: puzzle.name for one in shell.games(game) if (puzzle := daily(one.name, day))}
    if shell.json:
        shell.emit({"day": day.isoformat(), "puzzles": found})
    else:
        for name, chosen in found.items():
            shell.print(f"/puzzles/{name}/{chosen}")
    return 0


@command(group=puzzles)
@optional_game_argument
def check(shell: Shell, game: str | None) -> int:
    """Solve every puzzle by trying everything, and hold it against its answer. Exit code 1: some answer is wrong."""
    from riverrat.engine.errors import RiverratError
    from riverrat.puzzles import puzzles as all_of
    from riverrat.puzzles.solve import faults

    wrong: dict[str, list[str]] = {}
    for one in shell.games(game):
        known = all_of(one.name)
        with shell.progress(one.name, max(1, len(known))) as so_far:
            for number, puzzle in enumerate(known, 1):
                try:
                    found = list(faults(puzzle))
                except RiverratError as error:
                    found = [str(error)]
                if found:
                    wrong[f"{one.name}/{puzzle.name}"] = found
                so_far(number)
        if not shell.json:
            shell.print(shell.words().say("puzzles-checked", name=one.name, count=len(known)))
    if shell.json:
        shell.emit(wrong)
    else:
        for name, found in wrong.items():
            shell.print(f"{name}: {'; '.join(found)}", style="bold red")
    return int(bool(wrong))
