"""What every game owes the rest of the house, at every seat count and in every mode."""

import random
from itertools import islice
from typing import Any

import pytest

from riverrat import games
from riverrat.checks.fuzz import fuzz
from riverrat.checks.parity import disagreements
from riverrat.engine import gpu, native
from riverrat.engine.game import SPECTATOR, Game
from riverrat.engine.gestures import gestures, preview
from riverrat.engine.inputs import inputs
from riverrat.engine.playout import Variant, decisions, playout, start, variants
from riverrat.engine.record import Record
from riverrat.engine.rule import EVENTS_KEPT

from ..conftest import needs_numba, places

each_place = pytest.mark.parametrize(("name", "place"), places(*games.names()))
each_game = pytest.mark.parametrize("name", games.names())
SEED = 20_260_700


def positions(game: Game, place: Variant, seed: int, every: int) -> list[Any]:
    """Tables met along one random game."""
    s, met = start(game, place.seats, place.options, seed), []
    for count, _ in enumerate(decisions(game, s, seed)):
        if count % every == 0:
            met.append(s.clone())
    return met


@each_place
def test_a_random_game_ends_and_keeps_the_invariants(name: str, place: Variant) -> None:
    """Legal lists are short and without repetition; events fit their buffer and their kinds."""
    game = games.load(name)
    s, chance = game.new(place.seats, place.options, SEED), random.Random(SEED)
    while not s.over:
        legal = game.legal(s)
        assert 0 < len(legal) <= min(game.most_choices, 400)
        assert len(set(legal)) == len(legal)
        assert all(0 <= action < game.actions.size for action in legal)
        events = game.play_trusted(s, chance.choice(legal))
        assert game.audit(s) == ""
        assert s.depth < 16
        assert len(events) < EVENTS_KEPT
        for event in events:
            word, values = game.event_words(event)
            assert word
            assert len(values) == len(game.events.all[event[0]].parameters)
    assert game.legal(s) == []
    assert any(score.won for score in game.scores(s)) or place.seats == 1


@each_place
def test_copies_are_equal_and_independent(name: str, place: Variant) -> None:
    game = games.load(name)
    for s in positions(game, place, SEED, every=25):
        assert game.from_position(game.position(s)) == s
        assert game.state.from_bytes(s.to_bytes()) == s
        before = s.to_json()
        copy = s.clone()
        assert copy == s
        game.play_trusted(copy, game.legal(copy)[-1])
        assert copy != s
        assert s.to_json() == before


@each_place
def test_the_record_rebuilds_every_state(name: str, place: Variant) -> None:
    game = games.load(name)
    replay, met = Record(game, place.seats, place.options, SEED), []
    for action in decisions(game, replay.now.clone(), SEED, 120):
        met.append(replay.now.clone())
        replay.play(action)
    again = Record.read(replay.text(), lambda _name, _data: game)
    assert again.now == replay.now
    assert again.text() == replay.text()
    for ply, s in enumerate(met):
        assert again.at(ply) == s
    again.cut(len(again) // 2)
    assert again.now == met[len(again)]


@each_place
def test_a_view_does_not_change_when_hidden_things_do(name: str, place: Variant) -> None:
    game = games.load(name)
    for s in positions(game, place, SEED + 2, every=13):
        for seat in range(s.seats):
            other = game.imagine(s, seat, SEED * 3 + seat)
            assert game.view(other, seat) == game.view(s, seat)
            assert inputs(game, other, seat) == inputs(game, s, seat)
            assert game.audit(other) == ""
            if seat == game.seat(s):
                assert game.legal(other) == game.legal(s)


@each_place
def test_gestures_are_playable_and_previews_leave_the_table_alone(name: str, place: Variant) -> None:
    game = games.load(name)
    for s in positions(game, place, SEED + 3, every=40):
        before = s.clone()
        found = gestures(game, s, most=150)
        assert s == before
        assert {g.actions[0] for g in found} == set(game.legal(s))
        for gesture in found[:10]:
            seen = preview(game, s, gesture.actions)
            assert s == before
            assert seen == gesture.preview
            at = s.clone()
            for action in gesture.actions:
                game.play(at, action)


@each_place
def test_a_preview_tells_nothing_that_is_unknown(name: str, place: Variant) -> None:
    """In another world the seat could believe in, the same choice looks the same."""
    game = games.load(name)
    for s in positions(game, place, SEED + 4, every=20):
        seat = game.seat(s)
        other = game.imagine(s, seat, SEED * 5)
        for action in game.legal(s)[:6]:
            here, there = preview(game, s, [action]), preview(game, other, [action])
            assert here.events == there.events
            assert here.points == there.points or here.reveals


@needs_numba
@each_place
def test_interpreted_and_native_agree(name: str, place: Variant) -> None:
    runner = native.compiled(games.load(name))
    assert disagreements(runner, place, SEED, 4) == []


@needs_numba
@each_game
def test_a_million_random_decisions_keep_the_invariants(name: str) -> None:
    *_, report = fuzz(games.load(name), 1_000_000, SEED, native.cores_here())
    assert report.violation is None
    assert report.decisions >= 1_000_000


@each_place
def test_interpreted_and_gpu_agree(name: str, place: Variant) -> None:
    if not gpu.available():
        pytest.skip("no GPU here; `riverrat parity --gpu` runs this where there is one")
    assert disagreements(gpu.compiled(games.load(name)), place, SEED, 16) == []


@each_game
def test_action_texts_name_their_action(name: str) -> None:
    game = games.load(name)
    for action in game.actions:
        assert game.actions.id(game.actions.text(action)) == action
        assert "{" not in game.actions.target(action)


@each_game
def test_a_view_has_the_shape_it_declares(name: str) -> None:
    import msgspec

    game = games.load(name)
    for place in variants(game):
        s = playout(game, place.seats, place.options, SEED, 60)[0]
        for seat in range(SPECTATOR, place.seats):
            view = game.view(s, seat)
            assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(view)), game.view_type) is not None


@each_game
def test_a_view_stays_as_it_was_while_others_are_made_and_told(name: str) -> None:
    """Views share parts, so that whoever changed one would change others."""
    import msgspec

    game, kept = games.load(name), []
    for place in variants(game):
        s = start(game, place.seats, place.options, SEED + 4)
        for _ in islice(decisions(game, s, SEED + 4), 120):
            view = game.view(s, game.seat(s))
            kept.append((view, msgspec.json.encode(view)))
            game.show(view, lambda key, **values: key)
    assert all(msgspec.json.encode(view) == seen for view, seen in kept)


@each_game
def test_a_view_tells_how_every_seat_stands(name: str) -> None:
    """The server tells the scores of a running game by it, whoever looks."""
    game = games.load(name)
    for place in variants(game):
        s = playout(game, place.seats, place.options, SEED, 60)[0]
        scores = [(score.lines, score.points) for score in game.scores(s)]
        for seat in range(SPECTATOR, place.seats):
            lines = [player["lines"] for player in game.view(s, seat)["players"]]
            assert [(told, sum(told.values())) for told in lines] == scores
