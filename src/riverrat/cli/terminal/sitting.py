"""One game at one keyboard: who is asked, what is told, what is typed."""

import datetime
import secrets
from itertools import groupby
from pathlib import Path
from typing import Any

from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Event
from riverrat.engine.record import Record, result_tags
from riverrat.players.reasons import Words

from ..shell import Shell
from .board import Board
from .challenges import keep_challenge
from .choices import ALIKE, FEW, Choices, Offer, Wording
from .company import Company
from .help import Help

COMMANDS = {"b": "back", "h": "help", "p": "points", "q": "quit", "s": "save", "t": "table", "u": "undo", "w": "what"}


class Sitting:
    """The game is saved after every move."""

    def __init__(self, shell: Shell, record: Record, people: set[int], company: Company, save: Path) -> None:
        self.shell, self.record, self.game = shell, record, record.game
        self.people, self.company, self.save = people, company, save
        self.words = shell.words(self.game)
        self.say = self.words.say
        self.names = [self.say("terminal-seat", number=seat + 1) for seat in range(record.seats)]  # within sentences
        self.labels = [
            self.say("terminal-you", number=seat + 1) if people == {seat} else name
            for seat, name in enumerate(self.names)
        ]
        self.wording = Wording(self.words, self.names)
        self.help = Help(self.game, self.words, shell.language)
        self.boards = {seat: Board() for seat in people}
        self.detailed = (-1, -1)  # whose turn had its choices told in full
        self.intentions: list[int] = []  # how long the record was before each gesture of a player

    def run(self) -> int:
        try:
            return self._run()
        finally:
            self.company.leave()

    def _run(self) -> int:
        self.shell.print(self.say("terminal-welcome", game=self.say("game-name")), style="bold")
        self.shell.print(self.say("terminal-help"))
        shown = (-1, -1)
        choices: Choices | None = None  # what was asked last and is still open
        while not self.record.now.over:
            seat = self.game.seat(self.record.now)
            if seat not in self.people:
                self._opponent_moves(seat)
                continue
            if shown != (seat, self.record.now.turn):  # once a turn, and whenever somebody else is asked
                self._show(seat)
            shown = (seat, self.record.now.turn)
            if choices is None:
                choices = Choices(self.game, self.record.now)
                self._ask(seat, choices)
            before = (len(self.record), choices.begun, choices.verb)
            try:
                going_on = self._answer(input("> ").strip(), choices, seat)
            except EOFError:
                going_on = False
            if not going_on:
                self.shell.print(self.say("terminal-saved", file=str(self.save)))
                return 0
            if len(self.record) != before[0]:
                choices = None
            elif (choices.begun, choices.verb) != before[1:]:
                self._ask(seat, choices)
        self._finish()
        return 0

    # --- what is told ---

    def _show(self, seat: int) -> None:
        """What has changed on the table, and how the player stands."""
        self.shell.print("", *self.boards[seat].changed(self._lines(seat), self.say("terminal-seat", number=seat + 1)))

    def _lines(self, seat: int) -> list[str]:
        return self.game.show(self.game.view(self.record.now, seat), self.say).splitlines()

    def _tell(self, events: list[Event]) -> bool:
        """Say what happened, as the person at the keyboard may know it; whether anything did."""
        for event in events:
            heard = self.game.hears(event, event[1] if event[1] in self.people else min(self.people))
            if heard is not None:
                self.shell.print(f"  {self.words.event(heard, self.names)}", style="dim")
        return bool(events)

    def _ask(self, seat: int, choices: Choices) -> None:
        """The question with its choices. What each of a long list brings is told once a turn; `? 7` tells it again."""
        offers, begun = choices.offers(), len(choices.begun)
        question = self.say(f"ask-{self.game.step(self.record.now)}")
        self.shell.print("", self.say("terminal-says", name=self.labels[seat], text=question), style="bold")
        if begun:
            self.shell.print("  " + " → ".join(self.words.action(action) for action in choices.begun) + " → …")
        lines, moment = self.wording.lines(offers, begun, seat), (seat, self.record.now.turn)
        long, again, self.detailed = len(offers) > FEW, self.detailed == moment, moment
        for kind, run in [("all", lines)] if long and again else groupby(lines, key=lambda line: line.kind):
            same = list(run)
            if long and kind and len(same) >= ALIKE:
                self.shell.columns([line.lead + line.title for line in same])
            else:
                for line in same:
                    self.shell.item(line.lead, line.title, line.detail)

    def _explain(self, offer: Offer, seat: int) -> None:
        """What a choice would bring, and what the things do that it names."""
        self.shell.print(*self.wording.does(offer.actions))
        gesture = offer.whole
        if gesture is None:
            self.shell.print(self.say("terminal-ways", count=len(offer.gestures)))
            return
        self._tell(list(gesture.preview.events))
        if gesture.preview.points is not None:
            self.shell.print(self.say("terminal-points-change", points=f"{gesture.preview.points:+}"))
        if gesture.preview.reveals:
            self.shell.print(self.say("terminal-unknown"))
        if gesture.preview.ends_turn:
            self.shell.print(self.say("terminal-ends-turn"))

    def _points(self) -> None:
        for score in self.game.scores(self.record.now):
            lines = ", ".join(f"{self.say('score-' + line)} {value}" for line, value in score.lines.items() if value)
            told = f"{score.points} ({lines})" if lines else str(score.points)
            self.shell.print(self.say("terminal-says", name=self.labels[score.seat], text=told))

    def _finish(self) -> None:
        self.shell.print("", self.say("terminal-over"), style="bold")
        self._points()
        winners = [self.labels[score.seat] for score in self.game.scores(self.record.now) if score.won]
        end = self.say("terminal-winner", names=", ".join(winners)) if winners else self.say("terminal-lost")
        self.shell.print(end, style="bold")
        for seat in self.people:
            for at_level, challenge in self.game.achievements(self.record.now, seat):
                first = keep_challenge(self.game, at_level, challenge)
                self.shell.print(self.say("terminal-challenge", challenge=self.say(f"challenge-{challenge}")))
                if first:
                    self.shell.print(self.say("terminal-challenge-first"))

    # --- what is done ---

    def _opponent_moves(self, seat: int) -> None:
        self._play((self.company.decide(self.record.now, seat, secrets.randbits(62)),))

    def _hint(self, seat: int) -> None:
        """The best moves as the search sees them, and what speaks for the best one."""
        found = self.company.advise(self.record.now, seat, secrets.randbits(32))
        for at, move in enumerate(found.intentions):
            said = " → ".join(self.words.action(action) for action in move.actions)
            worth = {
                "chance": self.say("terminal-chance", percent=round(100 * move.chance)),
                "points": self.say("terminal-ends-with", points=round(move.points)),
                "nothing": "",
            }[found.by]
            reasons = "; ".join(self._reason(words) for words in move.reasons) if at == 0 else ""
            self.shell.item(f"{at + 1:3}. ", said, "; ".join(filter(None, [worth, reasons])))

    def _reason(self, words: Words) -> str:
        """A reason in words; what ends in `-key` names a further text."""
        values: dict[str, Any] = {
            name.removesuffix("-key"): self.say(str(value)) if name.endswith("-key") else value
            for name, value in words.values.items()
        }
        return self.say(words.key, **values).removesuffix(".")

    def _play(self, actions: tuple[int, ...]) -> bool:
        """Play actions one after the other; whether there was anything to tell."""
        told = [self._tell(self.record.play(action)) for action in actions]
        self._save(self.save)
        return any(told)

    def _take(self, offer: Offer, choices: Choices) -> None:
        """Play a whole gesture, or go on among those that begin so."""
        if offer.whole:
            self.intentions.append(len(self.record))
            if not self._play(offer.actions):  # what nothing was told of shows on the table, such as half an offer
                self.shell.print(*self.boards[choices.seat].changed(self._lines(choices.seat)))
        else:
            choices.begin(offer.actions, offer.verb)

    def _undo(self) -> None:
        """Take back the last gesture, as far as it may be taken back."""
        while self.intentions and self.intentions[-1] >= len(self.record):
            self.intentions.pop()
        limit = self.record.undo_limit()
        back = max(self.intentions.pop(), limit) if self.intentions else len(self.record) - 1
        self.record.undo(back if limit < len(self.record) else None)
        self._save(self.save)
        self.shell.print(self.say("terminal-undone"))

    def _answer(self, answer: str, choices: Choices, seat: int) -> bool:
        """Do what was typed; False when the player leaves."""
        word, _, rest = answer.replace("?", "? ", 1).partition(" ")
        rest = rest.strip()
        try:
            match COMMANDS.get(word, word):
                case "quit":
                    return False
                case "undo" if choices.begun or choices.verb:
                    choices.begin(())
                case "undo":
                    self._undo()
                case "back":
                    choices.begin(())
                case "table":
                    self.shell.print("", *self.boards[seat].all(self._lines(seat)))
                case "points":
                    self._points()
                case "":
                    self._ask(seat, choices)
                case "hint":
                    self._hint(seat)
                case "help":
                    self.shell.print(self.say("terminal-help"))
                case "?" | "what":
                    self._question(rest, choices, seat)
                case "save":
                    target = Path(rest) if rest else self.save
                    self._save(target)
                    self.shell.print(self.say("terminal-saved", file=str(target)))
                case number if number.isdecimal() and not rest:
                    self._take(self._number(number, choices), choices)
                case _:
                    self._take(self._named(answer, choices), choices)
        except RiverratError as error:
            self.shell.print(str(error), style="red")
        except OSError as error:
            self.shell.print(f"{error.filename}: {error.strerror}", style="red")
        return True

    def _question(self, about: str, choices: Choices, seat: int) -> None:
        if about.isdecimal():
            self._explain(self._number(about, choices), seat)
        elif about:
            self.shell.print(*(self.help.about(about) or [self.say("terminal-nothing-about", word=about)]))
        else:
            self.shell.print(*self.help.question(self.game.step(self.record.now)), self.say("terminal-help"))

    def _save(self, target: Path) -> None:
        """Keep the game, with who played it and how it stands."""
        others = self.company.opponents
        levels = [others[seat].title if seat in others else "" for seat in range(self.record.seats)]
        names = [own or name for own, name in zip(levels, self.names, strict=True)]
        scores = self.game.scores(self.record.now) if self.record.now.over else []
        tags = {"date": datetime.date.today().isoformat(), **result_tags(names, levels, []), **self.record.tags}
        self.record.tags = tags | {name: tag for name, tag in result_tags([], [], scores).items() if tag}
        self.record.save(target)

    def _number(self, text: str, choices: Choices) -> Offer:
        offers = choices.offers()
        if not 1 <= int(text) <= len(offers):
            raise RiverratError(self.say("terminal-number", most=len(offers)))
        return offers[int(text) - 1]

    def _named(self, text: str, choices: Choices) -> Offer:
        """The offer that goes on with an action in the record's words."""
        found = choices.named(self.game.actions.id(text))
        if found is None:
            raise RiverratError(self.say("terminal-not-now", action=text))
        return found
