"""`riverrat bench`: speed, measured and compared in one run."""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import rich_click as click

from riverrat.engine.errors import RiverratError

from .command import DefaultGroup, GameName, Seconds, Whole, command, optional_game_argument, seats_option
from .shell import Shell


@click.group(cls=DefaultGroup, default="games")
def bench() -> None:
    """Measure speed: `bench [games] [GAME]`, of opponents who think (`search`), of the environments
    (`env`), of the `server`, of a `site`, or under `attacks`.
    """


def measuring_line(shell: Shell, what: str) -> AbstractContextManager[None]:
    """Says on stderr what is measured, and for how long by now."""
    from riverrat.engine import native

    return native.progress(shell.words().say("command-measuring", what=what))


@command(group=bench)
@optional_game_argument
@seats_option("How many (default: the most).")
@click.option("--cores", type=Whole(1), metavar="N", help="For the figure on all cores (default: all).")
@click.option("--gpu", is_flag=True, help="Measure on the GPU too.")
@click.option("--wasm", is_flag=True, help="Measure WebAssembly in node beside native code: random play and searches.")
@click.option(
    "--versus", default="", metavar="PEERS", help="Measure peers in the same run: catanatron,open_spiel,pettingzoo."
)
@click.option("--seconds", type=Seconds(), metavar="S", default=3.0, help="For each figure (default: 3).")
def games(
    shell: Shell,
    game: str | None,
    seats: int | None,
    cores: int | None,
    gpu: bool,
    wasm: bool,
    versus: str,
    seconds: float,
) -> int:
    """Decisions a second of a game, or of all: interpreted, native, on the GPU, beside its peers."""
    from riverrat.bench import games as measuring
    from riverrat.engine import native

    peers = [name for name in versus.split(",") if name]
    found = []
    for one in shell.games(game):
        most = seats or one.modes[0].seats[-1]
        many = cores or native.cores_here()
        with measuring_line(shell, one.name):
            found.append(measuring.measure(one, most, cores=many, with_gpu=gpu, versus=peers, seconds=seconds))
            if wasm:
                from riverrat.bench import wasm as browsers

                found[-1]["wasm"] = browsers.measure(one, most)
        if not shell.json:
            _report(shell, found[-1])
    if shell.json:
        shell.emit(found[0] if game else found)
    return 0


def _report(shell: Shell, found: dict[str, Any]) -> None:
    """The figures as a table with ratios."""
    say = shell.words().say
    base = found["interpreted"]
    paces = {say("bench-interpreted"): base, say("bench-native", cores=1): found["native"]}
    if found["cores"] > 1:
        paces[say("bench-native", cores=found["cores"])] = found["native_all_cores"]
    paces["GPU"] = found["gpu"]
    rows: list[list[object]] = [[name, pace, f"x {pace / base:,.1f}"] for name, pace in paces.items() if pace]
    for name, pace in found["peers"].items():
        rows.append([name, pace, say("bench-slower", times=f"{(found['native'] or base) / pace:,.0f}")])
    title = say("bench-title", game=found["game"], players=found["players"])
    shell.table(["", say("bench-decisions"), ""], rows, title=title)
    shell.print(say("bench-copies", plain=found["clones"], batch=found["clones_batch"]))
    if "wasm" in found:
        title = say("bench-wasm-title", game=found["game"], players=found["players"])
        rows = [
            [say(f"bench-wasm-{what}"), pace["native"], pace["wasm"], f"x {pace['wasm'] / pace['native']:.2f}"]
            for what, pace in found["wasm"].items()
        ]
        shell.table(["", say("bench-native", cores=1), "WebAssembly", ""], rows, title=title)


