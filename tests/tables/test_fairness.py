"""Nobody learns what is still to come, or what others keep to themselves."""

import copy
import random
from typing import Any

import pytest

from riverrat import games
from riverrat.engine.game import SPECTATOR
from riverrat.engine.record import Record
from riverrat.tables import replays, screen
from riverrat.tables.changes import Act
from riverrat.tables.drafts import draft
from riverrat.tables.history import History
from riverrat.tables.rooms import Rooms
from riverrat.tables.rows import Person, Seat
from riverrat.tables.setup import new_sheet
from riverrat.tables.table import Table
from tests.tables.seating import Here

ANN, BOB = Person("ann", "Ann"), Person("bob", "Bob")
REVEALS = {"toy": 6, "first-rat": 0, "la-loire": 2, "rio-de-la-plata": 2}  # seen at least; First Rat draws at its setup
OPTIONS = {"rio-de-la-plata": {"public-offers": "off"}}


def table_of(name: str, people: list[Person], seed: int = 1, future: int = 1) -> Table:
    game = games.load(name)
    seats = [Seat("person", one.id, name=one.name) for one in people]
    sheet = new_sheet(game, seats, OPTIONS.get(name, {}), seed)
    sheet.id, sheet.invite, sheet.created, sheet.updated, sheet.future = "t", "i", 0, 0, future
    return Table(sheet, game, None, [])


def take(table: Table, action: int) -> None:
    seat = table.deciding()
    table.adopt(draft(table, Act(Person(str(table.sheet.seats[seat].person), ""), table.version, (action,))))


def told(table: Table, person: str | None) -> list[Any]:
    """Every byte a viewer can get of a table: the state from the beginning, and what each choice would bring."""
    found: list[Any] = [screen.state(table, person, list(table.recent), False, set(), [], -1, None)]
    if table.deciding() in table.seats_of(person) and table.game:
        found += [screen.preview_of(table, [action]) for action in table.game.legal(table.s)[:20]]
    return found


def compare(one: Table, other: Table) -> None:
    for person in ("ann", "bob", "cid", None):
        assert told(one, person) == told(other, person)
    assert one.game is not None
    for seat in (*range(one.s.seats), SPECTATOR):  # all that opponents and hints are given
        assert one.game.imagine(one.s, seat, 5).to_bytes() == one.game.imagine(other.s, seat, 5).to_bytes()


