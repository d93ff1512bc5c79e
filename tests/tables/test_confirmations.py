"""What a confirmation says is what then happens: of the turn's end, of undo, of who is next."""

import random
from typing import Any

import msgspec
import pytest

from riverrat import games
from riverrat.engine.game import hear_all
from riverrat.tables import screen
from riverrat.tables.changes import Act
from riverrat.tables.drafts import draft
from riverrat.tables.rows import Person, Seat
from riverrat.tables.setup import new_sheet
from riverrat.tables.table import Table

ANN = Person("ann", "Ann")
GAMES = ["first-rat", "la-loire", "rio-de-la-plata"]
GESTURES = 20  # one decision in so many is made by a whole gesture, which takes longer to find


def table_of(name: str, seats: int, seed: int) -> Table:
    game = games.load(name)
    sheet = new_sheet(game, [Seat("person", ANN.id, name=ANN.name) for _ in range(seats)], {}, seed)
    sheet.id, sheet.invite, sheet.created, sheet.updated, sheet.future = "t", "i", 0, 0, seed
    return Table(sheet, game, None, [])


def played(table: Table, actions: list[int]) -> list[Any]:
    """What happened, as the seat that decided was told."""
    change = draft(table, Act(ANN, table.version, tuple(actions)))
    table.adopt(change)
    game = table.game
    assert game is not None
    seat = change.written.entry.body.seat
    events = [event for step in change.written.entry.body.events for event in step]
    hears = (lambda event, _: event) if game.hears is hear_all else game.hears
    return [[told[1], *game.event_words(told)] for event in events if (told := hears(event, seat)) is not None]


def check(table: Table, actions: list[int], said: Any, whose: int) -> None:
    """`whose`: the turn. Who only answers in somebody else's is told nothing of its end."""
    assert table.game is not None
    turn, ply, seat = table.s.turn, table.sheet.ply, table.deciding()
    happened = played(table, actions)
    ended = table.s.turn != turn or table.sheet.over
    assert ended or not said.ends_turn
    assert said.ends_turn or said.reveals or not ended or seat != whose
    undo = screen.undo(table, [seat])
    lasting = said.reveals or ended
    assert (undo.to is msgspec.UNSET) == lasting
    if not lasting:
        assert isinstance(undo.to, int)
        assert undo.to <= ply
    told = [[one["seat"], one["name"], one["values"]] for one in map(msgspec.json.decode, map(bytes, said.events))]
    assert told == happened[: len(told)]


def decide(table: Table, choose: random.Random, whose: int, *, whole: bool) -> None:
    """One decision, with what is promised about it compared."""
    actions = [choose.choice(screen.legal(table))]
    found = screen.intentions(table) if whole else []
    if found:
        gesture = choose.choice(found)
        check(table, gesture.actions, gesture.preview, whose)
    else:
        check(table, actions, screen.preview_of(table, actions), whose)


def run(name: str, decisions: int) -> None:
    choose, counts = random.Random(5), games.load(name).seat_counts
    seed = 0
    while decisions > 0:
        seed += 1
        table = table_of(name, counts[seed % len(counts)], seed)
        turn = whose = -1
        while decisions > 0 and not table.sheet.over:
            if table.s.turn != turn:
                turn, whose = table.s.turn, table.deciding()
            decide(table, choose, whose, whole=decisions % GESTURES == 0)
            decisions -= 1


@pytest.mark.parametrize("name", GAMES)
def test_a_confirmation_says_what_then_happens(name: str) -> None:
    run(name, 400)


@pytest.mark.release
@pytest.mark.parametrize("name", GAMES)
def test_ten_thousand_confirmations_say_what_then_happens(name: str) -> None:
    run(name, 10_000)
