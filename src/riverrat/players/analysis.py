"""What a search thinks, for screens and hints: whole intentions with their chances and reasons, and how a game went."""

import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any

from riverrat.engine.game import Game
from riverrat.engine.gestures import Gesture, gestures
from riverrat.engine.record import Record

from . import machine
from .guides import guide_for
from .machine import Workspace
from .moments import Moment, moments
from .player import Limit
from .reasons import (
    ALIKE,
    BEFORE,
    CHANCE,
    EVEN,
    LATER,
    ONLY,
    SENSIBLE,
    SENSIBLE_ALIKE,
    By,
    Words,
    agreeing,
    ahead_in_points,
    differences,
    on_average,
    speaking_for,
    standing,
)
from .search import SearchPlayer
from .tree import ROOT
from .ways import SAMPLES, Actions, Way, Ways, lead

TURNING = 0.06  # of the chance to win: what a move must cost to be called a turning point
FIRST = 0.4  # of its time and simulations, what a search takes to find the moves that deserve a thought
EXPLAINING = {True: 600, False: 16}  # simulations for each move that is only explained, compiled or not
MOST_SAMPLES = {True: 96, False: 8}  # games played on where so few show nothing that speaks for a better one
DECIDED = 0.95  # a chance that says the game is as good as won, where all games played on are; 1 less it, lost
FURTHER = 5  # intentions of the same turn that are told after the best one, at most


@dataclass(frozen=True)
class Intention:
    """A whole move as a person would name it, and what the search thinks of it."""

    actions: Actions
    target: str  # the last place it names on the board
    chance: float  # to win, from 0 to 1
    margin: float  # the chance lies within so much of it in 19 of 20 cases
    points: float  # to expect at the end
    lines: Mapping[str, float]  # the same by line of the score sheet
    reasons: tuple[Words, ...]  # what the best has over this one; of the best itself, over the next
    then: tuple[Actions, ...] = ()  # of the best: the intentions that would follow it in the same turn


@dataclass(frozen=True)
class Analysis:
    seat: int
    chances: tuple[float, ...]  # of each seat to win
    by: By
    intentions: tuple[Intention, ...]  # best first
    weaker: bool  # whether it was thought without compiled rules


@dataclass(frozen=True)
class Candidate:
    """An intention somebody had, or could have had."""

    actions: Actions
    target: str
    chance: float  # to win
    points: float  # to expect at the end, where those tell moves apart; else 0


@dataclass(frozen=True)
class Judgement:
    """What was done beside what could have been."""

    chances: tuple[float, ...]  # of each seat to win, before it was done
    by: By
    best: tuple[Candidate, ...]  # best first; what was played may be among them
    played: Candidate
    cost: float  # of the chance to win; 0 where nothing is better beyond doubt
    points: float  # that it cost in a last turn, where those tell moves apart; 0 where none are beyond doubt
    verdict: Words  # what is said of it where nothing can be counted; where the best was played, of that over the next

    @property
    def moves(self) -> tuple[Actions, ...]:
        """All that is set side by side: the best and, where it is none of them, what was played."""
        best = tuple(one.actions for one in self.best)
        return best if self.at < len(best) else (*best, self.played.actions)

    @property
    def at(self) -> int:
        """The place of what was played among them: it may have been looked at only as far as its beginning."""
        done = self.played.actions
        return next((at for at, one in enumerate(self.best) if one.actions == done[: len(one.actions)]), len(self.best))

    @property
    def turning(self) -> bool:
        """Whether the game turned here."""
        return self.cost >= TURNING


@dataclass(frozen=True)
class Review:
    """How a finished game went: each moment somebody had a choice, and what it was worth."""

    moments: tuple[tuple[Moment, Judgement], ...]

    @property
    def chances(self) -> list[tuple[int, tuple[float, ...]]]:
        """The ply of each moment, and each seat's chance to win there."""
        return [(moment.ply, found.chances) for moment, found in self.moments]

    def turning(self, most: int = 5) -> list[tuple[Moment, Judgement]]:
        """The moves that cost most, the costliest first."""
        turned = [(moment, found) for moment, found in self.moments if found.turning]
        return sorted(turned, key=lambda pair: -pair[1].cost)[:most]


