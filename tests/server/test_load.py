"""Nobody slows down others: half-open connections, long records, many opponents, hints, noise in the log."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
import uvicorn
from websockets.frames import Frame, Opcode

from riverrat import games
from riverrat.bench.attacks import Row, figures, measure
from riverrat.bench.others import KINDS, Felt
from riverrat.engine.record import Record
from riverrat.server.http.connections import Connections
from riverrat.server.http.guard import Gate
from riverrat.server.logs import Quiet
from riverrat.server.metrics import Metrics
from riverrat.server.opponents.pool import Opponents
from riverrat.server.opponents.replayer import PROCESSES, WAITING, Replayer
from riverrat.server.settings import Settings
from riverrat.server.socket import table_socket
from riverrat.server.store.store import Store
from riverrat.tables.asker import ASKING, Asker
from riverrat.tables.catalogue import Catalogue
from riverrat.tables.changes import Refused
from riverrat.tables.game_key import GameKey
from riverrat.tables.history import History
from riverrat.tables.line import HERE, IN_ALL, Line, Work
from riverrat.tables.queue import Queue
from riverrat.tables.replays import Check, Points
from riverrat.tables.rooms import Rooms
from riverrat.tables.rows import Seat
from riverrat.tables.setup import new_sheet
from riverrat.tables.thinking import Request
from tests.server.serving import Person, Server


def test_half_open_connections_lock_nobody_out(folder: Path) -> None:
    """1,200 connections that never ask anything come from one address; others are served as ever, though the server may
    open no more than the usual 1,024 files.
    """
    resource = pytest.importorskip("resource")
    server = Server(folder)
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (1024, 1024))
    port = int(server.url.rsplit(":", 1)[1])
    with ExitStack() as stack:
        for _ in range(1200):
            half = stack.enter_context(socket.socket())
            half.bind(("127.0.0.2", 0))
            half.connect(("127.0.0.1", port))
            half.send(b"GET / HT")
        with server.person("Ann") as ann:
            table = ann.table("me", "random")["table"]
            with ann.watch(table) as screen:
                screen.fresh()
                assert screen.act(*screen.state["gestures"][0]["actions"])["type"] == "ack"
    assert server.stop() == 0


def test_who_never_finishes_asking_is_hung_up_on() -> None:
    connections = Connections(2, seconds=0.2)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body", "body": b""})

    async def try_it() -> None:
        config = uvicorn.Config(
            connections.watch(app), port=0, http=connections.protocol, lifespan="off", log_config=None
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        slow = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
        slow[0][1].write(b"GET / HTTP/1.1\r\nHost:")
        refused, writer = await asyncio.open_connection("127.0.0.1", port)
        assert await refused.read() == b""  # a third one from this address is turned away at once
        writer.close()
        for reader, writer in slow:  # and these are, after a while
            assert await reader.read() == b""
            writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert (await reader.read()).startswith(b"HTTP/1.1 204")
        writer.close()
        server.should_exit = True
        await serving

    asyncio.run(try_it())
    assert connections.open == {}


@pytest.fixture
def rooms(folder: Path) -> Iterator[Rooms]:
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    store.migrate()
    catalogue, metrics = Catalogue(Settings(folder=folder), store), Metrics()
    yield Rooms(store, catalogue, metrics)
    store.close()


def record_text() -> str:
    record: Record = Record(games.load("toy"), 2, seed=1)
    while not record.now.over:
        record.play(record.game.legal(record.now)[0])
    return record.text()


def test_records_are_played_again_in_another_process(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a single action of them in this one, whose loop answers clicks."""
    text = record_text()

    async def try_it() -> None:
        ann, _ = rooms.store.new_person("Ann")
        replayer = Replayer()
        history = History(rooms, replayer)
        monkeypatch.setattr(Record, "play", None)
        monkeypatch.setattr(Record, "read", None)
        table = await history.upload(ann, text)
        with pytest.raises(Refused, match="line 8"):
            await history.upload(ann, text.replace("\n\n", "\n\nnonsense\n"))
        monkeypatch.undo()
        monkeypatch.setattr(Record, "__init__", None)  # the table itself goes on from its snapshot
        points = await history.points(table)
        assert len(points) == text.split("\n\n")[1].count("\n") + 1
        assert await history.points(table) is points  # kept at hand
        assert (await history.moment(None, table, 1)).ply == 1
        branch = await history.branch(ann, table, 2)
        assert branch != table
        await rooms.close()
        replayer.close()

    asyncio.run(try_it())


