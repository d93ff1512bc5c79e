"""Playing against oneself and learning from it: proximal policy optimisation over many tables.

What keeps the network from settling on one strategy: all variants of a game are mixed, games begin with a few
random choices, entropy is rewarded a little (less and less), and at some tables others play: an older self, or
somebody who chooses at random. Their choices are not learnt from, but how the network fares against them is counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field

import torch
from torch import Tensor, nn
from torch.nn import functional

from riverrat.engine.game import Game
from riverrat.players.network import MARGIN

from .graph import Graph
from .network import Network, filler
from .tables import CHOICES, ENDED, FINAL, INPUTS, POINTS, SEAT, SEATS, SEATS_WERE, WON, Mix, Tables


@dataclass(frozen=True)
class Recipe:
    """How to learn: the numbers `riverrat learn --recipe` can be given."""

    wide: int = 256  # the network's first layer
    narrow: int = 192  # and the two behind it
    tables: int = 16384
    steps: int = 32  # decisions of each table between two updates
    batch: int = 32768
    epochs: int = 2
    learning_rate: float = 1e-3
    last_learning_rate: float = 1e-4
    gae_lambda: float = 0.91  # how much of a later surprise counts, for each choice of one's own in between
    clip: float = 0.2
    entropy: float = 0.02  # bonus for the policy's entropy, at the start
    last_entropy: float = 0.003
    lead: float = 1.0  # what MARGIN points ahead are worth beside a won game, at the start
    last_lead: float = 0.3
    opening: int = 12  # random choices at the start of a game: up to so many
    past_opponents: float = 0.15  # share of the tables where an older self plays half of the seats
    random_opponents: float = 0.03  # and of those where these seats choose at random
    past_kept: int = 12  # older selves that are kept
    step_cost: float = 2e-4  # what a decision costs, so that what leads nowhere is left alone
    imitation: float = 0.0  # share of the training in which the guide written for the game is imitated, less and less
    temperature: float = 2.0  # how much flatter than they are search should take the policy that comes out


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
    ) -> None:
        """With a `rival`, that network plays half of the seats at every table, and the other half learns to beat it."""
        self.game, self.recipe, self.device = game, recipe, device
        self.network = network.to(device)
        self.past_self = deepcopy(network if rival is None else rival).to(device)
        self.frozen = rival is not None
        self.past: list[dict[str, Tensor]] = []
        self.tables = Tables(game, recipe.tables, mix, device, seed)
        self.fill = filler(game, device)
        self.seats = max(game.seat_counts)
        rate = torch.tensor(recipe.learning_rate, device=device)
        on_card = device == "cuda"
        self.optimizer = torch.optim.AdamW(
            self.network.parameters(), lr=rate, weight_decay=1e-4, fused=on_card, capturable=on_card
        )
        self.chance = torch.Generator(device=device).manual_seed(seed)
        self.age = torch.zeros(recipe.tables, dtype=torch.int32, device=device)
        self.opening = self._openings()
        self.numbers = torch.arange(recipe.tables, device=device)
        past = recipe.tables if self.frozen else int(recipe.tables * recipe.past_opponents)
        others = 0 if self.frozen else int(recipe.tables * recipe.random_opponents)
        self.past_tables, self.random_tables = slice(0, past), slice(past, past + others)
        self._room = _Room(self)
        self._totals = torch.zeros(8, dtype=torch.float64, device=device)
        self._entropy, self._lead = (torch.zeros((), device=device) for _ in range(2))
        self._batch = torch.zeros(min(recipe.batch, recipe.tables * recipe.steps), dtype=torch.int64, device=device)
        self._figures = torch.zeros(3, device=device)
        self._imitation = torch.zeros((), device=device)
        self._aim = Graph(self._targets, self.chance)
        self._imitate(recipe.imitation > 0)
        verbs = [verb for verb in game.actions.verbs if list(verb.parameters) == ["player"]]
        self._named = (verbs[0].first, verbs[0].count) if verbs else None

    def _imitate(self, imitating: bool) -> None:
        """Begin or end to imitate the guide: what is done at every step changes, so it is recorded anew."""
        self.imitating = imitating
        self._play = Graph(self._rollout, self.chance)
        self._learn = Graph(self._learn_batch, self.chance)

    # --- playing ------------------------------------------------------------------------------------------------------

    def _openings(self) -> Tensor:
        shape = (self.recipe.tables,)
        return torch.randint(
            0, self.recipe.opening + 1, shape, dtype=torch.int32, device=self.device, generator=self.chance
        )

    def look(self, network: Network, inputs: Tensor, counts: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda", cache_enabled=False):
            logits, chance, ahead = network(self.fill(inputs, counts))
        return logits.float(), chance, ahead

    def _turned(self, choices: Tensor, seat: Tensor, seats: Tensor) -> Tensor:
        """Choices as the seat would call them: others' seats counted from its own."""
        if self._named is None:
            return choices
        first, count = self._named
        turned = first + (choices - first - seat[:, None]) % seats[:, None]
        return torch.where((choices >= first) & (choices < first + count), turned, choices)

    def play(self, report: Report) -> None:
        """A rollout at every table, kept for the update that follows."""
        with torch.no_grad():
            self._play()
        self.tables.check()
        self._count(report)

    def _rollout(self) -> None:
        tables, room = self.tables, self._room
        for step in range(self.recipe.steps):
            told = tables.told
            seat, seats = told[:, SEAT].long(), told[:, SEATS].long()
            turned = self._turned(tables.choices.long(), seat, seats)
            logits, chance, ahead = self.look(self.network, tables.inputs, told[:, INPUTS])
            scores = chosen_logits(logits, turned, told[:, CHOICES])
            if self.past_tables.stop:
                part = self.past_tables
                old, _, _ = self.look(self.past_self, tables.inputs[part], told[part, INPUTS])
                theirs = self._foreign(part, seat)
                old = chosen_logits(old, turned[part], told[part, CHOICES])
                scores[part] = torch.where(theirs[:, None], old, scores[part])
            uniform = self.age < self.opening
            uniform[self.random_tables] |= self._foreign(self.random_tables, seat)
            scores = torch.where(uniform[:, None] & (scores > IMPOSSIBLE / 2), 0.0, scores)
            logs = torch.log_softmax(scores, 1)
            noise = torch.rand(scores.shape, device=self.device, generator=self.chance)
            pick = (logs - torch.log(-torch.log(noise.clamp(1e-9, 1 - 1e-7)))).argmax(1, keepdim=True)
            room.keep(step, turned, seat, seats, self._learnt(uniform, seat), pick, logs.gather(1, pick)[:, 0])
            room.value(step, chance, ahead, seat, seats, told)
            if self.imitating:
                tables.ask_guide()
                room.guide_logits[step].copy_(tables.guide_logits)
            tables.action.copy_(tables.choices.gather(1, pick)[:, 0])
            tables.step()
            self._ends(step)
        told = tables.told
        _, chance, ahead = self.look(self.network, tables.inputs, told[:, INPUTS])
        room.value(self.recipe.steps, chance, ahead, told[:, SEAT].long(), told[:, SEATS].long(), told)

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
        self._room.end(step, ended, told)
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

    # --- learning -----------------------------------------------------------------------------------------------------

    def update(self, progress: float, report: Report) -> None:
        """Learn from the last rollout. `progress` goes from 0 to 1 over the whole of the training."""
        recipe = self.recipe
        for group in self.optimizer.param_groups:
            group["lr"].fill_(recipe.learning_rate + (recipe.last_learning_rate - recipe.learning_rate) * progress)
        self._entropy.fill_(recipe.entropy + (recipe.last_entropy - recipe.entropy) * progress)
        self._lead.fill_(recipe.lead + (recipe.last_lead - recipe.lead) * progress)
        if self.imitating:
            self._imitation.fill_(max(0.0, 1 - progress / recipe.imitation))
        with torch.no_grad():
            self._aim()
        self._figures.zero_()
        for batch in self._batches(torch.nonzero(self._room.own.flatten()).flatten()):
            self._batch.copy_(batch)
            self._learn()
        report.decisions += recipe.tables * recipe.steps
        if self.imitating and progress >= recipe.imitation:
            self._imitate(False)
        entropy, value_error, batches = self._figures.tolist()
        if batches:
            report.entropy, report.value_error = entropy / batches, value_error / batches

    def _targets(self) -> None:
        self._room.aim(self.recipe, self._lead)

    def _learn_batch(self) -> None:
        """One step towards what turned out well, and towards expecting what came."""
        recipe, look = self.recipe, self._room.rows(self._batch)
        logits, chance, ahead = self.look(self.network, look.inputs, look.counts)
        logs = torch.log_softmax(chosen_logits(logits, look.choices, look.many), 1)
        ratio = (logs.gather(1, look.pick[:, None])[:, 0] - look.log).exp()
        better = torch.min(
            ratio * look.advantage, ratio.clamp(1 - recipe.clip, 1 + recipe.clip) * look.advantage
        ).mean()
        entropy = -(logs.exp() * logs.clamp(min=-50)).sum(1).mean()
        value_error = functional.binary_cross_entropy_with_logits(chance, look.expected, reduction="none")
        misjudged = functional.smooth_l1_loss(ahead, look.change, reduction="none")
        values = ((value_error + misjudged) * look.present).sum() / look.present.sum()
        loss = values - better - self._entropy * entropy
        if self.imitating:
            shown = torch.softmax(possible(SURER * look.guide_logits, look.many), 1)
            loss = loss - self._imitation * (shown * logs.clamp(min=-50)).sum(1).mean()
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimizer.step()
        with torch.no_grad():
            wrong = ((torch.sigmoid(chance) - look.expected).abs() * look.present).sum() / look.present.sum()
            self._figures += torch.stack([entropy, wrong, torch.ones_like(wrong)])

    def _batches(self, at: Tensor) -> Iterator[Tensor]:
        size = len(self._batch)
        for _ in range(self.recipe.epochs):
            order = at[torch.randperm(len(at), device=self.device, generator=self.chance)]
            for first in range(0, len(order), size):  # the last one is filled up from the beginning
                part = order[first : first + size]
                yield part if len(part) == size else torch.cat([part, order.repeat(size // len(order) + 1)])[:size]

    def keep_past(self) -> None:
        """The network as it is now joins its older selves, and one of them sits down with it."""
        if self.frozen:
            return
        self.past.append({name: tensor.clone() for name, tensor in self.network.state_dict().items()})
        del self.past[: -self.recipe.past_kept]
        at = int(torch.randint(len(self.past), (), device=self.device, generator=self.chance))
        self.past_self.load_state_dict(self.past[at])


IMPOSSIBLE = -1e9
SURER = 2.0  # a guide's numbers are made for search and leave much open: what it would rather do is imitated


def chosen_logits(logits: Tensor, choices: Tensor, many: Tensor) -> Tensor:
    """The logits of what may be chosen, a column each; columns without a choice are impossible."""
    return possible(logits.gather(1, choices), many)


def possible(scores: Tensor, many: Tensor) -> Tensor:
    columns = torch.arange(scores.shape[1], device=scores.device)
    return scores.masked_fill(columns[None] >= many[:, None], IMPOSSIBLE)


@dataclass(frozen=True)
class Rows:
    """Decisions picked out of a stretch of play."""

    inputs: Tensor
    counts: Tensor
    choices: Tensor
    many: Tensor
    guide_logits: Tensor
    pick: Tensor
    log: Tensor
    present: Tensor
    advantage: Tensor
    expected: Tensor
    change: Tensor


class _Room:
    """A stretch of play: what was seen, chosen and expected at every decision, and what came of it."""

    def __init__(self, play: SelfPlay) -> None:
        steps, tables, seats, device = play.recipe.steps, play.recipe.tables, play.seats, play.device
        self.tables, self.steps, self.seats, self.device = play.tables, steps, seats, device

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=kind, device=device)

        self.inputs = room(steps, tables, play.tables.inputs.shape[1], kind=torch.int16)
        self.choices = room(steps, tables, play.tables.choices.shape[1], kind=torch.int16)
        self.guide_logits = room(steps, tables, play.tables.choices.shape[1] if play.recipe.imitation else 0)
        self.counts, self.many = (room(steps, tables, kind=torch.int32) for _ in range(2))
        self.pick = room(steps, tables, kind=torch.int16)
        self.log = room(steps, tables)
        self.seat, self.players = (room(steps, tables, kind=torch.int64) for _ in range(2))
        self.own, self.ended = (room(steps, tables, kind=torch.bool) for _ in range(2))
        self.chance, self.ahead = (room(steps + 1, tables, seats) for _ in range(2))  # by seat of the table
        self.share, self.final = (room(steps, tables, seats) for _ in range(2))
        self.stood = room(steps + 1, tables, seats)
        self.advantage = room(steps, tables)
        self.expected, self.change = (room(steps, tables, seats) for _ in range(2))
        self.columns = torch.arange(seats, device=device)

    def keep(
        self, step: int, choices: Tensor, seat: Tensor, seats: Tensor, own: Tensor, pick: Tensor, log: Tensor
    ) -> None:
        told = self.tables.told
        self.inputs[step].copy_(self.tables.inputs)
        self.choices[step].copy_(choices)
        self.counts[step], self.many[step] = told[:, INPUTS], told[:, CHOICES]
        self.pick[step] = pick[:, 0].to(torch.int16)
        self.log[step], self.own[step], self.seat[step], self.players[step] = log, own, seat, seats

    def value(self, step: int, chance: Tensor, ahead: Tensor, seat: Tensor, seats: Tensor, told: Tensor) -> None:
        """What the network expects of every seat, counted as at the table."""
        turn = (self.columns[None] - seat[:, None]) % seats[:, None]
        present = self.columns[None] < seats[:, None]
        stand = leads(told[:, POINTS : POINTS + self.seats].float(), seats)
        self.stood[step] = stand
        self.chance[step] = torch.sigmoid(chance).gather(1, turn) * present
        self.ahead[step] = (ahead.gather(1, turn) + stand) * present

    def end(self, step: int, ended: Tensor, told: Tensor) -> None:
        seats = told[:, SEATS_WERE].long()
        present = self.columns[None] < seats[:, None]
        won = told[:, WON : WON + self.seats].float() * present
        self.ended[step] = ended
        self.share[step] = won / won.sum(1, keepdim=True).clamp(min=1)
        self.final[step] = leads(told[:, FINAL : FINAL + self.seats].float(), seats) * present

    def aim(self, recipe: Recipe, lead: Tensor) -> None:
        """How much better each choice turned out than expected, and what should have been expected of each seat."""
        chance, ahead = torch.zeros_like(self.share), torch.zeros_like(self.final)
        run_chance, run_ahead = torch.zeros_like(self.share[0]), torch.zeros_like(self.final[0])
        for step in reversed(range(self.steps)):
            over = self.ended[step][:, None]
            decides = self.columns[None] == self.seat[step][:, None]
            cost = recipe.step_cost * decides
            decay = torch.where(over, 0.0, torch.where(decides, recipe.gae_lambda, 1.0))
            after_chance = torch.where(over, self.share[step], self.chance[step + 1])
            after_ahead = torch.where(over, self.final[step], self.ahead[step + 1])
            run_chance = run_chance * decay + after_chance - self.chance[step]
            run_ahead = run_ahead * decay + after_ahead - self.ahead[step] - cost
            chance[step], ahead[step] = run_chance, run_ahead
        advantage = (chance + lead * ahead).gather(2, self.seat[..., None])[..., 0]
        count = self.own.sum().clamp(min=2)
        mean = (advantage * self.own).sum() / count
        spread = (((advantage - mean) * self.own) ** 2).sum().div(count).sqrt()
        self.advantage.copy_((advantage - mean) / (spread + 1e-6))
        turn = (self.columns + self.seat[..., None]) % self.players[..., None]
        self.expected.copy_((chance + self.chance[: self.steps]).clamp(0, 1).gather(2, turn))
        self.change.copy_((ahead + self.ahead[: self.steps] - self.stood[: self.steps]).gather(2, turn))

    def rows(self, at: Tensor) -> Rows:
        def flat(kept: Tensor) -> Tensor:
            return kept.flatten(0, 1)[at]

        players = flat(self.players)
        return Rows(
            inputs=flat(self.inputs),
            counts=flat(self.counts),
            choices=flat(self.choices).long(),
            many=flat(self.many),
            guide_logits=flat(self.guide_logits),
            pick=flat(self.pick).long(),
            log=flat(self.log),
            present=(self.columns[None] < players[:, None]).float(),
            advantage=flat(self.advantage),
            expected=flat(self.expected),
            change=flat(self.change),
        )


def leads(points: Tensor, seats: Tensor) -> Tensor:
    """How far each seat is ahead of the best other, in MARGINs; alone, how many points it has."""
    columns = torch.arange(points.shape[1], device=points.device)
    present = columns[None] < seats[:, None]
    shown = points.masked_fill(~present, -1e6)
    top = shown.topk(min(2, points.shape[1]), dim=1).values
    best = top[:, :1].expand_as(points)
    if points.shape[1] > 1:
        best = torch.where(shown == top[:, :1], top[:, 1:2], top[:, :1])
    best = torch.where(seats[:, None] == 1, torch.zeros_like(best), best)
    return ((points - best) / MARGIN).clamp(-2, 2) * present
