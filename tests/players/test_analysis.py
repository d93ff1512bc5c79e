"""What a search thinks, told as data: whole intentions, chances, points by line, reasons with texts."""

import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from riverrat import games
from riverrat.engine.gestures import gestures
from riverrat.engine.jobs import SEATS
from riverrat.engine.record import Record
from riverrat.games.first_rat import GAME as FIRST_RAT
from riverrat.games.la_loire import GAME as LA_LOIRE
from riverrat.players import analysis
from riverrat.players.analysis import Analyst, Candidate, Judgement
from riverrat.players.guides import NEVER, guide_for
from riverrat.players.moments import Moment, moments
from riverrat.players.player import Limit
from riverrat.players.reasons import (
    ALIKE,
    BEFORE,
    EVEN,
    LATER,
    ONLY,
    SENSIBLE,
    SENSIBLE_ALIKE,
    End,
    Outlook,
    Words,
    standing,
)
from riverrat.players.search import SearchPlayer
from riverrat.players.ways import Way, Ways, _brought_forward, lead
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


def test_the_same_seed_gives_the_same_analysis() -> None:
    s = TOY.new(3, seed=3)
    assert analyst().analyse(TOY, s, LIMIT, 5) == analyst().analyse(TOY, s, LIMIT, 5)
    assert s == TOY.new(3, seed=3)


def test_a_step_is_judged_by_what_the_rest_of_its_turn_makes_of_it() -> None:
    """Selling the wine in Nantes brings 6 Deniers. They build a palace there; at the end of the turn as many are left
    as without: only the wine, which is gone, and what comes of it all count.
    """
    board = Board().money(RED, 3).goods(RED, wine=1).stop("merchant", "nantes")
    best, _ = analyst().analyse(LA_LOIRE, board.s, LIMIT).intentions
    turn = [LA_LOIRE.actions.text(action) for action in (*best.actions, *best.then[0])]
    assert turn == ["sell wine", "build palace", "palace bank nantes"]
    assert best.reasons[0].key in ("analysis-gains", "analysis-points")
    assert [told(one) for one in best.reasons[1:]] == [("analysis-has-less", "good-wine", 1)]


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
    assert all(one.actions in best.then for one in others if one.reasons == (LATER,))


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
        assert all(
            say(f"analysis-{key}") != f"analysis-{key}"
            for key in ("even", "before", "later", "only", "sensible", "alike", "sensible-alike")
        )


def test_one_way_on_is_an_intention_as_well() -> None:
    s = TOY.new(2, seed=1)
    s.rat[0], s.rat[1] = [9, 8], [9, 8]
    while len(TOY.legal(s)) > 1:
        TOY.play(s, TOY.legal(s)[0])
        if s.over:
            return
    found = analyst().analyse(TOY, s, LIMIT)
    assert found.by == "nothing"
    assert [one.reasons for one in found.intentions] == [(ONLY,)]


# --- what deserves a thought ------------------------------------------------------------------------------------------


def second_ride() -> Any:
    """The messenger has to ride, and may go to several places."""
    s, choose = LA_LOIRE.new(2, seed=3), random.Random(3)
    while len(LA_LOIRE.legal(s)) > 1 or len(gestures(LA_LOIRE, s)) == 1:
        LA_LOIRE.play(s, choose.choice(LA_LOIRE.legal(s)))
    return s


@pytest.mark.parametrize("before", [0, 1], ids=["fresh", "used"])
def test_where_the_first_action_is_forced_the_choice_after_it_is_thought_about(before: int) -> None:
    s, adviser = second_ride(), analyst()
    assert len(LA_LOIRE.legal(s)) == 1 < len(gestures(LA_LOIRE, s))
    for _ in range(before):
        adviser.analyse(LA_LOIRE, Board().money(RED, 3).goods(RED, wine=1).stop("merchant", "nantes").s, LIMIT)
    favourites, _ = adviser._favourites(LA_LOIRE, s, gestures(LA_LOIRE, s), LIMIT, 1)
    at = s.clone()
    LA_LOIRE.play_trusted(at, *LA_LOIRE.legal(at))
    thought = SearchPlayer(compiled=False, guides=guide_for).decide(LA_LOIRE, at, 0, Limit(playouts=32), 1)
    assert favourites[0].actions[1] == thought.action
    assert {one.actions for one in favourites} == {one.actions for one in gestures(LA_LOIRE, s)}
    found = adviser.analyse(LA_LOIRE, s, LIMIT)
    assert found.by != "nothing"
    assert len(found.intentions) == 3


