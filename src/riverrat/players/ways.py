"""Ways to go on, thought about alike.

A search tries what it likes a thousand times and the rest now and then, and a step within a turn looks weaker in it the
more ways there are to go wrong after it. So its tree only says which moves deserve a thought. Each of these is played
to the end of its turn, as well as the search knows how, on the same deals of what the seat cannot know; there all of
them are thought about equally long, and from there games are played on, the nth of every move by the same chance.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from statistics import fmean
from typing import Any

from riverrat.engine.game import Game, Score

from . import machine
from .doubt import doubt
from .guides import Guide, guide_for
from .machine import Workspace
from .moments import goes_on
from .player import Limit
from .reasons import End, Outlook
from .search import SearchPlayer, same
from .workspace import Interpreted, plant

DEALS = {True: 6, False: 4}  # of what a seat cannot know, compiled or not
STEP = {True: 32, False: 2}  # simulations for each further decision of a turn, at least
STEPS = 8  # as many decisions take half of the simulations for one move
LEAST = {True: 4, False: 2}  # simulations after each turn, at least
LONGEST = 60  # decisions of one turn
SAMPLES = {True: 24, False: 4}  # games played on for each move, compiled or not
TO_THE_END = 1 << 20  # turns of such a game: as many as it has
FURTHEST = 600  # and its decisions, at most

Actions = tuple[int, ...]


@dataclass(frozen=True)
class Turn:
    """How a turn goes on to its end, on one deal."""

    steps: tuple[Actions, ...]  # its intentions
    known: int  # as many of them come before anything unknown does
    end: Any
    held: Mapping[str, int]  # what its seat has in hand then, by text key
    soon: Mapping[str, int]  # and its points, by line of the score sheet


@dataclass(frozen=True)
class Way:
    """A move, how its turn goes on, and what comes of it."""

    actions: Actions
    target: str  # the last place it names on the board
    turns: list[Turn]  # by deal
    look: Outlook
    values: list[tuple[float, ...]] = field(default_factory=list)  # by deal: each seat's chance to win

    def chance(self, seat: int) -> float:
        return fmean(value[seat] for value in self.values)

    def margin(self, seat: int) -> float:
        """The chance lies within so much of it in 19 of 20 cases."""
        return doubt([value[seat] for value in self.values])

    @property
    def then(self) -> tuple[Actions, ...]:
        """The intentions that follow it in the same turn before anything unknown comes up."""
        return self.turns[0].steps[1 : self.turns[0].known]

    def comes_to_the_same(self, other: "Way") -> bool:
        """Whether its turn ends as another one's does."""
        return all(same(a.end.clone(), b.end) for a, b in zip(self.turns, other.turns, strict=True))

    @property
    def points(self) -> float:
        return fmean(end.points for end in self.look.ends)

    @property
    def closing(self) -> bool:
        """Whether its seat moves no more after this turn."""
        return not any(end.again for end in self.look.ends)


def lead(one: Way, other: Way, seat: int) -> tuple[float, float]:
    """How much likelier one way wins than another, deal by deal, and the margin of that."""
    ahead = [a[seat] - b[seat] for a, b in zip(one.values, other.values, strict=True)]
    return fmean(ahead), doubt(ahead)


