"""Playing against oneself at many tables and learning from it.

What keeps the network from settling on one strategy: all variants of a game are mixed, games begin with a few
random choices, entropy is rewarded a little (less and less), and at some tables others play: an older self, or
somebody who chooses at random. Their choices are not learnt from, but how the network fares against them is counted.
"""

from copy import deepcopy
from dataclasses import dataclass, field

import torch
from torch import Tensor

from riverrat.engine.game import Game

from .graph import Graph, fused
from .network import Network, chosen_logits, possible
from .past import Past
from .ppo import Ppo
from .recipe import Recipe
from .rollout import Rollout
from .sight import Sight, drawn
from .tables import CHOICES, ENDED, FINAL, INPUTS, SEAT, SEATS, SEATS_WERE, WON, Mix, Tables

STAY = 16  # rounds, until another opponent from the past sits down


@dataclass
class Count:
    """How the network fared against others: games, the share of wins it got, the share that would be fair."""

    games: int = 0
    got: float = 0.0
    fair: float = 0.0

    @property
    def strength(self) -> float:
        """How many times its fair share the network won."""
        return self.got / self.fair if self.fair else 0.0


@dataclass
class Report:
    """What an update was about."""

    decisions: int = 0
    games: int = 0
    entropy: float = 0.0
    value_error: float = 0.0  # of the chances it gave
    points: float = 0.0  # of the winners, all games together
    past: Count = field(default_factory=Count)
    random: Count = field(default_factory=Count)