def answering(monkeypatch: pytest.MonkeyPatch, replayer: Replayer, running: asyncio.Event) -> list[Any]:
    """Whatever is asked is answered at once, uploads only when they may; what was asked so far."""
    loop, asked = asyncio.get_running_loop(), list[Any]()

    def ask(job: Any) -> str:
        asked.append(job)
        if isinstance(job, Check):
            asyncio.run_coroutine_threadsafe(running.wait(), loop).result()
        return "done"

    monkeypatch.setattr(replayer, "_ask", ask)
    return asked


def test_one_job_at_a_time_for_each_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """And of each person only a few wait; another's look-back waits for none of them."""

    async def try_it() -> None:
        replayer, running = Replayer(), asyncio.Event()
        asked = answering(monkeypatch, replayer, running)
        eves = [Asker("2.2.2.2", f"eve {at}") for at in range(3)]
        upload = Check("", None, [])
        waiting = [asyncio.create_task(replayer.do(eve, upload)) for eve in eves for _ in range(WAITING)]
        while not asked:
            await asyncio.sleep(0.01)
        with pytest.raises(Refused, match="One after the other"):
            await asyncio.wait_for(replayer.do(eves[0], upload), 20)
        assert await replayer.do(Asker("1.1.1.1", "ann"), Points(None)) == "done"  # type: ignore[arg-type]
        assert len(asked) == 2
        running.set()
        assert await asyncio.gather(*waiting) == ["done"] * len(waiting)
        replayer.close()

    asyncio.run(try_it())


def test_uploads_of_many_addresses_leave_a_process_for_look_backs(monkeypatch: pytest.MonkeyPatch) -> None:
    async def try_it() -> None:
        replayer, running = Replayer(), asyncio.Event()
        asked = answering(monkeypatch, replayer, running)
        eves = [Asker(f"2.2.2.{at}", f"eve {at}") for at in range(PROCESSES + 1)]
        uploads = [asyncio.create_task(replayer.do(eve, Check("", None, []))) for eve in eves]
        await asyncio.sleep(0)
        look = asyncio.create_task(replayer.do(Asker("1.1.1.1", "ann"), Points(None)))  # type: ignore[arg-type]
        done, _ = await asyncio.wait([look], timeout=10)
        running.set()
        await asyncio.gather(look, *uploads)
        replayer.close()
        assert done
        assert [type(job) for job in asked[:2]] == [Check, Points]

    asyncio.run(try_it())


class Loading:
    """A process that remembers what it was asked."""

    all: ClassVar[list[Loading]] = []

    def __init__(self, *_: Any) -> None:
        self.asked, self.known, self.long, self.loaded = list[Any](), set[Any](), False, 0
        self.all.append(self)

    def ask(self, job: Any, _: float) -> None:
        self.asked.append(job)

    def stop(self) -> None:
        pass


def test_games_can_be_played_again_before_anybody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes when one process is busy does not wait until the other has loaded the games."""
    monkeypatch.setattr("riverrat.server.opponents.crew.Process", Loading)
    monkeypatch.setattr(Loading, "all", [])
    replayer, keys = Replayer(), (GameKey("toy", "tests.toy"),)
    replayer.start(keys)
    replayer.crew.bringer.shutdown()
    assert [one.asked for one in Loading.all] == [[keys]] * PROCESSES


def test_records_are_checked_where_no_game_is_looked_back_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that was played again once is at hand in one of the processes: there the next look back goes, too."""
    monkeypatch.setattr("riverrat.server.opponents.crew.Process", Loading)
    monkeypatch.setattr(Loading, "all", [])
    replayer, check, look = Replayer(), Check("", None, []), Points(None)  # type: ignore[arg-type]
    replayer.start([])
    replayer.crew.bringer.shutdown()  # both are there
    for job in (check, look, check, look, check, look):
        replayer.crew.threads.submit(replayer._ask, job).result()
    kinds = [{type(job) for job in one.asked if job != ()} for one in Loading.all]
    assert sorted(map(str, kinds)) == sorted(map(str, [{Check}, {Points}]))


