"""A box judged: its population trained, everybody's meetings played, and what they say, all kept in one folder."""

import json
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from riverrat import games
from riverrat.arena.results import Results
from riverrat.engine import native
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.engine.record import write_safely

from .findings import Summary, findings, places
from .meetings import Way, meetings, play
from .population import Tell, train, trainings
from .report import page

CROWD = 16_384  # games for each number of players, on a GPU
Bar = Callable[[str, int], AbstractContextManager[Callable[[int], None]]]  # a text and how much there is to do


@dataclass(frozen=True)
class Plan:
    """How much goes into a judgement."""

    networks: int
    minutes: float
    deals: int
    seats: tuple[int, ...] = ()  # all numbers of players if none are named
    seed: int = 1
    cores: int = 0  # 0: all of this machine
    way: Way = "sampled"
    crowd: int | None = None  # games side by side for each number of players; None: many where there is a GPU

    def counts(self, game: Game) -> Sequence[int]:
        """The numbers of players it is about."""
        known = [seats for seats in game.modes[0].seats if seats > 1]
        if wrong := [seats for seats in self.seats if seats not in known]:
            raise RiverratError(f"--seats: {game.name} has {', '.join(map(str, known))} players, not {wrong[0]}")
        return self.seats or known

    def check(self, game: Game, begin_from: Path | None) -> None:
        """Refuse what cannot be done before anything is."""
        self.counts(game)
        if self.minutes < 0 or not (self.minutes or begin_from):
            raise RiverratError("--minutes: needs a number above 0, or 0 with the networks of --begin-from")


def judge(
    name: str,
    box: Path | None,
    folder: Path,
    plan: Plan,
    begin_from: Path | None,
    command: str,
    tell: Tell,
    bar: Bar,
) -> Summary:
    """Train, play and count whatever is missing. The folder gets findings.json and report.html."""
    game = games.load(name, box)
    plan.check(game, begin_from)
    folder.mkdir(parents=True, exist_ok=True)
    asked = trainings(game, folder, plan.networks, plan.minutes, box, begin_from)
    how = f"learn {name} for {plan.minutes:g} minutes each" if plan.minutes else f"play {name} as they are"
    tell(f"{len(asked)} networks {how}, box {game.box.hash}, in {folder}")
    networks = train(asked, tell) if plan.minutes else [one.begin_from for one in asked if one.begin_from]
    matches = []
    for seats in plan.counts(game):
        match = meetings(name, networks, seats, box, plan.seed, plan.way)
        kept = folder / f"games-{seats}{'' if plan.way == 'sampled' else f'-{plan.way}'}.jsonl"
        matches.append((Results(match, kept), plan.deals * match.per_deal))
    cores = plan.cores or native.cores_here()
    with bar(f"{name}: meetings", sum(many for _, many in matches)) as so_far:
        play(matches, cores, so_far)
    players = findings([results for results, _ in matches], cores)
    if plan.way == "sampled" and (plan.crowd or find_spec("torch")):
        _crowd(game, networks, players, plan, tell)
    about = {"game": name, "data": game.box.hash, "networks": len(networks), "minutes": plan.minutes}
    found = {"about": about, "players": players}
    write_safely(folder / "findings.json", json.dumps(found, indent=1))
    write_safely(folder / "report.html", page(players, about, command))
    return found


def _crowd(game: Game, networks: Sequence[Path], players: Summary, plan: Plan, tell: Tell) -> None:
    """Turn order told from many more games, which leave no record; everything else stays."""
    from riverrat.learn.train import device_here
    from riverrat.players.network import Network

    from .crowd import meet

    device = device_here()
    games = plan.crowd if plan.crowd is not None else (CROWD if device == "cuda" else 0)
    if not games:
        return
    tell(f"{games} games of each number of players side by side")
    population = [Network.read(game, path) for path in networks]
    for seats, found in players.items():
        found["places"] = places(int(seats), meet(game, population, int(seats), games, device, plan.seed))
        found["crowd"] = games
