"""A training from beginning to end: play, learn, tell how it goes, keep what was learnt."""

import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Any

import torch

from riverrat.engine import gpu
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.players.network import Network as Finished
from riverrat.players.network import Unfit, named, names_of, origin, renamed

from .network import Network
from .past import Past
from .recipe import Recipe, recipe_for
from .selfplay import Count, Report, SelfPlay
from .tables import Mix

CHECKPOINT_SECONDS = 30.0
TELL_SECONDS = 10.0
KEPT = {"fits", "sizes", "network", "seconds", "decisions", "curve"}  # what a checkpoint holds


def device_here() -> str:
    """Where tables and network live on this machine."""
    return "cuda" if gpu.available() and torch.cuda.is_available() else "cpu"


@dataclass(frozen=True)
class Progress:
    """How a training stands, told every few seconds."""

    seconds: float
    decisions: int
    pace: float  # decisions a second since it was last told
    report: Report

    def __str__(self) -> str:
        r = self.report
        points = (
            f"winners of {r.games:,} games have {r.points / r.games:.1f} points" if r.games else "no game is over yet"
        )
        return (
            f"{self.seconds:.0f} s, {self.decisions:,} decisions, {self.pace:,.0f} a second; {points}; "
            f"{_times(r.past, 'older selves')}, {_times(r.random, 'random')}; "
            f"entropy {r.entropy:.3f}, value error {r.value_error:.3f}"
        )


def _times(met: Count, whom: str) -> str:
    """How it fared against somebody, with the games that say so: on a processor they are few."""
    if not met.games:
        return f"no game against {whom}"
    return f"{met.strength:.2f} times its share of {met.games:,} games against {whom}"


