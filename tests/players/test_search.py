"""The tree search: legal, repeatable, the same compiled and interpreted, blind to what its seat cannot know."""

from dataclasses import replace

import pytest

from riverrat import games
from riverrat.engine.native import SEATS
from riverrat.players import machine, tree, workspace
from riverrat.players.guides import NEVER, guide_for, plain
from riverrat.players.player import Limit, Reason
from riverrat.players.search import SearchPlayer, compile_guide
from tests.conftest import needs_numba

from .playing import match, wins

TOY = games.load("toy")


def slow() -> SearchPlayer:
    return SearchPlayer(compiled=False)


def test_the_same_seed_and_simulations_give_the_same_decision() -> None:
    s = TOY.new(3, seed=4)
    found = [slow().decide(TOY, s, 0, Limit(playouts=80), 9) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0].reasons
    assert s == TOY.new(3, seed=4)  # the table is left as it is


@needs_numba
@pytest.mark.parametrize("seats", TOY.seat_counts)
def test_compiled_and_interpreted_search_agree(seats: int) -> None:
    s = TOY.new(seats, seed=5)
    limit = Limit(playouts=300)
    assert SearchPlayer().decide(TOY, s, 0, limit, 3) == slow().decide(TOY, s, 0, limit, 3)


@needs_numba
def test_guide_and_search_are_compiled_without_the_rules() -> None:
    """So they can be compiled beside them, by another process; what it made is then found in the cache."""
    compile_guide(TOY)
    assert workspace.look_kept(TOY, guide_for(TOY))
    assert not workspace.look_kept(TOY, replace(guide_for(TOY), name="another"))


def test_it_opens_with_any_choice_that_is_worth_nearly_as_much() -> None:
    """One that is worth less, or that was hardly looked at, is none of them."""
    known = [Reason(1, 0.52, 100), Reason(2, 0.51, 40), Reason(3, 0.53, 5), Reason(4, 0.5, 30), Reason(5, 0.6, 4)]
    varied = SearchPlayer(compiled=False, varied=0.015)
    taken = [varied._varied(known, seed) for seed in range(300)]
    assert set(taken) == {1, 2, 3}
    assert all(70 < taken.count(action) < 130 for action in (1, 2, 3))
    assert {slow()._varied(known, seed) for seed in range(300)} == {1}


def test_it_does_something_rather_than_nothing_where_that_is_worth_nearly_as_much() -> None:
    known = [Reason(1, 0.52, 100), Reason(2, 0.50, 40), Reason(3, 0.51, 30), Reason(4, 0.52, 4)]
    varied = SearchPlayer(compiled=False, varied=0.015)
    assert varied._busy(known, lambda action: action == 1, 1) == 3
    assert varied._busy(known, lambda action: action == 2, 1) == 1
    assert varied._busy(known[:2], lambda action: action == 1, 1) == 1
    assert slow()._busy(known, lambda action: action == 1, 1) == 1


def test_only_the_first_turns_are_varied() -> None:
    """Two of each seat: in the fifth of two players it takes the best again."""
    varied = SearchPlayer(compiled=False, varied=1.0)
    for turn, differs in ((1, True), (4, True), (5, False)):
        s = TOY.new(2, seed=4)
        s.turn = turn
        found = []
        for seed in range(12):
            varied.forget(TOY)
            found.append(varied.decide(TOY, s, 0, Limit(playouts=40), seed))
        assert any(one.action != one.reasons[0].action for one in found) == differs


def test_it_plays_whole_games_at_every_seat_count() -> None:
    for seats in TOY.seat_counts:
        assert any(match(TOY, [slow()] * seats, Limit(playouts=12), seats))


@pytest.mark.release
def test_it_beats_random_players() -> None:
    assert wins(TOY, slow(), Limit(playouts=30), 20) > 0.7


def test_a_win_at_hand_is_taken() -> None:
    """One rat of each side is home and the other side's second will be: who gets there first has won."""
    s = TOY.new(2, seed=1)
    s.rat[0], s.rat[1] = [9, 6], [9, 8]
    TOY.check(s)
    decision = slow().decide(TOY, s, 0, Limit(playouts=60), 1)
    assert TOY.actions.text(decision.action) == "go 9"
    assert decision.reasons[0].value > 0.8


def test_visits_add_up_and_the_most_visited_comes_first() -> None:
    decision = slow().decide(TOY, TOY.new(2, seed=3), 0, Limit(playouts=100), 1)
    counts = [reason.visits for reason in decision.reasons]
    assert sum(counts) == 99  # the first simulation opens the tree
    assert counts == sorted(counts, reverse=True)
    assert decision.action == decision.reasons[0].action


def test_the_tree_is_gone_on_with_in_the_same_turn() -> None:
    s, player = TOY.new(2, seed=3), slow()
    first = player.decide(TOY, s, 0, Limit(playouts=100), 1)
    TOY.play(s, first.action)
    assert TOY.seat(s) == 0
    second = player.decide(TOY, s, 0, Limit(playouts=50), 2)
    fresh = slow().decide(TOY, s, 0, Limit(playouts=50), 2)
    assert sum(reason.visits for reason in second.reasons) > 50 > sum(reason.visits for reason in fresh.reasons)