@pytest.mark.parametrize("name", ["toy", "first-rat", "la-loire", "rio-de-la-plata"])
def test_two_futures_look_the_same_until_they_show(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables with the same past and different futures: every byte to every viewer is the same up to the reveal."""
    monkeypatch.setattr("riverrat.tables.table.now", lambda: 0)  # they are not played at the same moment
    choose, compared, shown = random.Random(8), 0, 0
    crowd = [ANN, BOB, Person("cid", "Cid")][: games.load(name).seat_counts[-1]]
    for seed in range(3):
        one, other = (table_of(name, crowd, seed, future) for future in (11, 22))
        for count in range(180):
            assert one.game is not None
            if one.s.over:
                break
            if name == "toy" or count % 6 == 0:
                compare(one, other)
                compared += 1
            action = choose.choice(one.game.legal(one.s))
            reveals = one.s.reveals
            take(one, action)
            take(other, action)
            if one.s.reveals != reveals:  # from here on they differ: go on from one past with two futures again
                shown += 1
                assert one.tail is not None
                other = copy.copy(one)
                other.tail, other.recent, other.cache = one.tail.copy(), one.recent.copy(), {}
                one.tail.reseed(33)
                other.tail.reseed(44)
    assert compared > 40
    assert shown >= REVEALS[name]


def test_what_was_shown_does_not_lead_to_what_comes() -> None:
    """After every reveal chance starts from the system anew: the same table twice goes on differently."""
    one, other = (table_of("toy", [ANN, BOB]) for _ in range(2))
    choose, revealed = random.Random(2), 0
    while not one.s.over and one.s.reveals == other.s.reveals:
        assert one.game is not None
        before = one.s.reveals
        action = choose.choice(one.game.legal(one.s))
        take(one, action)
        take(other, action)
        if one.s.reveals != before:
            revealed += 1
            assert list(one.s.rng) != list(other.s.rng)
            assert one.recent[-1].body.seeds != other.recent[-1].body.seeds
            break
    assert revealed == 1


async def play(rooms: Rooms, table: str, person: Person, count: int) -> None:
    room, choose = await rooms.room(table), random.Random(4)
    for _ in range(count):
        assert room.table.game is not None
        if room.table.s.over:
            return
        action = choose.choice(room.table.game.legal(room.table.s))
        await rooms.commit(room, Act(person, room.table.version, (action,)))


async def test_a_branch_has_a_future_of_its_own(rooms: Rooms) -> None:
    """The host of a hot-seat game learns nothing about it from playing a copy ahead."""
    ann, _ = rooms.store.new_person("Ann")
    sheet = new_sheet(games.load("toy"), [Seat("person", ann.id) for _ in range(2)], {})
    sheet.host = ann.id
    rooms.store.create(sheet)
    await play(rooms, sheet.id, ann, 6)
    room, history = await rooms.room(sheet.id), History(rooms, Here())
    for ply in (0, room.table.sheet.ply):
        copies = [await rooms.room(await history.branch(ann, sheet.id, ply)) for _ in range(2)]
        futures = [list(copy.table.s.rng) for copy in copies]
        assert futures[0] != futures[1]
        assert list(replays.replay(await history.transcript(room)).at(ply).rng) not in futures
        running = await history.record(ann, copies[0].table.id)
        assert "seed hidden" in running
        assert running.count("seed") == 1
    for table in (copies[0].table.id, sheet.id):
        await play(rooms, table, ann, 1000)
    text = await history.record(None, copies[0].table.id)
    replay = Record.read(text, lambda name, _: games.load(name))
    assert replay.now.over
    assert text == replay.text()
    told = [points for _, points, *_ in copies[0].table.sheet.result or []]
    assert told == [x.points for x in replay.game.scores(replay.now)]
    await rooms.close()


async def test_a_private_offer_is_hidden_in_records_and_past_positions(rooms: Rooms) -> None:
    """Río with private offers: only the two it is between read what goes into one. (F-1)"""
    crowd = [rooms.store.new_person(name)[0] for name in ("Ann", "Bob", "Cid")]
    seats = [Seat("person", one.id) for one in crowd]
    game = games.load("rio-de-la-plata")
    sheet = new_sheet(game, seats, {"public-offers": "off"}, 3)
    rooms.store.create(sheet)
    room, history, choose = await rooms.room(sheet.id), History(rooms, Here()), random.Random(1)
    drafts: list[tuple[int, int, int]] = []
    while not drafts or game.step(room.table.s) == "draft":
        s = room.table.s
        seat, step = game.seat(s), game.step(s)
        texts = {game.actions.text(action): action for action in game.legal(s)}
        trade = next((texts[text] for text in texts if text.startswith("trade")), None)
        give = next((texts[text] for text in texts if text.startswith(("give", "want"))), None)
        action = trade if trade is not None else choose.choice(list(texts.values()))
        if step == "draft":
            action = give if give is not None and not drafts else texts["send-offer"]
            if not drafts:
                drafts.append((room.table.sheet.ply + 1, seat, s.stack[s.depth - 1][2]))
        await rooms.commit(room, Act(crowd[seat], room.table.version, (action,)))
    ply, by, to = drafts[0]
    text = game.actions.text(replays.replay(await history.transcript(room)).actions[ply - 1])
    for at, person in enumerate([*crowd, None]):
        shown = (await history.moment(person, sheet.id, ply)).action
        assert shown == (text if at in (by, to) else None)
    for at, person in enumerate(crowd):
        line = (await history.record(person, sheet.id)).split("\n\n")[1].splitlines()[ply - 1]
        assert line == (text if at in (by, to) else "hidden")
    await rooms.close()