@pytest.mark.parametrize("way", ["write", "read", "glance"])
def test_the_store_is_used_by_turns(rooms: Rooms, way: str) -> None:
    """A hundred things one address wants to have written, or read: another's is among the next."""
    order: list[str] = []

    async def use(address: str) -> None:
        ASKING.set(Asker(address))
        await getattr(rooms.store, way)(order.append, address)

    async def try_it() -> None:
        await asyncio.gather(*(asyncio.create_task(use(address)) for address in ["eve"] * 100 + ["ann"]))

    asyncio.run(try_it())
    assert order.index("ann") <= 3  # of the four that read, the address that came first has three


# --- whose turn it is -------------------------------------------------------------------------------------------------


def work(who: str, *, watched: bool = True, long: bool = False) -> Work:
    """Of "address person table"; what is not said is the same as what stands before it."""
    words = who.split()
    address, person, table = (*words, *[words[-1]] * (3 - len(words)))
    return Work(Asker(address, person, table), lambda: watched, long)


def order(line: Line, *works: Work) -> list[str]:
    """In which order they have their turn, each as soon as the one before is over."""
    for one in works:
        line.add(one)
    found = list[str]()
    while (turn := line.next(0.0)) is not None:
        found.append(turn.asker.table)
        line.leave(turn, 0.0)
    return found


def test_turns_go_by_address_then_person_then_table() -> None:
    eves = [work(f"eve {person} {person}{table}") for person in ("e", "f") for table in (1, 1, 2)]
    assert order(Line(1, long=1), *eves, work("ann"), work("ann"), work("bob")) == [
        "e1", "ann", "bob", "f1", "ann", "e2", "f2", "e1", "f1",
    ]  # fmt: skip


def test_what_is_watched_comes_first() -> None:
    line = Line(1, long=1)
    works = [work("ann", watched=False), work("bob", watched=False), work("cid"), work("cid")]
    assert order(line, *works) == ["cid", "cid", "ann", "bob"]
    looked = False
    late = Work(Asker("dan", "dan", "dan"), lambda: looked)
    line.add(late)
    looked = True  # somebody came to look while it waited
    assert order(line, work("eve", watched=False), work("eve", watched=False))[0] == "dan"


def test_short_work_is_never_behind_long() -> None:
    line = Line(3, long=1)
    for one in [work(who, long=True) for who in ("ann", "bob", "cid")]:
        line.add(one)
    champion = line.next(0.0)
    assert champion is not None
    assert line.next(0.0) is None  # the others' long thoughts wait for it
    line.add(work("dan"))
    line.add(work("ann"))  # whose champion thinks
    assert [one.asker.table for one in (line.next(0.0), line.next(0.0)) if one] == ["dan", "ann"]
    line.leave(champion, 10.0)
    following = line.next(10.0)
    assert following is not None
    assert following.asker.table == "bob"


def test_one_address_never_has_all_places() -> None:
    line = Line(3, long=2)
    for at in range(20):
        line.add(work(f"eve eve{at}"))
    assert line.next(0.0)
    assert line.next(0.0)
    assert line.next(0.0) is None
    line.add(work("ann"))
    mine = line.next(0.0)
    assert mine is not None
    assert mine.asker.person == "ann"


def test_long_thoughts_nobody_watches_rest_and_leave_a_place() -> None:
    line = Line(4, long=2)
    one, other, seen = (work(who, watched=who == "cid", long=True) for who in ("ann", "bob", "cid"))
    for each in (one, other, seen):
        line.add(each)
    assert line.next(0.0) is seen
    assert line.next(0.0) is one
    line.leave(seen, 5.0)
    assert line.next(5.0) is None  # the second place for long thoughts is for those somebody waits for
    line.leave(one, 10.0)
    assert line.resting(10.0)
    assert line.next(19.9) is None  # it took ten seconds
    assert line.next(20.0) is other
    assert not line.resting(20.0)


def test_of_one_person_one_unwatched_thought_at_a_time() -> None:
    line = Line(4, long=2)
    for who in ("eve e 1", "eve e 2", "eve f 3"):
        line.add(work(who, watched=False))
    assert [one.asker.table for one in (line.next(0.0), line.next(0.0), line.next(0.0)) if one] == ["1", "3"]


