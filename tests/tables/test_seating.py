"""Who may take a seat of a game that has begun, and who may free it."""

import pytest

from riverrat import games
from riverrat.tables import screen
from riverrat.tables.changes import Refused, Reseat
from riverrat.tables.drafts import draft
from riverrat.tables.rows import Person, Seat
from riverrat.tables.table import Table
from tests.tables import seating

ANN, BOB = Person("ann", "Ann"), Person("bob", "Bob")


def table_of(name: str, people: list[Person]) -> Table:
    return seating.table_of(games.load(name), [Seat("person", one.id, name=one.name) for one in people])


def test_in_a_started_game_a_seat_is_its_holders() -> None:
    table = table_of("toy", [ANN, BOB])
    table.sheet.host = "ann"
    for kind in ("open", "opponent"):
        with pytest.raises(Refused, match="Who holds this seat leaves it"):
            draft(table, Reseat(ANN, 1, kind))
        with pytest.raises(Refused, match="Who holds this seat leaves it"):
            draft(table, Reseat(Person("cid", "Cid"), 1, kind, absent=True))  # who does not sit there decides nothing
    table.adopt(draft(table, Reseat(ANN, 1, "opponent", "random", away=7, absent=True)))
    assert table.recent[-1].body.told == [[0, 1, "seat-replaced", {"minutes": 7}, False]]
    assert table.sheet.seats[1].kind == "opponent"
    with pytest.raises(Refused, match="Only the host"):
        draft(table, Reseat(Person("cid", "Cid"), 1, "person"))
    table.adopt(draft(table, Reseat(BOB, 1, "person")))  # back again
    assert (table.sheet.seats[1].kind, table.sheet.seats[1].person) == ("person", "bob")
    table.adopt(draft(table, Reseat(BOB, 1, "open")))
    assert table.recent[-1].body.told == [[0, 1, "seat-open", {}, False]]
    events = screen.told(table, list(table.recent), [0])
    assert [one.name for one in events] == ["seat-replaced", "seat-person", "seat-open"]


def test_in_a_game_with_others_nobody_takes_a_further_seat() -> None:
    table = table_of("first-rat", [ANN, BOB, BOB])
    table.sheet.host = "ann"
    table.sheet.seats[2] = Seat("opponent", level="random")
    with pytest.raises(Refused, match="nobody takes a further seat"):
        draft(table, Reseat(ANN, 2, "person"))
