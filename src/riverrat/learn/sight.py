"""What networks make of many tables at once, on the device these are on."""

import torch
from torch import Tensor

from riverrat.engine.game import Game

from .graph import fused
from .network import Network, Spread


class Sight:
    def __init__(self, game: Game, most: int, device: str) -> None:
        """`most` tables are looked at at once."""
        self.device = device
        self.spread = Spread(game, most, device)
        self._ask = fused(self.ask, device)
        verbs = [verb for verb in game.actions.verbs if list(verb.parameters) == ["player"]]
        self._named = (verbs[0].first, verbs[0].count) if verbs else None

    def look(self, network: Network, inputs: Tensor, counts: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of all actions; of each seat, from the one that looks, the logit of winning and the change of lead."""
        seen = self._ask(network, self.spread.fill(inputs, counts))
        self.spread.clear(inputs, counts)
        return seen

    def ask(self, network: Network, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The same of inputs that are spread out."""
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda", cache_enabled=False):
            logits, chance, ahead = network(x)
        return logits, chance, ahead

    def turned(self, choices: Tensor, seat: Tensor, seats: Tensor) -> Tensor:
        """Choices as the seat would call them: others' seats counted from its own."""
        if self._named is None:
            return choices
        first, count = self._named
        turned = first + (choices - first - seat[:, None]) % seats[:, None]
        return torch.where((choices >= first) & (choices < first + count), turned, choices)


def drawn(logs: Tensor, noise: Tensor) -> Tensor:
    """One choice of each row, as likely as the policy has it; `noise` lies between 0 and 1."""
    return (logs - torch.log(-torch.log(noise.clamp(1e-9, 1 - 1e-7)))).argmax(1, keepdim=True)