def test_what_is_forced_first_is_a_moment_where_a_choice_follows() -> None:
    record, choose = Record(LA_LOIRE, 2, seed=3), random.Random(3)
    while record.now.turn < 3:
        record.play(choose.choice(LA_LOIRE.legal(record.now)))
    found = list(moments(record))
    assert {len(LA_LOIRE.legal(one.s)) for one in found} >= {1, 2}
    assert all(len(gestures(LA_LOIRE, one.s)) > 1 for one in found)


def at_the_hole() -> Any:
    """Dig, peek or leave."""
    s = TOY.new(2, seed=3)
    for text in ("rat 0", "go 2"):
        TOY.play(s, text)
    assert len(TOY.legal(s)) == 3
    return s


def ruling_out(monkeypatch: pytest.MonkeyPatch, *texts: str) -> Analyst:
    """An adviser whose guide rules these actions out, and who lets one choice at a time into the tree."""
    never, plain = [TOY.actions.id(text) for text in texts], guide_for(TOY)

    def look(s: Any, out: Any, n: int, sight: Any, weights: Any) -> None:
        plain.look(s, out, n, sight, weights)
        for at in range(abs(n)):
            sight[SEATS + at] = NEVER if out[at] in never else 0.0

    guide = replace(plain, look=look, width=0.0, widening=1.0, ruled_out=lambda s, seat, action: action in never)
    monkeypatch.setattr(analysis, "guide_for", lambda game: guide)
    return analyst()


def test_what_the_guide_rules_out_is_not_told_though_no_search_has_met_it(monkeypatch: pytest.MonkeyPatch) -> None:
    adviser, s = ruling_out(monkeypatch, "rat 1"), TOY.new(2, seed=3)
    found = adviser.analyse(TOY, s, Limit(playouts=2), most=6)
    assert {TOY.actions.text(one.actions[0]) for one in found.intentions} == {"rat 0"}
    assert len(found.intentions) == 3


def test_where_all_is_ruled_out_all_is_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    adviser = ruling_out(monkeypatch, "rat 0", "rat 1")
    assert len(adviser.analyse(TOY, TOY.new(2, seed=3), LIMIT, most=6).intentions) == 6


def test_of_one_choice_that_makes_sense_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ruling_out(monkeypatch, "dig", "peek").analyse(TOY, at_the_hole(), LIMIT)
    assert found.by == "nothing"
    assert [one.reasons for one in found.intentions] == [(SENSIBLE,)]


@pytest.mark.parametrize(("never", "why"), [((), ALIKE), (("leave",), SENSIBLE_ALIKE)])
def test_only_what_was_looked_at_is_said_to_come_to_the_same(
    monkeypatch: pytest.MonkeyPatch, never: tuple[str, ...], why: Words
) -> None:
    monkeypatch.setattr(Way, "comes_to_the_same", lambda one, other: True)
    found = ruling_out(monkeypatch, *never).analyse(TOY, at_the_hole(), LIMIT)
    assert found.by == "nothing"
    assert [one.reasons for one in found.intentions] == [(why,)] * (3 - len(never))


