"""Many tables side by side, each always at a decision: what self-play steps through.

One compiled function takes a table from one real decision to the next and writes what a network wants to know: whose
decision it is, what may be chosen, which inputs are on, how the points stand. It runs on every core or, a table to a
thread and those at the same step side by side, on a GPU, where tables, choices and inputs never leave the card. A table
whose game ends is dealt anew at once.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Self

import numpy as np
import torch
from torch import Tensor

from riverrat import players
from riverrat.engine import gpu, native
from riverrat.engine.entry import cached
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.engine.inputs import inputs_rule, layout
from riverrat.engine.playout import Variant, variants
from riverrat.engine.rule import MASK, as_array, rule, scramble, seat_now, seed_words, step_now
from riverrat.engine.steps import AUTOMATIC
from riverrat.players.guides import LINES, guide_for

THREADS = 128  # tables to a block on the GPU
WARP, GUIDE_THREADS = 32, 256  # threads that do the same at once; threads to a block of those that ask a guide
SHARING = 32  # threads that ask it about a table
INPUTS_AT_ONCE = 512  # room for inputs that are on at once, where there can be more: more is a fault


# what `turn` tells of a table, as columns of one row of whole numbers
ROOM = 8  # seats
SEAT, SEATS, CHOICES, INPUTS, ENDED, SEATS_WERE, TURN, FAULT, STEP = range(9)
POINTS, FINAL, WON = 9, 9 + ROOM, 9 + 2 * ROOM
TOLD = 9 + 3 * ROOM


def turn_rule(game: Game) -> Callable[..., int]:
    """(rule) From a choice to the next decision, over the end of a game into the next one."""
    setup, legal, play = game.setup, game.legal_rule, game.play_rule
    kinds = as_array(game.steps.kinds)

    @rule
    def on(s: Any, action: int, out: Any) -> int:
        """Play `action`, if there is one, and all that needs no choice; how many choices there are then."""
        n = 0
        while s.over == 0:
            chosen = action
            if chosen < 0 and kinds[step_now(s)] != AUTOMATIC:
                n = legal(s, out)
                if n != 1:
                    return n
                chosen = out[0]
            play(s, chosen, None)
            action = -1
        return 0

    @rule
    def deal(s: Any, seed: int) -> None:
        seed_words(s, scramble(seed), scramble(seed + 1) ^ (seed & MASK), (seed >> 32) & MASK, 0)
        setup(s, None)

    points, won, inputs = game.points_rule, game.won_rule, inputs_rule(game)

    @rule
    def turn(
        own: Any, blanks: Any, order: Any, action: int, seed: int, out: Any, cells: Any, lines: Any, told: Any
    ) -> int:
        """Take the table `own[0]` on; `told` gets whose it is, counts of choices and inputs, and points (see TOLD)."""
        told[ENDED] = 0
        n = 0
        for game_number in range(2):
            s = own[0]
            if game_number == 1:
                told[ENDED] = 1
                for seat in range(s.seats):
                    told[FINAL + seat] = points(s, seat, lines)
                    told[WON + seat] = won(s, seat)
                told[SEATS_WERE] = s.seats
            if action < 0 or game_number == 1:
                own[0] = blanks[order[(scramble(seed) * order.shape[0]) >> 32]]
                s = own[0]
                deal(s, seed)
                action = -1
            n = on(s, action, out)
            action = -1
            if n > 0:
                break
        s = own[0]
        if n <= 0:
            return -1
        seat = seat_now(s)
        told[SEAT] = seat
        told[SEATS] = s.seats
        told[CHOICES] = n
        told[TURN] = s.turn
        told[STEP] = step_now(s)
        for at in range(s.seats):
            told[POINTS + at] = points(s, at, lines)
        count = inputs(s, seat, cells, lines)
        told[INPUTS] = count
        return count

    return turn


@dataclass(frozen=True)
class Mix:
    """Which variants of a game are dealt, each as often as it is listed."""

    variants: tuple[Variant, ...]

    @classmethod
    def of(cls, game: Game, modes: Sequence[str] = (), seats: Sequence[int] = ()) -> Self:
        found = [v for v in variants(game) if (not modes or v.mode in modes) and (not seats or v.seats in seats)]
        found += 2 * [v for v in found if v.mode == game.modes[0].name]  # what most people play, three times as often
        if not found:
            raise RiverratError(f"{game.name} has no variant of these modes and seats")
        return cls(tuple(found))


class Tables:
    """`count` tables of a game on a device ("cpu" or "cuda"), as tensors that are written anew by every `step`."""

    def __init__(self, game: Game, count: int, mix: Mix, device: str, seed: int = 1) -> None:
        self.game, self.count, self.device = game, count, device
        self.seeds = torch.arange(seed, seed + count, dtype=torch.int64, device=device)
        size = game.state.dtype.itemsize
        blanks = np.zeros(len(mix.variants), game.state.dtype)
        for at, variant in enumerate(mix.variants):
            game.blank(variant.seats, variant.options).pack(blanks[at])
        self.variants = mix.variants
        self.tables = torch.zeros((count, size), dtype=torch.uint8, device=device)
        self.blanks = torch.from_numpy(blanks.view(np.uint8).reshape(len(blanks), size).copy()).to(device)
        self.order = torch.arange(len(mix.variants), dtype=torch.int64, device=device)
        self.choices = torch.zeros((count, game.most_choices), dtype=torch.int16, device=device)
        self.inputs = torch.zeros((count, input_room(game)), dtype=torch.int16, device=device)
        self.told = torch.zeros((count, TOLD), dtype=torch.int32, device=device)
        self.action = torch.full((count,), -1, dtype=torch.int64, device=device)
        self.by_step = torch.arange(count, dtype=torch.int64, device=device)  # tables at the same step side by side
        self._run = _on_gpu(self) if device == "cuda" else _on_cpu(self)
        self.step()

    @cached_property
    def guide_logits(self) -> Tensor:
        """What the guide written for the game thinks of every choice, as `ask_guide` found it."""
        return torch.zeros(self.choices.shape, dtype=torch.float32, device=self.device)

    @cached_property
    def _ask_guide(self) -> Callable[[], None]:
        return _guide_on_gpu(self) if self.device == "cuda" else _guide_on_cpu(self)

    def ask_guide(self) -> None:
        """Ask the guide written for the game about the choices of every table."""
        self._ask_guide()

    def column(self, at: int, width: int = 1) -> Tensor:
        """What was told, as whole numbers: one column, or several."""
        return self.told[:, at] if width == 1 else self.told[:, at : at + width]

    def step(self) -> None:
        """Play `action` on every table (-1: deal anew) and go on to the next decision."""
        self._run()
        self.seeds += self.count

    def check(self) -> None:
        """Refuse to go on with a table that broke: a rule without choices, or more inputs than there is room for."""
        if int(self.told[:, FAULT].max()) != 0:
            raise RiverratError(f"{self.game.name}: a table has no choices left, or more inputs than there is room for")


def input_room(game: Game) -> int:
    return min(layout(game).most(), INPUTS_AT_ONCE)


def gpu_stream() -> Any:
    """Where torch puts its work now, for kernels of ours to follow it."""
    return gpu._cuda().external_stream(torch.cuda.current_stream().cuda_stream)


def _array(tensor: Tensor, dtype: Any, shape: tuple[int, ...]) -> Any:
    """A tensor's memory as an array of records, without a copy."""
    if tensor.device.type == "cuda":
        return gpu._cuda().as_cuda_array(tensor, sync=False).view(dtype).reshape(shape)
    return tensor.numpy().view(dtype).reshape(shape)