def test_another_position_gets_another_tree() -> None:
    player = slow()
    player.decide(TOY, TOY.new(2, seed=3), 0, Limit(playouts=100), 1)
    other = TOY.new(2, seed=8)
    assert player.decide(TOY, other, 0, Limit(playouts=50), 2) == slow().decide(TOY, other, 0, Limit(playouts=50), 2)


def test_it_stops_when_told() -> None:
    asked = iter([False, False, True])
    decision = slow().decide(TOY, TOY.new(2, seed=3), 0, Limit(stop=lambda: next(asked)), 1)
    assert decision.reasons


def test_a_turn_has_a_budget() -> None:
    """Nothing is left of the turn's time: the decision comes after the first few simulations."""
    decision = slow().decide(TOY, TOY.new(2, seed=3), 0, Limit(turn_seconds=0.0), 1)
    assert sum(reason.visits for reason in decision.reasons) < 30


def test_what_a_guide_rules_out_is_never_followed() -> None:
    guide = plain(TOY)

    def look(s: object, out: list[int], n: int, sight: list[float], weights: list[float]) -> None:
        guide.look(s, out, n, sight, weights)
        for at in range(abs(n)):
            if out[at] == TOY.actions.id("rat 0"):
                sight[SEATS + at] = NEVER

    s = TOY.new(2, seed=3)
    assert TOY.actions.id("rat 0") in TOY.legal(s)
    decision = SearchPlayer(compiled=False, guide=replace(guide, look=look)).decide(TOY, s, 0, Limit(playouts=60), 1)
    assert [TOY.actions.text(reason.action) for reason in decision.reasons] == ["rat 1"]
    blind = SearchPlayer(compiled=False, guide=replace(guide, look=look), overlooks=1.0)
    found = {blind.decide(TOY, s, 0, Limit(playouts=8), seed).action for seed in range(5)}
    assert found == {TOY.actions.id("rat 1")}  # nor is it taken because the rest was overlooked


def test_choices_come_in_as_a_node_is_seen_more_often() -> None:
    narrow = replace(plain(TOY), width=1.0, widening=0.0)
    decision = SearchPlayer(compiled=False, guide=narrow).decide(TOY, TOY.new(2, seed=3), 0, Limit(playouts=60), 1)
    assert len(decision.reasons) == 1
    wider = replace(narrow, widening=0.3)
    decision = SearchPlayer(compiled=False, guide=wider).decide(TOY, TOY.new(2, seed=3), 0, Limit(playouts=60), 1)
    assert len(decision.reasons) == 2


def test_a_full_tree_still_answers() -> None:
    player = slow()
    room = player.workspace(TOY)
    room.tree = room.tree._replace(head=[0] * 5, seen=[0] * 5, action=[0] * 9)
    assert player.decide(TOY, TOY.new(2, seed=3), 0, Limit(playouts=60), 1).reasons


def test_who_overlooks_things_still_plays() -> None:
    blind = SearchPlayer(compiled=False, overlooks=1.0)
    found = blind.decide(TOY, TOY.new(2, seed=3), 0, Limit(playouts=30), 1)
    assert found.action in TOY.legal(TOY.new(2, seed=3))


def test_a_guide_says_how_much_is_overlooked_in_its_game() -> None:
    """Where nothing slips, who overlooks most things finds what a careful player finds."""
    careful = SearchPlayer(compiled=False)
    strict = SearchPlayer(compiled=False, guide=replace(plain(TOY), slips=0.0), overlooks=0.9)
    blind = SearchPlayer(compiled=False, overlooks=0.9)
    found = [
        [player.decide(TOY, TOY.new(2, seed=3), 0, Limit(playouts=30), seed).action for seed in range(20)]
        for player in (careful, strict, blind)
    ]
    assert found[0] == found[1] != found[2]


def test_how_the_seats_stand() -> None:
    """Level seats have equal shares of the win; a lead of three spreads is nearly won."""
    sight = [20.0, 20.0] + [0.0] * SEATS
    tree.stand(sight, 2, 10.0, 0.0)
    assert sight[:2] == [0.5, 0.5]
    sight = [30.0, 30.0, 30.0] + [0.0] * SEATS
    tree.stand(sight, 3, 10.0, 0.0)
    assert sight[:3] == pytest.approx([1 / 3] * 3)
    sight = [50.0, 20.0] + [0.0] * SEATS
    tree.stand(sight, 2, 10.0, 0.0)
    assert sight[0] > 0.99
    sight = [12.0, 10.0] + [0.0] * SEATS
    tree.stand(sight, 2, 10.0, 1.0)  # ahead by two: 0.5 + 0.5 tanh(0.1)
    assert sight[:2] == pytest.approx([0.5498, 0.4502], abs=1e-4)


def test_memory_is_bounded() -> None:
    each = 5 * 4 + 8 + SEATS * 8  # of an edge: five numbers, a prior, the seats' sums
    assert machine.MOST_EDGES * each + machine.MOST_NODES * 8 < 200_000_000
