"""Statistics: what counts, who is named, ratings among those who want one."""

import csv
import io
from dataclasses import replace
from typing import Any

from riverrat import games
from riverrat.server.store.store import Store
from riverrat.tables.replays import Rate, answer
from riverrat.tables.rows import Person, Seat
from riverrat.tables.setup import new_sheet
from riverrat.tables.statistics import Statistics
from tests.tables.seating import Here


def game_over(store: Store, points: list[int], seats: list[Seat], at: int) -> str:
    """A finished game with these points; more points are a better rank."""
    sheet = new_sheet(games.load("toy"), seats, {})
    sheet.over, sheet.updated = True, at
    sheet.result = [[seat, one, {}, one, one == max(points)] for seat, one in enumerate(points)]
    store.create(sheet)
    return sheet.id


def seat(person: Person) -> Seat:
    return Seat("person", person.id, name=person.name)


async def test_what_counts_and_who_is_named(store: Store) -> None:
    ann, bob, cat = (store.new_person(name)[0] for name in ("Ann", "=Bob", "Cat"))
    game_over(store, [10, 7], [seat(ann), seat(bob)], 1_000)
    last = game_over(store, [12, 15, 3], [seat(ann), seat(bob), Seat("opponent", level="club")], 2_000)
    game_over(store, [99, 98], [seat(ann), seat(ann)], 3_000)  # against oneself: does not count
    game_over(store, [5, 50], [seat(cat), replace(seat(ann), kind="opponent", level="club", resigned=True)], 4_000)
    for one in (ann, bob):
        store.list_me(one.id, True)
    statistics = Statistics(store, Here())
    mine = await statistics.person(ann.id, "Ann", True)
    assert (mine.games, mine.won) == (3, 2)  # the 50 points of who resigned are no better a place
    [toy] = mine.played
    assert (toy.games, toy.best, toy.mean) == (3, 50, 24.0)
    assert [(one.name, one.person, one.games, one.ahead) for one in mine.met] == [
        ("=Bob", bob.id, 2, 1),
        ("Cat", None, 1, 0),
    ]
    assert [(one.place, one.seats) for one in mine.results] == [(2, 2), (2, 3), (1, 2)]
    house = await statistics.house()
    assert (house.people, house.games) == (3, 3)
    assert {one.name for one in house.standings} == {"Ann", "=Bob"}
    assert [(one.name, one.points) for one in house.played[0].best] == [
        ("Ann", 50),
        ("=Bob", 15),
        ("Ann", 12),
        ("Ann", 10),
        ("=Bob", 7),
    ]
    rows = list(csv.DictReader(io.StringIO(await statistics.my_games(ann.id))))
    assert [row["points"] for row in rows] == ["10", "12", "50"]
    assert rows[1]["table"] == last
    assert rows[0]["others"] == "'=Bob"  # a spreadsheet does not calculate it
    rows = list(csv.DictReader(io.StringIO(await statistics.house_games())))
    assert [row["name"] for row in rows] == ["Ann", "'=Bob", "Ann", "'=Bob", "club", "", "Ann"]


def test_ratings_follow_places() -> None:
    always = [("toy", ["a", "b"], [1, 2])] * 5 + [("toy", ["a"], [1]), ("rat", ["b", "c", "a"], [1, 1, 3])]
    found: Any = answer(Rate(always))
    rated = {(game, person): one for game, person, one in found}
    assert rated["toy", "a"][0] > 25 > rated["toy", "b"][0]
    assert rated["rat", "b"] == rated["rat", "c"]
    assert rated["rat", "b"][0] > rated["rat", "a"][0]
