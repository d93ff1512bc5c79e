"""Proximal policy optimisation: towards what turned out better than expected, and towards expecting what came."""

from collections.abc import Iterator

import torch
from torch import Tensor, nn
from torch.nn import functional

from .graph import Graph, fused
from .network import Network, chosen_logits, possible
from .recipe import Recipe
from .rollout import Rollout, Rows
from .sight import Sight

SURER = 2.0  # a guide's numbers are made for search and leave much open: what it would rather do is imitated


class Ppo:
    def __init__(
        self, network: Network, recipe: Recipe, rollout: Rollout, sight: Sight, chance: torch.Generator
    ) -> None:
        """`sight` asks the network about inputs, `chance` shuffles."""
        device = chance.device
        self.network, self.recipe, self.rollout, self.sight, self.chance = network, recipe, rollout, sight, chance
        on_card = device.type == "cuda"
        rate = torch.tensor(recipe.learning_rate, device=device)
        self.optimizer = torch.optim.AdamW(
            network.parameters(), lr=rate, weight_decay=1e-4, fused=on_card, capturable=on_card
        )
        self._entropy, self._lead, self._imitation = (torch.zeros((), device=device) for _ in range(3))
        self._batch = torch.zeros(min(recipe.batch, recipe.tables * recipe.steps), dtype=torch.int64, device=device)
        self._figures = torch.zeros(3, device=device)
        self._aim = Graph(self._targets, chance)
        self.imitate(recipe.imitation > 0)

    def imitate(self, imitating: bool) -> None:
        """Begin or end to imitate the guide: what is done with a batch changes, so it is recorded anew."""
        self.imitating = imitating
        self._judge = fused(self._loss, self.chance.device.type)
        self._learn = Graph(self._learn_batch, self.chance)

    def update(self, progress: float) -> tuple[float, float]:
        """Learn from the last rollout; returns the policy's entropy and the error of the chances it gave.

        `progress` goes from 0 to 1 over the whole of the training.
        """
        recipe = self.recipe.at(progress)
        for group in self.optimizer.param_groups:
            group["lr"].fill_(recipe.learning_rate)
        self._entropy.fill_(recipe.entropy)
        self._lead.fill_(recipe.lead)
        if self.imitating:
            self._imitation.fill_(max(0.0, 1 - progress / recipe.imitation))
        with torch.no_grad():
            self._aim()
        self._figures.zero_()
        for batch in self._batches(torch.nonzero(self.rollout.own.flatten()).flatten()):
            self._batch.copy_(batch)
            self._learn()
        entropy, value_error, batches = self._figures.tolist()
        return entropy / max(1, batches), value_error / max(1, batches)

    def _targets(self) -> None:
        self.rollout.aim(self.recipe, self._lead)

    def _learn_batch(self) -> None:
        """One step towards what turned out well, and towards expecting what came."""
        look = self.rollout.rows(self._batch)
        loss, figures = self._judge(look, self.sight.spread.fill(look.inputs, look.counts))
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        self.sight.spread.clear(look.inputs, look.counts)
        nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimizer.step()
        self._figures += figures

    def _loss(self, look: Rows, x: Tensor) -> tuple[Tensor, Tensor]:
        """What is to become less; beside it the policy's entropy, the error of the chances, and a one to count with."""
        recipe = self.recipe
        logits, chance, ahead = self.sight.ask(self.network, x)
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
        wrong = ((torch.sigmoid(chance) - look.expected).abs() * look.present).sum() / look.present.sum()
        return loss, torch.stack([entropy, wrong, torch.ones_like(wrong)]).detach()

    def _batches(self, at: Tensor) -> Iterator[Tensor]:
        size = len(self._batch)
        for _ in range(self.recipe.epochs):
            order = at[torch.randperm(len(at), device=at.device, generator=self.chance)]
            for first in range(0, len(order), size):  # the last one is filled up from the beginning
                part = order[first : first + size]
                yield part if len(part) == size else torch.cat([part, order.repeat(size // len(order) + 1)])[:size]
