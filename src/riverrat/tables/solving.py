"""Puzzles at tables: what there is, a table for each, and the answer."""

from datetime import UTC, datetime

from riverrat import puzzles
from riverrat.players import levels
from riverrat.puzzles import Puzzle

from . import protocol
from .catalogue import Catalogue
from .changes import Refused
from .rows import Person, Progress, Seat, Snapshot
from .setup import new_sheet
from .store import Store


class Solving:
    """What people do about puzzles. All of a game's are read by whoever asks first: by turns, as the store is."""

    def __init__(self, store: Store, catalogue: Catalogue) -> None:
        self.store, self.catalogue = store, catalogue

    async def all(self, person: Person | None, game: str) -> protocol.PuzzlesInfo:
        """The puzzles of a game, and how somebody has fared with them."""
        day = datetime.now(UTC).date()
        found = await self.store.read(puzzles.puzzles, self.catalogue.game(game).name)
        known = await self.store.read(self.store.puzzle_progress, person.id, game) if person else {}
        today = puzzles.daily(game, day)
        told = [_info(one, known.get(one.name, Progress()), one is today) for one in found]
        return protocol.PuzzlesInfo(day=day.isoformat(), puzzles=told)

    async def open(self, person: Person, ask: protocol.PuzzleName) -> str:
        """A table for a puzzle: one's own from before, or a new one."""
        puzzle = await self._find(ask)
        for known in await self.store.read(self.store.lessons_of, person.id, ask.game):
            fits = (known.rules, known.data) == (puzzle.game.version, puzzle.game.box.hash)
            if known.lesson == puzzle.key and fits:
                return known.id
        seats = [Seat("opponent", level=levels.OFFERED[0]) for _ in range(puzzle.setting.seats)]
        seats[puzzle.seat] = Seat("person", person.id, name=person.name)
        sheet = new_sheet(puzzle.game, seats, dict(puzzle.setting.options), puzzle.setting.seed)
        sheet.host, sheet.lesson, sheet.future = person.id, puzzle.key, None
        sheet.waiting, sheet.opponent = puzzle.seat, False
        await self.store.write(self.store.create, sheet, (), Snapshot(0, 0, puzzle.start.to_bytes()))
        return sheet.id

    async def solution(self, person: Person, ask: protocol.PuzzleName) -> protocol.Solution:
        """Look at the answer: whoever has not found it before finds it for no stars."""
        puzzle = await self._find(ask)
        await self.store.write(self.store.puzzle_shown, person.id, puzzle.game.name, puzzle.name)
        return protocol.Solution(actions=list(puzzle.solution), best=puzzle.best)

    async def _find(self, ask: protocol.PuzzleName) -> Puzzle:
        found = await self.store.read(puzzles.puzzle, self.catalogue.game(ask.game).name, ask.puzzle)
        if found is None:
            raise Refused("no-puzzle", "There is no such puzzle.", 404)
        return found


def _info(puzzle: Puzzle, known: Progress, today: bool) -> protocol.PuzzleInfo:
    solved = known.solved is not None
    return protocol.PuzzleInfo(
        puzzle=puzzle.name,
        text=puzzle.text,
        goal=puzzle.goal,
        today=today,
        tries=known.tries,
        solved=solved,
        shown=known.shown,
        stars=puzzles.stars(len(known.tries)) if solved and not known.shown else 0,
        best=puzzle.best if known.tries or known.shown else None,
    )
