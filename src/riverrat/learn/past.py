"""Opponents from the past: older selves of a network, kept to be met again."""

import torch
from torch import Tensor

from .network import Network


class Past:
    """Older selves that are kept to be met again, the latest so many; networks of a league share one."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.states: list[dict[str, Tensor]] = []

    def add(self, network: Network) -> None:
        self.states.append({name: tensor.clone() for name, tensor in network.state_dict().items()})
        del self.states[: -self.room]

    def pick(self, chance: torch.Generator) -> dict[str, Tensor]:
        return self.states[int(torch.randint(len(self.states), (), device=chance.device, generator=chance))]
