"""What is shown of a table does not depend on what is hidden."""

import random

import pytest

from riverrat import games
from riverrat.engine.game import SPECTATOR
from riverrat.tables import screen
from riverrat.tables.rows import Seat
from tests.tables.seating import table_of


def test_gestures_do_not_depend_on_what_is_hidden() -> None:
    """Choices, gestures and scores of a seat stay the same when everything it cannot know is dealt anew."""
    game = games.load("toy")
    choose = random.Random(3)
    for seed in range(20):
        table = table_of(game, [Seat("person", "a"), Seat("person", "b")], seed)
        while not table.s.over:
            known = [screen.choices(table), screen.intentions(table), screen.scores(table, screen.view(table, -1))]
            truth = table.tail.now  # type: ignore[union-attr]
            table.tail.now = game.imagine(truth, table.deciding(), choose.getrandbits(60))  # type: ignore[union-attr]
            table.cache.clear()
            table.tail._legal = None  # type: ignore[union-attr]  # found anew
            again = [screen.choices(table), screen.intentions(table), screen.scores(table, screen.view(table, -1))]
            assert again == known
            table.tail.now = truth  # type: ignore[union-attr]
            table.adopt(table.act(table.version, [0, 1], [choose.choice(game.legal(truth))], None))


@pytest.mark.parametrize(
    ("name", "options", "hidden"),
    [
        ("first-rat", {}, {False}),
        ("la-loire", {}, {False}),
        ("rio-de-la-plata", {}, {False}),
        ("rio-de-la-plata", {"public-offers": "off"}, {False, True}),
    ],
)
def test_where_nothing_is_hidden_everybody_sees_the_same(name: str, options: dict[str, str], hidden: set[bool]) -> None:
    """The server makes one view for all seats of such a position."""
    game, choose, found = games.load(name), random.Random(1), set()
    for seats in game.seat_counts:
        s = game.new(seats, options, seats)
        for _ in range(200):
            if s.over:
                break
            found.add(game.hides(s))
            if not game.hides(s):
                assert all(game.view(s, seat) == game.view(s, SPECTATOR) for seat in range(seats))
            game.play_trusted(s, choose.choice(game.legal(s)))
    assert found == hidden


def test_cards_of_a_spy_are_hidden_in_la_loire() -> None:
    """Cards that lie under a deck, or are looked at, are known to one seat alone. (F-06)"""
    game = games.load("la-loire")
    s = game.new(2, seed=1)
    assert not game.hides(s)
    s.under_count[2] = 1
    assert game.hides(s)
    s.under_count[2], s.seen_count = 0, 2
    assert game.hides(s)
