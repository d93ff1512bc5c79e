"""A stretch of self-play at every table, kept to be learnt from, and what each decision in it was worth."""

from dataclasses import dataclass

import torch
from torch import Tensor

from .recipe import Recipe
from .rewards import leads, shares
from .tables import CHOICES, FINAL, INPUTS, POINTS, SEATS_WERE, WON, Tables


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


class Rollout:
    """A stretch of play: what was seen, chosen and expected at every decision, and what came of it."""

    def __init__(self, tables: Tables, recipe: Recipe, seats: int, device: str) -> None:
        steps, count, choices = recipe.steps, recipe.tables, tables.choices.shape[1]
        self.tables, self.steps, self.seats = tables, steps, seats

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=kind, device=device)

        self.inputs = room(steps, count, tables.inputs.shape[1], kind=torch.int16)
        self.choices = room(steps, count, choices, kind=torch.int16)
        self.guide_logits = room(steps, count, choices if recipe.imitation else 0)
        self.counts, self.many = (room(steps, count, kind=torch.int32) for _ in range(2))
        self.pick = room(steps, count, kind=torch.int16)
        self.log = room(steps, count)
        self.seat, self.players = (room(steps, count, kind=torch.int64) for _ in range(2))
        self.own, self.ended = (room(steps, count, kind=torch.bool) for _ in range(2))
        self.chance, self.ahead = (room(steps + 1, count, seats) for _ in range(2))  # by seat of the table
        self.share, self.final = (room(steps, count, seats) for _ in range(2))
        self.stood = room(steps + 1, count, seats)
        self.advantage = room(steps, count)
        self.expected, self.change = (room(steps, count, seats) for _ in range(2))
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
        self.ended[step] = ended
        self.share[step] = shares(told[:, WON : WON + self.seats].float() * present)
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
            choices=flat(self.choices),
            many=flat(self.many),
            guide_logits=flat(self.guide_logits),
            pick=flat(self.pick).long(),
            log=flat(self.log),
            present=(self.columns[None] < players[:, None]).float(),
            advantage=flat(self.advantage),
            expected=flat(self.expected),
            change=flat(self.change),
        )
