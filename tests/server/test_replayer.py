"""Games played again in processes of their own, so that nobody waits for them."""

import asyncio
from typing import Any, ClassVar

import pytest

from riverrat import games
from riverrat.engine.record import Record
from riverrat.server.opponents.replayer import PROCESSES, WAITING, Replayer
from riverrat.tables.asker import Asker
from riverrat.tables.changes import Refused
from riverrat.tables.game_key import GameKey
from riverrat.tables.history import History
from riverrat.tables.replays import Check, Points
from riverrat.tables.rooms import Rooms


def record_text() -> str:
    record: Record = Record(games.load("toy"), 2, seed=1)
    while not record.now.over:
        record.play(record.game.legal(record.now)[0])
    return record.text()


async def test_records_are_played_again_in_another_process(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a single action of them in this one, whose loop answers clicks."""
    text = record_text()
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


async def test_one_job_at_a_time_for_each_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """And of each person only a few wait; another's look-back waits for none of them."""
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


async def test_uploads_of_many_addresses_leave_a_process_for_look_backs(monkeypatch: pytest.MonkeyPatch) -> None:
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


class Loading:
    """A process that remembers what it was asked."""

    all: ClassVar[list["Loading"]] = []

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
