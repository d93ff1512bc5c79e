"""What a search thinks, for screens and hints: whole intentions with their chances and reasons, and how a game went."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any

from riverrat.engine.game import Game
from riverrat.engine.gestures import Gesture, Preview, gestures
from riverrat.engine.jobs import SEATS
from riverrat.engine.record import Record
from riverrat.engine.rule import step_now

from . import machine
from .guides import Guide, guide_for
from .machine import Workspace
from .player import Limit
from .reasons import LATER, End, Outlook, Words, differences, speaking_for, standing
from .search import SearchPlayer
from .tree import ROOT
from .workspace import Interpreted, mean

TURNING = 0.06  # of the chance to win: what a move must cost to be called a turning point
TO_THE_END = 600  # decisions played on beyond an intention to see what it is worth, line by line
SURE = 12  # tries that are enough to say what an intention is worth
OFTEN = 0.5  # of the tries the favourite got: who has as many may be recommended in its place
AFTER = 3  # searches from where one leads to that was tried less
FURTHER = 5  # intentions of the same turn that are told after the best one, at most
NOTHING = Preview((), None, False, False)
SAMPLES = {True: 24, False: 3}  # games played on for each intention, compiled or not
MOST_SAMPLES = {True: 96, False: 6}  # where so few show nothing that speaks for a better one


@dataclass(frozen=True)
class Intention:
    """A whole move as a person would name it, and what the search thinks of it."""

    actions: tuple[int, ...]
    target: str  # the last place it names on the board
    chance: float  # to win, from 0 to 1
    margin: float  # the chance lies within so much of it in 19 of 20 cases
    visits: int
    lines: Mapping[str, float]  # points to expect at the end, by line of the score sheet
    reasons: tuple[Words, ...]  # what the best has over this one; of the best itself, over the next
    then: tuple[tuple[int, ...], ...] = ()  # of the best: the intentions that would follow it in the same turn


@dataclass(frozen=True)
class Analysis:
    seat: int
    chances: tuple[float, ...]  # of each seat to win
    intentions: tuple[Intention, ...]  # best first
    weaker: bool  # whether it was thought without compiled rules


@dataclass(frozen=True)
class Moment:
    """Where an intention of a game began, with more than one way to go on."""

    ply: int
    seat: int
    turn: int
    s: Any  # the table as that seat could know it
    played: tuple[int, ...]  # the whole intention


@dataclass(frozen=True)
class Candidate:
    """An intention somebody had, or could have had, and its chance to win."""

    actions: tuple[int, ...]
    target: str
    chance: float


@dataclass(frozen=True)
class Judgement:
    """What was done beside what could have been."""

    chances: tuple[float, ...]  # of each seat to win, before it was done
    best: tuple[Candidate, ...]  # best first; what was played may be among them
    played: Candidate
    cost: float  # of the chance to win; 0 where nothing better was found

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


class Analyst:
    """Thinks about positions, compiled where it can be."""

    def __init__(self, *, compiled: bool = True) -> None:
        # A network's chances are those of perfect play: after one slip it gives the game up. People win such games.
        self.player = SearchPlayer(compiled=compiled, guides=guide_for)
        self._ahead: dict[tuple[Game, int], Workspace] = {}

    def analyse(self, game: Game, s: Any, limit: Limit, seed: int = 1, most: int = 3) -> Analysis:
        """The best few intentions of the seat to decide. `s` is the position as that seat may know it."""
        seat = game.seat(s)
        workspace = self.player.workspace(game)
        self.player.decide(game, s, seat, limit, seed)
        self.player.forget(game)
        open_to = gestures(game, s)
        seen = [(found, gesture) for gesture in open_to if (found := walk(workspace, game, s, gesture))]
        ranked = ranking(seen, max(2, most))
        chosen = [gesture for _, gesture in ranked]
        if len(chosen) < 2:  # the rest was not worth a thought: one of it shows why
            chosen += [gesture for gesture in open_to if gesture not in chosen][: 2 - len(chosen)]
        outlooks = [self._outlook(game, s, gesture, seed) for gesture in chosen]
        spread = _deviation(workspace, seat)
        then = following(workspace, game, s, chosen[0]) if chosen else ()
        # The best is set against the next, of those that are not its own next step; every other one against the best.
        rival = next((at for at in range(1, len(ranked)) if chosen[at].actions not in then), 1)
        told = []
        for at, gesture in enumerate(chosen[: min(most, max(1, len(ranked)))]):
            visits, chance = ranked[at][0] if ranked else (0, _chances(workspace, s.seats)[seat])
            other = at or rival
            margin = 1.96 * spread / math.sqrt(max(1, visits))
            reasons: tuple[Words, ...] = ()
            if at and gesture.actions in then:
                reasons = (LATER,)
            elif len(ranked) > 1:
                ahead = ranked[0][0][1] - ranked[other][0][1]
                reasons = self._why(game, s, (outlooks[0], outlooks[other]), ahead, margin, seed)
            elif len(chosen) > 1:
                reasons = differences(outlooks[0], outlooks[other])
            one = Intention(gesture.actions, gesture.target, chance, margin, visits, outlooks[at].points, reasons)
            told.append(one if at else replace(one, then=then))
        return Analysis(seat, _chances(workspace, s.seats), tuple(told), self.player.weaker)

    def judge(
        self, game: Game, s: Any, played: tuple[int, ...], limit: Limit, seed: int = 1, most: int = 3
    ) -> Judgement:
        """What an intention was worth beside the best ones. `s` is the position as the seat to decide could know it."""
        seat, workspace = game.seat(s), self.player.workspace(game)
        self.player.forget(game)
        self.player.decide(game, s, seat, limit, seed)
        chances = _shares(_chances(workspace, s.seats))
        tried = [(found, one) for one in gestures(game, s) if (found := walk(workspace, game, s, one))]
        best = [Candidate(one.actions, one.target, round(found[1], 4)) for found, one in ranking(tried, most)]
        target = next((name for name in map(game.actions.target, reversed(played)) if name), "")
        done = next((one for one in best if one.actions == played[: len(one.actions)]), None)
        if done is None:
            seen = walk(workspace, game, s, Gesture(played, target, True, NOTHING))
            sure = seen is not None and seen[0] >= SURE
            chance = seen[1] if seen and sure else self._after(game, s, played, limit, seed)
            done = Candidate(played, target, round(chance, 4))
            if best and done.chance >= best[0].chance:  # nothing better was found
                best = [done, *best][:most]
        cost = max(0.0, best[0].chance - done.chance) if best else 0.0
        return Judgement(chances, tuple(best), replace(done, actions=played), round(cost, 4))

    def explain(
        self, game: Game, s: Any, moves: Sequence[tuple[int, ...]], against: int, ahead: float = 0.0, seed: int = 1
    ) -> tuple[tuple[Words, ...], ...]:
        """What sets intentions apart: the first from the one at `against`, every other from the first.

        `ahead` is how much likelier to win the first is than that one.
        """
        looks = [self._outlook(game, s, Gesture(actions, "", True, NOTHING), seed) for actions in moves]
        best = self._why(game, s, (looks[0], looks[against]), ahead, 0.0, seed)
        return (best, *(differences(other, looks[0]) for other in looks[1:]))

    def review(self, record: Record[Any], limit: Limit, seed: int = 1) -> Review:
        """Each seat's chances over a finished game, and what every move was worth."""
        return Review(
            tuple(
                (one, self.judge(record.game, one.s, one.played, limit, seed + one.ply))
                for one in moments(record, seed)
            )
        )

    def _after(self, game: Game, s: Any, played: tuple[int, ...], limit: Limit, seed: int) -> float:
        """The chance to win of an intention that the search hardly looked at: thought on from where it leads to."""
        seat, found = game.seat(s), []
        share = replace(limit, seconds=limit.seconds / AFTER, playouts=max(1, limit.playouts // AFTER))
        for sample in range(AFTER):
            at = game.imagine(s, seat, seed * 1000 + sample)
            for action in played:
                if action in game.legal(at):
                    game.play_trusted(at, action)
            while not at.over and len(game.legal(at)) == 1:
                game.play_trusted(at, game.legal(at)[0])
            if at.over:
                found.append(_result(game, at)[seat])
                continue
            next_seat = game.seat(at)
            self.player.forget(game)
            self.player.decide(game, game.imagine(at, next_seat, seed + sample), next_seat, share, seed + sample)
            found.append(_chances(self.player.workspace(game), s.seats)[seat])
        self.player.forget(game)
        return fmean(found)

    def _outlook(self, game: Game, s: Any, gesture: Gesture, seed: int) -> Outlook:
        """What the seat to decide has right after an intention, and how a few games go on from there."""
        seat, at = game.seat(s), s.clone()
        for action in gesture.actions:
            game.play_trusted(at, action)
            if at.reveals != s.reveals:
                break
        guide, lines = guide_for(game), game.scores(at)[seat].lines
        now = {line: points for line, points in lines.items() if line not in guide.for_holdings}
        found = Outlook(gesture.actions, now, guide.holdings(at, seat))
        self._play_on(game, s, found, SAMPLES[self.player.compiled], seed)
        return found

    def _why(
        self, game: Game, s: Any, looks: tuple[Outlook, Outlook], ahead: float, margin: float, seed: int
    ) -> tuple[Words, ...]:
        """What speaks for the first of two intentions; more games are played on where it is better and nothing does."""
        best, other = looks
        while not (found := speaking_for(best, other)) and ahead > margin:
            longer = 2 * min(len(best.ends), len(other.ends))
            if longer > MOST_SAMPLES[self.player.compiled]:
                break
            for one in looks:
                self._play_on(game, s, one, longer, seed)
        return found or (standing(ahead, margin),)

    def _play_on(self, game: Game, s: Any, look: Outlook, samples: int, seed: int) -> None:
        """Games in which everybody goes on as the guide would, until there are so many."""
        seat = game.seat(s)
        for sample in range(len(look.ends), samples):
            number = seed * 1000 + sample
            at = game.imagine(s, seat, number)
            for action in look.actions:
                if action not in game.legal(at):
                    break
                game.play_trusted(at, action)
            soon = at if at.over or at.turn != s.turn else self._near(game).far(at, seat, number)
            end = soon if soon.over else self._far(game).far(soon, seat, number)
            score = game.scores(end)[seat]
            held = guide_for(game).holdings(soon, seat)
            look.ends.append(End(score.lines, score.points, _rival(game, end, seat), held, end.turn))

    def _near(self, game: Game) -> Workspace:
        """Where a table is played on to the end of its turn."""
        return self._playing_on(game, 1)

    def _far(self, game: Game) -> Workspace:
        """Where a table is played on to the end of the game."""
        return self._playing_on(game, 1 << 30)

    def _playing_on(self, game: Game, turns: int) -> Workspace:
        if (game, turns) not in self._ahead:
            guide: Guide = replace(guide_for(game), turns=turns, longest=TO_THE_END)
            self._ahead[game, turns] = (
                machine.here().workspace(game, guide, 64, 4096) if self.player.compiled else Interpreted(game, guide)
            )
        return self._ahead[game, turns]


def analyse(game: Game, s: Any, limit: Limit, seed: int = 1, most: int = 3) -> Analysis:
    """What a strong opponent thinks of a position; see `Analyst`, which keeps its room between positions."""
    return Analyst(compiled=machine.here().compiles()).analyse(game, s, limit, seed, most)


# --- reading a tree ---------------------------------------------------------------------------------------------------

Tried = tuple[tuple[int, float], Gesture]  # how often a search tried a move, with what chance to win, and the move


def ranking(tried: Sequence[Tried], most: int) -> list[Tried]:
    """The best few moves, by chance: of those tried often the likeliest, then the ones tried most of the others.

    One that seems better than the best after a few lucky tries is left out: its chance is not known well enough to be
    told, and told it would contradict what is recommended.
    """
    by_visits = sorted(tried, key=lambda one: -one[0][0])
    if not by_visits:
        return []
    enough = OFTEN * by_visits[0][0][0]
    best = max((one for one in by_visits if one[0][0] >= enough), key=lambda one: one[0][1])
    others = [one for one in by_visits if one is not best and one[0][1] <= best[0][1]]
    return [best, *sorted(others[: most - 1], key=lambda one: -one[0][1])]


def walk(workspace: Workspace, game: Game, s: Any, gesture: Gesture) -> tuple[int, float] | None:
    """How often a search tried a gesture, and with what chance to win; None if it never did."""
    tree, at, seat = workspace.tree, s.clone(), game.seat(s)
    node, found = int(tree.count[ROOT]), None
    for action in gesture.actions:
        if len(game.legal(at)) > 1:
            edge = int(tree.head[node]) if node >= 0 else -1
            while edge >= 0 and int(tree.action[edge]) != action:
                edge = int(tree.following[edge])
            if edge < 0 or tree.visits[edge] <= 0:
                return None
            found, node = (int(tree.visits[edge]), mean(tree, edge, seat)), int(tree.child[edge])
        game.play_trusted(at, action)
        if at.reveals != s.reveals:
            break
    return found


def following(workspace: Workspace, game: Game, s: Any, first: Gesture) -> tuple[tuple[int, ...], ...]:
    """The intentions a search would have after this one, as long as the turn lasts and nothing unknown comes up."""
    at, done, told = s.clone(), first.actions, list[tuple[int, ...]]()
    for action in done:
        game.play_trusted(at, action)
    while len(told) < FURTHER and not at.over:
        if (at.turn, at.reveals, game.seat(at)) != (s.turn, s.reveals, game.seat(s)):
            break
        moves = [(one, Gesture((*done, *one.actions), one.target, one.complete, NOTHING)) for one in gestures(game, at)]
        tried = [(seen[0], one) for one, whole in moves if (seen := walk(workspace, game, s, whole))]
        visits, best = max(tried, key=lambda one: one[0], default=(0, None))
        if best is None or visits < SURE:
            break
        told.append(best.actions)
        done = (*done, *best.actions)
        for action in best.actions:
            game.play_trusted(at, action)
    return tuple(told)


def _chances(workspace: Workspace, seats: int) -> tuple[float, ...]:
    count = max(1.0, float(workspace.tree.moments[0]))
    return tuple(round(float(workspace.tree.moments[1 + seat]) / count, 4) for seat in range(seats))


def _deviation(workspace: Workspace, seat: int) -> float:
    count = max(1.0, float(workspace.tree.moments[0]))
    average = float(workspace.tree.moments[1 + seat]) / count
    return math.sqrt(max(0.0, float(workspace.tree.moments[1 + SEATS + seat]) / count - average * average))


def _shares(chances: tuple[float, ...]) -> tuple[float, ...]:
    """Chances that add up to one: a search counts points ahead a little too, which do not."""
    total = sum(chances)
    return chances if len(chances) < 2 or total <= 0 else tuple(round(one / total, 4) for one in chances)


def _result(game: Game, s: Any) -> list[float]:
    """What each seat has of a game that is over: a victory, or its share of one."""
    won = [score.won for score in game.scores(s)]
    return [one / max(1, sum(won)) for one in won]


def _rival(game: Game, s: Any, seat: int) -> int | None:
    """The points of a seat's strongest rival, or of the one whom the rules play."""
    others = [one.points for one in game.scores(s) if one.seat != seat]
    if others or not game.rival:
        return max(others, default=None)
    found: Any = game.view(s, seat)
    for name in game.rival.split("."):
        found = found[name]
    return int(found)


# --- reading a record -------------------------------------------------------------------------------------------------


def moments(record: Record[Any], seed: int = 1) -> Iterator[Moment]:
    """Where each intention of a game began, with the table as its seat could know it then."""
    game, ply = record.game, 0
    while ply < len(record):
        s, last = record.at(ply), ply + 1
        while last < len(record) and _goes_on(game, s, record.at(last)):
            last += 1
        if len(game.legal(s)) > 1:
            seat = record.seat_at(ply)
            yield Moment(ply, seat, s.turn, game.imagine(s, seat, seed + ply), tuple(record.actions[ply:last]))
        ply = last


def _goes_on(game: Game, s: Any, at: Any) -> bool:
    """Whether a decision continues the intention that began at `s`, as `gestures` counts them."""
    same = at.turn == s.turn and at.reveals == s.reveals and game.seat(at) == game.seat(s)
    return same and not at.over and game.steps.all[step_now(at)].continues
