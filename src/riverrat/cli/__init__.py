"""The command `riverrat`. Exit codes: 0 fine; 1 a check failed; 2 bad input, with one clear line on stderr."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from riverrat import __version__, games
from riverrat.engine.errors import BadOption, BadPosition, RiverratError
from riverrat.engine.game import SPECTATOR, Game
from riverrat.engine.record import Record

from .arguments import Parser, duration, whole
from .serve import add_serve

Command = Callable[[argparse.Namespace], int]
SEEDS = 1 << 60  # seeds of compiled games are counted up from here at most


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        args = build_parser().parse_args(arguments)
        command: Command = args.command
        return command(args)
    except RiverratError as error:
        print(f"riverrat: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except OSError as error:
        print(f"riverrat: {error.filename or 'output'}: {error.strerror or error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("", file=sys.stderr)
        return 130


# --- input and output -------------------------------------------------------------------------------------------------


def game_of(args: argparse.Namespace, name: str) -> Game:
    return games.load(name, Path(args.data) if args.data else None)


def read_input(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RiverratError(f"{name}: not a text file") from None


def read_position(args: argparse.Namespace) -> tuple[Game, Any]:
    try:
        position = json.loads(read_input(args.position))
    except ValueError as error:
        raise BadPosition("position", f"not JSON ({error})") from None
    if not isinstance(position, dict) or not isinstance(position.get("game"), str):
        raise BadPosition("game", "a position names its game")
    game = game_of(args, position["game"])
    return game, game.from_position(position)


def read_record(args: argparse.Namespace) -> Record:
    return Record.read(read_input(args.file), lambda name, _data: game_of(args, name))


def read_options(args: argparse.Namespace, game: Game) -> dict[str, str]:
    """The options of a command line: a mode's, then those given one by one."""
    options = dict(game.mode(args.mode).options) if args.mode else {}
    for text in args.option or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written name=value, not {text!r}")
        options[name] = value
    game.option_values(options)
    return options


def read_seats(args: argparse.Namespace, game: Game) -> int:
    if args.players is not None:
        return int(args.players)
    return game.mode(args.mode).seats[0] if args.mode else game.modes[0].seats[0]


def emit(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False))


# --- commands ---------------------------------------------------------------------------------------------------------


def list_games(args: argparse.Namespace) -> int:
    from riverrat.texts import catalog

    found: list[dict[str, Any]] = []
    for name in games.names():
        game = game_of(args, name)
        options = {option.name: list(option.choices) for option in game.options}
        found.append(
            {
                "name": name,
                "title": catalog(args.language, game).say("game-name"),
                "seats": list(game.seat_counts),
                "modes": {mode.name: list(mode.seats) for mode in game.modes},
                "options": options,
                "rules": game.version,
                "data": game.box.hash,
            }
        )
    if args.json:
        emit(found)
        return 0
    for row in found:
        print(f"{row['name']}: {row['title']}, {row['seats'][0]} to {row['seats'][-1]} players")
        print("  modes: " + ", ".join(row["modes"]))
        for option, choices in row["options"].items():
            print(f"  option {option}: {', '.join(choices)}")
    return 0


def new(args: argparse.Namespace) -> int:
    game = game_of(args, args.game)
    emit(game.position(game.new(read_seats(args, game), read_options(args, game), args.seed)))
    return 0


def show(args: argparse.Namespace) -> int:
    from riverrat.texts import catalog

    game, s = read_position(args)
    seat = game.seat(s) if args.seat is None else args.seat - 1
    if not SPECTATOR <= seat < s.seats:
        raise BadOption(f"this table has the seats 1 to {s.seats}, and 0 for a spectator")
    say = catalog(args.language, game).say
    scores = game.scores(s)
    if args.json:
        emit(
            {
                "view": game.view(s, seat),
                "seat": game.seat(s),
                "step": game.step(s),
                "over": bool(s.over),
                "scores": [{"seat": x.seat, "points": x.points, "lines": x.lines, "won": x.won} for x in scores],
            }
        )
        return 0
    print(game.show(game.view(s, seat), say))
    print("Points: " + ", ".join(f"seat {x.seat + 1} {x.points}" for x in scores))
    print("The game is over." if s.over else f"Seat {game.seat(s) + 1}: {say('ask-' + game.step(s))}")
    return 0


def legal(args: argparse.Namespace) -> int:
    from riverrat.texts import catalog

    game, s = read_position(args)
    words = catalog(args.language, game)
    rows = [
        {"id": a, "text": game.actions.text(a), "target": game.actions.target(a), "means": words.action(a)}
        for a in game.legal(s)
    ]
    if args.json:
        emit(rows)
    else:
        for row in rows:
            print(f"{row['text']:28} {row['means']}")
    return 0


def act(args: argparse.Namespace) -> int:
    from riverrat.texts import catalog

    game, s = read_position(args)
    words, told = catalog(args.language, game), []
    for text in args.action:
        for event in game.play(s, text):
            name, values = game.event_words(event)
            told.append({"event": name, "seat": event[1], **values})
            if not args.json:
                print(words.event(event, [f"Seat {p + 1}" for p in range(s.seats)]), file=sys.stderr)
    emit({"position": game.position(s), "events": told} if args.json else game.position(s))
    return 0


