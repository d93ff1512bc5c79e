"""What verbs and events say of themselves for a screen names words that the game has."""

import re
from collections.abc import Mapping

import pytest

from riverrat import games
from riverrat.engine.actions import EventKind
from riverrat.engine.game import Game

NAMED = re.compile(r"{(\w+)}")


@pytest.fixture(params=games.names())
def game(request: pytest.FixtureRequest) -> Game:
    return games.load(request.param)


def test_verbs_speak_of_events_and_verbs_that_there_are(game: Game) -> None:
    events = {kind.name: kind.parameters for kind in game.events.all}
    verbs = {verb.name: verb.parameters for verb in game.actions.verbs}
    for verb in game.actions.verbs:
        assert verb.echo in {"", *events}, verb.name
        assert set(NAMED.findall(verb.also)) <= {"seat", *verb.parameters}, verb.name
        assert set(verb.holds) <= set(events), verb.name
        if verb.stays or verb.settles or verb.holds:
            assert not verb.parameters, verb.name
        if verb.settles:
            assert set(verb.settles) <= set(events), verb.name
        if verb.leads:
            event, going = verb.leads
            assert set(verbs[going]) <= set(events[event]), verb.name


def test_events_speak_of_parameters_that_they_have(game: Game) -> None:
    for kind in game.events.all:
        for amounts in (kind.brings, kind.hands, kind.later, kind.there):
            assert unknown(kind, amounts) == set(), kind.name
        assert "player" in kind.parameters or not (kind.hands or kind.answers), kind.name
        assert {kind.counts, kind.walks} <= {"", *kind.parameters}, kind.name
        assert kind.brings or not (kind.counted or kind.bad), kind.name
    for parameter in game.events.where:
        assert any(parameter in kind.parameters for kind in game.events.all), parameter


def unknown(kind: EventKind, amounts: Mapping[str, str | int]) -> set[str]:
    """The parameters that signs and amounts name and the event has not."""
    named = {name for sign in amounts for name in NAMED.findall(sign)}
    counted = {amount.removeprefix("-") for amount in amounts.values() if isinstance(amount, str)}
    return (named | counted) - set(kind.parameters)