class Ways:
    """Plays turns to their ends and thinks about these, with a player."""

    def __init__(self, player: SearchPlayer) -> None:
        self.player = player
        self._ahead: dict[tuple[Game, int], Workspace] = {}

    def compare(self, game: Game, s: Any, moves: Mapping[Actions, str], simulations: int, seed: int) -> list[Way]:
        """The ways that begin with these moves (each with the place it names), with so many simulations for each."""
        compiled, seat = self.player.compiled, game.seat(s)
        each = max(LEAST[compiled], simulations // 2 // DEALS[compiled])
        ways = self._followed(game, s, moves, max(STEP[compiled], simulations // 2 // STEPS), seed)
        for way in ways:
            for deal, turn in enumerate(way.turns):
                way.values.append(self._value(game, turn.end, seat, each, seed + deal))
        return ways

    def _followed(self, game: Game, s: Any, moves: Mapping[Actions, str], each: int, seed: int) -> list[Way]:
        """The same, played to the ends of their turns with so many simulations for each decision."""
        many = DEALS[self.player.compiled]
        deals = [game.imagine(s, game.seat(s), seed * 1000 + deal) for deal in range(many)]
        found: list[Way] = []
        for actions, target in moves.items():
            # What is the next step of the favourite's turn leads to the same in another order, where that can be done.
            plan = _brought_forward(actions, found[0].turns[0].steps if found else ())
            first, whole = self._turn(game, deals[0], plan, each, seed)
            if not whole:
                first, _ = self._turn(game, deals[0], (actions,), each, seed)
            known = first.steps[: first.known]  # on every deal: nothing tells them apart before that
            turns = [first, *(self._turn(game, deal, known, each, seed)[0] for deal in deals[1:])]
            found.append(Way(actions, target, turns, self._look(game, s, actions)))
        return found

    def ending(self, game: Game, s: Any, way: Way, seed: int) -> bool:
        """Whether the game may end before the seat of the way moves again: on any deal. Whether it does is for the
        games to tell that are then played on for each way; this only saves them where nothing is near its end.
        """
        seat, ahead = game.seat(s), self._playing_on(game, s.seats)
        ends = (turn.end for turn in way.turns)
        return any(end.over or ahead.far(end, seat, seed + deal).over for deal, end in enumerate(ends))

    def play_on(self, game: Game, s: Any, way: Way, samples: int, seed: int) -> None:
        """Games in which everybody goes on from the end of the turn as the guide would, until there are so many."""
        seat, ends = game.seat(s), way.look.ends
        for sample in range(len(ends), samples):
            turn = way.turns[sample % len(way.turns)]
            over = turn.end if turn.end.over else self._playing_on(game).far(turn.end, seat, seed * 1000 + sample)
            scores = game.scores(over)
            own, rival = scores[seat], _rival(game, over, seat, scores)
            again = over.turn >= s.turn + s.seats
            ends.append(End(own.lines, own.points, rival, turn.held, over.turn, turn.soon, own.won, again))

    def _turn(self, game: Game, deal: Any, plan: Sequence[Actions], simulations: int, seed: int) -> tuple[Turn, bool]:
        """A turn that begins as planned and goes on as the search would; and whether all of the plan could be done."""
        at, began, planned = deal.clone(), deal, [action for actions in plan for action in actions]
        seat, steps, known, done = game.seat(deal), list[list[int]](), 0, 0
        self.player.forget(game)
        while not at.over and at.turn == deal.turn and done < LONGEST:
            legal = game.legal(at)
            if not steps or not goes_on(game, began, at):
                began = at.clone()
                known += known == len(steps) and (at.reveals, game.seat(at)) == (deal.reveals, seat)
                steps.append([])
            if done < len(planned) and planned[done] in legal:
                action = planned[done]
            else:
                del planned[done:]
                action = self.player.decide(game, at, game.seat(at), Limit(playouts=simulations), seed).action
            steps[-1].append(action)
            done += 1
            game.play_trusted(at, action)
        whole = len(planned) == sum(map(len, plan)) <= done
        held, soon = guide_for(game).holdings(at, seat), points_at_once(game, at, seat)
        return Turn(tuple(map(tuple, steps)), known, at, held, soon), whole

    def _value(self, game: Game, end: Any, seat: int, simulations: int, seed: int) -> tuple[float, ...]:
        """Each seat's chance to win from the end of a turn, as the seat whose turn it was may think."""
        workspace = self.player.workspace(game)
        self.player.forget(game)
        workspace.start(end)
        plant(workspace.tree)
        workspace.run(seat, seed, 0, simulations)
        return chances(workspace, end.seats)

    def _look(self, game: Game, s: Any, actions: Actions) -> Outlook:
        """What the seat to decide has right after a move."""
        seat, at, guide = game.seat(s), s.clone(), guide_for(game)
        for action in actions:
            if action not in game.legal(at):
                break
            game.play_trusted(at, action)
            if at.reveals != s.reveals:
                break
        return Outlook(actions, points_at_once(game, at, seat), guide.holdings(at, seat))

    def _playing_on(self, game: Game, turns: int = TO_THE_END) -> Workspace:
        """Where a table is played on for so many turns, without more to the end of the game."""
        if (game, turns) not in self._ahead:
            guide: Guide = replace(guide_for(game), turns=turns, longest=FURTHEST)
            self._ahead[game, turns] = (
                machine.here().workspace(game, guide, 64, 4096) if self.player.compiled else Interpreted(game, guide)
            )
        return self._ahead[game, turns]


def _brought_forward(actions: Actions, line: Sequence[Actions]) -> tuple[Actions, ...]:
    """A line of intentions with one of them first, or it alone where it is not in it; what comes twice stays twice."""
    if actions not in line:
        return (actions,)
    at = line.index(actions)
    return (actions, *line[:at], *line[at + 1 :])


def points_at_once(game: Game, s: Any, seat: int) -> dict[str, int]:
    """A seat's points now, but for what pays for things that are told by themselves."""
    lines = [0] * len(game.score_lines)
    game.points_rule(s, seat, lines)
    told = zip(game.score_lines, lines, strict=True)
    return {line: points for line, points in told if line not in guide_for(game).for_holdings}


def chances(workspace: Workspace, seats: int) -> tuple[float, ...]:
    """What a search found: each seat's chance to win."""
    count = max(1.0, float(workspace.tree.moments[0]))
    return tuple(float(workspace.tree.moments[1 + seat]) / count for seat in range(seats))


def _rival(game: Game, s: Any, seat: int, scores: Sequence[Score]) -> int | None:
    """The points of a seat's strongest rival, or of the one whom the rules play."""
    others = [one.points for one in scores if one.seat != seat]
    if others or not game.rival:
        return max(others, default=None)
    found: Any = game.view(s, seat)
    for name in game.rival.split("."):
        found = found[name]
    return int(found)