def replay(args: argparse.Namespace) -> int:
    from riverrat.texts import catalog

    record = read_record(args)
    game = record.game
    if args.at is not None:
        emit(game.position(record.at(args.at)))
        return 0
    scores: list[dict[str, Any]] = [
        {"seat": x.seat, "points": x.points, "lines": x.lines, "won": x.won} for x in game.scores(record.now)
    ]
    found = {
        "game": game.name,
        "seats": record.seats,
        "actions": len(record),
        "over": bool(record.now.over),
        "scores": scores,
    }
    if args.json:
        emit(found)
        return 0
    if not args.check:
        words, names = catalog(args.language, game), [f"Seat {seat + 1}" for seat in range(record.seats)]
        for ply, action in enumerate(record.actions):
            print(f"{ply + 1:4} {names[record.seat_at(ply)]}: {words.action(action)}")
            for event in record.events[ply]:
                print(f"       {words.event(event, names)}")
    points = ", ".join(f"seat {x['seat'] + 1} {x['points']}{' (won)' if x['won'] else ''}" for x in scores)
    print(f"{len(record)} actions, {'over' if record.now.over else 'not over'}; {points}")
    return 0


def play(args: argparse.Namespace) -> int:
    from .terminal import run

    game = game_of(args, args.game)
    return run(args, game, read_seats(args, game), read_options(args, game))


def show_data(args: argparse.Namespace) -> int:
    box = game_of(args, args.game).box
    if args.json:
        emit([{"path": d.path, "value": d.value, "from": d.origin, "note": d.note} for d in box.data])
        return 0
    for datum in box.data:
        note = f"  ({datum.note})" if datum.note else ""
        print(f"{datum.origin:13} {datum.path} = {json.dumps(datum.value, ensure_ascii=False)}{note}")
    counts = {origin: sum(d.origin == origin for d in box.data) for origin in dict.fromkeys(d.origin for d in box.data)}
    print(f"{len(box.data)} data: " + ", ".join(f"{count} {origin}" for origin, count in counts.items()))
    return 0


def bench(args: argparse.Namespace) -> int:
    from riverrat.bench import games as measuring
    from riverrat.engine import native

    if args.game == "server":
        return bench_server(args)
    versus = [name for name in (args.versus or "").split(",") if name]
    found = []
    for name in [args.game] if args.game else games.names():
        game = game_of(args, name)
        seats = args.players or game.modes[0].seats[-1]
        cores = args.cores or native.cores_here()
        found.append(
            measuring.measure(game, seats, cores=cores, with_gpu=args.gpu, versus=versus, seconds=args.seconds or 3.0)
        )
        if not args.json:
            measuring.report(found[-1], print)
    if args.json:
        emit(found[0] if args.game else found)
    return 0


def bench_server(args: argparse.Namespace) -> int:
    from riverrat.bench import server

    found = server.measure(game_of(args, args.play), args.seats, args.seconds or 60.0, args.database)
    if args.json:
        emit(found)
    else:
        server.report(found, print)
    return 0


def fuzz(args: argparse.Namespace) -> int:
    from riverrat.checks import fuzz as fuzzing
    from riverrat.engine import native

    faulty = False
    for name in [args.game] if args.game else games.names():
        game = game_of(args, name)
        share = args.decisions if args.game else args.decisions // max(1, len(games.names()))
        with native.progress(f"Compiling {name} for this machine, once"):
            if native.available():
                runs = fuzzing.fuzz(game, share, args.seed, args.cores or native.cores_here())
            else:
                runs = fuzzing.interpreted_fuzz(game, share, args.seed)
            report = next(runs)
        for report in runs:
            if sys.stderr.isatty():
                print(f"\r{name}: {report.decisions:,} decisions", end="", file=sys.stderr, flush=True)
        if args.json:
            emit(report.json())
        else:
            pace = report.decisions / max(report.seconds, 1e-9)
            played = f"{report.decisions:,} decisions in {report.games:,} games, {pace:,.0f} a second"
            print(f"{name}: {played}, longest game {report.longest}, {report.rounds} rounds of all modes and seats")
            if report.violation:
                print(f"# {report.violation.what} does not hold after:\n{report.violation.record}")
        faulty |= report.violation is not None
    return int(faulty)