@command(group=bench)
@optional_game_argument
@seats_option("How many (default: the fewest, but no solo games).")
@click.option(
    "--simulations", type=Whole(1), metavar="N", default=20_000, help="At each moment of a game (default: 20,000)."
)
@click.option("--seconds", type=Seconds(), metavar="S", default=3.0, help="For each peer (default: 3).")
@click.option("--start", is_flag=True, help="Compile everything anew to measure how long the first start takes.")
def search(shell: Shell, game: str | None, seats: int | None, simulations: int, seconds: float, start: bool) -> int:
    """Simulations a second of opponents who think, on one core, beside the searches of other libraries."""
    from riverrat.bench import search as measuring

    with measuring_line(shell, "search"):
        found = measuring.measure(shell.games(game), seats, simulations, seconds, start)
    if shell.json:
        shell.emit(found)
        return 0
    say = shell.words().say
    rows: list[list[object]] = []
    for name, figures in found["games"].items():
        title = say("bench-search-title", game=name, players=figures["seats"])
        for guide in ("hand", "network"):
            if paces := figures.get(guide):
                spans = [_span([one[key] for one in paces]) for key in ("per_s", "depth")]
                rows.append([title, say(f"bench-guide-{guide}"), *spans])
        rows.append([title, say("bench-random-games"), figures["random_games_per_s"], ""])
        for which, spent in figures.get("start", {}).items():
            rows.append([title, say(f"bench-start-{which}", **spent), "", ""])
    rows += [[name, "", pace, ""] for name, pace in found["peers"].items()]
    shell.table(["", "", say("bench-simulations"), say("bench-depth")], rows)
    return 0


def _span(values: list[float]) -> str:
    return f"{min(values):,} - {max(values):,}"


@command(group=bench)
@optional_game_argument
@seats_option("How many (default: the most).")
@click.option("--cores", type=Whole(1), metavar="N", help="For the vector environment (default: all).")
@click.option("--seconds", type=Seconds(), metavar="S", default=3.0, help="For each figure (default: 3).")
@click.option("--device", is_flag=True, help="The environment on a GPU alone (needs torch, numba-cuda and a card).")
def env(shell: Shell, game: str | None, seats: int | None, cores: int | None, seconds: float, device: bool) -> int:
    """Steps a second of every environment, beside those of other libraries."""
    if device:
        return _device(shell, game, seats, seconds)
    from riverrat.bench import env as measuring
    from riverrat.engine import native

    with measuring_line(shell, "env"):
        found = measuring.measure(shell.games(game), seats, cores or native.cores_here(), seconds)
    if shell.json:
        shell.emit(found)
        return 0
    say = shell.words().say
    rows: list[list[object]] = []
    for name, paces in found["games"].items():
        title = say("bench-title", game=name, players=paces.pop("seats"))
        rows += [[title, kind, pace["steps_per_s"], pace["per_processor_s"]] for kind, pace in paces.items()]
    rows += [["", name, pace["steps_per_s"], pace["per_processor_s"]] for name, pace in found["peers"].items()]
    shell.table(["", "", say("bench-steps"), say("bench-steps-processor")], rows)
    return 0


def _device(shell: Shell, game: str | None, seats: int | None, seconds: float) -> int:
    """The figures of the environment on a GPU, a row for each number of tables."""
    from riverrat.bench import device as measuring
    from riverrat.engine import native

    say = shell.words().say
    found = []
    for one in shell.games(game):
        with native.progress(say("command-compiling", game=one.name)):
            found.append(measuring.measure(one, seats or one.modes[0].seats[-1], seconds=seconds))
    if shell.json:
        shell.emit(found)
        return 0
    rows: list[list[object]] = []
    for each in found:
        title = say("bench-title", game=each["game"], players=each["seats"])
        rows += [[title, pace["tables"], pace["steps_per_s"], pace["checked_steps_per_s"]] for pace in each["paces"]]
    shell.table(["", say("bench-tables"), say("bench-steps"), say("bench-steps-checked")], rows)
    return 0


