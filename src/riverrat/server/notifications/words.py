"""What notifications say, in the language of who gets them."""

import datetime
from collections.abc import Sequence
from dataclasses import dataclass

from riverrat.engine.game import Game
from riverrat.texts import catalog

from ..store.channels import Channel

MOST_LINES = 20  # of tables in one notification


@dataclass(frozen=True)
class Waiting:
    """A table that waits, as a notification tells of it."""

    table: str
    game: Game | None
    name: str  # empty where the host gave it none
    others: Sequence[str]  # who else sits there
    deadline: int | None


@dataclass(frozen=True)
class Notification:
    title: str
    text: str
    url: str
    leave: str = ""  # the page that ends these notifications
    leave_at_once: str = ""  # the same for a mail program's own button
    leave_line: str = ""
    stop: str = ""  # what such a button says
    tables: Sequence[str] = ()


class Writer:
    """Writes notifications that lead to the house's public address."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    def turn(self, channel: Channel, waiting: Waiting) -> Notification:
        title = catalog(channel.language).say("notification-turn", table=self._name(channel, waiting))
        return self._one(channel, title, waiting)

    def again(self, channel: Channel, waiting: Waiting) -> Notification:
        """Somebody asks for a rematch."""
        title = catalog(channel.language).say("notification-rematch", name=", ".join(waiting.others))
        return self._one(channel, title, waiting)

    def _one(self, channel: Channel, title: str, waiting: Waiting) -> Notification:
        text, path = self._line(channel, waiting), f"/table/{waiting.table}"
        return self._notification(channel, title, text, path, [waiting.table])

    def digest(self, channel: Channel, waiting: Sequence[Waiting]) -> Notification:
        if len(waiting) == 1:
            return self.turn(channel, waiting[0])
        title = catalog(channel.language).say("notification-turns", count=len(waiting))
        text = "\n".join(f"• {self._line(channel, one)}" for one in waiting[:MOST_LINES])
        return self._notification(channel, title, text, "/tables", [one.table for one in waiting])

    def trial(self, channel: Channel) -> Notification:
        say = catalog(channel.language).say
        return self._notification(channel, say("notification-trial"), say("notification-trial-text"), "/settings", [])

    def confirmation(self, channel: Channel, name: str, word: str) -> Notification:
        """Asks the owner of a mailbox; who did not ask for it does nothing."""
        say = catalog(channel.language).say
        title, text = say("notification-confirm"), say("notification-confirm-text", name=name)
        return Notification(title, text, f"{self.address}/settings#confirm={word}")

    def _notification(self, channel: Channel, title: str, text: str, path: str, tables: Sequence[str]) -> Notification:
        say, leave = catalog(channel.language).say, f"{self.address}/settings#leave={channel.leave}"
        return Notification(
            title,
            text,
            self.address + path,
            leave,
            f"{self.address}/api/notifications/leave/{channel.leave}",
            say("notification-leave", address=leave),
            say("notification-stop"),
            tables,
        )

    def _name(self, channel: Channel, waiting: Waiting) -> str:
        if waiting.name or waiting.game is None:
            return waiting.name or waiting.table
        return catalog(channel.language, waiting.game).say("game-name")

    def _line(self, channel: Channel, waiting: Waiting) -> str:
        say, name = catalog(channel.language).say, self._name(channel, waiting)
        game = catalog(channel.language, waiting.game).say("game-name") if waiting.game else name
        shown = name if game == name else f"{name} ({game})"
        text = say("notification-with", table=shown, others=", ".join(waiting.others)) if waiting.others else shown
        if waiting.deadline is not None:
            until = datetime.datetime.fromtimestamp(waiting.deadline / 1000, datetime.UTC)
            text = f"{text}. {say('notification-until', time=until.strftime('%Y-%m-%d %H:%M UTC'))}"
        return text
