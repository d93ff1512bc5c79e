"""`riverrat balance`: is a box fair, and are there several ways to win? Reports are in English, as papers are."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import rich_click as click

from riverrat.engine.errors import RiverratError

from .command import Whole, command, game_argument
from .shell import Shell

FOLDER = click.Path(file_okay=False, path_type=Path)


@command()
@game_argument
@click.option("--networks", type=Whole(2), metavar="N", default=4, help="How many are trained (default: 4).")
@click.option("--minutes", type=float, metavar="M", help="How long they train, side by side (default: by game).")
@click.option(
    "--seats", type=Whole(2), metavar="N", multiple=True, help="Only these numbers of players (default: all)."
)
@click.option("--deals", type=Whole(1), metavar="N", default=24, help="Deals for each number of players (default: 24).")
@click.option("--folder", type=FOLDER, metavar="FOLDER", help="Where networks, games and report are kept.")
@click.option("--begin-from", type=FOLDER, metavar="FOLDER", help="Begin with the networks of another box.")
@click.option(
    "--favourite", is_flag=True, help="Take what a network likes best instead of following its policy by chance."
)
@click.option("--seed", type=Whole(0), metavar="S", default=1, help="Of the deals (default: 1).")
@click.option("--cores", type=Whole(1), metavar="N", help="To play on (default: all).")
def balance(shell: Shell, game: str, **given: Any) -> int:
    """Train a population of networks on a box, let them all meet, and tell how fair and varied the games are.

    With --data it is the corrected box. Networks and games are kept as they are finished: the same command goes on
    where it was stopped. The folder gets report.html and findings.json.
    """
    from riverrat.arena.results import Results
    from riverrat.balance.findings import findings
    from riverrat.balance.meetings import meetings, play
    from riverrat.balance.population import minutes_for, train, trainings
    from riverrat.balance.report import lines, page
    from riverrat.engine import native
    from riverrat.engine.record import write_safely

    box = shell.game(game)
    counts = [seats for seats in box.modes[0].seats if seats > 1]
    if wrong := [seats for seats in given["seats"] if seats not in counts]:
        raise RiverratError(f"--seats: {box.name} has {', '.join(map(str, counts))} players, not {wrong[0]}")
    minutes = given["minutes"] if given["minutes"] is not None else minutes_for(box)
    if minutes <= 0:
        raise RiverratError("--minutes: needs a number above 0")
    folder = given["folder"] or _usual_folder(box.name, box.box.hash)
    folder.mkdir(parents=True, exist_ok=True)
    asked = trainings(box, folder, given["networks"], minutes, shell.data, given["begin_from"])
    shell.print(
        f"{len(asked)} networks learn {box.name}, box {box.box.hash}, for {minutes:g} minutes each, in {folder}"
    )
    networks = train(asked, shell.print)
    matches = []
    for seats in given["seats"] or counts:
        match = meetings(game, networks, seats, shell.data, given["seed"], sampled=not given["favourite"])
        kept = folder / f"games-{seats}{'-favourite' if given['favourite'] else ''}.jsonl"
        matches.append((Results(match, kept), given["deals"] * match.per_deal))
    cores = given["cores"] or native.cores_here()
    with shell.progress(f"{box.name}: meetings", sum(games for _, games in matches)) as so_far:
        play(matches, cores, so_far)
    found = findings([results for results, _ in matches], cores)
    about = {"game": box.name, "data": box.box.hash, "networks": len(networks), "minutes": minutes}
    write_safely(folder / "findings.json", json.dumps({"about": about, "players": found}, indent=1))
    write_safely(folder / "report.html", page(found, about, shlex.join(["riverrat", *sys.argv[1:]])))
    if shell.json:
        shell.emit({"about": about, "players": found})
    else:
        shell.print(*lines(found), f"the whole report is {folder / 'report.html'}")
    return 0


def _usual_folder(game: str, box: str) -> Path:
    from riverrat.folders import data_folder

    return data_folder() / "balance" / f"{game}-{box}"
