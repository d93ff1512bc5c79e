"""Any game in the terminal: plain lines, numbered choices, nothing that moves; friendly to screen readers."""

from __future__ import annotations

import datetime
import json
import secrets
from pathlib import Path

from riverrat.engine import native
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Event, Game
from riverrat.engine.gestures import preview
from riverrat.engine.record import Record, result_tags, write_safely
from riverrat.folders import data_folder
from riverrat.players.levels import DEFAULT, LEVELS, Level, level

from ..shell import Shell


class Terminal:
    """One game at one keyboard. The game is saved after every move."""

    def __init__(self, shell: Shell, replay: Record, people: set[int], opponent: Level | None, save: Path) -> None:
        self.replay, self.game, self.people, self.opponent, self.save = replay, replay.game, people, opponent, save
        self.words = shell.words(self.game)
        self.say = self.words.say
        self.names = [self.say("terminal-seat", number=seat + 1) for seat in range(replay.seats)]  # within sentences
        self.labels = [
            self.say("terminal-you", number=seat + 1) if people == {seat} else name
            for seat, name in enumerate(self.names)
        ]

    def run(self) -> int:
        print(self.say("terminal-welcome", game=self.say("game-name")))
        print(self.say("terminal-help"))
        shown = (-1, -1)
        while not self.replay.now.over:
            seat = self.game.seat(self.replay.now)
            if seat not in self.people:
                self._opponent_moves(seat)
                continue
            if shown != (seat, self.replay.now.turn):  # once a turn, and whenever somebody else is asked
                self._show(seat)
            shown = (seat, self.replay.now.turn)
            if not self._ask(seat):
                print(self.say("terminal-saved", file=str(self.save)))
                return 0
        self._finish()
        return 0

    def _show(self, seat: int) -> None:
        print()
        print(self.game.show(self.game.view(self.replay.now, seat), self.say))

    def _opponent_moves(self, seat: int) -> None:
        assert self.opponent is not None
        seed = secrets.randbits(62)
        believed = self.game.imagine(self.replay.now, seat, seed)
        self._play(self.opponent.player.decide(self.game, believed, seat, self.opponent.limit, seed).action)

    def _play(self, action: int) -> None:
        seat = self.game.seat(self.replay.now)
        events = self.replay.play(action)
        if seat not in self.people:
            print(f"{self.labels[seat]}: {self.words.action(action)}")
        self._tell(events)
        self._save(self.save)

    def _save(self, target: Path) -> None:
        """Keep the game, with who played it and how it stands."""
        level = self.opponent.name if self.opponent else ""
        levels = ["" if seat in self.people else level for seat in range(self.replay.seats)]
        names = [own or name for own, name in zip(levels, self.names, strict=True)]
        scores = self.game.scores(self.replay.now) if self.replay.now.over else []
        tags = {"date": datetime.date.today().isoformat(), **result_tags(names, levels, []), **self.replay.tags}
        self.replay.tags = tags | {name: tag for name, tag in result_tags([], [], scores).items() if tag}
        self.replay.save(target)

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            for seat in self.people:
                heard = self.game.hears(event, seat)
                if heard is not None:
                    print(f"  {self.words.event(heard, self.names)}")
                    break

    def _ask(self, seat: int) -> bool:
        """One question and its answer; False when the player leaves."""
        legal = self.game.legal(self.replay.now)
        print()
        print(f"{self.labels[seat]}: {self.say('ask-' + self.game.step(self.replay.now))}")
        for number, action in enumerate(legal, 1):
            print(f"  {number}. {self.words.action(action)}")
        try:
            answer = input("> ").strip()
        except EOFError:
            return False
        return self._answer(answer, legal, seat)

    def _answer(self, answer: str, legal: list[int], seat: int) -> bool:
        word, _, rest = answer.partition(" ")
        try:
            if word in ("q", "quit"):
                return False
            if word in ("u", "undo"):
                self.replay.undo()
                self._save(self.save)
                print(self.say("terminal-undone"))
            elif word in ("t", "table"):
                self._show(seat)
            elif word in ("p", "points"):
                self._points()
            elif word in ("h", "help", ""):
                print(self.say("terminal-help"))
            elif word in ("w", "what"):
                self._preview(self._number(rest, legal))
            elif word in ("s", "save"):
                target = Path(rest) if rest else self.save
                self._save(target)
                print(self.say("terminal-saved", file=str(target)))
            elif answer.isdecimal():
                self._play(self._number(answer, legal))
            else:
                self._play(self.game.actions.id(answer))
        except RiverratError as error:
            print(error)
        return True

    def _number(self, text: str, legal: list[int]) -> int:
        if not text.isdecimal() or not 1 <= int(text) <= len(legal):
            raise RiverratError(self.say("terminal-number", most=len(legal)))
        return legal[int(text) - 1]

    def _preview(self, action: int) -> None:
        found = preview(self.game, self.replay.now, [action])
        self._tell(list(found.events))
        if found.points is not None:
            print(self.say("terminal-points-change", points=found.points))
        if found.reveals:
            print(self.say("terminal-unknown"))

    def _points(self) -> None:
        for score in self.game.scores(self.replay.now):
            lines = ", ".join(f"{self.say('score-' + line)} {value}" for line, value in score.lines.items() if value)
            print(f"{self.labels[score.seat]}: {score.points}" + (f" ({lines})" if lines else ""))

    def _finish(self) -> None:
        print()
        print(self.say("terminal-over"))
        self._points()
        winners = [self.labels[score.seat] for score in self.game.scores(self.replay.now) if score.won]
        print(self.say("terminal-winner", names=", ".join(winners)) if winners else self.say("terminal-lost"))
        for seat in self.people:
            for at_level, challenge in self.game.achievements(self.replay.now, seat):
                first = keep_challenge(self.game, at_level, challenge)
                print(self.say("terminal-challenge", challenge=self.say(f"challenge-{challenge}")))
                if first:
                    print(self.say("terminal-challenge-first"))


def keep_challenge(game: Game, level: str, challenge: str) -> bool:
    """Note a challenge as met at a level; whether it is the first time."""
    path = data_folder() / "challenges.json"
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    met = kept.setdefault(game.name, {}).setdefault(level, [])
    if challenge in met:
        return False
    met.append(challenge)
    write_safely(path, json.dumps(kept, indent=1, sort_keys=True))
    return True


def seat_people(shell: Shell, record: Record, save: Path, *, hot_seat: bool, opponent: str | None) -> Terminal:
    """A game ready to be played: by people on all seats, or by one against opponents of a level."""
    people, against = set(range(record.seats)) if hot_seat else {0}, None
    if not hot_seat and record.seats > 1:
        against = level(opponent or DEFAULT)
        if native.available() and against is not LEVELS["random"]:
            with native.progress(shell.words().say("command-compiling", game=record.game.name)):
                native.compiled(record.game)
    return Terminal(shell, record, people, against, save)
