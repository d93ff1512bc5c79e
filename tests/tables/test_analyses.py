"""Finished games are analysed move by move, for everybody who listens."""

import asyncio
import random
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from riverrat import games
from riverrat.players.analysis import Candidate, Judgement
from riverrat.players.reasons import ALIKE, EVEN, SENSIBLE, SENSIBLE_ALIKE, Words, standing
from riverrat.server.metrics import Metrics
from riverrat.server.opponents.pool import Opponents
from riverrat.tables import protocol, replays
from riverrat.tables.analyses import Analyses, Listener
from riverrat.tables.asker import Asker
from riverrat.tables.changes import Act, Refused
from riverrat.tables.history import History
from riverrat.tables.opponents import OpponentFailed
from riverrat.tables.room import Room
from riverrat.tables.rooms import Rooms
from riverrat.tables.rows import Seat
from riverrat.tables.setup import new_sheet
from tests.tables.seating import Here

TOY = games.load("toy")


class Thinker:
    """Answers when it is let, and keeps what it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[bytes, tuple[int, ...]]] = []
        self.deeper = 0
        self.let = asyncio.Semaphore(0)
        self.fails = False

    async def judge(self, _: Any, state: bytes, played: tuple[int, ...], *__: Any, deeper: bool = False) -> Judgement:
        self.given.append((state, played))
        self.deeper += deeper
        await self.let.acquire()
        if self.fails:
            raise OpponentFailed("nobody is there")
        one = Candidate(played, "", 0.5, 40)
        return Judgement((0.5, 0.5), "chance", (one,), one, 0.0, 0.0, EVEN)


House = tuple[Rooms, Analyses, Thinker]


@pytest.fixture
def house(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], House]]:
    """Opened inside an event loop."""
    pool = Opponents(1, rooms.catalogue, Metrics(), compiling=False)

    def open_house() -> House:
        thinker = Thinker()
        monkeypatch.setattr(pool, "judge", thinker.judge)
        return rooms, Analyses(History(rooms, Here()), pool), thinker

    yield open_house
    pool.close()


async def finished(rooms: Rooms, seed: int = 1) -> Room:
    person, _ = rooms.store.new_person("Ann")
    sheet = new_sheet(TOY, [Seat("person", person.id, name="Ann") for _ in range(2)], {})
    sheet.host = person.id
    rooms.store.create(sheet)
    room, choose = await rooms.room(sheet.id), random.Random(seed)
    while not room.table.s.over:
        action = choose.choice(TOY.legal(room.table.s))
        await rooms.commit(room, Act(person, room.table.version, (action,)))
    return room


class Ear:
    """Somebody who listens to an analysis."""

    def __init__(self, who: str) -> None:
        self.heard: list[Any] = []
        self.news = asyncio.Event()
        self.listener = Listener(Asker(person=who), f"{who}-1", self.hear)

    def hear(self, said: Any) -> None:
        self.heard.append(said)
        self.news.set()

    async def until(self, true: Callable[[Any], bool]) -> Any:
        while not (self.heard and true(self.heard[-1])):
            self.news.clear()
            await self.news.wait()
        return self.heard[-1]


async def test_one_at_a_time_shared_stopped_and_gone_on_with(house: Callable[[], House]) -> None:
    rooms, analyses, thinker = house()
    one, other = await finished(rooms), await finished(rooms, 2)
    ann, bob = Ear("ann"), Ear("bob")
    analyses.begin(one, ann.listener)
    with pytest.raises(Refused, match="One analysis at a time"):
        analyses.begin(other, ann.listener)
    analyses.begin(one, bob.listener)  # the same job for both
    thinker.let.release()
    assert (await bob.until(lambda said: said.done == 1)).moments
    analyses.stop(ann.hear)
    thinker.let.release()
    await bob.until(lambda said: said.done == 2)
    assert ann.heard[-1].done == 1
    analyses.stop(bob.hear)  # nobody listens: what is being thought about is the last
    thinker.let.release()
    while rooms._tasks:
        await asyncio.sleep(0)
    asked = len(thinker.given)
    assert asked == 3
    again = Ear("ann")
    analyses.begin(one, again.listener)
    assert len(again.heard[0].moments) == 3  # kept
    for _ in range(again.heard[0].of):
        thinker.let.release()
    last = await again.until(lambda said: said.done == said.of)
    assert len(thinker.given) == last.of
    analyses.begin(other, again.listener)  # the first is done
    analyses.stop(again.hear)
    thinker.let.release()
    await rooms.close()


async def test_neither_opponents_nor_hints_wait_for_an_analysis(house: Callable[[], House]) -> None:
    rooms, analyses, thinker = house()
    ann = Ear("ann")
    analyses.begin(await finished(rooms), ann.listener)
    while not thinker.given:
        await asyncio.sleep(0)
    order, bob = list[str](), Asker("1.1.1.1", "bob")
    async with analyses.opponents.turn(TOY, bob, "club", lambda: True):
        order.append("moved")
    async with analyses.opponents.opinion(TOY, bob, waiting=True):
        order.append(f"advised after {len(thinker.given)}")
    assert order == ["moved", "advised after 1"]
    analyses.stop(ann.hear)
    thinker.let.release()
    await rooms.close()


async def analysed(room: Room, ear: Ear, analyses: Analyses, thinker: Thinker) -> Any:
    """Analyse a whole game without a pause; gives the last that was told of it."""
    analyses.begin(room, ear.listener)
    thinker.let = asyncio.Semaphore(1000)
    return await ear.until(lambda said: said.done == said.of and said.of)


async def test_a_move_is_judged_by_what_its_seat_could_know(house: Callable[[], House]) -> None:
    rooms, analyses, thinker = house()
    room, ann = await finished(rooms), Ear("ann")
    last = await analysed(room, ann, analyses, thinker)
    record = replays.replay(await analyses.history.transcript(room))
    moments = [one for said in ann.heard for one in said.moments]
    assert len(moments) == last.of == len(thinker.given)
    for one, (state, played) in zip(moments, thinker.given, strict=True):
        s, truth = TOY.state.from_bytes(state), record.at(one.ply)
        assert TOY.view(s, one.seat) == TOY.view(truth, one.seat)
        assert s.rng != truth.rng
        assert list(played) == record.actions[one.ply : one.ply + len(played)]
    kept = analyses._of(room)
    assert all(zlib.decompress(one.state) for one in kept.moments or ())
    await rooms.close()


async def test_a_moment_is_looked_at_deeper_once(house: Callable[[], House]) -> None:
    rooms, analyses, thinker = house()
    room, ann = await finished(rooms), Ear("ann")
    last = await analysed(room, ann, analyses, thinker)
    ply = (analyses._of(room).moments or [])[2].ply
    assert (await analyses.explain(room, ann.listener.asker, "x-1", ply)).judged is None
    assert thinker.deeper == 0
    for number in range(2):
        told = await analyses.explain(room, ann.listener.asker, f"x-{number}", ply, deeper=True)
        assert told.judged is not None
        assert told.judged.ply == ply
    assert thinker.deeper == 1
    assert thinker.given[-1] == thinker.given[2]  # the same moment
    assert len(thinker.given) == last.of + 1
    await rooms.close()


@pytest.mark.parametrize("why", [ALIKE, SENSIBLE_ALIKE, SENSIBLE], ids=lambda why: why.key)
async def test_why_there_is_nothing_to_choose_is_told_as_it_was_found(
    house: Callable[[], House], monkeypatch: pytest.MonkeyPatch, why: Words
) -> None:
    """Not guessed from how many moves are told, and nobody is asked to think about it again."""
    rooms, analyses, thinker = house()

    async def judge(_: Any, __: bytes, played: tuple[int, ...], *___: Any, deeper: bool = False) -> Judgement:
        one, other = Candidate(played, "", 0.5, 0), Candidate((*played, 1), "", 0.5, 0)
        return Judgement((0.5, 0.5), "nothing", (one, other), one, 0.0, 0.0, why)

    monkeypatch.setattr(cast(Any, analyses.opponents), "judge", judge)
    room, ann = await finished(rooms), Ear("ann")
    await analysed(room, ann, analyses, thinker)
    ply = (analyses._of(room).moments or [])[2].ply
    found = await analyses.explain(room, ann.listener.asker, "x", ply)
    assert found.best == [[protocol.WordsInfo(key=why.key, values={})]] * 2
    assert found.played == []
    await rooms.close()


async def test_reasons_are_asked_for_with_what_was_judged(
    house: Callable[[], House], monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms, analyses, thinker = house()
    asked = list[Judgement]()

    async def explain(_: Any, __: bytes, judged: Judgement, ___: int) -> tuple[tuple[Words, ...], ...]:
        asked.append(judged)
        return ((judged.verdict,), (), ())

    async def judge(_: Any, __: bytes, played: tuple[int, ...], *___: Any, deeper: bool = False) -> Judgement:
        best, next_best = Candidate((*played, 1), "", 0.6, 0), Candidate((*played, 2), "", 0.5, 0)
        done = Candidate(played, "", 0.4, 0)
        return Judgement((0.6, 0.4), "chance", (best, next_best), done, 0.2, 0.0, standing(0.2))

    for name, function in (("judge", judge), ("explain", explain)):
        monkeypatch.setattr(cast(Any, analyses.opponents), name, function)
    room, ann = await finished(rooms), Ear("ann")
    await analysed(room, ann, analyses, thinker)
    kept = analyses._of(room)
    found = await analyses.explain(room, ann.listener.asker, "x", (kept.moments or [])[2].ply)
    assert asked == [kept.judged[2]]
    assert found.best == [[protocol.WordsInfo(key="analysis-chance", values={"percent": 20})], []]
    await rooms.close()


async def test_what_nobody_can_analyse_is_said_once(house: Callable[[], House]) -> None:
    rooms, analyses, thinker = house()
    ann, thinker.fails = Ear("ann"), True
    room = await finished(rooms)
    analyses.begin(room, ann.listener)
    thinker.let.release()
    said = await ann.until(lambda said: isinstance(said, protocol.Error))
    assert (said.id, said.code) == ("ann-1", "no-analysis")
    analyses.begin(room, ann.listener)  # and it may be asked again
    thinker.let.release()
    await asyncio.sleep(0)
    await rooms.close()


async def test_whatever_is_looked_at_waits_for_its_turn(
    house: Callable[[], House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole game behind those who wait for an answer; a longer look and its reasons for whoever asks."""
    rooms, analyses, thinker = house()
    pool, turns = cast(Any, analyses.opponents), list[tuple[str, bool, bool]]()
    room, ann, thinking, unasked = await finished(rooms), Ear("ann"), False, list[str]()

    @asynccontextmanager
    async def opinion(_: Any, asker: Asker, *, waiting: bool, deeper: bool = False) -> AsyncIterator[None]:
        nonlocal thinking
        turns.append((asker.person, waiting, deeper))
        thinking = True
        yield
        thinking = False

    async def judge(_: Any, __: bytes, played: tuple[int, ...], *___: Any, deeper: bool = False) -> Judgement:
        unasked.extend([] if thinking else ["judge"])
        best, next_best = Candidate((*played, 1), "", 0.6, 42), Candidate((*played, 2), "", 0.5, 41)
        done = Candidate(played, "", 0.4, 40)
        return Judgement((0.6, 0.4), "chance", (best, next_best), done, 0.2, 0.0, EVEN)

    async def explain(*_: Any) -> list[list[Any]]:
        unasked.extend([] if thinking else ["explain"])
        return [[], [], []]

    for name, function in (("opinion", opinion), ("judge", judge), ("explain", explain)):
        monkeypatch.setattr(pool, name, function)
    last = await analysed(room, ann, analyses, thinker)
    assert turns == [("ann", False, False)] * last.of
    await analyses.explain(room, Asker(person="bob"), "x", (analyses._of(room).moments or [])[2].ply, deeper=True)
    assert turns[last.of :] == [("bob", True, True), ("bob", True, False)]
    assert unasked == []
    await rooms.close()
