"""What a seat sees never depends on its number: a game played on turned seats looks the same from every seat.

The seats are turned once, right after the setup, by what is known here of each game's setup (not by what the fields
declare, or a wrong declaration would hide itself); from then on the rules play both games.
"""

from typing import Any

import numpy as np
import pytest

from riverrat import games
from riverrat.engine.game import Game
from riverrat.engine.inputs import inputs, turned_rule
from riverrat.engine.playout import Variant, decisions, variants
from riverrat.env.features import features
from riverrat.games.la_loire.state import DELIVERED, HELD
from riverrat.players.network import fits, network_of

PLACES = [(name, place) for name in games.names() for place in variants(games.load(name)) if place.seats > 1]
SEATS_NAMED = {"first-rat": ("start",), "rio-de-la-plata": ("order",)}  # by a setup
NOBODYS = ("placements",)  # steps of a first decision that are no seat's
BY_SEAT = ("points", "earned")  # rows of seats that are no inputs
EVERY = 12  # decisions from one look to the next


def turned(game: Game, s: Any, by: int) -> Any:
    """A table after its setup with everybody sitting `by` seats further on."""
    seats, t = s.seats, s.clone()

    def rows(all_rows: list[Any]) -> list[Any]:
        return [all_rows[(seat - by) % seats] for seat in range(seats)] + all_rows[seats:]

    for name, field in game.state.fields.items():
        value = getattr(t, name)
        if field.by_seat == 0 or name in BY_SEAT:
            setattr(t, name, rows(value))
        elif field.by_seat == 1:
            setattr(t, name, [rows(row) for row in value])
        elif name in SEATS_NAMED.get(game.name, ()):
            changed = [(who + by) % seats for who in (value[:seats] if field.shape else [value])]
            setattr(t, name, changed + value[seats:] if field.shape else changed[0])
    if game.name == "la-loire":
        t.where = [HELD + (at - HELD + by) % seats if HELD <= at < DELIVERED else at for at in t.where]
    for entry in t.stack[: t.depth]:
        if game.steps.all[entry[0]].name not in NOBODYS:
            entry[1] = (entry[1] + by) % seats
    game.check(t)
    return t


@pytest.mark.parametrize(("name", "place"), PLACES, ids=[f"{name}-{place}" for name, place in PLACES])
def test_what_a_seat_sees_does_not_depend_on_its_number(name: str, place: Variant) -> None:
    game = games.load(name)
    by = 1 + place.seats % 2  # one seat further, or two
    s = game.new(place.seats, place.options, seed=7)
    t, whose, looks = turned(game, s, by), turned_rule(game), 0
    network = network_of(game) if fits(game) == "exact" else None
    for at, action in enumerate(decisions(game, s.clone(), 7, limit=600)):
        if at % EVERY == 0:
            for seat in range(place.seats):
                moved = (seat + by) % place.seats
                assert inputs(game, s, seat) == inputs(game, t, moved)
                assert np.array_equal(features(game, s, seat), features(game, t, moved))
            looks += 1
        seat, moved = game.seat(s), game.seat(t)
        legal, theirs = game.legal(s), game.legal(t)
        assert moved == (seat + by) % place.seats
        assert sorted(whose(s, seat, one) for one in legal) == sorted(whose(t, moved, one) for one in theirs)
        other = next(one for one in theirs if whose(t, moved, one) == whose(s, seat, action))
        if network and at % (10 * EVERY) == 0:
            order = [next(two for two in theirs if whose(t, moved, two) == whose(s, seat, one)) for one in legal]
            assert np.allclose(network.look(s, seat, legal).logits, network.look(t, moved, order).logits, atol=1e-4)
        game.play(s, action)
        game.play(t, other)
    assert looks > 2
