"""A population at many tables side by side: on every seat one of its networks, drawn by lot.

What the arena plays game by game, a card plays by the ten thousand in seconds. Only the first game of each table
counts: tables that ended early would otherwise fill the time with short games.
"""

from collections.abc import Sequence

import torch
from torch import Tensor

from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.learn.network import Network, chosen_logits
from riverrat.learn.sight import Sight, drawn
from riverrat.learn.tables import CHOICES, ENDED, FINAL, INPUTS, SEAT, SEATS, WON, Mix, Tables
from riverrat.players.network import Network as Finished

from .findings import Sat

LOOKED_AFTER = 50  # steps between two looks whether all games are over
MOST_STEPS = 20_000  # which no game should take


def meet(game: Game, finished: Sequence[Finished], seats: int, games: int, device: str, seed: int = 1) -> list[Sat]:
    """Play so many games of the usual mode with so many seats; networks follow their policies by chance."""
    mix = Mix.of(game, [game.modes[0].name], [seats])
    tables, sight = Tables(game, games, mix, device, seed), Sight(game, games, device)
    networks = [Network.of(one).to(device) for one in finished]
    chance = torch.Generator(device=device).manual_seed(seed)
    seating = torch.randint(len(networks), (games, seats), device=device, generator=chance)
    first = tables.told[:, SEAT].clone()
    over = torch.zeros(games, dtype=torch.bool, device=device)
    ends = torch.zeros((games, 2, seats), dtype=torch.int32, device=device)
    for step in range(MOST_STEPS):
        if step % LOOKED_AFTER == 0 and bool(over.all()):
            return _sat(seating, first, ends)
        with torch.no_grad():
            _choose(tables, sight, networks, seating, chance)
        tables.step()
        told = tables.told
        ended = (told[:, ENDED] == 1) & ~over
        result = torch.stack([told[:, FINAL : FINAL + seats], told[:, WON : WON + seats]], 1)
        ends = torch.where(ended[:, None, None], result, ends)
        over |= ended
    raise RiverratError(f"a game of {game.name} has not ended after {MOST_STEPS} decisions")


def _choose(
    tables: Tables, sight: Sight, networks: Sequence[Network], seating: Tensor, chance: torch.Generator
) -> None:
    """Every table's action, by the network whose turn it is there."""
    told = tables.told
    seat, seats = told[:, SEAT].long(), told[:, SEATS].long()
    turned = sight.turned(tables.choices, seat, seats)
    deciding = seating.gather(1, seat[:, None])
    scores = torch.zeros(turned.shape, device=turned.device)
    for number, network in enumerate(networks):
        logits, _, _ = sight.look(network, tables.inputs, told[:, INPUTS])
        scores = torch.where(deciding == number, chosen_logits(logits, turned, told[:, CHOICES]), scores)
    noise = torch.rand(scores.shape, device=scores.device, generator=chance)
    pick = drawn(torch.log_softmax(scores, 1), noise)
    tables.action.copy_(tables.choices.gather(1, pick)[:, 0])


def _sat(seating: Tensor, first: Tensor, ends: Tensor) -> list[Sat]:
    points, won = ends[:, 0], ends[:, 1].double()
    share = won / won.sum(1, keepdim=True)
    rows = zip(seating.tolist(), first.tolist(), share.tolist(), points.tolist(), strict=True)
    return [Sat(*row) for row in rows]