@dataclass(frozen=True)
class _Ranking:
    """Ways thought about alike, best first."""

    seat: int
    by: By
    ways: list[Way]
    chances: list[float]  # as they are told: what differs within its margin in a last turn does not
    why: Words | None = None  # why there is nothing to tell apart

    def cost(self, at: int) -> float:
        """How much likelier the best one wins than another; 0 where that may be chance."""
        ahead, margin = lead(self.ways[0], self.ways[at], self.seat)
        if self.by != "chance" or ahead <= margin:
            return 0.0
        return round(max(0.0, self.chances[0] - self.chances[at]), 4)

    def points(self, at: int) -> float:
        """How many points more it brings, where those tell moves apart; 0 where that may be chance."""
        return max(0.0, ahead_in_points(self.ways[0].look, self.ways[at].look)) if self.by == "points" else 0.0

    def verdict(self, at: int) -> Words:
        """What is said of the best one beside another where nothing can be counted."""
        return self.why or standing(self.cost(at), self.points(at))


class Analyst:
    """Thinks about positions, compiled where it can be."""

    def __init__(self, *, compiled: bool = True) -> None:
        # A network's chances are those of perfect play: after one slip it gives the game up. People win such games.
        self.player = SearchPlayer(compiled=compiled, guides=guide_for)
        self.ways = Ways(self.player)

    def analyse(self, game: Game, s: Any, limit: Limit, seed: int = 1, most: int = 3) -> Analysis:
        """The best few intentions of the seat to decide. `s` is the position as that seat may know it."""
        seat, ranking = game.seat(s), self._ranked(game, s, limit, seed, max(2, most))
        ways, chances = ranking.ways, ranking.chances
        for way in ways:
            self.ways.play_on(game, s, way, SAMPLES[self.player.compiled], seed)
        # The best is set against the next, of those that are not its own next step; every other one against the best.
        rival = next((at for at in range(1, len(ways)) if not _later(ways[0], ways[at])), 1)
        told = []
        for at, way in enumerate(ways[:most]):
            if ranking.why:
                reasons: tuple[Words, ...] = (ranking.why,)
            elif at and _later(ways[0], way):
                reasons = (LATER,)
            else:
                other = at or rival
                reasons = self._why(game, s, (ways[0], ways[other]), ranking.by, ranking.verdict(other), seed)
            then = () if at else way.then[:FURTHER]
            lines, margin = way.look.points, way.margin(seat)
            told.append(Intention(way.actions, way.target, chances[at], margin, way.points, lines, reasons, then))
        return Analysis(seat, _standing(ways[0]), ranking.by, tuple(told), self.player.weaker)

    def judge(self, game: Game, s: Any, played: Actions, limit: Limit, seed: int = 1, most: int = 3) -> Judgement:
        """What an intention was worth beside the best ones. `s` is the position as the seat to decide could know it."""
        ranking = self._ranked(game, s, limit, seed, most, played)
        ways, by = ranking.ways, ranking.by
        told = [
            Candidate(way.actions, way.target, round(chance, 4), round(way.points, 1) if by == "points" else 0.0)
            for way, chance in zip(ways, ranking.chances, strict=True)
        ]
        at = next(at for at, way in enumerate(ways) if way.actions == played[: len(way.actions)])
        points = ranking.points(at) if all(way.closing for way in ways) else 0.0
        verdict = ranking.verdict(at or min(1, len(ways) - 1))
        done = replace(told[at], actions=played)
        return Judgement(_standing(ways[0]), by, tuple(told[:most]), done, ranking.cost(at), points, verdict)

    def explain(self, game: Game, s: Any, judged: Judgement, seed: int = 1) -> tuple[tuple[Words, ...], ...]:
        """What sets the moves of a judgement apart, and nothing that gainsays it: the first from what was played or,
        where that was the best, from the next; every other one from the first.
        """
        if judged.by == "nothing":
            return tuple((judged.verdict,) for _ in judged.moves)
        ways = self.ways.compare(game, s, dict.fromkeys(judged.moves, ""), EXPLAINING[self.player.compiled], seed)
        for way in ways:
            self.ways.play_on(game, s, way, SAMPLES[self.player.compiled], seed)
        first, rival = ways[0], ways[judged.at or 1]
        later = [one for one in ways[1:] if _later(first, one) and (one is not rival or judged.verdict == EVEN)]
        best = (BEFORE,) if rival in later else self._why(game, s, (first, rival), judged.by, judged.verdict, seed)
        return (best, *((LATER,) if one in later else differences(one.look, first.look) for one in ways[1:]))

    def review(self, record: Record[Any], limit: Limit, seed: int = 1) -> Review:
        """Each seat's chances over a finished game, and what every move was worth."""
        return Review(
            tuple(
                (one, self.judge(record.game, one.s, one.played, limit, seed + one.ply))
                for one in moments(record, seed)
            )
        )

    def _ranked(self, game: Game, s: Any, limit: Limit, seed: int, most: int, played: Actions = ()) -> _Ranking:
        """The moves a search tries most, and the one that was played, thought about alike."""
        seat, open_to = game.seat(s), gestures(game, s)
        sensible, simulations = self._favourites(game, s, open_to, limit, seed)
        moves = {one.actions: one.target for one in sensible[: max(2, most)]}
        if played and not any(actions == played[: len(actions)] for actions in moves):
            moves[played] = next((name for name in map(game.actions.target, reversed(played)) if name), "")
        ways = self.ways.compare(game, s, moves, simulations // max(most, len(moves)), seed)
        if why := _untold(ways, sensible, open_to):
            return _Ranking(seat, "nothing", ways, [way.chance(seat) for way in ways], why)
        alike = self._alike(game, s, ways, seed)
        rest = [way for way in ways if way not in alike]
        rest.sort(key=lambda way: -way.chance(seat))
        even = fmean(way.chance(seat) for way in alike)
        chances = [even] * len(alike) + [min(even, way.chance(seat)) for way in rest]
        return _Ranking(seat, "chance" if rest else "points", [*alike, *rest], chances)

    def _alike(self, game: Game, s: Any, ways: list[Way], seed: int) -> list[Way]:
        """In somebody's last turn the ways that win as often as the best, in a decided game all of them: those that
        bring most points first. At any other time the best alone.
        """
        seat = game.seat(s)
        best = max(ways, key=lambda way: way.chance(seat))
        if not _clear(ways, seat) and not self.ways.ending(game, s, best, seed):
            return [best]
        for way in ways:
            self.ways.play_on(game, s, way, SAMPLES[self.player.compiled], seed)
        decided = _decided(ways, seat)
        if not decided and not all(way.closing for way in ways):
            return [best]
        alike = [way for way in ways if decided or _within(lead(best, way, seat))]
        return sorted(alike, key=lambda way: -way.points)

    def _favourites(
        self, game: Game, s: Any, open_to: list[Gesture], limit: Limit, seed: int
    ) -> tuple[list[Gesture], int]:
        """The intentions that make sense, those a search tries most first, and how many simulations are left then."""
        if len(open_to) < 2:
            return open_to, 0
        at, forced = _at_the_choice(game, s)
        seat, left = game.seat(at), int(limit.playouts * (1 - FIRST))
        first = replace(limit, seconds=limit.seconds * FIRST, playouts=max(1, limit.playouts - left))
        workspace = self.player.workspace(game)
        workspace.run(seat, seed, 0, 0)  # what has to be loaded is: that takes seconds once, and none of those to think
        began = time.perf_counter()
        self.player.forget(game)
        self.player.decide(game, at, seat, first, seed)
        pace = float(workspace.tree.moments[0]) / (time.perf_counter() - began)
        if math.isfinite(limit.seconds):
            left = min(left, int(pace * limit.seconds * (1 - FIRST)))
        # The guide is asked itself: choices that it likes little come into a tree late, those it rules out last of all.
        never = {action for action in game.legal(at) if guide_for(game).ruled_out(at, seat, action)}
        sensible = [one for one in open_to if one.actions[forced] not in never] or open_to
        return sorted(sensible, key=lambda one: -_visits(workspace, game, at, one.actions[forced:])), left

    def _why(self, game: Game, s: Any, ways: tuple[Way, Way], by: By, verdict: Words, seed: int) -> tuple[Words, ...]:
        """What speaks for the first of two ways; more games are played on where it wins more and nothing does. Where
        nothing that can be counted is sure, it stands beside the verdict.
        """
        best, other = ways
        while not (found := speaking_for(best.look, other.look)) and verdict.key == CHANCE:
            longer = 2 * min(len(best.look.ends), len(other.look.ends))
            if longer > MOST_SAMPLES[self.player.compiled]:
                break
            for way in ways:
                self.ways.play_on(game, s, way, longer, seed)
        if by == "points":
            return agreeing(found, verdict)
        return found or on_average(best.look, other.look, verdict)


def analyse(game: Game, s: Any, limit: Limit, seed: int = 1, most: int = 3) -> Analysis:
    """What a strong opponent thinks of a position; see `Analyst`, which keeps its room between positions."""
    return Analyst(compiled=machine.here().compiles()).analyse(game, s, limit, seed, most)


# --- what is told of ways ---------------------------------------------------------------------------------------------


def _at_the_choice(game: Game, s: Any) -> tuple[Any, int]:
    """Where several intentions part, after as many actions that are asked for though they are forced: who rides second
    in La Loire, say, before where to. Nothing a search could think about lies before that.
    """
    at, forced = s.clone(), 0
    while len(legal := game.legal(at)) == 1:
        game.play_trusted(at, legal[0])
        forced += 1
    return at, forced


def _visits(workspace: Workspace, game: Game, s: Any, actions: Actions) -> int:
    """How often a search that began there tried a sequence of actions."""
    tree, at, node, found = workspace.tree, s.clone(), int(workspace.tree.count[ROOT]), 0
    for action in actions:
        if len(game.legal(at)) > 1:
            edge = int(tree.head[node]) if node >= 0 else -1
            while edge >= 0 and int(tree.action[edge]) != action:
                edge = int(tree.following[edge])
            if edge < 0:
                return 0
            found, node = int(tree.visits[edge]), int(tree.child[edge])
        game.play_trusted(at, action)
        if at.reveals != s.reveals:
            break
    return found


def _untold(ways: Sequence[Way], sensible: Sequence[Gesture], open_to: Sequence[Gesture]) -> Words | None:
    """Why there is nothing to tell apart; nothing where there is."""
    if len(ways) == 1:
        return ONLY if len(open_to) == 1 else SENSIBLE
    looked_at = {way.actions for way in ways}
    if all(one.actions in looked_at for one in sensible) and all(way.comes_to_the_same(ways[0]) for way in ways):
        return ALIKE if len(sensible) == len(open_to) else SENSIBLE_ALIKE
    return None


def _later(best: Way, other: Way) -> bool:
    """Whether the turn of the best way does the other move a little later, and both come to the same."""
    return other.actions in best.then and other.comes_to_the_same(best)


def _within(ahead: tuple[float, float]) -> bool:
    return ahead[0] <= ahead[1]


def _decided(ways: Sequence[Way], seat: int) -> bool:
    """Whether the game is won or lost, whichever way is taken: in all games played on, and beyond doubt."""
    won = {end.won for way in ways for end in way.look.ends}
    return len(won) == 1 and (_clear(ways, seat) or all(way.closing for way in ways))


def _clear(ways: Sequence[Way], seat: int) -> bool:
    """Whether the chances leave hardly a doubt of who wins."""
    chances = [way.chance(seat) for way in ways]
    return min(chances) >= DECIDED or max(chances) <= 1 - DECIDED


def _standing(way: Way) -> tuple[float, ...]:
    """Each seat's chance with the best way. They add up to one: a search counts points ahead a little, which do not."""
    chances = [way.chance(seat) for seat in range(len(way.values[0]))]
    total = sum(chances)
    return tuple(round(one if len(chances) < 2 or total <= 0 else one / total, 4) for one in chances)