def parity(args: argparse.Namespace) -> int:
    from riverrat.checks.parity import disagreements
    from riverrat.engine import gpu, native
    from riverrat.engine.playout import variants

    wrong: list[str] = []
    compared = 0
    for name in [args.game] if args.game else games.names():
        game = game_of(args, name)
        places = variants(game)
        each = -(-args.seeds // len(places))
        with native.progress(f"Compiling and comparing {name}"):
            runner = gpu.compiled(game) if args.gpu else native.compiled(game)
            for place in places:
                wrong += disagreements(runner, place, args.seed, each)
                compared += each
    if args.json:
        emit({"compared": compared, "gpu": args.gpu, "disagreements": wrong})
    else:
        print(*wrong, f"{compared} seeds compared, {len(wrong)} differ", sep="\n")
    return int(bool(wrong))


# --- the command line -------------------------------------------------------------------------------------------------


def build_parser() -> Parser:
    parser = Parser(prog="riverrat", description="La Loire, First Rat and Río de la Plata.")
    parser.add_argument("--version", action="version", version=f"riverrat {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def add(name: str, command: Command, text: str) -> Parser:
        sub = commands.add_parser(name, help=text, description=text)
        sub.set_defaults(command=command)
        sub.add_argument("--data", metavar="FILE", help="a file with corrected values of the box")
        sub.add_argument("--language", default="en", choices=("en", "de", "fr"), help="of texts (default: en)")
        sub.add_argument("--json", action="store_true", help="print results as JSON")
        return sub

    def table(sub: Parser) -> None:
        sub.add_argument("game", help="a name from `riverrat games`")
        sub.add_argument("--players", type=whole(1), metavar="N", help="how many seats")
        sub.add_argument("--mode", help="a mode from `riverrat games`")
        sub.add_argument(
            "--option", action="append", metavar="NAME=VALUE", help="an option; may be given several times"
        )
        sub.add_argument("--seed", type=int, metavar="S", help="what chance will do (default: from the system)")

    add("games", list_games, "list the games with their modes and options")
    table(add("new", new, "set up a game and print its first position"))
    sub = add("show", show, "show a position as one seat sees it")
    sub.add_argument("position", help="a file with a position, or - for standard input")
    sub.add_argument(
        "--seat", type=whole(0), metavar="N", help="who looks: 1, 2, ... or 0 for a spectator (default: who decides)"
    )
    sub = add("legal", legal, "list the legal actions of a position")
    sub.add_argument("position", help="a file with a position, or - for standard input")
    sub = add("act", act, "take actions and print the position they lead to")
    sub.add_argument("position", help="a file with a position, or - for standard input")
    sub.add_argument("action", nargs="+", help='an action by its text, such as "rat 0"')
    sub = add("replay", replay, "tell a recorded game, check it, or print one of its positions")
    sub.add_argument("file", help="a record, or - for standard input")
    sub.add_argument("--at", type=whole(0), metavar="N", help="print the position after N actions")
    sub.add_argument("--check", action="store_true", help="only check that it replays")
    sub = add("play", play, "play in the terminal")
    table(sub)
    sub.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    sub.add_argument("--save", metavar="FILE", help="where the game is kept after every move")
    sub.add_argument("--hot-seat", action="store_true", help="people play all seats")
    sub.add_argument("--level", help="how strong the other seats are: random, playouts-100 (default), playouts-1000")
    sub = add("data", show_data, "list every value of a game's box with where it comes from")
    sub.add_argument("game")
    sub = add("bench", bench, "measure speed: a game, all games, or the `server`")
    sub.add_argument("game", nargs="?")
    sub.add_argument("--players", type=whole(1), metavar="N", help="how many seats (default: the most)")
    sub.add_argument("--cores", type=whole(1), metavar="N", help="for the figure on all cores (default: all)")
    sub.add_argument("--gpu", action="store_true", help="measure on the GPU too")
    sub.add_argument(
        "--versus", metavar="PEERS", help="measure peers in the same run: catanatron,open_spiel,pettingzoo"
    )
    sub.add_argument("--seconds", type=duration, metavar="S", help="for each figure (default: 3; for the server 60)")
    sub.add_argument("--play", metavar="GAME", default="first-rat", help="server: what is played (default: first-rat)")
    sub.add_argument(
        "--seats", type=whole(1), metavar="N", default=300, help="server: how many are connected (default: 300)"
    )
    sub.add_argument("--database", default="", help="server: postgresql://... (default: SQLite)")
    sub = add("fuzz", fuzz, "play at random with the invariants checked after every decision")
    sub.add_argument("game", nargs="?")
    sub.add_argument(
        "--decisions",
        type=whole(1),
        metavar="N",
        default=1_000_000,
        help="about how many; each mode and seat count is played at least twice (default: a million)",
    )
    sub.add_argument("--seed", type=whole(0, SEEDS), metavar="S", default=0, help="of the first game (default: 0)")
    sub.add_argument("--cores", type=whole(1), metavar="N", help="to play on (default: all)")
    sub = add("parity", parity, "check that compiled games are those of the interpreter, to the last bit")
    sub.add_argument("game", nargs="?")
    sub.add_argument("--seeds", type=whole(1), metavar="N", default=1000, help="how many games (default: 1000)")
    sub.add_argument("--seed", type=whole(0, SEEDS), metavar="S", default=0, help="of the first game (default: 0)")
    sub.add_argument("--gpu", action="store_true", help="compare the GPU instead of native code")
    add_serve(commands)
    return parser
