"""Killed at random moments under load, the server loses no acknowledged move and breaks no table."""

import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from riverrat import games
from riverrat.engine.record import HIDDEN
from tests.server.serving import ROOT, Person, Screen

PLAYERS = 4
MOST_MOVES = 60  # between two kills
KILLS = int(os.environ.get("RIVERRAT_KILLS", "25"))  # on each database, for a release
GONE = (ConnectionClosed, InvalidMessage, InvalidStatus, OSError, EOFError, TimeoutError)


class Launcher:
    """Servers that are killed and started again."""

    def __init__(self, folder: Path, database: str) -> None:
        self.order = json.dumps([str(folder), database])
        self.log = (folder / "server.log").open("a")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.launcher"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            cwd=ROOT,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.stdin, self.stdout = self.process.stdin, self.process.stdout

    def start(self) -> None:
        print(self.order, file=self.stdin, flush=True)
        lines = sorted([self.stdout.readline(), self.stdout.readline()])  # a number, and "Riverrat is at ..."
        assert lines[1].startswith("Riverrat is at "), lines
        self.child, self.url = int(lines[0]), lines[1].split()[-1].rstrip("/")

    def kill(self) -> None:
        os.killpg(self.child, signal.SIGKILL)

    def close(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.kill()
        self.stdin.close()
        self.process.wait()
        self.stdout.close()
        self.log.close()


class Tally:
    """How many moves were acknowledged, by all players together."""

    def __init__(self) -> None:
        self.moves, self.changed = 0, threading.Condition()

    def add(self, moves: int) -> None:
        with self.changed:
            self.moves += moves
            self.changed.notify_all()

    def wait_for(self, more: int, players: list["Player"]) -> None:
        """Until so many more were acknowledged, or every player's game is over."""
        with self.changed:
            wanted = self.moves + more
            done = self.changed.wait_for(lambda: self.moves >= wanted or all(p.stopped for p in players), 60)
            assert done, "the players do not get on"


class Player(threading.Thread):
    """Plays both seats of a table as fast as it can, and remembers what was acknowledged."""

    def __init__(self, url: str, number: int, tally: Tally) -> None:
        super().__init__(daemon=True)
        self.tally = tally
        self.choose = random.Random(number)
        self.person = Person(url, f"Player {number}")
        self.table: str = self.person.table("me", "me", options={"course": "long"})["table"]
        self.line: list[int] = []  # the actions that stand, as far as they were acknowledged
        self.version = 0
        self.sent: dict[str, Any] | None = None  # a message without an answer yet
        self.acknowledged = 0
        self.problem = ""
        self.stopped = False

    def again(self, url: str) -> "Player":
        """The same player after a restart."""
        other = Player.__new__(Player)
        threading.Thread.__init__(other, daemon=True)
        other.__dict__.update({k: v for k, v in self.__dict__.items() if not k.startswith("_")})
        other.person, other.stopped = self.person.at(url), False
        self.person.close()
        return other

    def run(self) -> None:
        try:
            with self.person.watch(self.table) as screen:
                self.check(screen.fresh())
                if self.sent:
                    self.settle(screen, self.sent)
                while not screen.state["over"]:
                    self.move(screen)
        except GONE:
            return
        except AssertionError as error:
            self.problem = str(error) or repr(error)
        finally:
            self.stopped = True
            self.tally.add(0)

    def check(self, state: Any) -> None:
        """What the server shows is what it acknowledged, or that and the message it was killed over."""
        assert not state["table"]["readonly"], "the table is broken"
        known = (state["version"], state["ply"])
        standing = (self.version, len(self.line))
        extra = (self.version + 1, len(after(self.line, self.sent))) if self.sent else standing
        assert known in (standing, extra), f"the server is at {known}, acknowledged was {standing}, sent {self.sent}"

    def move(self, screen: Screen) -> None:
        state = screen.state
        message: dict[str, Any] = {"version": state["version"]}
        if "to" in state["undo"] and self.choose.random() < 0.2:
            message |= {"type": "undo", "to": self.choose.randrange(state["undo"]["to"], state["ply"])}
        else:
            message |= {"type": "act", "actions": self.choose.choice(state["gestures"])["actions"]}
        message["id"] = f"{self.choose.getrandbits(48):x}"
        self.sent = message
        self.settle(screen, message)

    def settle(self, screen: Screen, message: dict[str, Any]) -> None:
        """Send a message, or send it once more: it counts exactly once."""
        answer = screen.ask(**message)
        assert answer["type"] == "ack", f"{answer} to {message}"
        assert answer["version"] == self.version + 1, f"{answer} at version {self.version}"
        self.line, self.version, self.sent = after(self.line, message), answer["version"], None
        self.acknowledged += 1
        self.tally.add(1)
        screen.fresh(self.version)


def after(line: list[int], message: dict[str, Any] | None) -> list[int]:
    if message is None:
        return line
    return line[: message["to"]] if message["type"] == "undo" else line + message["actions"]


@pytest.fixture
def launcher(request: pytest.FixtureRequest, folder: Path) -> Iterator[Launcher]:
    database = request.getfixturevalue("database") if request.param == "postgresql" else ""
    found = Launcher(folder, database)
    yield found
    found.close()


@pytest.mark.parametrize(
    ("launcher", "rounds"),
    [
        ("sqlite", 2),
        pytest.param("postgresql", 4, marks=pytest.mark.long),
        *(pytest.param(database, KILLS, marks=pytest.mark.release) for database in ("sqlite", "postgresql")),
    ],
    indirect=["launcher"],
)
def test_kills_lose_no_acknowledged_move(launcher: Launcher, folder: Path, rounds: int) -> None:
    choose, tally = random.Random(17), Tally()
    launcher.start()
    players = [Player(launcher.url, number, tally) for number in range(PLAYERS)]
    finished: list[Player] = []
    for _ in range(rounds):
        for player in players:
            player.start()
        tally.wait_for(choose.randint(1, MOST_MOVES), players)
        time.sleep(choose.uniform(0, 0.02))  # wherever they are by now
        launcher.kill()
        for player in players:
            player.join(30)
            assert not player.is_alive()
            assert not player.problem, player.problem
        launcher.start()
        finished += [player for player in players if over(launcher, player)]
        players = [
            Player(launcher.url, choose.getrandbits(30), tally) if player in finished else player.again(launcher.url)
            for player in players
        ]
    everybody = finished + players
    assert sum(player.acknowledged for player in everybody) == tally.moves > 10 * rounds
    game = games.load("toy")
    for player in everybody:
        check_record(launcher, player, [game.actions.text(action) for action in player.line])
        player.person.close()
    launcher.kill()
    database = folder / "tables.sqlite"
    if database.exists():
        with contextlib.closing(sqlite3.connect(database)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def over(launcher: Launcher, player: Player) -> bool:
    with player.person.at(launcher.url) as person:
        return bool(person.get(f"/api/tables/{player.table}")["over"]) and player.sent is None


def check_record(launcher: Launcher, player: Player, acknowledged: list[str]) -> None:
    """The record is the acknowledged game, with or without the one message that got no answer."""
    with player.person.at(launcher.url) as person:
        header, _, actions = person.get(f"/api/tables/{player.table}/record").partition("\n\n")
        lines = [line for line in actions.splitlines() if not line.startswith("seed ")]  # the actions alone
        if player.sent is None:
            assert lines == acknowledged
        else:
            texts = [games.load("toy").actions.text(action) for action in after(player.line, player.sent)]
            assert lines in (acknowledged, texts)
        assert (f"seed {HIDDEN}" in header) != person.get(f"/api/tables/{player.table}")["over"]
        assert person.get(f"/api/tables/{player.table}/at/{len(lines)}")["plies"] == len(lines)
