"""What commands are made of: `@command`, options that several share, and numbers checked where they are read."""

import functools
import math
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import rich_click as click
from click.shell_completion import CompletionItem

from riverrat.texts import LANGUAGES

from .shell import Shell

if TYPE_CHECKING:
    from riverrat.engine.game import Game

Function = Callable[..., Any]
F = TypeVar("F", bound=Function)
SEEDS = 1 << 60  # seeds of compiled games are counted up from here at most


def command(name: str | None = None, group: click.RichGroup | None = None) -> Callable[[Function], click.RichCommand]:
    """Make a function a command. It is called with a `Shell`, then its own parameters, and returns its exit code.

    The docstring is the help. Anything slow to import belongs inside the function.
    """

    def decorate(function: Function) -> click.RichCommand:
        @functools.wraps(function)
        @click.pass_context
        def run(
            ctx: click.Context, /, language: str | None, json: bool, plain: bool, data: Path | None, **own: Any
        ) -> Any:
            return function(Shell(ctx.obj.updated(language, json, plain, data)), **own)

        panels = [click.RichOptionPanel("Options"), click.RichOptionPanel("Everywhere")]  # in this order
        made = group.command if group else click.command
        return made(name or function.__name__.replace("_", "-"), panels=panels)(common_options(run))

    return decorate


def common_options(function: F) -> F:
    """The options that hold for every command, before its name or after it."""
    for option in reversed(
        [
            click.option(
                "--language",
                type=click.Choice(list(LANGUAGES)),
                envvar="RIVERRAT_LANGUAGE",
                help="Of what is printed (default: en).",
                panel="Everywhere",
            ),
            click.option("--json", is_flag=True, help="Print results as JSON.", panel="Everywhere"),
            click.option("--plain", is_flag=True, help="Plain text, as when piped.", panel="Everywhere"),
            click.option(
                "--data",
                type=click.Path(path_type=Path),
                metavar="FILE",
                help="A file with corrected values of the box.",
                panel="Everywhere",
            ),
        ]
    ):
        function = option(function)
    return function


class DefaultGroup(click.RichGroup):
    """A group of commands, one of which is meant when none is named."""

    def __init__(self, *args: Any, default: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.default = default

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args or (args[0] not in self.commands and args[0] not in ctx.help_option_names):
            args = [self.default, *args]
        return super().parse_args(ctx, args)


# --- values -----------------------------------------------------------------------------------------------------------


class Whole(click.ParamType[int]):
    """A whole number in bounds."""

    name = "number"

    def __init__(self, least: int, most: int | None = None) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(value)
        except ValueError:
            number = self.least - 1
        if number < self.least or (self.most is not None and number > self.most):
            bounds = f"of at least {self.least}" if self.most is None else f"from {self.least} to {self.most}"
            self.fail(f"needs a whole number {bounds}, not {value!r}", param, ctx)
        return number


class Seconds(click.ParamType[float]):
    """How long something may take."""

    name = "seconds"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            number = float(value)
        except ValueError:
            number = math.nan
        if not 0 < number < math.inf:
            self.fail(f"needs a number of seconds above 0, not {value!r}", param, ctx)
        return number


class GameName(click.ParamType[str]):
    """The name of a game; the shell completes it."""

    name = "game"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from riverrat import games

        return [CompletionItem(name) for name in games.names() if name.startswith(incomplete)]


class ModeName(click.ParamType[str]):
    """A mode of the game named before; the shell completes it."""

    name = "mode"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from riverrat import games

        named = [word for word in [ctx.params.get("game"), *ctx.args] if word in games.names()]  # as far as it is read
        modes = games.load(named[0]).modes if named else ()
        return [CompletionItem(mode.name) for mode in modes if mode.name.startswith(incomplete)]


class LevelName(click.ParamType[str]):
    """An opponent's level; help and the shell list them."""

    name = "level"

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        from riverrat.players.levels import OFFERED

        return "|".join(OFFERED)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from riverrat.players.levels import OFFERED

        return [CompletionItem(name) for name in OFFERED if name.startswith(incomplete)]


# --- parameters -------------------------------------------------------------------------------------------------------

FILE = click.Path(dir_okay=False, allow_dash=True)

game_argument = click.argument("game", type=GameName())
optional_game_argument = click.argument("game", type=GameName(), required=False)
position_argument = click.argument("position", type=FILE)  # - is standard input
first_seed_option = click.option(
    "--seed", type=Whole(0, SEEDS), metavar="S", default=0, help="Of the first game (default: 0)."
)


class Seats(click.RichOption):
    """`--seats`, which was called `--players` before: that still works."""

    def add_to_parser(self, parser: Any, ctx: click.Context) -> None:
        super().add_to_parser(parser, ctx)
        if not any("--players" in other.opts for other in ctx.command.params):
            parser.add_option(self, ["--players"], dest=self.name, action="store", nargs=1)


def seats_option(text: str) -> Callable[[F], F]:
    return click.option("--seats", cls=Seats, type=Whole(1), metavar="N", help=text)


def table_options(function: F) -> F:
    """What a new game needs to be told: seats, mode, options, seed."""
    for option in reversed(
        [
            seats_option("How many."),
            click.option("--mode", type=ModeName(), metavar="MODE", help="A mode from `riverrat games`."),
            click.option(
                "--option",
                "option",
                multiple=True,
                metavar="NAME=VALUE",
                help="An option from `riverrat games`; may be given several times.",
            ),
            click.option("--seed", type=int, metavar="S", help="What chance will do (default: from the system)."),
        ]
    ):
        function = option(function)
    return function


def table_of(game: "Game", seats: int | None, mode: str | None, option: tuple[str, ...]) -> tuple[int, dict[str, str]]:
    """The seats and options that `table_options` ask for: those of a mode, the first if it fits, then those given."""
    from riverrat.engine.errors import BadOption

    chosen = game.mode(mode) if mode else game.modes[0]
    options = dict(chosen.options) if mode or seats in (None, *chosen.seats) else {}
    for text in option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written name=value, not {text!r}")
        options[name] = value
    game.option_values(options)
    if mode and seats is not None and seats not in chosen.seats:
        counts = " or ".join(str(count) for count in chosen.seats)
        raise BadOption(f"{game.name} in mode {mode} is for {counts} player{'s' if counts != '1' else ''}, not {seats}")
    return seats or chosen.seats[0], options
