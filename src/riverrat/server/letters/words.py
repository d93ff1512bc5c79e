"""What letters say, in the language of who gets them."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass

from riverrat.engine.game import Game
from riverrat.tables.rows import Way
from riverrat.texts import catalog

MOST_LINES = 20  # of tables in one letter


@dataclass(frozen=True)
class Waiting:
    """A table that waits, as a letter tells of it."""

    table: str
    game: Game | None
    name: str  # empty where the host gave it none
    others: Sequence[str]  # who else sits there
    deadline: int | None


@dataclass(frozen=True)
class Letter:
    title: str
    text: str
    url: str
    leave: str = ""  # the page that ends these letters
    leave_at_once: str = ""  # the same for a mail program's own button
    leave_line: str = ""
    stop: str = ""  # what such a button says
    tables: Sequence[str] = ()


class Writer:
    """Writes letters that lead to the house's public address."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    def turn(self, way: Way, waiting: Waiting) -> Letter:
        say = catalog(way.language).say
        title = say("letter-turn", table=self._name(way, waiting))
        return self._letter(way, title, self._line(way, waiting), f"/table/{waiting.table}", [waiting.table])

    def again(self, way: Way, waiting: Waiting) -> Letter:
        """Somebody asks for a rematch."""
        title = catalog(way.language).say("letter-rematch", name=", ".join(waiting.others))
        return self._letter(way, title, self._line(way, waiting), f"/table/{waiting.table}", [waiting.table])

    def digest(self, way: Way, waiting: Sequence[Waiting]) -> Letter:
        if len(waiting) == 1:
            return self.turn(way, waiting[0])
        title = catalog(way.language).say("letter-turns", count=len(waiting))
        text = "\n".join(f"• {self._line(way, one)}" for one in waiting[:MOST_LINES])
        return self._letter(way, title, text, "/tables", [one.table for one in waiting])

    def trial(self, way: Way) -> Letter:
        say = catalog(way.language).say
        return self._letter(way, say("letter-trial"), say("letter-trial-text"), "/settings", [])

    def confirmation(self, way: Way, name: str, word: str) -> Letter:
        """Asks the owner of a mailbox; who did not ask for it does nothing."""
        say = catalog(way.language).say
        return Letter(
            say("letter-confirm"), say("letter-confirm-text", name=name), f"{self.address}/settings#confirm={word}"
        )

    def _letter(self, way: Way, title: str, text: str, path: str, tables: Sequence[str]) -> Letter:
        say, leave = catalog(way.language).say, f"{self.address}/settings#leave={way.leave}"
        return Letter(
            title,
            text,
            self.address + path,
            leave,
            f"{self.address}/api/letters/leave/{way.leave}",
            say("letter-leave", address=leave),
            say("letter-stop"),
            tables,
        )

    def _name(self, way: Way, waiting: Waiting) -> str:
        if waiting.name or waiting.game is None:
            return waiting.name or waiting.table
        return catalog(way.language, waiting.game).say("game-name")

    def _line(self, way: Way, waiting: Waiting) -> str:
        say, name = catalog(way.language).say, self._name(way, waiting)
        game = catalog(way.language, waiting.game).say("game-name") if waiting.game else name
        shown = name if game == name else f"{name} ({game})"
        text = say("letter-with", table=shown, others=", ".join(waiting.others)) if waiting.others else shown
        if waiting.deadline is not None:
            until = datetime.datetime.fromtimestamp(waiting.deadline / 1000, datetime.UTC)
            text = f"{text}. {say('letter-until', time=until.strftime('%Y-%m-%d %H:%M UTC'))}"
        return text
