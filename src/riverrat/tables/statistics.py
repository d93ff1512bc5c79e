"""Statistics of people and of the house: games, results, best scores, who met whom, ratings of those who want one."""

import asyncio
import csv
import datetime
import io
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from . import protocol
from .asker import Asker
from .ratings import Rated
from .replays import Rate, Replayer
from .rows import Fared, Finished
from .store import Store

BEST, LATEST, MET = 10, 50, 100  # best scores, latest results and people met that are shown
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what makes spreadsheets calculate


class Statistics:
    def __init__(self, store: Store, replayer: Replayer) -> None:
        self.store, self.replayer = store, replayer
        self._lock = asyncio.Lock()
        self._pulse: Any = None
        self._house: list[Finished] = []
        self._ratings: dict[tuple[str, str], Rated] = {}

    async def _look(self) -> None:
        """Read all games and rate those who want it; once for each game that ends."""
        async with self._lock:
            pulse = await self.store.read(self.store.results_pulse)
            if pulse == self._pulse:
                return
            self._house = await self.store.read(self.store.finished)
            job = Rate([_rated(game) for game in self._house])
            found: list[tuple[str, str, Rated]] = await self.replayer.do(Asker(), job)
            self._ratings = {(game, person): rated for game, person, rated in found}
            self._pulse = pulse

    async def of(self, person: str) -> protocol.Statistics:
        """How somebody has played."""
        found = await self.store.read(self.store.is_listed, person)
        return await self.person(person, *(found or ("", False)))

    async def achieved(self, person: str) -> list[protocol.AchievementInfo]:
        """The challenges somebody has met."""
        found = await self.store.read(self.store.achieved, person)
        return [protocol.AchievementInfo(game=g, level=level, challenge=c, table=t) for g, level, c, t in found]

    async def person(self, person: str, name: str, listed: bool) -> protocol.Statistics:
        await self._look()
        games = await self.store.read(self.store.finished, person)
        mine = [(game, one) for game in games for one in game.seats if one.person == person]
        return protocol.Statistics(
            person=person,
            name=name,
            listed=listed,
            games=len(mine),
            won=sum(one.won for _, one in mine),
            played=[self._played(game, person, found) for game, found in _by_game(mine).items()],
            met=_met(mine),
            challenges=await self.achieved(person),
            results=[_result(game, one) for game, one in reversed(mine[-LATEST:])],
        )

    def _played(self, game: str, person: str, found: Sequence[tuple[Finished, Fared]]) -> protocol.PlayedInfo:
        rated = self._ratings.get((game, person))
        return protocol.PlayedInfo(
            game=game,
            games=len(found),
            won=sum(one.won for _, one in found),
            best=max(one.points for _, one in found),
            mean=round(sum(one.points for _, one in found) / len(found), 1),
            rating=rated and rated[0],
            spread=rated and rated[1],
        )

    async def house(self) -> protocol.HouseStatistics:
        await self._look()
        listed = [(game, one) for game in self._house for one in game.seats if one.person and one.listed]
        by_person: dict[tuple[str, str], list[tuple[Finished, Fared]]] = defaultdict(list)
        for game, one in listed:
            by_person[game.game, str(one.person)].append((game, one))
        return protocol.HouseStatistics(
            people=await self.store.read(self.store.people_count),
            games=len(self._house),
            played=[
                protocol.HouseGame(game=name, games=count, best=_best(name, listed))
                for name, count in sorted(Counter(game.game for game in self._house).items())
            ],
            standings=sorted(
                (
                    protocol.StandingInfo(
                        person=person, name=found[-1][1].name, **_fields(self._played(game, person, found))
                    )
                    for (game, person), found in by_person.items()
                ),
                key=lambda one: (one.game, -(one.rating or 0), -one.won),
            ),
        )

    async def my_games(self, person: str) -> str:
        games = await self.store.read(self.store.finished, person)
        return _csv(
            ["date", "table", "game", "seats", "seat", "points", "place", "won", "others"],
            (
                [*_row(game, one), ", ".join(_others(game, one))]
                for game in games
                for one in game.seats
                if one.person == person
            ),
        )

    async def house_games(self) -> str:
        """Every seat of every finished game; names only of those who are listed."""
        await self._look()
        return _csv(
            ["date", "table", "game", "seats", "seat", "points", "place", "won", "kind", "name"],
            (
                [
                    *_row(game, one),
                    "person" if one.person else "opponent",
                    one.name if one.listed or not one.person else "",
                ]
                for game in self._house
                for one in game.seats
            ),
        )


def _fields(played: protocol.PlayedInfo) -> dict[str, Any]:
    return {name: getattr(played, name) for name in played.__struct_fields__}


def _rated(game: Finished) -> tuple[str, list[str], list[int]]:
    """A game as it counts for ratings: the listed people and their places."""
    listed = [one for one in game.seats if one.listed and one.person]
    return game.game, [str(one.person) for one in listed], [one.place for one in listed]


def _by_game(mine: Sequence[tuple[Finished, Fared]]) -> dict[str, list[tuple[Finished, Fared]]]:
    found: dict[str, list[tuple[Finished, Fared]]] = defaultdict(list)
    for game, one in mine:
        found[game.game].append((game, one))
    return dict(sorted(found.items()))


def _met(mine: Sequence[tuple[Finished, Fared]]) -> list[protocol.MetInfo]:
    """The people one has played with, those met most often first."""
    games: Counter[str] = Counter()
    ahead: Counter[str] = Counter()
    known: dict[str, Fared] = {}
    for game, one in mine:
        for other in game.seats:
            if other.person and other.person != one.person:
                games[other.person] += 1
                ahead[other.person] += one.place < other.place
                known[other.person] = other
    return [
        protocol.MetInfo(
            name=known[person].name,
            person=person if known[person].listed else None,
            games=count,
            ahead=ahead[person],
        )
        for person, count in games.most_common(MET)
    ]


def _best(game: str, listed: Sequence[tuple[Finished, Fared]]) -> list[protocol.BestInfo]:
    found = [(played, one) for played, one in listed if played.game == game]
    found.sort(key=lambda pair: (-pair[1].points, pair[0].at))
    return [
        protocol.BestInfo(name=one.name, points=one.points, seats=len(played.seats), table=played.table, at=played.at)
        for played, one in found[:BEST]
    ]


def _others(game: Finished, one: Fared) -> list[str]:
    return [other.name for other in game.seats if other.seat != one.seat]


def _result(game: Finished, one: Fared) -> protocol.ResultInfo:
    return protocol.ResultInfo(
        table=game.table,
        game=game.game,
        at=game.at,
        seats=len(game.seats),
        points=one.points,
        place=one.place,
        won=one.won,
        others=_others(game, one),
    )


def _row(game: Finished, one: Fared) -> list[Any]:
    date = datetime.datetime.fromtimestamp(game.at / 1000, datetime.UTC).date().isoformat()
    return [date, game.table, game.game, len(game.seats), one.seat, one.points, one.place, int(one.won)]


def _csv(head: list[str], rows: Iterable[list[Any]]) -> str:
    written = io.StringIO()
    out = csv.writer(written, lineterminator="\r\n")
    out.writerow(head)
    for row in rows:
        # A name is a text to a spreadsheet, whatever it begins with.
        out.writerow([f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell for cell in row])
    return written.getvalue()
