"""A game as a text file: what was agreed, the seed, and one action a line. docs/notation.md describes the form.

The same text is the save, the test fixture, the bug report, the dataset row and the share link.
"""

import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, Self

from .errors import BadRecord, RiverratError
from .game import SEED_BITS, Event, Game, Score, seed_table
from .state import S

FIRST_LINE = "riverrat record 1"
HIDDEN = "hidden"  # stands for the seed in a record of a game that is still going on
TAG = "tag"  # a header line that changes nothing: who played, when, how it ended, or anything else
Finder = Callable[[str, str], Game]  # from a game's name and the hash of its data to the game


class Record(Generic[S]):
    """A game from its first decision to now, any earlier moment of it, and its text.

    Examples:
        >>> import riverrat
        >>> record = riverrat.Record(riverrat.load("first-rat"), seats=2, seed=1)
        >>> events = record.play("go 3")
        >>> len(record), record.at(0) == record.now, record.text().splitlines()[-1]
        (1, False, 'go 3')
    """

    def __init__(
        self, game: Game[S], seats: int, options: Mapping[str, str] | None = None, seed: int | None = None
    ) -> None:
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed
        self._start(game, seats, options or {}, game.new(seats, options, self.seed))

    def _start(self, game: Game[S], seats: int, options: Mapping[str, str], s: S) -> None:
        self.game, self.seats, self.options = game, seats, game.agreed(options)
        self.now = s
        self.tags: dict[str, str] = {}
        self.actions: list[int] = []
        self.events: list[list[Event]] = []  # what each action brought about
        self._before: list[Any] = []  # the state before each action, as `_kept` keeps it
        self._marks: list[tuple[int, int, int]] = []  # whose it was, in which turn, what had been revealed
        self.seeds: dict[int, int] = {}  # from which ply on chance came from another seed

    def _kept(self) -> Any:
        """The state as it is kept for going back: small, because a game has many."""
        return self.now.to_bytes()

    def _restored(self, kept: Any) -> S:
        return self.game.state.from_bytes(kept)

    # --- forwards and back --------------------------------------------------------------------------------------------

    def play(self, action: int | str) -> list[Event]:
        """Take an action. An illegal one is refused and changes nothing."""
        before, mark = self._kept(), self._mark()
        chosen = self.game.actions.id(action) if isinstance(action, str) else action
        events = self.game.play(self.now, chosen)
        self.actions.append(chosen)
        self.events.append(events)
        self._before.append(before)
        self._marks.append(mark)
        return events

    def reseed(self, seed: int) -> None:
        """Let chance come from another seed from here on: what was shown so far tells nothing about it."""
        seed_table(self.now, seed)
        self.seeds[len(self)] = seed

    def _mark(self) -> tuple[int, int, int]:
        return self.game.seat(self.now), self.now.turn, self.now.reveals

    def __len__(self) -> int:
        return len(self.actions)

    def at(self, ply: int) -> S:
        """The state after the first `ply` actions."""
        if not 0 <= ply <= len(self):
            raise RiverratError(f"this game has the moments 0 to {len(self)}, not {ply}")
        return self.now.clone() if ply == len(self) else self._restored(self._before[ply])

    def seat_at(self, ply: int) -> int:
        """Who took the action number `ply`, counted from 0."""
        return self._marks[ply][0]

    def turn_at(self, ply: int) -> int:
        """In which turn the action number `ply` was taken."""
        return self._marks[ply][1]

    def undo_limit(self) -> int:
        """How far back one may step: to the last thing revealed or the start of the turn, whichever is later."""
        ply = len(self)
        while ply and self._marks[ply - 1][1:] == (self.now.turn, self.now.reveals):
            if self._marks[ply - 1][0] != self._marks[-1][0]:
                break
            ply -= 1
        return ply

    def undo_reason(self) -> str:
        """Why nothing can be undone: `nothing` was done, something was `revealed`, or the `turn` has passed."""
        if not self._marks:
            return "nothing"
        return "revealed" if self._marks[-1][2] != self.now.reveals else "turn"

    def undo(self, ply: int | None = None) -> None:
        """Step back to an earlier moment, by default by one action. Refused past the undo limit."""
        back = len(self) - 1 if ply is None else ply
        limit = self.undo_limit()
        if limit == len(self):
            raise RiverratError("nothing can be undone: the turn has begun anew or something was revealed")
        if not limit <= back < len(self):
            raise RiverratError(f"undo reaches back to moment {limit}, not {back}")
        self.cut(back)

    def cut(self, ply: int) -> None:
        """Forget everything after the first `ply` actions, without asking whether a player might."""
        self.now = self.at(ply)
        del self.actions[ply:], self.events[ply:], self._before[ply:], self._marks[ply:]
        self.seeds = {at: seed for at, seed in self.seeds.items() if at <= ply}

    def branch(self, ply: int) -> "Record[S]":
        """The same game up to an earlier moment, to be played on differently."""
        other = Record(self.game, self.seats, self.options, self.seed)
        for at, action in enumerate(self.actions[:ply]):
            if at in self.seeds:
                other.reseed(self.seeds[at])
            other.play(action)
        if ply in self.seeds:
            other.reseed(self.seeds[ply])
        return other

    # --- the text -----------------------------------------------------------------------------------------------------

    def text(self, *, hide_seed: bool = False) -> str:
        """The game as text. While it goes on its seed is hidden from those who play."""
        lines = [FIRST_LINE, *tag_lines(self.tags)]
        lines += [f"game {self.game.name}", f"rules {self.game.version}", f"data {self.game.box.hash}"]
        lines += [f"seats {self.seats}"]
        lines += [f"option {name} {value}" for name, value in sorted(self.options.items())]
        lines += [f"seed {HIDDEN if hide_seed else self.seed}", ""]
        for at, action in enumerate([*self.actions, None]):
            if at in self.seeds and not hide_seed:
                lines.append(f"seed {self.seeds[at]}")
            if action is not None:
                lines.append(self.game.actions.text(action))
        return "\n".join(lines) + "\n"

    def save(self, path: Path) -> None:
        """Write the record so that a crash or a full disk leaves the former file whole."""
        write_safely(path, self.text())

    @classmethod
    def read(cls, text: str, find: Finder) -> Self:
        """The game a text tells. A line that does not fit is refused with its number and the reason."""
        lines = [(number, _said(line)) for number, line in enumerate(text.splitlines(), 1)]
        lines = [(number, line) for number, line in lines if line]
        header, rest = _header(lines)
        game = _game(header, find)
        agreed = _agreed(header)
        try:
            replay = cls(game, *agreed)
        except RiverratError as error:
            raise BadRecord(header["seats"][0], str(error)) from None
        replay.tags = header["tags"]
        for number, line in rest:
            try:
                if line.startswith("seed ") and line[5:].isdecimal():
                    replay.reseed(int(line[5:]))
                else:
                    replay.play(line)
            except RiverratError as error:
                raise BadRecord(number, str(error)) from None
        return replay