def test_what_was_played_makes_nobody_look_at_all_that_makes_sense(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of three sensible moves, and one that is ruled out but was made: of the third nobody knows."""
    monkeypatch.setattr(Way, "comes_to_the_same", lambda one, other: True)
    adviser, s = ruling_out(monkeypatch, "rat 1"), TOY.new(2, seed=3)
    played = next(one.actions for one in gestures(TOY, s) if TOY.actions.text(one.actions[0]) == "rat 1")
    assert adviser.judge(TOY, s, played, LIMIT, most=2).by != "nothing"
    assert adviser.judge(TOY, s, played, LIMIT, most=3).verdict == SENSIBLE_ALIKE


def test_loading_what_thinks_is_not_counted_as_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five seconds to load, a tenth for the first 32 simulations: in the 0.6 s left there is time for the other 48."""
    adviser, s, now = analyst(), TOY.new(2, seed=3), [0.0]
    workspace = adviser.player.workspace

    def load(game: Any) -> Any:
        now[0] += 0.0 if game in adviser.player._workspaces else 5.0
        return workspace(game)

    def decide(game: Any, *_: Any) -> None:
        adviser.player.workspace(game).tree.moments[0] = 32.0
        now[0] += 0.1

    monkeypatch.setattr(analysis, "time", SimpleNamespace(perf_counter=lambda: now[0]))
    monkeypatch.setattr(adviser.player, "workspace", load)
    monkeypatch.setattr(adviser.player, "decide", decide)
    _, left = adviser._favourites(TOY, s, gestures(TOY, s), Limit(seconds=1.0, playouts=80), 1)
    assert left == 48


def test_a_move_brought_forward_leaves_the_rest_as_it_was() -> None:
    """Selling a second wine is not forgotten."""
    line = ((1,), (2,), (3,), (2,), (4,))
    assert _brought_forward((2,), line) == ((2,), (1,), (3,), (2,), (4,))
    assert _brought_forward((5,), line) == ((5,),)


@pytest.mark.parametrize(("deals", "ends"), [((False, False, True), True), ((False,) * 3, False)])
def test_a_game_may_be_at_its_end_if_it_is_on_any_deal(
    monkeypatch: pytest.MonkeyPatch, deals: tuple[bool, ...], ends: bool
) -> None:
    ways, s = Ways(analyst().player), TOY.new(2, seed=3)
    far = SimpleNamespace(far=lambda end, seat, seed: SimpleNamespace(over=end.last))
    monkeypatch.setattr(ways, "_playing_on", lambda *_: far)
    turns: Any = [SimpleNamespace(end=SimpleNamespace(over=False, last=last)) for last in deals]
    assert ways.ending(TOY, s, Way((), "", turns, Outlook((), {}, {})), 1) == ends


# --- what it was worth ------------------------------------------------------------------------------------------------


def last_turn() -> list[Moment]:
    """The moments of the last turn of a game."""
    found = list(moments(games.read_record(RECORD.read_text(encoding="utf-8"))))
    return [one for one in found if one.turn == found[-1].turn]


def test_all_that_is_told_is_thought_about_alike_from_the_end_of_the_turn() -> None:
    """As many simulations each, from tables at which the turn is over, dealt by the same chance."""
    record = games.read_record(RECORD.read_text(encoding="utf-8"))
    game = record.game
    s, player = record.at(0), analyst().player
    ways, thought, began = Ways(player), list[tuple[int, int, int]](), list[int]()
    value = ways._value

    def counted(game: Any, end: Any, seat: int, simulations: int, seed: int) -> tuple[float, ...]:
        thought.append((seat, simulations, seed))
        began.append(end.turn)
        return value(game, end, seat, simulations, seed)

    ways._value = counted  # type: ignore[method-assign]
    open_to = {one.actions: one.target for one in gestures(game, s)[:3]}
    found = ways.compare(game, s, open_to, 80, 7)
    assert [way.actions for way in found] == list(open_to)
    assert thought == [(0, 10, seed) for _ in found for seed in (7, 8, 9, 10)]
    assert set(began) == {s.turn + 1}


def way(chances: Sequence[float], points: Sequence[int] = (), actions: tuple[int, ...] = (), held: int = 0) -> Way:
    """A way with a chance for each deal, and points at the end of games after which its seat moves no more."""
    ends = [End({"cheese": one}, one, None, {"x": held}, 9, {"cheese": 0}, again=False) for one in points]
    values: list[tuple[float, ...]] = [(one, 1 - one) for one in chances]
    return Way(actions, "", [], Outlook(actions, {"cheese": 0}, {"x": held}, ends), values)


def deciding(monkeypatch: pytest.MonkeyPatch, best: Way, other: Way, *, ending: bool = False) -> Analyst:
    """An adviser who finds that one of three moves leads there and every other one here."""
    adviser = analyst()

    def compare(_: Any, __: Any, moves: Any, *___: Any) -> list[Way]:
        dig = TOY.actions.id("dig")
        return [replace(best if one == (dig,) else other, actions=one) for one in moves]

    monkeypatch.setattr(adviser.ways, "compare", compare)
    monkeypatch.setattr(adviser.ways, "ending", lambda *_: ending)
    monkeypatch.setattr(adviser.ways, "play_on", lambda *_: None)
    monkeypatch.setattr(analysis, "MOST_SAMPLES", {False: 4})
    monkeypatch.setattr(analysis, "_later", lambda best, other: False)
    monkeypatch.setattr(Way, "comes_to_the_same", lambda one, other: False)
    return adviser


EVEN_CHANCES, ON_AVERAGE_MORE, ALWAYS_MORE = (0.45, 0.55) * 2, (0.6, 0.5) * 2, (0.5, 0.6) * 2


def test_a_lead_is_counted_deal_by_deal() -> None:
    ahead, margin = lead(way(ALWAYS_MORE), way(EVEN_CHANCES), 0)
    assert (round(ahead, 4), round(margin, 4)) == (0.05, 0)
    ahead, margin = lead(way(ON_AVERAGE_MORE), way(EVEN_CHANCES), 0)  # 15 % more or 5 % less, in turns
    assert (round(ahead, 4), round(margin, 4)) == (0.05, 0.1836)


@pytest.mark.parametrize(
    ("chances", "cost", "verdict"), [(ALWAYS_MORE, 0.05, standing(0.05)), (ON_AVERAGE_MORE, 0.0, EVEN)]
)
def test_what_is_not_better_beyond_its_margin_costs_nothing(
    monkeypatch: pytest.MonkeyPatch, chances: Sequence[float], cost: float, verdict: Words
) -> None:
    """Dug or left: 5 % more on average in both, but only in one of them whatever lies in the hole."""
    adviser = deciding(monkeypatch, way(chances, (44,) * 4), way(EVEN_CHANCES, (40,) * 4))
    dig, leave = ((TOY.actions.id(text),) for text in ("dig", "leave"))
    found = adviser.judge(TOY, at_the_hole(), leave, LIMIT)
    assert (found.by, found.cost, found.points, found.verdict) == ("chance", cost, 0.0, verdict)
    assert {one.points for one in found.best} == {0.0}  # where chances tell moves apart, points are not told
    best = adviser.judge(TOY, at_the_hole(), dig, LIMIT)
    assert (best.cost, best.verdict) == (0.0, verdict)  # it cost nothing; so much it has over the next


def test_in_a_last_turn_a_move_costs_points(monkeypatch: pytest.MonkeyPatch) -> None:
    best, other = way(EVEN_CHANCES, (44, 46, 44, 46)), way(EVEN_CHANCES, (40, 42, 40, 42))
    adviser = deciding(monkeypatch, best, other, ending=True)
    found = adviser.judge(TOY, at_the_hole(), (TOY.actions.id("leave"),), LIMIT)
    assert (found.by, found.cost, found.points) == ("points", 0.0, 4.0)
    assert found.verdict == standing(0.0, 4.0)
    assert [one.points for one in found.best] == [45.0, 41.0, 41.0]
    assert found.moves == tuple(one.actions for one in found.best)
    assert found.moves[found.at] == found.played.actions


def leaving(by: Any, cost: float, points: float) -> Judgement:
    """Dug is best; left it was."""
    dig, leave = (Candidate((TOY.actions.id(text),), "", 0.5, 0) for text in ("dig", "leave"))
    return Judgement((0.5, 0.5), by, (dig,), leave, cost, points, standing(cost, points))


@pytest.mark.parametrize(("by", "cost", "points"), [("chance", 0.08, 0.0), ("chance", 0.0, 0.0), ("points", 0.0, 4.0)])
def test_an_explanation_says_what_was_judged(
    monkeypatch: pytest.MonkeyPatch, by: str, cost: float, points: float
) -> None:
    """Thinking about it anew finds 5 % in nothing that can be counted: what was judged is said."""
    alike = (40, 42, 40, 42)
    adviser = deciding(monkeypatch, way(ALWAYS_MORE, alike), way(EVEN_CHANCES, alike))
    assert adviser.explain(TOY, at_the_hole(), leaving(by, cost, points))[0] == (standing(cost, points),)


def test_points_are_explained_as_they_were_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinking about it anew finds 4 points, too few games for one line of the score but enough for all together."""
    adviser = deciding(monkeypatch, way(EVEN_CHANCES, (43, 45, 43, 49)), way(EVEN_CHANCES, (40, 42, 40, 42)))
    s = at_the_hole()
    assert adviser.explain(TOY, s, leaving("chance", 0.0, 0.0))[0] == (standing(0.0, 4.0),)
    assert adviser.explain(TOY, s, leaving("points", 0.0, 2.0))[0] == (standing(0.0, 2.0),)
    assert adviser.explain(TOY, s, leaving("points", 0.0, 0.0))[0] == (EVEN,)


def test_what_gave_something_away_does_not_come_later_anyway(monkeypatch: pytest.MonkeyPatch) -> None:
    adviser = deciding(monkeypatch, way(ALWAYS_MORE, (40,) * 4), way(EVEN_CHANCES, (40,) * 4))
    monkeypatch.setattr(analysis, "_later", lambda best, other: True)
    assert adviser.explain(TOY, at_the_hole(), leaving("chance", 0.0, 0.0)) == ((BEFORE,), (LATER,))
    assert adviser.explain(TOY, at_the_hole(), leaving("chance", 0.08, 0.0)) == ((standing(0.08),), ())


def test_a_lone_player_is_told_how_likely_the_goal_is() -> None:
    s = LA_LOIRE.new(1, seed=1)
    found = analyst().analyse(LA_LOIRE, s, LIMIT)
    assert len(found.chances) == 1
    assert 0 < found.chances[0] < 1
    assert found.chances[0] == pytest.approx(found.intentions[0].chance, abs=0.01)  # they may be told as alike
    keys = {words.key for one in found.intentions for words in one.reasons}
    assert keys
    assert not keys & {"analysis-rival", "analysis-lead"}
    judged = analyst().judge(LA_LOIRE, s, gestures(LA_LOIRE, s)[-1].actions, LIMIT)
    assert len(judged.chances) == 1
    assert judged.cost >= 0


def test_in_a_last_turn_equal_chances_are_told_apart_by_points() -> None:
    """Nothing in hand is a reason then, and of moves told apart by points the best brings most."""
    adviser, seen = analyst(), set[str]()
    for one in last_turn():
        found = adviser.analyse(FIRST_RAT, one.s, Limit(playouts=120))
        seen.add(found.by)
        keys = {words.key for intention in found.intentions for words in intention.reasons}
        assert not keys & {"analysis-has-more", "analysis-has-less", "analysis-soon", "analysis-chance"}
        if found.by == "points":
            points = [intention.points for intention in found.intentions]
            assert points == sorted(points, reverse=True)
    assert "points" in seen


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
    """Whoever sells the wine has none left; whoever leaves keeps it."""
    board = Board().money(RED, 3).goods(RED, wine=1).stop("merchant", "nantes")
    sell, leave = (LA_LOIRE.actions.id(text) for text in ("sell wine", "done"))
    best, played = (Candidate((one,), "", 0.5, 0) for one in (sell, leave))
    judged = Judgement((0.5, 0.5), "chance", (best,), played, 0.08, 0.0, standing(0.08))
    best_reasons, played_reasons = analyst().explain(LA_LOIRE, board.s, judged)
    assert ("analysis-has-less", "good-wine", 1) in {told(one) for one in best_reasons}
    assert ("analysis-has-more", "good-wine", 1) in {told(one) for one in played_reasons}


def told(words: Words) -> tuple[str, object, object]:
    return words.key, words.values.get("what-key"), words.values.get("count")