class Training:
    """One training of one game. `run` goes on until its time is up; a checkpoint lets a later one go on."""

    def __init__(
        self,
        game: Game,
        minutes: float,
        out: Path,
        recipe: Recipe | None = None,
        mix: Mix | None = None,
        against: Finished | None = None,
        seed: int = 1,
        command: str = "",
    ) -> None:
        if not out.parent.is_dir():
            raise RiverratError(f"{out}: there is no folder {out.parent} to write to")
        self.game, self.minutes, self.out, self.seed, self.command = game, minutes, out, seed, command
        self.device = device_here()
        self.recipe = recipe or recipe_for(game, self.device)
        self.mix = mix or Mix.of(game)
        torch.manual_seed(seed)
        self.rival = None if against is None else Network.of(against)
        self.network = Network(game, self.recipe.wide, self.recipe.narrow)
        self.seconds, self.decisions = 0.0, 0  # of all runs together
        self.curve: list[dict[str, float]] = []

    def begin_from(self, network: Finished) -> None:
        """Begin with what a network knows, instead of with nothing."""
        self.network = Network.of(network)

    @property
    def checkpoint(self) -> Path:
        return self.out.with_suffix(".checkpoint")

    def resume(self, path: Path) -> None:
        """Go on from a checkpoint of the same game, though its rules or its box have changed since."""
        try:
            kept: Any = torch.load(path, map_location="cpu", weights_only=True)
        except FileNotFoundError:
            raise RiverratError(f"there is no checkpoint {path}") from None
        except Exception as error:
            raise RiverratError(f"{path} is not a checkpoint ({type(error).__name__})") from None
        if not isinstance(kept, dict) or not kept.keys() >= KEPT:
            raise RiverratError(f"{path} is not a checkpoint of `riverrat learn`")
        try:
            names = named(self.game, kept["fits"], kept.get("names"))
        except Unfit as error:
            raise RiverratError(f"{path}: {error}") from None
        self.network = Network(self.game, *kept["sizes"])
        self.network.load_named(kept["network"], names)
        self.seconds, self.decisions, self.curve = kept["seconds"], kept["decisions"], [*map(renamed, kept["curve"])]

    def plan(self) -> str:
        """What is going to happen, and for how long, in a line."""
        each, where = self.recipe.tables * self.recipe.steps, "GPU" if self.device == "cuda" else "processor"
        return (
            f"{self.game.name} learns for {self.minutes:g} min on the {where}, {each:,} decisions at a time; what it "
            f"needs is compiled first, then a line follows every {TELL_SECONDS:g} s or more"
        )

    def run(self, tell: Callable[[Progress], None]) -> Finished:
        """Train until the time is up; what was learnt is on disk then, and every half minute before."""
        for _ in self.rounds(tell):
            pass
        return self.finished()

    def rounds(self, tell: Callable[[Progress], None], past: Past | None = None) -> Iterator[None]:
        """The same, round by round, so that others can learn in between; `past` may be shared with them."""
        try:
            yield from self._rounds(tell, past)
        except torch.cuda.OutOfMemoryError:
            raise RiverratError(
                f"the GPU has too little memory for {self.recipe.tables} tables; try --tables {self.recipe.tables // 4}"
            ) from None

    def _rounds(self, tell: Callable[[Progress], None], past: Past | None) -> Iterator[None]:
        seed = self.seed + self.decisions
        play = SelfPlay(self.game, self.network, self.recipe, self.mix, self.device, seed, self.rival, past)
        start = last = kept = time.monotonic()
        before, report, since = self.seconds, Report(), 0
        try:
            while self.seconds < self.minutes * 60:
                play.play(report)
                play.update(min(1.0, self.seconds / (self.minutes * 60)), report)
                self.decisions += self.recipe.tables * self.recipe.steps
                since += self.recipe.tables * self.recipe.steps
                now = time.monotonic()
                self.seconds = before + now - start
                if now - last >= TELL_SECONDS:
                    progress = Progress(self.seconds, self.decisions, since / (now - last), report)
                    self._note(progress)
                    tell(progress)
                    play.keep_past()
                    last, since, report = now, 0, Report(past=Count(), random=Count())
                if now - kept >= CHECKPOINT_SECONDS:
                    self.keep()
                    kept = now
                yield
        finally:
            if self.decisions:
                self.keep()

    def _note(self, progress: Progress) -> None:
        r = progress.report
        self.curve.append(
            {
                "seconds": round(progress.seconds, 1),
                "decisions": progress.decisions,
                "points": round(r.points / max(1, r.games), 2),
                "past": round(r.past.strength, 3),
                "random": round(r.random.strength, 3),
                "entropy": round(r.entropy, 4),
                "value_error": round(r.value_error, 4),
            }
        )

    def finished(self) -> Finished:
        return self.network.finished(
            {
                "decisions": self.decisions,
                "minutes": round(self.seconds / 60, 2),
                "date": datetime.now(UTC).date().isoformat(),
                "device": torch.cuda.get_device_name() if self.device == "cuda" else "cpu",
                "command": self.command,
                "seed": self.seed,
                "recipe": asdict(self.recipe),
                "curve": self.curve,
            }
        )

    def keep(self) -> None:
        """Write the network and a checkpoint; a full disk or a crash leaves the former ones whole."""
        draft = self.checkpoint.with_suffix(".part")
        network = {name: tensor.cpu() for name, tensor in self.network.state_dict().items()}
        kept = {
            "fits": origin(self.game),
            "names": names_of(self.game),
            "sizes": list(self.network.sizes),
            "network": network,
            "seconds": self.seconds,
            "decisions": self.decisions,
            "curve": self.curve,
        }
        buffer = BytesIO()  # torch itself tells of a full disk by a RuntimeError without a reason
        torch.save(kept, buffer)
        try:
            draft.write_bytes(buffer.getvalue())
            draft.replace(self.checkpoint)
            self.finished().save(self.out)
        except OSError as error:
            draft.unlink(missing_ok=True)
            why = error.strerror or error
            raise RiverratError(f"{self.out} was not written ({why}); the former one is whole") from None