def tag_lines(tags: Mapping[str, str]) -> list[str]:
    """Tags as lines of a header. What is said in several lines is said in one; nothing is said of what is empty."""
    said = {"-".join(name.split()): " ".join(value.split()) for name, value in tags.items()}
    return [f"{TAG} {name} {value}" for name, value in said.items() if name and value]


def result_tags(names: Sequence[str], levels: Sequence[str], scores: Sequence[Score]) -> dict[str, str]:
    """The tags of who played and how it ended, seats counted from 1; without scores the game still goes on."""
    tags = {f"player-{seat}": name for seat, name in enumerate(names, 1)}
    tags |= {f"level-{seat}": level for seat, level in enumerate(levels, 1)}
    tags["result"] = " ".join(str(score.points) for score in scores) or "unfinished"
    tags["winner"] = " ".join(str(score.seat + 1) for score in scores if score.won)
    return tags


Header = dict[str, Any]


def _said(line: str) -> str:
    """A line without its comment; a tag may hold any sign."""
    line = line.strip()
    return line if line.startswith(TAG + " ") else line.split("#")[0].strip()


def _header(lines: Sequence[tuple[int, str]]) -> tuple[Header, Sequence[tuple[int, str]]]:
    if not lines or lines[0][1] != FIRST_LINE:
        raise BadRecord(lines[0][0] if lines else 1, f"a record begins with the line {FIRST_LINE!r}")
    header: Header = {"options": {}, "tags": {}}
    for at, (number, line) in enumerate(lines[1:], 1):
        key, _, value = line.partition(" ")
        if key == "option":
            name, _, choice = value.partition(" ")
            header["options"][name] = choice
        elif key == TAG and value.strip():
            name, _, said = value.strip().partition(" ")
            header["tags"][name] = said.strip()
        elif key in ("game", "rules", "data", "seats", "seed") and key not in header:
            header[key] = (number, value.strip())
        else:
            raise BadRecord(number, f"unexpected {line!r} before the seed")
        if key == "seed":
            missing = [name for name in ("game", "rules", "data", "seats") if name not in header]
            if missing:
                raise BadRecord(number, f"the header has no {missing[0]!r} line")
            return header, lines[at + 1 :]
    raise BadRecord(lines[-1][0], "the header has no 'seed' line")


def _game(header: Header, find: Finder) -> Game:
    number, name = header["game"]
    try:
        game = find(name, header["data"][1])
    except RiverratError as error:
        raise BadRecord(number, str(error)) from None
    number, rules = header["rules"]
    if rules != str(game.version):
        raise BadRecord(
            number, f"written under rules version {rules}; this is version {game.version} and would play it wrongly"
        )
    number, data = header["data"]
    if data != game.box.hash:
        raise BadRecord(number, f"played with the data {data}; the data at hand is {game.box.hash}")
    return game


def _agreed(header: Header) -> tuple[int, dict[str, str], int]:
    for key in ("seats", "seed"):
        number, value = header[key]
        if value == HIDDEN:
            raise BadRecord(number, "the seed is hidden while the game goes on; it can be replayed once it is over")
        if not value.isdecimal():
            raise BadRecord(number, f"{key} needs a whole number, not {value!r}")
    return int(header["seats"][1]), header["options"], int(header["seed"][1])


def write_safely(path: Path, text: str) -> None:
    """Replace a file in one step: either the new text is there whole or the old one still is."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise RiverratError(
            f"{path} was not written ({error.strerror or error}); what was there before is unchanged"
        ) from None
