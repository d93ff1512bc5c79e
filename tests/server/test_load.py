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
from typing import Any

import pytest
import uvicorn
from websockets.frames import Frame, Opcode

from riverrat import games
from riverrat.engine.record import Record
from riverrat.server.http.connections import Connections
from riverrat.server.logs import Quiet
from riverrat.server.metrics import Metrics
from riverrat.server.opponents.pool import Opponents
from riverrat.server.opponents.queue import Queue
from riverrat.server.opponents.replayer import WAITING, Replayer
from riverrat.server.settings import Settings
from riverrat.server.store.store import Store
from riverrat.tables.catalogue import Catalogue
from riverrat.tables.changes import Refused
from riverrat.tables.game_key import GameKey
from riverrat.tables.history import History
from riverrat.tables.replays import Points
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


def test_one_job_at_a_time_for_each_person(monkeypatch: pytest.MonkeyPatch) -> None:
    async def try_it() -> None:
        replayer, running = Replayer(), asyncio.Event()
        loop = asyncio.get_running_loop()
        asked: list[Any] = []

        def ask(job: Any) -> str:
            asked.append(job)
            asyncio.run_coroutine_threadsafe(running.wait(), loop).result()
            return "done"

        monkeypatch.setattr(replayer, "_ask", ask)
        waiting = [asyncio.create_task(replayer.do("ann", Points(None))) for _ in range(WAITING)]  # type: ignore[arg-type]
        while not asked:
            await asyncio.sleep(0.01)
        with pytest.raises(Refused, match="One after the other"):
            await replayer.do("ann", Points(None))  # type: ignore[arg-type]
        assert len(asked) == 1
        running.set()
        assert await asyncio.gather(*waiting) == ["done"] * WAITING
        replayer.close()

    asyncio.run(try_it())


def test_watched_tables_first_and_each_person_their_share() -> None:
    async def try_it() -> None:
        queue, order = Queue(1), list[str]()

        async def think(owner: str, watched: bool) -> None:
            async with queue.turn(owner, watched):
                order.append(owner + ("" if watched else "-unwatched"))
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(think("ann", False)) for _ in range(3)]
        tasks += [asyncio.create_task(think("ann", True)) for _ in range(3)]
        tasks += [asyncio.create_task(think("bob", True)), asyncio.create_task(think("bob", False))]
        async with queue.turn("ann", True):
            await asyncio.sleep(0)  # all the others wait now
        await asyncio.gather(*tasks)
        assert order == ["bob", *["ann"] * 3, "bob-unwatched", *["ann-unwatched"] * 3]

    asyncio.run(try_it())


def test_unwatched_tables_of_one_person_never_take_every_place() -> None:
    async def try_it() -> None:
        queue, most, running = Queue(3), 0, 0

        async def think() -> None:
            nonlocal most, running
            async with queue.turn("ann", False):
                running += 1
                most = max(most, running)
                await asyncio.sleep(0)
                running -= 1

        await asyncio.gather(*[think() for _ in range(30)])
        assert most == 1
        gone = asyncio.create_task(think())
        await asyncio.sleep(0)
        gone.cancel()  # who stops waiting, or thinking, leaves their place
        await asyncio.gather(gone, return_exceptions=True)
        await asyncio.wait_for(think(), 5)

    asyncio.run(try_it())


def test_an_opponent_waits_neither_for_hints_nor_for_boxes(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many want to know something, or play with boxes of their own, the others' opponents have their place."""
    toy, loire = games.load("toy"), games.load("la-loire")
    pool = Opponents(1, rooms.catalogue, Metrics(), compiling=False)
    monkeypatch.setattr(rooms.catalogue, "corrections", lambda game: Path("box.toml") if game is loire else None)

    async def try_it() -> None:
        async def for_ever(turn: Any) -> None:
            async with turn:
                await asyncio.sleep(1000)

        held = [asyncio.create_task(for_ever(pool.opinion(toy, f"eve {at}", waiting=True))) for at in range(4)]
        held += [asyncio.create_task(for_ever(pool.turn(loire, f"eve {at}", watched=True))) for at in range(18)]
        held += [asyncio.create_task(for_ever(pool.opinion(loire, "eve", waiting=True)))]
        await asyncio.sleep(0)
        async with asyncio.timeout(5), pool.turn(toy, "ann", watched=True):
            pass
        for task in held:
            task.cancel()
        await asyncio.gather(*held, return_exceptions=True)

    asyncio.run(try_it())
    move = Request(GameKey("toy", "tests.toy"), b"", level="club")
    told = [replace(move, advise=True), replace(move, judge=(1,)), replace(move, explain=((1,), (2,)))]
    assert pool._crew(move) is pool.movers
    assert all(pool._crew(one) is pool.advisers for one in told)
    assert pool._crew(replace(move, key=GameKey("toy", "tests.toy", "box.toml"))) is pool.boxed


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
