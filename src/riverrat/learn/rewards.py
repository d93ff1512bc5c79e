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
    shown = points.masked_fill(~present, -1e6)
    top = shown.topk(min(2, points.shape[1]), dim=1).values
    best = top[:, :1].expand_as(points)
    if points.shape[1] > 1:
        best = torch.where(shown == top[:, :1], top[:, 1:2], top[:, :1])
    best = torch.where(seats[:, None] == 1, torch.zeros_like(best), best)
    return ((points - best) / MARGIN).clamp(-2, 2) * present
