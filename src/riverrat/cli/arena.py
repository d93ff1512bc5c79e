"""`riverrat arena`, `ladder` and `baselines`: players meet. Reports are in English, as papers are."""

import datetime
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import rich_click as click

from .command import GameName, ModeName, Whole, command, game_argument
from .shell import Shell

if TYPE_CHECKING:
    from riverrat.arena.job import Job
    from riverrat.arena.match import Plan
    from riverrat.arena.results import Results

NEW_FILE = click.Path(dir_okay=False, path_type=Path)


@command()
@game_argument
@click.option(
    "--players",
    required=True,
    metavar="A,B,...",
    help="Levels or players, with a limit if you like: master,club:0.2s,playouts:8000; your own are network=FILE, "
    "learned=FILE:200 or module:Class. One for each seat; one alone plays against itself; more than seats meet in all "
    "combinations.",
)
@click.option("--games", type=Whole(0), metavar="N", help="How many, rounded up to whole deals (default: 100).")
@click.option("--seats", type=Whole(1), metavar="N", help="At a table (default: as many as players).")
@click.option("--mode", type=ModeName(), metavar="MODE", help="A mode from `riverrat games`.")
@click.option("--option", "option", multiple=True, metavar="NAME=VALUE", help="An option; may be given several times.")
@click.option("--seed", type=Whole(0), metavar="S", default=1, help="Of the deals (default: 1).")
@click.option(
    "--claim", type=float, metavar="SHARE", help="Stop when it is settled whether the first player wins more."
)
@click.option("--at-least", type=Whole(0), metavar="N", default=60, help="With a claim: games to play (default: 60).")
@click.option("--at-most", type=Whole(1), metavar="N", default=400, help="With a claim: games to play (default: 400).")
@click.option("--cores", type=Whole(1), metavar="N", help="To play on (default: all).")
@click.option("--ray", default="", metavar="ADDRESS", help="Play on a Ray cluster (`auto`, host:port, or `local`).")
@click.option("--results", type=NEW_FILE, metavar="FILE", help="Where games are kept (default: among your data).")
@click.option("--html", type=NEW_FILE, metavar="FILE", help="Write a report with plots.")
@click.option("--parquet", type=NEW_FILE, metavar="FILE", help="Write a row for each seat of each game.")
@click.option("--record", type=Whole(0), metavar="N", help="Print the record of game N and play nothing.")
def arena(shell: Shell, game: str, players: str, option: tuple[str, ...], **given: Any) -> int:
    """Let players meet with everybody on every seat of the same deals.

    Every game is kept as soon as it is over: the same command goes on where it was stopped.
    """
    from riverrat.arena.job import job, options_of
    from riverrat.arena.match import Plan
    from riverrat.arena.results import Results
    from riverrat.arena.sequential import Claim

    match = job(
        game,
        players.split(","),
        seats=given["seats"],
        mode=given["mode"],
        options=options_of(option),
        seed=given["seed"],
        corrections=shell.data,
        date=datetime.datetime.now(datetime.UTC).date().isoformat(),
    )
    results = Results(match, given["results"] or usual_file(match))
    if given["record"] is not None:
        shell.print(results.game(given["record"]).record.rstrip("\n"))
        return 0
    if results.games:
        before = f"{len(results.games)} games of this match were played before and count"
        print(f"riverrat: {before}; with another --results FILE all are played anew", file=sys.stderr)
    claim = None if given["claim"] is None else Claim(given["claim"], given["at_least"], given["at_most"])
    games = given["games"] if given["games"] is not None else 100 if claim is None else claim.at_most
    play_on(shell, results, Plan(games, claim, given["cores"] or 0, given["ray"]))
    _tell(shell, results, claim, given["html"], given["parquet"])
    return 0


def usual_file(job: "Job") -> Path:
    """Where the games of a match are kept when nobody says otherwise."""
    from riverrat.arena.results import match_name
    from riverrat.folders import data_folder

    folder = data_folder() / "arena"
    folder.mkdir(exist_ok=True)
    return folder / f"{match_name(job)}-{job.code}.jsonl"


def play_on(shell: Shell, results: "Results", plan: "Plan") -> None:
    """Play what is missing, with a bar and the time left; when somebody stops it, say where it can go on."""
    from riverrat.arena.match import rounded, run
    from riverrat.arena.playing import warm_up
    from riverrat.engine import native

    games = rounded(results.job, plan.games)
    if not plan.ray and any(number not in results.games for number in range(games)):
        with native.progress(shell.words().say("command-compiling", game=results.job.game)):
            warm_up(results.job)
    try:
        with shell.progress(_named(results.job), games) as so_far:
            so_far(len(results.games))
            run(results, plan, so_far)
    except KeyboardInterrupt:
        kept = f"{len(results.games)} games are kept in {results.path}; the same command goes on from there"
        print(f"\nriverrat: stopped; {kept}", file=sys.stderr)
        raise


def _named(job: "Job") -> str:
    return f"{job.game}: {', '.join(job.players)}"


