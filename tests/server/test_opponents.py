"""Opponents in processes of their own: they move, they are replaced when they crash or hang, the table says so."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from riverrat import games
from riverrat.players.levels import OFFERED, level
from riverrat.players.player import Decision, Limit
from riverrat.server.metrics import Metrics
from riverrat.server.opponents import pool
from riverrat.server.opponents.crew import Crew
from riverrat.server.opponents.pool import Opponents, load_games
from riverrat.server.opponents.process import Late, Lost, Process
from riverrat.server.opponents.worker import answer, think
from riverrat.server.settings import Settings
from riverrat.server.store.store import Store
from riverrat.tables.asker import Asker
from riverrat.tables.catalogue import Catalogue
from riverrat.tables.game_key import GameKey
from riverrat.tables.opponents import OpponentFailed
from riverrat.tables.rooms import Rooms
from riverrat.tables.rows import Person as Guest
from riverrat.tables.rows import Seat
from riverrat.tables.setup import new_sheet
from riverrat.tables.thinking import Failed, Request
from riverrat.tables.turns import PLAYING, Turns
from tests.server.serving import Person, Server

TOY = games.load("toy")


@pytest.fixture
def opponents(rooms: Rooms) -> Iterator[Opponents]:
    found = Opponents(1, rooms.catalogue, Metrics(), compiling=False)
    yield found
    found.close()


def decide(opponents: Opponents, level: str = "random") -> Decision:
    s = TOY.new(2, seed=1)
    return asyncio.run(opponents.decide(TOY, s, 0, level))


def lost(opponents: Opponents) -> float:
    return opponents.metrics.registry.get_sample_value("riverrat_workers_lost_total") or 0.0


def test_a_worker_decides_and_is_polite(opponents: Opponents) -> None:
    assert decide(opponents).action in TOY.legal(TOY.new(2, seed=1))
    (worker,) = opponents.workers.all
    assert os.getpriority(os.PRIO_PROCESS, worker.process.pid or 0) >= 10


def test_a_crashed_worker_is_replaced_and_the_move_made(opponents: Opponents) -> None:
    decide(opponents)
    (worker,) = opponents.workers.all
    os.kill(worker.process.pid or 0, signal.SIGKILL)
    assert decide(opponents).action in (0, 1)
    assert lost(opponents) == 1
    assert worker not in opponents.workers.all


def test_a_worker_that_hangs_is_stopped_at_the_hard_limit(
    opponents: Opponents, monkeypatch: pytest.MonkeyPatch
) -> None:
    decide(opponents)
    (worker,) = opponents.workers.all
    os.kill(worker.process.pid or 0, signal.SIGSTOP)
    opponents.grace = 0.3
    began = time.monotonic()
    assert decide(opponents).action in (0, 1)
    assert time.monotonic() - began < 60
    assert lost(opponents) == 1


def test_all_workers_are_there_before_anybody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes when the others are busy does not wait until one more has loaded the games."""
    asked: list[tuple[int, Any]] = []

    class Loading:
        def __init__(self, *_: Any) -> None:
            self.known, self.long, self.loaded = set[Any](), False, 0

        def ask(self, request: Request, _: float) -> None:
            asked.append((id(self), request.key))

        def stop(self) -> None:
            pass

    monkeypatch.setattr("riverrat.server.opponents.crew.Process", Loading)
    crew, keys = Crew(think, 3, 10), [GameKey("toy", "tests.toy"), GameKey("other", "tests.other")]
    crew.start(partial(load_games, keys))
    crew.bringer.shutdown()
    assert set(asked) == {(id(worker), key) for worker in crew.all for key in keys}
    assert len(crew.all) == len(crew._idle) == 3


