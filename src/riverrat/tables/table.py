"""A table in memory: its sheet, the live end of its game, acting there and taking back. No I/O.

Nothing here changes what others see before it is on disk: a change is first a `Draft` on copies; the rooms write it
down and only then adopt it.
"""

import secrets
from collections import OrderedDict, deque
from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile, zip_longest
from typing import Any

import msgspec

from riverrat import games, lessons, puzzles
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import SEED_BITS, SPECTATOR, Game, Score

from . import events
from .changes import Refused
from .rows import Body, Entry, Sheet, Snapshot, Written, copied, now, seats_taken
from .tail import Tail
from .views import Parts

SNAPSHOT_EVERY = 40  # plies between two snapshots
RECENT, ACKS = 24, 100  # entries, and answers to messages, kept in memory for those who were away


class Draft(msgspec.Struct, frozen=True):
    """A table as it will be when what is written is on disk."""

    written: Written
    tail: Tail


class Table:
    """One table as this process knows it."""

    def __init__(self, sheet: Sheet, game: Game | None, snapshot: Snapshot | None, entries: Sequence[Entry]) -> None:
        self.sheet, self.game = sheet, game
        self.tail: Tail | None = None
        self.broken = game is None  # its rules are gone: read-only
        self.corrected = game is not None and game is not games.load(game.name)  # another box than the game's of today
        self.recent: deque[Entry] = deque(entries, RECENT)
        self.acks: OrderedDict[str, int] = OrderedDict()
        self.cache: dict[Any, Any] = {}  # what was worked out for the latest version
        self.company: dict[Any, Any] = {}  # the same for who sits where, which most moves leave as it is
        self.views: dict[int, Parts] = {}  # and for what is seen through each seat's eyes
        self.snapshot_ply = snapshot.ply if snapshot else 0
        taught = sheet.lesson if not self.corrected else None  # lessons and puzzles are about the box of today
        self.chapter = lessons.chapter(sheet.game, taught) if taught else None
        self.puzzle = puzzles.named(sheet.game, taught) if taught else None
        if game is not None:
            try:
                self.tail = self._start(game, snapshot)
                for entry in entries:
                    self._replay(entry)
            except (RiverratError, IndexError, ValueError):
                self.broken, self.tail = True, None
        for entry in entries:
            self._remember(entry)

    def _start(self, game: Game, snapshot: Snapshot | None) -> Tail:
        sheet = self.sheet
        if snapshot:
            return Tail(game, len(sheet.seats), sheet.options, game.state.from_bytes(snapshot.state), snapshot.ply)
        tail = Tail(game, len(sheet.seats), sheet.options, game.new(len(sheet.seats), sheet.options, sheet.seed), 0)
        if sheet.future is not None:
            tail.reseed(sheet.future)
        return tail

    def _replay(self, entry: Entry) -> None:
        assert self.tail is not None
        if entry.kind == "act":
            self.tail.hold()
            for action, seed in zip_longest(entry.body.actions, entry.body.seeds):
                self.tail.play(action)
                if seed:
                    self.tail.reseed(int(seed))
            self._forget(self.tail)
        elif entry.kind == "undo":
            self.tail.cut(entry.body.ply - self.tail.first)

    def _remember(self, entry: Entry) -> None:
        if entry.client:
            self.acks[entry.client] = entry.version
            while len(self.acks) > ACKS:
                self.acks.popitem(last=False)

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def version(self) -> int:
        return self.sheet.version

    @property
    def readonly(self) -> bool:
        return self.broken or self.sheet.look

    @property
    def s(self) -> Any:
        assert self.tail is not None
        return self.tail.now

    def deciding(self) -> int:
        """The seat to decide, or -1."""
        if self.tail is None or self.game is None or self.sheet.over:
            return SPECTATOR
        return self.game.seat(self.tail.now)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats somebody holds. Not to be changed."""
        found: list[int] | None = self.company.get(person)
        if found is None:
            seats = enumerate(self.sheet.seats)
            held = [at for at, seat in seats if person and seat.kind == "person" and seat.person == person]
            found = self.company[person] = held
        return found

    def reply(self) -> int | None:
        """What the script of a lesson lets somebody else do now."""
        return self.chapter.place(self.tail.actions).reply if self.chapter and self.tail is not None else None

    def opponent_due(self) -> bool:
        """Whether an opponent decides."""
        sheet = self.sheet
        if not sheet.opponent or not sheet.started or sheet.over or self.readonly:
            return False
        return not sheet.lesson or self.reply() is not None

    def tried(self) -> bool:
        """Whether the turn of a puzzle has been played."""
        return self.puzzle is not None and self.tail is not None and self.puzzle.over(self.tail.now)

    def since(self, version: int) -> list[Entry] | None:
        """The entries after that version, or None if they are no longer in memory."""
        if version >= self.version:
            return []
        if not self.recent or self.recent[0].version > version + 1:
            return None
        if self.recent[-1].version == version + 1:  # as it nearly always is
            return [self.recent[-1]]
        return [*takewhile(lambda entry: entry.version > version, reversed(self.recent))][::-1]  # few of many

    # --- what would come of it ----------------------------------------------------------------------------------------

    def opened(self, version: int | None, *, seating: bool = False) -> tuple[Game, Tail, Sheet]:
        """Copies to work on, of seats only for `seating`, if the table can change and the caller knows its version."""
        if self.readonly or self.game is None or self.tail is None:
            raise Refused("readonly", "This table can only be looked at.")
        if version is not None and version != self.version:
            raise Refused("stale", f"The table is at version {self.version}, not {version}.")
        sheet = copied(self.sheet)
        sheet.version, sheet.updated = self.version + 1, max(now(), self.sheet.updated)
        if seating:
            sheet.seats = [copied(seat) for seat in self.sheet.seats]
        return self.game, self.tail.copy(), sheet

    def check_running(self) -> None:
        if self.sheet.over:
            raise Refused("over", "The game is over.")
        if not self.sheet.started:
            raise Refused("not-started", "The game begins when every seat is taken.")

    def act(self, version: int, seats: Sequence[int], actions: Sequence[int], client: str | None) -> Draft:
        game, tail, sheet = self.opened(version)
        self.check_running()
        if any(action >= game.actions.size for action in actions):
            raise Refused("illegal", "There is no such action.")
        seat = self.deciding()
        if self.tried():
            raise Refused("puzzle", "The turn is over: take it back to try again.")
        if seat not in seats:
            raise Refused("not-yours", "It is not your decision.")
        body = Body(seat=seat, ply=tail.ply, actions=list(actions))
        for action in actions:
            if tail.now.over or game.seat(tail.now) != seat:
                raise Refused("illegal", "Your decision ends before the last of these actions.")
            reveals, knowing = tail.now.reveals, knowers(game, tail.now, action)
            happened = tail.play(action)
            body.texts.append(game.actions.text(action))
            body.only.append(knowing)
            fresh = tail.now.reveals != reveals and not sheet.lesson  # a lesson always goes the same way
            body.seeds.append(new_future(tail) if fresh else "")
            body.events.append(events.marked(happened, reveals))
            body.told += events.public(game, tail.ply, body.events[-1])
        body.only = body.only if any(body.only) else []
        body.seeds = body.seeds if any(body.seeds) else []
        self._keep_to_script(seat, actions)
        self.settle(game, tail, sheet)
        snapshot = None
        if not sheet.lesson and tail.settled and tail.ply - self.snapshot_ply >= SNAPSHOT_EVERY:
            snapshot = Snapshot(self.version, body.ply, tail.before_last(len(actions)))
        self._forget(tail)
        return Draft(Written(sheet, self.entry("act", body, client), snapshot), tail)

    def _keep_to_script(self, seat: int, actions: Sequence[int]) -> None:
        """A learner is told why another choice is asked for; it is not carried out."""
        if self.chapter and self.tail is not None and seat == lessons.LEARNER:
            said = self.chapter.remark(self.tail.actions, actions)
            if said:
                raise Refused("lesson", "The lesson asks for something else here.", say=said)

    def _forget(self, tail: Tail) -> None:
        """How far a learner has come follows from all actions, so that a lesson forgets none."""
        if not self.sheet.lesson:
            tail.forget()

    def undo(self, version: int, seats: Sequence[int], to: int, client: str | None) -> Draft:
        game, tail, sheet = self.opened(version)
        self.check_running()
        if not len(tail) or tail.seat_at(len(tail) - 1) not in seats:
            raise Refused("not-yours", "The last action is not yours to take back.")
        try:
            if self.puzzle:
                tail.cut(to)  # whatever was shown: one may always try again
            else:
                tail.undo(to - tail.first)
        except RiverratError:
            limit = tail.first + tail.undo_limit()
            if limit == tail.ply:
                raise Refused(
                    "undo", "Nothing can be taken back: the turn has passed or something was revealed."
                ) from None
            raise Refused("undo", f"Undo reaches from ply {limit} to {tail.ply - 1}, not {to}.") from None
        self.settle(game, tail, sheet)
        body = Body(seat=game.seat(tail.now), ply=to)
        return Draft(Written(sheet, self.entry("undo", body, client)), tail)

    def settle(self, game: Game, tail: Tail, sheet: Sheet) -> None:
        """Bring a sheet in line with the game: whether it has begun, is over, and whom it waits for."""
        sheet.started = sheet.started or seats_taken(sheet.seats)
        sheet.over = sheet.over or (bool(tail.now.over) and not self.puzzle)  # a puzzle can be tried again
        sheet.ply = tail.ply
        before = self._whose_turn(self.sheet)
        sheet.waiting = SPECTATOR if sheet.over else game.seat(tail.now)
        opponent = sheet.waiting >= 0 and sheet.seats[sheet.waiting].kind == "opponent"
        sheet.opponent = sheet.started and opponent and not self.puzzle  # of which only one turn is played
        if self._whose_turn(sheet) != before:
            sheet.since = sheet.updated
        if sheet.over:
            sheet.result = [[x.seat, x.points, x.lines, x.rank, x.won] for x in final_scores(game, tail.now, sheet)]

    @staticmethod
    def _whose_turn(sheet: Sheet) -> tuple[int, str, str | None]:
        """The seat that decides and who sits there; nobody before the game begins."""
        if not sheet.started or not 0 <= sheet.waiting < len(sheet.seats):
            return SPECTATOR, "", None
        seat = sheet.seats[sheet.waiting]
        return sheet.waiting, seat.kind, seat.person

    def entry(self, kind: str, body: Body, client: str | None) -> Entry:
        return Entry(self.version + 1, kind, body, client, now())

    # --- what has come of it ------------------------------------------------------------------------------------------

    def adopt(self, draft: Draft) -> None:
        """Take over a draft that is on disk."""
        self.sheet, self.tail = draft.written.sheet, draft.tail
        if draft.written.snapshot:
            self.snapshot_ply = draft.written.snapshot.ply
        self._took(draft.written.entry)

    def follow(self, sheet: Sheet, entries: Sequence[Entry]) -> None:
        """Catch up with entries another process has written; `sheet` is the table after them."""
        fresh = [entry for entry in entries if self.version < entry.version <= sheet.version]
        if self.tail is not None:
            try:
                for entry in fresh:
                    self._replay(entry)
            except (RiverratError, IndexError, ValueError):
                self.broken, self.tail = True, None
        self.sheet = sheet
        for entry in fresh:
            self._took(entry)

    def _took(self, entry: Entry) -> None:
        self.recent.append(entry)
        self._remember(entry)
        self.cache.clear()
        if entry.kind not in ("act", "undo"):
            self.company.clear()

    def seats_changed(self) -> None:
        """Something else is to be told of those who sit here."""
        self.company.clear()


def final_scores(game: Game, s: Any, sheet: Sheet) -> list[Score]:
    """The scores; where somebody resigned, the best of the others has won: of a game broken off, only who is left."""
    scores = game.scores(s)
    if sheet.over and any(seat.resigned for seat in sheet.seats):
        left = [score.rank for score, seat in zip(scores, sheet.seats, strict=True) if not seat.resigned]
        best = max(left) if len(left) == 1 or (left and s.over) else None
        scores = [
            replace(score, won=not seat.resigned and score.rank == best)
            for score, seat in zip(scores, sheet.seats, strict=True)
        ]
    return scores


def knowers(game: Game, s: Any, action: int) -> list[int]:
    """The seats that may know an action; nobody in particular where everybody may."""
    if game.sees(s, SPECTATOR, action):
        return []
    return [seat for seat in range(s.seats) if game.sees(s, seat, action)]


def new_future(tail: Tail) -> str:
    """Draw what chance comes from next from the system: nothing that was shown tells anything about it."""
    seed = secrets.randbits(SEED_BITS)
    tail.reseed(seed)
    return str(seed)