class SelfPlay:
    def __init__(
        self,
        game: Game,
        network: Network,
        recipe: Recipe,
        mix: Mix,
        device: str,
        seed: int = 1,
        rival: Network | None = None,
        past: Past | None = None,
    ) -> None:
        """With a `rival`, that network plays half of the seats at every table, and the other half learns to beat it,
        also while it learns on itself.

        Without one, older selves do so at some tables: those in `past`, which others may share, or its own.
        """
        self.game, self.recipe, self.device = game, recipe, device
        self.network = network.to(device)
        self.rival = rival
        self.past_self = deepcopy(network if rival is None else rival).to(device)
        self.rounds = 0
        self.past = past or Past(recipe.past_kept)
        self.tables = Tables(game, recipe.tables, mix, device, seed)
        self.sight = Sight(game, max(recipe.tables, recipe.batch), device)
        self.seats = max(game.seat_counts)
        self.chance = torch.Generator(device=device).manual_seed(seed)
        self.age = torch.zeros(recipe.tables, dtype=torch.int32, device=device)
        self.opening = self._openings()
        self.numbers = torch.arange(recipe.tables, device=device)
        met = recipe.tables if rival else int(recipe.tables * recipe.past_opponents)
        others = 0 if rival else int(recipe.tables * recipe.random_opponents)
        self.past_tables, self.random_tables = slice(0, met), slice(met, met + others)
        self.rollout = Rollout(self.tables, recipe, self.seats, device)
        self.ppo = Ppo(self.network, recipe, self.rollout, self.sight, self.chance)
        self._choose = fused(self._chosen, device)
        self._play = Graph(self._rollout, self.chance)
        self._totals = torch.zeros(8, dtype=torch.float64, device=device)

    def _openings(self) -> Tensor:
        shape = (self.recipe.tables,)
        return torch.randint(
            0, self.recipe.opening + 1, shape, dtype=torch.int32, device=self.device, generator=self.chance
        )

    def play(self, report: Report) -> None:
        """A rollout at every table, kept for the update that follows."""
        if self.rounds % STAY == 0:
            self._sit_down()
        self.rounds += 1
        with torch.no_grad():
            self._play()
        self.tables.check()
        self._count(report)

    def _rollout(self) -> None:
        tables, room = self.tables, self.rollout
        for step in range(self.recipe.steps):
            told = tables.told
            seat, seats = told[:, SEAT].long(), told[:, SEATS].long()
            logits, chance, ahead = self.sight.look(self.network, tables.inputs, told[:, INPUTS])
            old = None
            if self.past_tables.stop:
                old, _, _ = self.sight.look(
                    self.past_self, tables.inputs[self.past_tables], told[self.past_tables, INPUTS]
                )
            uniform = self.age < self.opening
            uniform[self.random_tables] |= self._foreign(self.random_tables, seat)
            noise = torch.rand(tables.choices.shape, device=self.device, generator=self.chance)
            turned, pick, log = self._choose(logits, old, told, uniform, noise)
            room.keep(step, turned, seat, seats, self._learnt(uniform, seat), pick, log)
            room.value(step, chance, ahead, seat, seats, told)
            if self.ppo.imitating:
                tables.ask_guide()
                room.guide_logits[step].copy_(tables.guide_logits)
            tables.action.copy_(tables.choices.gather(1, pick)[:, 0])
            tables.step()
            self._ends(step)
        told = tables.told
        _, chance, ahead = self.sight.look(self.network, tables.inputs, told[:, INPUTS])
        room.value(self.recipe.steps, chance, ahead, told[:, SEAT].long(), told[:, SEATS].long(), told)

    def _chosen(
        self, logits: Tensor, old: Tensor | None, told: Tensor, uniform: Tensor, noise: Tensor
    ) -> tuple[Tensor, Tensor, Tensor]:
        """What may be chosen, as the seats call it; what is chosen of it; and how likely that was, as a logarithm.

        An older self's logits count where it has the decision, none where any choice is as good.
        """
        seat, seats, many = told[:, SEAT], told[:, SEATS], told[:, CHOICES]
        turned = self.sight.turned(self.tables.choices, seat, seats)
        scores = chosen_logits(logits, turned, many)
        if old is not None:
            part, rest = self.past_tables, slice(self.past_tables.stop, None)
            theirs = chosen_logits(old, turned[part], many[part])
            scores = torch.cat([torch.where(self._foreign(part, seat)[:, None], theirs, scores[part]), scores[rest]])
        logs = torch.log_softmax(torch.where(uniform[:, None], possible(torch.zeros_like(scores), many), scores), 1)
        pick = drawn(logs, noise)
        return turned, pick, logs.gather(1, pick)[:, 0]

    def _foreign(self, part: slice, seat: Tensor) -> Tensor:
        """Which of the decisions of some tables are others'."""
        return (seat[part] + self.numbers[part]) % 2 == 1

    def _learnt(self, uniform: Tensor, seat: Tensor) -> Tensor:
        """Which decisions are the network's own."""
        own = ~uniform
        own[self.past_tables] &= ~self._foreign(self.past_tables, seat)
        return own

    def _ends(self, step: int) -> None:
        """Games that have just ended: their results, and the age of those that begin."""
        told = self.tables.told
        ended = told[:, ENDED] == 1
        self.rollout.end(step, ended, told)
        self.age.copy_(torch.where(ended, 0, self.age + 1))
        self.opening.copy_(torch.where(ended, self._openings(), self.opening))
        seats = torch.arange(self.seats, device=self.device)
        present = (seats[None] < told[:, SEATS_WERE, None]) & ended[:, None]
        won = told[:, WON : WON + self.seats].float() * present
        share = won / won.sum(1, keepdim=True).clamp(min=1)
        final = told[:, FINAL : FINAL + self.seats].float()
        figures = [ended.sum(), (final * share).sum()]
        for part in (self.past_tables, self.random_tables):
            many = present[part] & (told[part, SEATS_WERE, None] > 1)
            own = ((seats[None] + self.numbers[part, None]) % 2 == 0) & many
            fair = own.sum(1) / told[part, SEATS_WERE].clamp(min=1)
            figures += [many.any(1).sum(), (share[part] * own).sum(), fair.sum()]
        self._totals += torch.stack([figure.double() for figure in figures])

    def _count(self, report: Report) -> None:
        """Bring what was added up on the device into the report."""
        games, points, *others = self._totals.tolist()
        self._totals.zero_()
        report.games += int(games)
        report.points += points
        for at, count in enumerate((report.past, report.random)):
            count.games += int(others[3 * at])
            count.got += others[3 * at + 1]
            count.fair += others[3 * at + 2]

    def update(self, progress: float, report: Report) -> None:
        """Learn from the last rollout. `progress` goes from 0 to 1 over the whole of the training."""
        report.entropy, report.value_error = self.ppo.update(progress)
        report.decisions += self.recipe.tables * self.recipe.steps
        if self.ppo.imitating and progress >= self.recipe.imitation:
            self.ppo.imitate(False)
            self._play = Graph(self._rollout, self.chance)  # the guide is no longer asked

    def keep_past(self) -> None:
        """The network as it is now joins the older selves."""
        self.past.add(self.network)

    def _sit_down(self) -> None:
        """Another older self sits down opposite, or the rival as it is now."""
        if self.rival is not None:
            self.past_self.load_state_dict(self.rival.state_dict())
        elif self.past.states:
            self.past_self.load_state_dict(self.past.pick(self.chance))
