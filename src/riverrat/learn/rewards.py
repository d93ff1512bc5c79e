"""What a game was worth to each seat at its end: its share of the win, and by how much it was ahead."""

import torch
from torch import Tensor

from riverrat.players.network import MARGIN


def shares(won: Tensor) -> Tensor:
    """Each seat's share of the win; nobody has one where nobody won."""
    return won / won.sum(1, keepdim=True).clamp(min=1)


def leads(points: Tensor, seats: Tensor) -> Tensor:
    """How far each seat is ahead of the best other, in MARGINs; alone, how many points it has."""
    columns = torch.arange(points.shape[1], device=points.device)
    present = columns[None] < seats[:, None]
    others = present[:, None] & (columns[None] != columns[:, None])
    best = torch.where(others, points[:, None], -1e6).amax(2)
    best = torch.where(seats[:, None] == 1, 0.0, best)
    return ((points - best) / MARGIN).clamp(-2, 2) * present