@command(group=bench)
@click.option(
    "--play", type=GameName(), metavar="GAME", default="first-rat", help="What is played (default: first-rat)."
)
@click.option("--seats", type=Whole(1), metavar="N", default=300, help="How many are connected (default: 300).")
@click.option("--seconds", type=Seconds(), metavar="S", default=60.0, help="How long they play (default: 60).")
@click.option("--every", type=Seconds(), metavar="S", default=1.0, help="Each acts once in S seconds (default: 1).")
@click.option("--processes", type=Whole(1), metavar="N", default=1, help="How many serve together (default: 1).")
@click.option("--by-table", is_flag=True, help="Of several processes, each serves whole tables.")
@click.option("--native", is_flag=True, help="Wait until the server has compiled its games.")
@click.option("--database", default="", help="postgresql://... (default: SQLite).")
def server(
    shell: Shell,
    play: str,
    seats: int,
    seconds: float,
    every: float,
    processes: int,
    by_table: bool,
    native: bool,
    database: str,
) -> int:
    """How quick the server is when many people play at once, and how much memory a table takes."""
    from riverrat.bench import server as measuring

    with measuring_line(shell, "server"):
        found = measuring.measure(
            shell.game(play),
            seats,
            seconds,
            database,
            every=every,
            processes=processes,
            by_table=by_table,
            native=native,
        )
    if shell.json:
        shell.emit(found)
        return 0
    say = shell.words().say
    title = say("bench-server-title", seats=seats, game=play, seconds=f"{found['seconds']:.0f}")
    rows = [
        [say("bench-moves"), f"{found['moves_per_second']}"],
        [say("bench-delay"), f"p50 {found['p50_ms']}, p95 {found['p95_ms']}, p99 {found['p99_ms']}"],
        [say("bench-processor"), f"{found['processor_ms_per_move']}"],
        [say("bench-table-memory"), f"{found['table_kb']}"],
        [say("bench-memory"), f"{found['memory_mb']}"],
        [say("bench-errors"), f"{found['errors']}"],
    ]
    shell.table(["", ""], rows, title=title)
    return 0


@command(group=bench)
@click.option(
    "--seconds", type=Seconds(), metavar="S", default=10.0, help="Before and under each attack (default: 10)."
)
@click.option(
    "--attack", "chosen", multiple=True, metavar="NAME", help="By its name, such as 'hint spam' (default: all)."
)
@click.option(
    "--workers", type=Whole(1), multiple=True, default=(1, 2), metavar="N", help="Of the server (default: 1, then 2)."
)
@click.option("--native", is_flag=True, help="Wait until the server has compiled all games.")
def attacks(shell: Shell, seconds: float, chosen: tuple[str, ...], workers: tuple[int, ...], native: bool) -> int:
    """What others notice while the server is attacked: the slowest click, page, new table, opponent's move, hint and
    look-back, before the attack and under it (Linux). Each attack is told as soon as it is over.
    """
    from riverrat.bench import attacks as measuring
    from riverrat.bench.attackers import ATTACKS
    from riverrat.bench.others import KINDS

    if unknown := set(chosen) - set(ATTACKS):
        raise RiverratError(f"there is no attack {unknown.pop()!r}; there are {', '.join(ATTACKS)}")
    say, errors = shell.words().say, shell.console(errors=True)
    heads = [say(f"bench-{kind}") for kind in KINDS]
    widths = [max(map(len, ATTACKS)), len(say("bench-workers")), *(max(len(head), 15) for head in heads)]

    def line(*cells: str) -> None:
        """What is told last may be long: it is not cut to fit."""
        print(*(cell.ljust(width) for cell, width in zip(cells[:-1], widths, strict=True)), cells[-1], flush=True)

    if not shell.json:
        shell.print(say("bench-attacks-title"))
        line("", say("bench-workers"), *heads, say("bench-told"))
    runs = [(name, number) for name in chosen or ATTACKS for number in workers]
    for at, (name, number) in enumerate(runs, 1):
        errors.print(f"{at}/{len(runs)} {name}, {number}", end="\r" if errors.is_terminal else "\n")
        found = measuring.figures(measuring.measure(name, seconds, number, native=native))
        if shell.json:
            shell.emit(found)
        else:
            felt = (f"{found['calm'][kind]} → {found['attacked'][kind]}" for kind in KINDS)
            told = ", ".join(f"{word} {count}" for word, count in found["told"].items())
            line(name, f"{number}", *felt, told)
    return 0


@command(group=bench)
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False))
def site(shell: Shell, folder: Path) -> int:
    """How quick a static site (`riverrat site FOLDER`) is in a Chromium, and how much a visitor loads (brotli)."""
    from riverrat.site.measure import measure

    with measuring_line(shell, str(folder)):
        found = measure(folder)
    if shell.json:
        shell.emit(found)
    else:
        rows = [[what, name, round(figure, 3)] for what, figures in found.items() for name, figure in figures.items()]
        shell.table(["", "", ""], rows)
    return 0