def test_a_full_queue_says_so() -> None:
    line = Line(1, long=1)
    for at in range(HERE):
        line.add(work(f"eve eve{at}"))
    with pytest.raises(Refused, match="One after the other"):
        line.add(work("eve last"))
    for at in range(IN_ALL - HERE):
        line.add(work(f"{at}"))
    with pytest.raises(Refused, match="too much to do") as full:
        line.add(work("ann"))
    assert (full.value.code, full.value.status) == ("too-many", 429)


def test_who_waits_for_a_turn_has_it_until_the_block_ends() -> None:
    async def try_it() -> None:
        queue, most, running = Queue(Line(3, long=1)), 0, 0

        async def think(at: int) -> None:
            nonlocal most, running
            async with queue.turn(Asker("eve", f"eve {at}")):
                running += 1
                most = max(most, running)
                await asyncio.sleep(0)
                running -= 1

        await asyncio.gather(*[think(at) for at in range(30)])
        assert most == 2
        tasks = [asyncio.create_task(think(at)) for at in range(3)]
        await asyncio.sleep(0)
        for gone in tasks:
            gone.cancel()  # who stops waiting, or thinking, leaves their place
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.wait_for(think(0), 5)

    asyncio.run(try_it())


def test_a_rested_thought_begins_though_nothing_else_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riverrat.tables.queue.LOOK_AGAIN", 0.01)

    async def try_it() -> None:
        queue = Queue(Line(3, long=1))
        for _ in range(2):
            async with asyncio.timeout(20), queue.turn(Asker("ann", "ann"), watched=lambda: False, long=True):
                await asyncio.sleep(0.05)

    asyncio.run(try_it())


