"""What a search thinks, told as data: whole intentions, chances, points by line, reasons with texts."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from riverrat import games
from riverrat.engine.gestures import Gesture, gestures
from riverrat.engine.record import Record
from riverrat.games.la_loire import GAME as LA_LOIRE
from riverrat.players.analysis import NOTHING, Analyst, moments, ranking
from riverrat.players.guides import guide_for
from riverrat.players.player import Limit
from riverrat.players.reasons import LATER, Words
from riverrat.texts import LANGUAGES, Catalog
from tests.games.la_loire.tabletop import RED, Board

TOY = games.load("toy")
LIMIT = Limit(playouts=80)
RECORD = Path(__file__).parent.parent / "records" / "first-rat" / "standard-3.txt"


def analyst() -> Analyst:
    return Analyst(compiled=False)


def test_intentions_are_whole_moves_with_chances_and_points() -> None:
    s = TOY.new(2, seed=3)
    found = analyst().analyse(TOY, s, LIMIT)
    whole = {gesture.actions for gesture in gestures(TOY, s)}
    assert found.seat == 0
    assert found.weaker
    assert 1 < len(found.intentions) <= 3
    for intention in found.intentions:
        assert intention.actions in whole
        assert 0 <= intention.chance <= 1
        assert intention.margin > 0
        assert list(intention.lines) == list(TOY.score_lines)
    chances = [intention.chance for intention in found.intentions]
    assert chances == sorted(chances, reverse=True)
    assert len(found.chances) == 2


def test_the_best_move_is_told_to_the_end_of_the_turn() -> None:
    """Several rats of a turn, say: each intention follows the one before, in the same turn of the same seat."""
    record = games.read_record(RECORD.read_text(encoding="utf-8"))
    game = record.game
    s = next(record.at(ply) for ply in range(len(record)) if record.at(ply).turn == 40)
    found = analyst().analyse(game, game.imagine(s, game.seat(s), 1), Limit(playouts=300))
    best, *others = found.intentions
    assert best.then
    assert not any(other.then for other in others)
    at = s.clone()
    for actions in (best.actions, *best.then):
        assert (at.turn, game.seat(at)) == (40, found.seat)
        assert actions in {one.actions for one in gestures(game, at)}
        for action in actions:
            game.play_trusted(at, action)


def test_no_listed_way_looks_better_than_the_one_recommended() -> None:
    """Move 2 was lucky in four tries and is not told; move 1 was tried half as often as move 0 and did better."""
    tried = [
        ((visits, chance), Gesture((move,), "", True, NOTHING))
        for move, (visits, chance) in enumerate([(100, 0.40), (50, 0.45), (4, 0.75), (20, 0.30), (10, 0.35), (3, 0.10)])
    ]
    assert [one.actions[0] for _, one in ranking(tried, 4)] == [1, 0, 4, 3]
    assert [one.actions[0] for _, one in ranking(tried[:1] + tried[2:], 3)] == [0, 4, 3]
    assert ranking([], 3) == []


def test_the_same_seed_gives_the_same_analysis() -> None:
    s = TOY.new(3, seed=3)
    assert analyst().analyse(TOY, s, LIMIT, 5) == analyst().analyse(TOY, s, LIMIT, 5)
    assert s == TOY.new(3, seed=3)


def test_reasons_are_told_in_the_games_words() -> None:
    """Selling the wine in Nantes brings 6 Deniers that leaving does not."""
    board = Board().money(RED, 3).goods(RED, wine=1).stop("merchant", "nantes")
    found = analyst().analyse(LA_LOIRE, board.s, LIMIT)
    best = found.intentions[0]
    assert [LA_LOIRE.actions.text(action) for action in best.actions] == ["sell wine"]
    told = {(reason.key, reason.values.get("what-key")): reason.values.get("count") for reason in best.reasons}
    assert told["analysis-has-more", "analysis-coins"] == 6
    assert told["analysis-has-less", "good-wine"] == 1


def test_why_not_another_move_is_what_the_best_has_over_it() -> None:
    best, second, *more = analyst().analyse(TOY, TOY.new(3, seed=3), LIMIT, 5).intentions
    assert second.reasons == best.reasons
    against = ("analysis-now-less", "analysis-has-less", "analysis-gives-up")
    assert all(one.reasons and one.reasons[0].key not in against for one in more)


def test_a_step_that_follows_anyway_is_not_what_the_best_is_set_against() -> None:
    """Of two rats of one turn: that the second one moves afterwards is no reason against moving it."""
    record = games.read_record(RECORD.read_text(encoding="utf-8"))
    game = record.game
    s = next(record.at(ply) for ply in range(len(record)) if record.at(ply).turn == 40)
    best, *others = analyst().analyse(game, game.imagine(s, game.seat(s), 1), Limit(playouts=300), most=6).intentions
    assert best.then
    for one in others:
        assert (one.reasons == (LATER,)) == (one.actions in best.then)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    for game in map(games.load, ("first-rat", "la-loire", "rio-de-la-plata")):
        say = Catalog(language, game).say
        keys = [*guide_for(game).holdings(game.new(game.seat_counts[-1], seed=1), 0)]
        keys += [f"score-{line}" for line in game.score_lines]
        assert [key for key in keys if say(key) == key] == []
        for key in ("now", "now-less", "has-more", "has-less", "gains", "gives-up"):
            text = say(f"analysis-{key}", count=2, what="x", points=2, line="y")
            assert "2" in text
            assert "x" in text or "y" in text
        for key in ("points", "rival", "lead", "sooner", "longer", "soon"):
            assert "2" in say(f"analysis-{key}", points=2, turns=2, count=2, what="x")
        assert "4" in say("analysis-chance", percent=4)
        assert all(say(key) != key for key in ("analysis-even", "analysis-later"))


def test_one_way_on_is_an_intention_as_well() -> None:
    s = TOY.new(2, seed=1)
    s.rat[0], s.rat[1] = [9, 8], [9, 8]
    while len(TOY.legal(s)) > 1:
        TOY.play(s, TOY.legal(s)[0])
        if s.over:
            return
    assert len(analyst().analyse(TOY, s, LIMIT).intentions) == 1


def test_a_finished_game_has_a_course_and_turning_points() -> None:
    record, choose = Record(TOY, 2, seed=2), random.Random(4)
    while not record.now.over:
        record.play(choose.choice(TOY.legal(record.now)))
    review = analyst().review(record, Limit(playouts=40))
    plies = [ply for ply, _ in review.chances]
    assert plies == sorted(set(plies))
    assert all(abs(sum(chances) - 1) < 0.001 for _, chances in review.chances)
    winner = [score.won for score in TOY.scores(record.now)].index(True)
    assert review.chances[-1][1][winner] > 0.5
    assert review.turning()  # somebody who plays at random goes wrong somewhere
    for moment, found in review.turning():
        assert found.cost >= 0.06
        assert moment.played == tuple(record.actions[moment.ply : moment.ply + len(moment.played)])
        assert found.best[0].actions != moment.played
        assert found.cost == pytest.approx(found.best[0].chance - found.played.chance, abs=0.001)


def test_moments_are_whole_intentions_as_their_seat_could_know_them() -> None:
    """Choosing a rat and where it goes is one intention; what the bag holds on top is nobody's to know."""
    record = Record(TOY, 2, seed=3)
    for text in ("rat 0", "go 2", "peek"):
        record.play(text)
    found = list(moments(record, 5))
    assert [(one.ply, [TOY.actions.text(action) for action in one.played]) for one in found] == [
        (0, ["rat 0", "go 2"]),
        (2, ["peek"]),
    ]
    assert all(one.s.rng != record.at(one.ply).rng for one in found)
    assert all(TOY.view(one.s, one.seat) == TOY.view(record.at(one.ply), one.seat) for one in found)


def test_what_sets_a_move_apart_from_the_one_played() -> None:
    """Selling the wine brings 6 Deniers that leaving does not."""
    board = Board().money(RED, 3).goods(RED, wine=1).stop("merchant", "nantes")
    sell, leave = (LA_LOIRE.actions.id(text) for text in ("sell wine", "done"))
    best, played = analyst().explain(LA_LOIRE, board.s, [(sell,), (leave,)], 1)
    assert ("analysis-has-more", "analysis-coins", 6) in {told(one) for one in best}
    assert ("analysis-has-less", "analysis-coins", 6) in {told(one) for one in played}


def told(words: Words) -> tuple[str, object, object]:
    return words.key, words.values.get("what-key"), words.values.get("count")