def _on_cpu(tables: Tables) -> Callable[[], None]:
    game = tables.game
    turn, most, width = turn_rule(game), layout(game).most(), len(game.score_lines)
    room = input_room(game)

    def drive(
        states: Any, blanks: Any, order: Any, actions: Any, choices: Any, inputs: Any, told: Any, seeds: Any
    ) -> None:
        cells, lines = np.zeros(most, np.int16), np.zeros(width, np.int64)
        for i in range(states.shape[0]):
            count = turn(states[i : i + 1], blanks, order, actions[i], seeds[i], choices[i], cells, lines, told[i])
            if count < 0 or count > room:
                told[i, FAULT] = 1
                continue
            for at in range(count):
                inputs[i, at] = cells[at]

    run: Callable[..., None] = drive
    if native.available():
        run = cached(drive, f"self-play-{game.name}", game.folder, Path(__file__).parent, salt=game.box.hash)
    states = _array(tables.tables, game.state.dtype, (tables.count,))
    blanks = _array(tables.blanks, game.state.dtype, (len(tables.blanks),))
    rest = (tables.order, tables.action, tables.choices, tables.inputs, tables.told, tables.seeds)
    arrays = [tensor.numpy() for tensor in rest]
    return lambda: run(states, blanks, *arrays)


@cache
def _kernel(game: Game) -> Any:
    """The kernel of a game: compiled once, however many networks learn it in this process."""
    cuda = gpu._cuda()
    turn, most, width = turn_rule(game), layout(game).most(), len(game.score_lines)
    room, choices_room = input_room(game), game.most_choices
    gpu._register_rules()

    def drive(
        states: Any,
        blanks: Any,
        order: Any,
        actions: Any,
        choices: Any,
        inputs: Any,
        told: Any,
        seeds: Any,
        by_step: Any,
    ) -> None:
        at = cuda.grid(1)
        if at < states.shape[0]:
            i = by_step[at]
            out = cuda.local.array(choices_room, np.int16)
            cells = cuda.local.array(most, np.int16)
            lines = cuda.local.array(width, np.int64)
            count = turn(states[i : i + 1], blanks, order, actions[i], seeds[i], out, cells, lines, told[i])
            if count < 0 or count > room:
                told[i, FAULT] = 1
            else:
                for on in range(count):
                    inputs[i, on] = cells[on]
                for choice in range(told[i, CHOICES]):
                    choices[i, choice] = out[choice]

    return cuda.jit(drive)