def test_an_opponent_waits_neither_for_hints_nor_for_champions_nor_for_boxes(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many want to know something, or play with boxes of their own, the others' opponents have their place."""
    toy, loire = games.load("toy"), games.load("la-loire")
    pool = Opponents(1, rooms.catalogue, Metrics(), compiling=False)
    monkeypatch.setattr(rooms.catalogue, "corrections", lambda game: Path("box.toml") if game is loire else None)

    async def try_it() -> None:
        async def for_ever(turn: Any) -> None:
            async with turn:
                await asyncio.sleep(1000)

        eves = [Asker("eve", f"eve {at}", f"{at}") for at in range(18)]
        turns = [pool.opinion(toy, eve, waiting=True, deeper=deeper) for eve in eves[:4] for deeper in (True, False)]
        turns += [pool.turn(toy, eve, "champion", lambda: True) for eve in eves]
        turns += [pool.turn(loire, eve, "club", lambda: True) for eve in eves]
        turns += [pool.opinion(loire, eves[0], waiting=True)]
        held = [asyncio.create_task(for_ever(turn)) for turn in turns]
        await asyncio.sleep(0)
        ann = Asker("ann", "ann", "ann")
        async with asyncio.timeout(5), pool.turn(toy, ann, "club", lambda: True):
            pass
        async with asyncio.timeout(5), pool.opinion(toy, ann, waiting=True):
            pass
        async with asyncio.timeout(5), pool.turn(loire, ann, "club", lambda: True):
            pass
        for task in held:
            task.cancel()
        await asyncio.gather(*held, return_exceptions=True)

    asyncio.run(try_it())
    move = Request(GameKey("toy", "tests.toy"), b"", level="club")
    assert pool._crew(move) is pool.workers
    assert pool._crew(replace(move, key=GameKey("toy", "tests.toy", "box.toml"))) is pool.boxed


def test_what_is_long_leaves_places_for_short_moves_and_hints(rooms: Rooms) -> None:
    """Champions and longer looks, of many addresses."""
    toy, began = games.load("toy"), list[str]()
    pool = Opponents(1, rooms.catalogue, Metrics(), compiling=False)

    async def think(who: str, level: str) -> None:
        asker = Asker(who, who, who)
        hint = pool.opinion(toy, asker, waiting=True, deeper=level == "deeper")
        async with pool.turn(toy, asker, level, lambda: True) if level in ("club", "champion") else hint:
            began.append(who)
            await asyncio.sleep(1000)

    async def try_it() -> None:
        levels = {"ann": "champion", "bob": "champion", "cid": "deeper", "dan": "club", "eve": "hint"}
        held = [asyncio.create_task(think(who, level)) for who, level in levels.items()]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert began == ["ann", "dan", "eve"]
        for task in held:
            task.cancel()
        await asyncio.gather(*held, return_exceptions=True)

    asyncio.run(try_it())


def test_each_move_is_thought_about_by_one_process(folder: Path) -> None:
    one, other = (Store(f"sqlite:///{folder / 'tables.sqlite'}") for _ in range(2))
    one.migrate()
    sheet = new_sheet(games.load("toy"), [Seat("opponent", level="random"), Seat("open")], {})
    one.create(sheet)
    assert one.claim_thinking(sheet.id, 0, 60_000)
    assert not other.claim_thinking(sheet.id, 0, 60_000)
    assert one.claim_thinking(sheet.id, 0, -1)  # its own again, and then given up
    assert other.claim_thinking(sheet.id, 0, 60_000)
    assert not one.claim_thinking(sheet.id, 7, 60_000)  # no such version
    one.close()
    other.close()


def test_the_same_complaint_again_and_again_is_told_a_few_times() -> None:
    quiet = Quiet(most=3, seconds=1000)
    told = [quiet.filter(logging.LogRecord("x", logging.WARNING, "", 0, "bad", (), None)) for _ in range(100)]
    assert told.count(True) == 3
    assert quiet.filter(logging.LogRecord("x", logging.WARNING, "", 0, "something else", (), None))
    assert all(quiet.filter(logging.LogRecord("x", logging.INFO, "", 0, "fine", (), None)) for _ in range(100))


def test_frames_in_pieces_or_several_at_once_are_all_answered(ann: Person) -> None:
    table = ann.table("me", "me")["table"]
    with ann.watch(table) as screen:
        state = screen.fresh()
        ask = {"v": 1, "type": "preview", "version": state["version"], "actions": [state["choices"][0]["id"]]}
        texts = [json.dumps({**ask, "id": f"p{number}"}).encode() for number in range(6)]
        one, two, three, four, five, six = [Frame(Opcode.TEXT, text).serialize(mask=True) for text in texts]
        for piece in (one, two[:2], two[2:] + three, four, five + six[:9], six[9:]):
            screen.socket.socket.sendall(piece)
            time.sleep(0.05)
        for number in range(6):
            assert screen.until(lambda message: "id" in message)["id"] == f"p{number}"


def test_what_others_felt_is_told_by_its_slowest() -> None:
    calm, felt = Felt(), Felt()
    calm.times["click"] += [0.01, 0.03]
    felt.times["click"] += [0.001] * 150 + [0.2, 0.5]
    felt.times["hint"] += [1.23456, 0.5]
    found = figures(Row("hint spam", 2, calm, felt, {"too-many": 3}))
    assert (found["calm"]["click"], found["calm"]["hint"]) == (0.03, None)
    attacked = found["attacked"]
    assert (attacked["click"], attacked["click_p99"], attacked["hint"]) == (0.5, 0.2, 1.235)
    assert (found["attack"], found["workers"], found["told"]) == ("hint spam", 2, {"too-many": 3})


@pytest.mark.long
def test_an_attack_is_felt_on_a_server_of_its_own() -> None:
    """In short: everything is measured, in peace and under attack."""
    pytest.importorskip("resource")  # other systems have no second address
    found = figures(measure("hint spam", 1.0, 1))
    for when in ("calm", "attacked"):
        assert set(found[when]) == {*KINDS, "click_p99"}
        assert None not in (found[when][kind] for kind in ("page", "table", "hint", "look-back"))
    assert found["told"]["too-many"]


def test_what_is_read_and_said_through_a_socket_counts_for_its_address() -> None:
    asked: list[Asker] = []

    async def known(*_: Any) -> None:
        asked.append(ASKING.get())
        raise Refused("away", "Not now.", 503)

    async def nothing(*_: Any) -> None:
        pass

    house = SimpleNamespace(gate=Gate(Settings()), known=known)
    scope = {"type": "websocket", "client": ("9.9.9.9", 1234), "headers": [], "scheme": "ws"}
    app = SimpleNamespace(state=SimpleNamespace(house=house))
    socket: Any = SimpleNamespace(app=app, scope=scope, accept=nothing, send_data=nothing, close=nothing)
    opened: Any = table_socket.fn(socket, "t")
    asyncio.run(opened)
    assert asked == [Asker("9.9.9.9", table="t")]