def _tell(shell: Shell, results: "Results", claim: Any, html: Path | None, parquet: Path | None) -> None:
    from riverrat.arena.export import write_parquet
    from riverrat.arena.report import page
    from riverrat.arena.summary import summary
    from riverrat.arena.table import lines
    from riverrat.engine.record import write_safely

    found = summary(results, claim)
    if html:
        write_safely(html, page(found, shlex.join(["riverrat", *sys.argv[1:]])))
    if parquet:
        write_parquet(parquet, results.job, [results.games[number] for number in sorted(results.games)])
    if shell.json:
        shell.emit(found)
    else:
        shell.print(*lines(found), f"kept in {results.path}")


PLACES = ("--results", "--write")


def as_given(words: Sequence[str], places: Sequence[str] = PLACES) -> str:
    """The command that does the same again, as it was given, without where things were kept and written."""
    kept, skip = [], False
    for word in words:
        if skip:
            skip = False
        elif word in places:
            skip = True
        elif word != "--no-play" and not word.startswith(tuple(f"{place}=" for place in places)):
            kept.append(word)
    return shlex.join(["riverrat", *kept])


@command()
@click.argument("names", nargs=-1, type=GameName(), metavar="[GAME]...")
@click.option("--only", default="", metavar="PARTS", help="Of steps,baseline,guides,self-play,solo,own (default: all).")
@click.option(
    "--time", type=Whole(1, 100), metavar="PERCENT", default=100, help="Of each level's own time (default: 100)."
)
@click.option("--at-least", type=Whole(0), metavar="N", default=60, help="Games for a claim (default: 60).")
@click.option("--at-most", type=Whole(1), metavar="N", default=400, help="Games for a claim (default: 400).")
@click.option("--self-play", type=Whole(1), metavar="N", default=60, help="Games of a level against itself or alone.")
@click.option("--player", multiple=True, help="One of your own, to meet every level: learned=mine.npz:200, mine:Best.")
@click.option("--cores", type=Whole(1), metavar="N", help="To play on (default: all).")
@click.option("--ray", default="", metavar="ADDRESS", help="Play on a Ray cluster.")
@click.option("--again", is_flag=True, help="Play anew what earlier players have played.")
@click.option(
    "--results", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER", help="Where games are kept."
)
@click.option("--write", type=NEW_FILE, metavar="FILE", default="docs/strength.md", help="The page (docs/strength.md).")
@click.option("--no-play", is_flag=True, help="Only write the page, from what has been played.")
def ladder(shell: Shell, names: tuple[str, ...], only: str, **given: Any) -> int:
    """Play every level of every game against the others and write down how strong they are.

    It takes hours and may be stopped at any time: the same command goes on. Parts can be played one by one.
    """
    from riverrat.arena.ladder import KINDS, Size, finished, found_in, results_of, whole_ladder
    from riverrat.arena.match import Plan
    from riverrat.arena.strength import strength_page
    from riverrat.engine.record import write_safely
    from riverrat.folders import data_folder
    from riverrat.players.entrants import entrant

    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    folder = given["results"] or data_folder() / "ladder"
    size = Size(given["time"] / 100, given["at_least"], given["at_most"], given["self_play"])
    kinds = [kind for kind in only.split(",") if kind] or KINDS
    own = [entrant(text).name for text in given["player"]]
    for rung in [] if given["no_play"] else whole_ladder(names, size, kinds, today, own):
        results = results_of(rung, folder, again=given["again"])
        if not finished(rung, results):
            play_on(shell, results, Plan(rung.games, rung.claim, given["cores"] or 0, given["ray"]))
    page = strength_page(found_in(folder), size.at_least, size.at_most, today, as_given(sys.argv[1:]))
    write_safely(given["write"], page)
    shell.print(str(given["write"]))
    return 0


@command()
@click.argument("names", nargs=-1, type=GameName(), metavar="[GAME]...")
@click.option("--seats", type=Whole(2), metavar="N", help="At a table (default: the fewest, but no solo games).")
@click.option("--games", type=Whole(1), metavar="N", default=100, help="Of each match (default: 100).")
@click.option("--minutes", type=float, metavar="M", default=float("inf"), help="Begin no game after that.")
@click.option("--cores", type=Whole(1), metavar="N", help="To play on (default: all).")
@click.option(
    "--results", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER", help="Where games are kept."
)
@click.option("--write", type=NEW_FILE, metavar="FILE", default="docs/research.md", help="The page (docs/research.md).")
@click.option("--no-play", is_flag=True, help="Only write the tables, from what has been played.")
def baselines(shell: Shell, names: tuple[str, ...], **given: Any) -> int:
    """Play the baselines (random, greedy, network, club, expert) and write their tables.

    Every game is kept as soon as it is over. `python -m riverrat.arena baselines` is the same on a machine that has
    only NumPy and numba.
    """
    from riverrat import games
    from riverrat.arena.baselines import Plan, matches, page, play_baselines, write_into
    from riverrat.arena.match import rounded
    from riverrat.engine import native
    from riverrat.folders import data_folder

    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    folder = given["results"] or data_folder() / "baselines"
    if not given["no_play"]:
        jobs = [one for name in names or games.names() for one in matches(games.load(name), given["seats"] or 0, today)]
        plan = Plan(given["games"], given["cores"] or native.cores_here(), given["minutes"])
        with shell.progress("baselines", sum(rounded(one, plan.games) for one in jobs)) as so_far:
            play_baselines(jobs, folder, plan, lambda done, _whole: so_far(done))
    write_into(given["write"], page(folder, as_given(sys.argv[1:])))
    shell.print(str(given["write"]))
    return 0
