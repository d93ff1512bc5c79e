"""How one run of the command talks: in which language, as JSON, as plain lines, or with tables and colours."""

import contextlib
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from riverrat.texts import TERMINAL, Catalog

if TYPE_CHECKING:
    from rich.console import Console

    from riverrat.engine.game import Game
    from riverrat.engine.record import Record

Progress = Callable[[int], None]  # how far it is by now


@dataclass(frozen=True)
class Given:
    """What was said before the command's name, to which options after it are added."""

    language: str = "en"
    json: bool = False
    plain: bool = False
    data: Path | None = None

    def updated(self, language: str | None, json: bool, plain: bool, data: Path | None) -> "Given":
        return Given(language or self.language, json or self.json, plain or self.plain, data or self.data)


class Shell:
    """What a command may ask of the terminal it was started in."""

    def __init__(self, given: Given) -> None:
        self.language, self.json, self.plain, self.data = given.language, given.json, given.plain, given.data

    # --- in ---

    def game(self, name: str) -> "Game":
        """The game of that name, with the corrected box if one is given."""
        from riverrat import games

        return games.load(name, self.data)

    def with_box(self, name: str, box: str) -> "Game":
        """The game that something was written with: with the corrected box if one is given, else by its hash."""
        from riverrat import games

        return games.load(name, self.data) if self.data else games.find(name, box)

    def games(self, name: str | None) -> list["Game"]:
        """The game of that name, or all of them."""
        from riverrat import games

        return [self.game(one) for one in ([name] if name else games.names())]

    def read(self, file: str) -> str:
        """The text of a file, or of standard input for `-`."""
        from riverrat.engine.errors import RiverratError

        try:
            return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise RiverratError(f"{file}: not a text file") from None

    def record(self, file: str) -> "Record":
        from riverrat.engine.record import Record

        return Record.read(self.read(file), self.with_box)

    def position(self, file: str) -> tuple["Game", Any]:
        """The game and the state of a position."""
        from riverrat.engine.errors import BadPosition

        try:
            position = json.loads(self.read(file))
        except ValueError as error:
            raise BadPosition("position", f"not JSON ({error})") from None
        if not isinstance(position, dict) or not isinstance(position.get("game"), str):
            raise BadPosition("game", "a position names its game")
        game = self.with_box(position["game"], str(position.get("data", "")))
        return game, game.from_position(position)

    # --- out ---

    def words(self, game: "Game | None" = None) -> Catalog:
        """The texts of the terminal and of a game."""
        return Catalog(self.language, game, TERMINAL)

    def console(self, *, errors: bool = False) -> "Console":
        from rich.console import Console

        return Console(stderr=errors, highlight=False, markup=False, no_color=self.plain or None)

    def print(self, *lines: str, style: str = "") -> None:
        """Lines of text; `style` as rich names it, for terminals that can."""
        for line in lines:
            if self.plain:
                print(line)
            else:
                self.console().print(line, style=style)

    def item(self, lead: str, title: str, detail: str = "") -> None:
        """An entry of a list: a number or bullet, what it is, and in a softer voice what there is to say about it."""
        if self.plain:
            print(f"{lead}{title}: {detail}" if detail else f"{lead}{title}")
            return
        from rich.table import Table
        from rich.text import Text

        line = Table.grid()
        line.add_column(no_wrap=True)
        line.add_column()
        line.add_row(Text(lead, "cyan"), Text.assemble(title, (f": {detail}" if detail else "", "dim")))
        self.console().print(line)

    def columns(self, texts: Sequence[str]) -> None:
        """Short texts side by side, as many as fit; one below the other where it is plain."""
        if self.plain:
            print(*texts, sep="\n")
            return
        from rich.columns import Columns

        self.console().print(Columns(texts, padding=(0, 3), expand=False, equal=True, column_first=True))

    def emit(self, value: Any) -> None:
        """A result as JSON."""
        print(json.dumps(value, ensure_ascii=False))

    def table(self, headings: Sequence[str], rows: Sequence[Sequence[object]], title: str = "") -> None:
        """Rows under headings; numbers stand to the right. Plain, columns are kept apart by blanks."""
        texts = [[cell if isinstance(cell, str) else f"{cell:,}" for cell in row] for row in rows]
        right = [all(not isinstance(row[i], str) for row in rows) for i in range(len(headings))]
        if self.plain:
            lines = [list(headings), *texts] if any(headings) else texts
            widths = [max(len(line[i]) for line in lines) for i in range(len(headings))] if lines else []
            for line in [[title]] if title else []:
                print(*line)
            for line in lines:
                cells = [cell.rjust(w) if r else cell.ljust(w) for cell, w, r in zip(line, widths, right, strict=True)]
                print("  ".join(cells).rstrip())
            return
        from rich import box
        from rich.table import Table

        table = Table(title=title or None, title_justify="left", box=box.SIMPLE_HEAD, show_header=any(headings))
        for number, (heading, to_right) in enumerate(zip(headings, right, strict=True)):
            table.add_column(heading, justify="right" if to_right else "left", style="" if number else "bold cyan")
        for line in texts:
            table.add_row(*line)
        self.console().print(table)

    @contextlib.contextmanager
    def progress(self, text: str, total: int) -> Iterator[Progress]:
        """A bar on a terminal that somebody watches, else a line about what takes long: call what you get with how far
        it is by now.
        """
        if self.plain or self.json or not sys.stderr.isatty():
            from riverrat.engine import native

            with native.progress(text):
                yield lambda done: None
            return
        from rich.progress import Progress as Bars

        with Bars(console=self.console(errors=True), transient=True) as bars:
            bar = bars.add_task(text, total=total)
            yield lambda done: bars.update(bar, completed=done)