def _on_gpu(tables: Tables) -> Callable[[], None]:
    game, cuda = tables.game, gpu._cuda()
    kernel = _kernel(game)
    blocks = (tables.count + THREADS - 1) // THREADS
    states = _array(tables.tables, game.state.dtype, (tables.count,))
    blanks = _array(tables.blanks, game.state.dtype, (len(tables.blanks),))
    rest = (tables.order, tables.action, tables.choices, tables.inputs, tables.told, tables.seeds, tables.by_step)
    views = [cuda.as_cuda_array(tensor, sync=False) for tensor in rest]

    def run() -> None:
        kernel[blocks, THREADS, gpu_stream()](states, blanks, *views)
        tables.by_step.copy_(torch.argsort(tables.told[:, STEP] * game.most_choices + tables.told[:, CHOICES]))

    return run


# --- what the guide written for a game would do -----------------------------------------------------------------------


def _guide_on_cpu(tables: Tables) -> Callable[[], None]:
    game, guide = tables.game, guide_for(tables.game)
    look, room = guide.look, native.SEATS + game.most_choices + LINES

    def drive(states: Any, choices: Any, told: Any, weights: Any, guide_logits: Any) -> None:
        sight = np.zeros(room)
        for i in range(states.shape[0]):
            look(states[i], choices[i], told[i, CHOICES], sight, weights)
            for at in range(told[i, CHOICES]):
                guide_logits[i, at] = sight[native.SEATS + at]

    run: Callable[..., None] = drive
    if native.available():
        folders = (game.folder, Path(__file__).parent, Path(players.__file__).parent)
        run = cached(drive, f"guide-logits-{game.name}", *folders, salt=game.box.hash)
    states = _array(tables.tables, game.state.dtype, (tables.count,))
    arrays = [tables.choices.numpy(), tables.told.numpy(), guide.numbers(), tables.guide_logits.numpy()]
    return lambda: run(states, *arrays)


@cache
def _guide_kernel(game: Game) -> Any:
    """A warp asks about one choice of each of its tables, all at the same step; SHARING warps share these."""
    cuda, look = gpu._cuda(), guide_for(game).look
    room, first = native.SEATS + 1 + LINES, native.SEATS
    gpu._register_rules()

    def drive(states: Any, choices: Any, told: Any, weights: Any, guide_logits: Any, by_step: Any) -> None:
        warp, lane = cuda.grid(1) // WARP, cuda.grid(1) % WARP
        table = warp // SHARING * WARP + lane
        if table < states.shape[0]:
            i = by_step[table]
            sight = cuda.local.array(room, np.float64)
            for at in range(warp % SHARING, told[i, CHOICES], SHARING):
                look(states[i], choices[i, at:], 1, sight, weights)
                guide_logits[i, at] = sight[first]

    return cuda.jit(drive)


def _guide_on_gpu(tables: Tables) -> Callable[[], None]:
    game, cuda = tables.game, gpu._cuda()
    kernel = _guide_kernel(game)
    blocks = -(-tables.count // WARP) * WARP * SHARING // GUIDE_THREADS
    states = _array(tables.tables, game.state.dtype, (tables.count,))
    numbers = torch.from_numpy(guide_for(game).numbers()).to(tables.device)
    given = (tables.choices, tables.told, numbers, tables.guide_logits, tables.by_step)
    views = [cuda.as_cuda_array(tensor, sync=False) for tensor in given]

    def run() -> None:
        kernel[blocks, GUIDE_THREADS, gpu_stream()](states, *views)

    return run
