"""The register of commands, and how a command line is read. A module is imported when its command is asked for."""

import os
import sys
from difflib import get_close_matches
from importlib import import_module
from typing import Any

import rich_click as click

from riverrat import __version__
from riverrat.engine.errors import RiverratError

from .command import common_options
from .shell import Given

COMMANDS: dict[str, dict[str, str]] = {  # heading: command: the module of this package that holds it
    "Play": {"games": "games", "play": "play", "serve": "serve", "site": "site"},
    "Positions and records": {
        "new": "positions",
        "show": "positions",
        "legal": "positions",
        "act": "positions",
        "think": "positions",
        "replay": "records",
        "data": "games",
    },
    "Check and measure": {
        "bench": "bench",
        "fuzz": "checks",
        "parity": "checks",
        "puzzles": "puzzles",
        "arena": "arena",
        "ladder": "arena",
        "baselines": "arena",
        "balance": "balance",
        "tune": "balance",
    },
    "Learn": {"simulate": "simulate", "dataset": "simulate", "learn": "learn", "curves": "learn"},
    "Host": {"backup": "house", "restore": "house", "admin": "house"},
    "Develop": {"new-game": "new_game", "compile": "compiling"},
    "This command": {"completion": "completion"},
}
MODULES = {name: (heading, module) for heading, commands in COMMANDS.items() for name, module in commands.items()}


class Commands(click.RichGroup):
    """The command `riverrat`: its commands are those of the register."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(MODULES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in MODULES:
            return None
        heading, module = MODULES[cmd_name]
        found: click.RichCommand = getattr(import_module(f".{module}", __package__), cmd_name.replace("-", "_"))
        found.panel = heading
        return found

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[Any, Any, list[str]]:
        name = args[0]
        if name not in MODULES and not name.startswith("-"):
            near = get_close_matches(name, MODULES, n=3, cutoff=0.5)
            ctx.fail(f"there is no command {name!r}" + (f"; did you mean {' or '.join(near)}?" if near else ""))
        return super().resolve_command(ctx, args)


PANELS = [
    *(click.RichCommandPanel(heading) for heading in COMMANDS),
    click.RichOptionPanel("Options"),
    click.RichOptionPanel("Everywhere"),
]


@click.group(
    cls=Commands,
    panels=PANELS,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, message="riverrat %(version)s", help="Print the version.")
@common_options
@click.pass_context
def riverrat(ctx: click.Context, /, **given: Any) -> None:
    """La Loire, First Rat and Río de la Plata: play them, host them, study them."""
    ctx.obj = ctx.obj.updated(**given)
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def is_plain(arguments: list[str]) -> bool:
    """Whether output is plain text: it is piped, the terminal cannot do more, or somebody wishes so."""
    return (
        "--plain" in arguments
        or bool(os.environ.get("NO_COLOR"))
        or os.environ.get("TERM") == "dumb"
        or not sys.stdout.isatty()
    )


def run(arguments: list[str]) -> int:
    plain = is_plain(arguments)
    look = {"theme": "plain-slim" if plain else "default-slim"}
    try:
        code = riverrat.main(
            arguments, "riverrat", standalone_mode=False, obj=Given(plain=plain), rich_help_config=look
        )
    except click.Abort:
        raise KeyboardInterrupt from None
    except click.ClickException as error:
        raise RiverratError(explanation(error)) from None
    return int(code or 0)


def explanation(error: click.ClickException) -> str:
    """What is wrong with a command line, in one line."""
    message = " ".join(error.format_message().split()).rstrip(".")
    if isinstance(error, click.BadParameter) and not isinstance(error, click.MissingParameter) and error.param:
        name = error.param.opts[0] if isinstance(error.param, click.Option) else error.param.human_readable_name
        message = f"{name}: {error.message.rstrip('.')}"
    elif isinstance(error, click.NoSuchOption):
        near = f"; did you mean {' or '.join(sorted(error.possibilities))}?" if error.possibilities else ""
        message = f"no such option {error.option_name!r}{near}"
    message = message[:1].lower() + message[1:]
    path = error.ctx.command_path if isinstance(error, click.UsageError) and error.ctx else "riverrat"
    return f"{message} (help: {path} --help)"
