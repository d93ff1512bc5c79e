"""How to learn: every number of it."""

from __future__ import annotations

from dataclasses import dataclass


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