def test_a_replaced_worker_knows_what_the_others_know_before_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, GameKey, bool]] = []

    class Loading:
        def __init__(self, *_: Any) -> None:
            self.known, self.long, self.loaded = set[Any](), False, 0

        def ask(self, request: Request, _: float) -> None:
            asked.append((id(self), request.key, request.compiled))

        def stop(self) -> None:
            pass

    monkeypatch.setattr("riverrat.server.opponents.crew.Process", Loading)
    crew, key = Crew(think, 1, 10), GameKey("toy", "tests.toy")
    crew.start(partial(load_games, [key]))
    crew.load(partial(load_games, [key], compiled=True))
    with pytest.raises(Lost), crew.worker(key, long=False) as first:
        raise Lost("it is gone")
    with crew.worker(key, long=False) as second:
        pass
    assert second is not first
    assert asked == [(id(one), key, compiled) for one in (first, second) for compiled in (False, True)]
    assert crew.all == {second}
    crew.close()


def test_who_waited_thinks_for_less(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds: list[float] = []

    class Counting:
        def decide(self, _: Any, __: Any, ___: int, limit: Limit, ____: int) -> Decision:
            seconds.append(limit.seconds)
            return Decision(0)

    monkeypatch.setattr("riverrat.tables.thinking.level", lambda name: replace(level(name), interpreted=Counting()))
    asked = Request(GameKey("toy", "tests.toy"), TOY.new(2, seed=1).to_bytes(), level="champion")
    for waited in (0.0, 4.0, 12.0):
        answer(replace(asked, waited=waited))
    assert seconds == [10.0, 6.0, 0.0]


def test_long_thoughts_go_to_the_worker_that_had_some_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it thought of stays in its memory: the others need none for it."""

    class Idle:
        def __init__(self, *_: Any) -> None:
            self.long, self.loaded = False, 0

    monkeypatch.setattr("riverrat.server.opponents.crew.Process", Idle)
    crew, key = Crew(think, 3, 10), GameKey("toy", "tests.toy")
    with crew.worker(key, long=False), crew.worker(key, long=False), crew.worker(key, long=False):
        pass  # all three are there
    with crew.worker(key, long=True) as thinker:
        pass
    for _ in range(3):
        with crew.worker(key, long=False) as quick:
            assert quick is not thinker
        with crew.worker(key, long=True) as again:
            assert again is thinker


def test_a_longer_look_thinks_eight_times_as_much(monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[Limit] = []

    class Counting:
        def analyse(self, _: Any, __: Any, limit: Limit, ___: int) -> None:
            limits.append(limit)

        def judge(self, _: Any, __: Any, ___: Any, limit: Limit, ____: int) -> None:
            limits.append(limit)

    monkeypatch.setattr("riverrat.tables.thinking.analyst", lambda _: Counting())
    state, key = TOY.new(2, seed=1).to_bytes(), GameKey("toy", "tests.toy")
    for deeper in (False, True):
        asked = Request(key, state, level="expert", deeper=deeper)
        answer(replace(asked, advise=True))
        answer(replace(asked, judge=(0,), seconds=4.0))
    found = [(limit.seconds, limit.playouts) for limit in limits]
    assert found == [(0.8, 3000), (4.0, 3000), (6.4, 24000), (4.0, 24000)]


def test_who_gets_no_hint_is_told_why(opponents: Opponents, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that hangs was late; while rules are compiled, waiting helps; a worker that is gone says neither."""
    from riverrat.tables.talk import _no_hint

    def late(*_: Any) -> Any:
        raise Late("no answer in 5 s")

    def gone(*_: Any) -> Any:
        raise Lost("the process is gone")

    told = []
    for ask in (late, gone):
        monkeypatch.setattr(Process, "ask", ask)
        with pytest.raises(OpponentFailed) as failed:
            decide(opponents)
        told.append(_no_hint(failed.value, preparing=opponents.preparing(TOY))[0])
    opponents.compiling = True
    told.append(_no_hint(failed.value, preparing=opponents.preparing(TOY))[0])
    opponents.compiling = False
    assert told == ["no-hint-in-time", "no-hint", "no-hint-yet"]


def test_the_seed_of_advice_leaves_room_for_its_thousand_games(
    opponents: Opponents, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compiled advice counts on from a thousand times its seed, in 64 bits with a sign."""
    monkeypatch.setattr("riverrat.tables.thinking.secrets.randbits", lambda bits: (1 << bits) - 1)
    request = opponents._request(TOY, TOY.new(2, seed=1), 0, "expert")
    assert (request.seed + 1) * 1000 < 1 << 63


def test_what_no_worker_can_do_is_reported(opponents: Opponents) -> None:
    s = TOY.new(2, seed=1)
    with pytest.raises(OpponentFailed, match="no opponent 'wizard'"):
        asyncio.run(opponents.decide(TOY, s, 0, "wizard"))
    assert decide(opponents).action in (0, 1)


def test_a_worker_is_told_only_what_its_seat_may_know(opponents: Opponents, monkeypatch: pytest.MonkeyPatch) -> None:
    """The position that leaves the server is one the seat could believe in: another generator, another hidden card."""
    s = TOY.new(2, {}, 3)
    for text in ("rat 0", "go 2", "peek"):
        TOY.play(s, text)
    sent: list[Request] = []

    def keep(request: Request, seconds: float) -> Any:
        sent.append(request)
        return Decision(0)

    monkeypatch.setattr(opponents, "_ask", keep)
    for _ in range(20):
        asyncio.run(opponents.decide(TOY, s, 1, "random"))
    states = [TOY.state.from_bytes(request.state) for request in sent]
    assert all(state.rng != s.rng for state in states)
    assert len({state.top for state in states}) > 1
    assert all(TOY.view(state, 1) == TOY.view(s, 1) for state in states)


def test_answers_never_raise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "REGISTER", dict(games.REGISTER))  # a worker registers what it is asked for
    key = GameKey("toy", "tests.toy")
    assert isinstance(answer(Request(key, b"short")), Failed)
    assert isinstance(answer(Request(GameKey("none", "tests.none"), b"")), Failed)
    assert answer(Request(key, b"")) is None
    good = Request(key, TOY.new(2, seed=1).to_bytes(), 0, "playouts-100", 1)
    assert isinstance(answer(good), Decision)


@pytest.mark.long
def test_compiled_rules_are_loaded_in_the_background(
    store: Store, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numba")
    monkeypatch.setattr(pool, "COMPILING", 0)  # further back than all other tests it may never come to an end
    with closing(Opponents(1, Catalogue(Settings(folder=folder, games=("toy",)), store), Metrics())) as found:
        found.start()
        end = time.monotonic() + 240
        while found.ready() != {"toy"} and time.monotonic() < end:
            time.sleep(0.1)
        assert found.ready() == {"toy"}
        thoughts = (decide(found, "playouts-100") for _ in range(50))  # on a busy machine some get hardly any time
        assert any(sum(reason.visits for reason in thought.reasons) > 500 for thought in thoughts)


def test_levels_that_play_below_their_strength_are_named(rooms: Rooms) -> None:
    pytest.importorskip("numba")
    plain, quick = (Opponents(1, rooms.catalogue, Metrics(), compiling=compiling) for compiling in (False, True))
    first_rat, learned = games.load("first-rat"), ("expert", "master", "champion")
    with closing(plain), closing(quick):
        assert plain.weaker(first_rat) == dict.fromkeys(OFFERED, "interpreted")
        assert quick.weaker(first_rat) == {}  # its network comes with Riverrat
        assert quick.weaker(TOY) == dict.fromkeys(learned, "unfit")  # there is none
        changed = replace(first_rat, version=first_rat.version + 1)  # its network was made for other rules
        assert quick.weaker(changed) == dict.fromkeys(learned, "adapted")
        assert rooms.catalogue.detail(TOY).weaker == quick.weaker(TOY)
        quick._uncompiled.add(quick.catalogue.key(TOY))  # the compiler could not
        assert quick.weaker(TOY) == plain.weaker(TOY)


@pytest.mark.parametrize("level", ["random", "playouts-100"])
def test_a_game_against_opponents_comes_to_its_end(ann: Person, level: str) -> None:
    made = ann.table("me", level, "random")
    with ann.watch(made["table"]) as screen:
        thought = False
        while not screen.fresh()["over"]:
            thought |= screen.state["thinking"] > 0
            if screen.state["gestures"] and screen.state["seat"] == 0:
                screen.act(*screen.state["gestures"][-1]["actions"])
            else:
                screen.read(60)
        assert thought
        assert screen.state["thinking"] == -1


class Silent:
    """A worker that never answers."""

    def __init__(self, *_: Any) -> None:
        self.known, self.long, self.loaded = set[Any](), False, 0
        self._stopped = threading.Event()

    def ask(self, *_: Any) -> Any:
        self._stopped.wait()
        raise Lost("the process is gone")

    def stop(self) -> None:
        self._stopped.set()


class Watching:
    """Somebody who looks on."""

    person: Guest | None = None
    device = ""

    def wake(self) -> None: ...

    def dismiss(self) -> None: ...


@pytest.mark.parametrize("level", OFFERED)
@pytest.mark.parametrize("game", ["first-rat", "la-loire", "rio-de-la-plata"])
async def test_with_every_worker_stopped_games_go_on(
    monkeypatch: pytest.MonkeyPatch, rooms: Rooms, opponents: Opponents, game: str, level: str
) -> None:
    monkeypatch.setattr("riverrat.server.opponents.crew.Process", Silent)
    monkeypatch.setattr("riverrat.tables.turns.within", lambda _: PLAYING)  # nobody need wait here
    opponents.start()
    seats = [Seat("opponent", level=level) for _ in range(games.load(game).seat_counts[-1])]
    sheet = new_sheet(games.load(game), seats, {})
    rooms.store.create(sheet)
    room, turns = await rooms.room(sheet.id), Turns(rooms, opponents)
    room.viewers.add(Watching())
    for _ in range(12):
        await turns._move(room)
    assert room.table.version == 12
    assert room.notice == "notice-opponent-hurried"
    await rooms.close()


async def test_where_nobody_looks_on_an_opponent_takes_its_time(
    monkeypatch: pytest.MonkeyPatch, rooms: Rooms, opponents: Opponents
) -> None:
    """It waits for its turn however long that is; a look in between would cost those who play now."""
    monkeypatch.setattr("riverrat.tables.turns.within", lambda _: PLAYING)

    async def later(*_: Any) -> Decision:
        await asyncio.sleep(0.1)
        return Decision(0)

    monkeypatch.setattr(opponents, "decide", later)
    sheet = new_sheet(TOY, [Seat("opponent", level="club") for _ in range(2)], {})
    rooms.store.create(sheet)
    room, turns = await rooms.room(sheet.id), Turns(rooms, opponents)
    await turns._move(room)
    assert (room.table.version, room.notice) == (1, None)
    room.viewers.add(Watching())
    await turns._move(room)
    assert (room.table.version, room.notice) == (2, "notice-opponent-hurried")
    await rooms.close()


async def test_when_no_worker_can_move_one_look_decides_and_the_table_says_so(
    monkeypatch: pytest.MonkeyPatch, rooms: Rooms, opponents: Opponents
) -> None:
    from riverrat.tables.changes import Act
    from riverrat.tables.lobby import Lobby
    from riverrat.tables.notices import Notices
    from riverrat.tables.protocol import NewSeat, NewTable

    async def fail(*_: Any) -> Decision:
        raise OpponentFailed("nobody is there")

    monkeypatch.setattr(opponents, "decide", fail)
    Turns(rooms, opponents)
    lobby = Lobby(rooms, Notices(rooms), opponents)
    person, _ = rooms.store.new_person("Ann")
    seats = [NewSeat(kind="opponent", level="random"), NewSeat(kind="me")]
    sheet = await lobby.create(person, NewTable(game="toy", seats=seats))
    room = await rooms.room(sheet.id)
    assert room.thinker is not None
    await room.thinker
    assert (room.notice, room.thinking) == ("notice-opponent-failed", -1)
    assert room.table.version > 0
    assert room.table.deciding() == 1
    await rooms.commit(room, Act(person, room.table.version, (0,)))
    assert room.notice is None  # gone with the next change
    await rooms.close()


def test_a_house_offers_a_player_of_its_own(folder: Path) -> None:
    server = Server(folder, more=("--opponent", "tests.arena.players:First"))
    try:
        with server.person("Ann") as ann:
            assert ann.get("/api/games/toy")["levels"] == [*OFFERED, "tests.arena.players:First"]
            with ann.watch(ann.table("tests.arena.players:First", "me")["table"]) as screen:
                state = screen.until(lambda message: message["type"] == "state" and message["version"] == 1)
                assert state["notice"] is None  # nobody had to stand in
            ann.post("/api/tables", {"game": "toy", "seats": [{"kind": "opponent", "level": "mine:Own"}]}, expect=400)
    finally:
        assert server.stop() == 0


async def test_an_opponent_waits_neither_for_hints_nor_for_champions_nor_for_boxes(
    opponents: Opponents, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many want to know something, or play with boxes of their own, the others' opponents have their place."""
    toy, loire = games.load("toy"), games.load("la-loire")
    monkeypatch.setattr(opponents.catalogue, "corrections", lambda game: Path("box.toml") if game is loire else None)

    async def for_ever(turn: Any) -> None:
        async with turn:
            await asyncio.sleep(1000)

    eves = [Asker("eve", f"eve {at}", f"{at}") for at in range(18)]
    turns = [opponents.opinion(toy, eve, waiting=True, deeper=deeper) for eve in eves[:4] for deeper in (True, False)]
    turns += [opponents.turn(toy, eve, "champion", lambda: True) for eve in eves]
    turns += [opponents.turn(loire, eve, "club", lambda: True) for eve in eves]
    turns += [opponents.opinion(loire, eves[0], waiting=True)]
    held = [asyncio.create_task(for_ever(turn)) for turn in turns]
    await asyncio.sleep(0)
    ann = Asker("ann", "ann", "ann")
    async with asyncio.timeout(5), opponents.turn(toy, ann, "club", lambda: True):
        pass
    async with asyncio.timeout(5), opponents.opinion(toy, ann, waiting=True):
        pass
    async with asyncio.timeout(5), opponents.turn(loire, ann, "club", lambda: True):
        pass
    for task in held:
        task.cancel()
    await asyncio.gather(*held, return_exceptions=True)
    move = Request(GameKey("toy", "tests.toy"), b"", level="club")
    assert opponents._crew(move) is opponents.workers
    assert opponents._crew(replace(move, key=GameKey("toy", "tests.toy", "box.toml"))) is opponents.boxed


async def test_what_is_long_leaves_places_for_short_moves_and_hints(opponents: Opponents) -> None:
    """Champions and longer looks, of many addresses."""
    toy, began = games.load("toy"), list[str]()

    async def think(who: str, level: str) -> None:
        asker = Asker(who, who, who)
        hint = opponents.opinion(toy, asker, waiting=True, deeper=level == "deeper")
        async with opponents.turn(toy, asker, level, lambda: True) if level in ("club", "champion") else hint:
            began.append(who)
            await asyncio.sleep(1000)

    levels = {"ann": "champion", "bob": "champion", "cid": "deeper", "dan": "club", "eve": "hint"}
    held = [asyncio.create_task(think(who, level)) for who, level in levels.items()]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert began == ["ann", "dan", "eve"]
    for task in held:
        task.cancel()
    await asyncio.gather(*held, return_exceptions=True)
