"""Search a box that is fair and varied, trial by trial: optuna chooses values, a population plays them, aims judge.

A folder holds everything: `trials.journal` (optuna's), `boxes/<hash>/` with the networks, games and report of each box
that was played, `<hash>.toml` beside it with what it corrects, and the best. An interrupted trial is taken up again.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any

import optuna
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend
from optuna.trial import FrozenTrial, Trial, TrialState

from riverrat import games
from riverrat.arena.plots import curves
from riverrat.arena.report import html_page, html_table, section
from riverrat.engine.errors import RiverratError
from riverrat.engine.record import write_safely

from .aims import shortfalls
from .judging import Bar, Plan, judge
from .population import Tell
from .tuning import Tuning, read

REFUSED_IN_A_ROW = 1000  # candidates that break what must hold, before the declaration is to blame


@dataclass
class Search:
    """One search, however many calls it takes."""

    name: str
    folder: Path
    plan: Plan
    begin_from: Path | None
    command: str
    tell: Tell
    bar: Bar

    def __post_init__(self) -> None:
        self.boxes.mkdir(parents=True, exist_ok=True)

    @property
    def boxes(self) -> Path:
        return self.folder / "boxes"

    @cached_property
    def tuning(self) -> Tuning:
        return read(games.load(self.name))

    @cached_property
    def study(self) -> optuna.Study:
        """All trials so far, those of the box as it is today."""
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        storage = JournalStorage(JournalFileBackend(str(self.folder / "trials.journal")))
        name = f"{self.name}-{self.tuning.game.box.hash}"
        study = optuna.create_study(storage=storage, study_name=name, load_if_exists=True)
        study.sampler = optuna.samplers.TPESampler(seed=self.plan.seed + len(study.trials))
        return study

    def run(self, trials: int) -> dict[str, Any]:
        """Play so many boxes more, and tell of the best of all."""
        self._take_up()
        refused = 0
        while trials:
            if self._try(self.study.ask()):
                trials, refused = trials - 1, 0
            else:
                refused += 1
            if refused == REFUSED_IN_A_ROW:
                raise RiverratError(
                    f"{refused} candidates in a row broke what must hold: see tuning.toml of {self.name}"
                )
        return self.study.best_trial.user_attrs

    def _take_up(self) -> None:
        """The box as it is comes first; what was interrupted comes again, and finds its networks and games."""
        if not self.study.trials:
            self.study.enqueue_trial({change.name: change.today for change in self.tuning.changes})
        for trial in self.study.get_trials(states=[TrialState.RUNNING]):
            self.study.tell(trial.number, state=TrialState.FAIL)
            self.study.enqueue_trial(trial.params)

    def _try(self, trial: Trial) -> bool:
        """One candidate: whether it could be played."""
        chosen = [_suggested(trial, change.name, len(change.options), change.ordered) for change in self.tuning.changes]
        changed, text = self.tuning.changed(chosen), self.tuning.text(chosen)
        draft = self.boxes / "draft.toml"
        write_safely(draft, text)
        why = self.tuning.problem(draft) if changed else ""
        if why:
            trial.set_user_attr("why", why)
            self.study.tell(trial, state=TrialState.PRUNED)
            return False
        box = games.load(self.name, draft).box.hash
        games.unload(self.name, draft)
        draft.replace(self.boxes / f"{box}.toml")
        found = self._judged(box)
        missed = shortfalls(found["players"], self.tuning.aims)
        for name, value in (("box", box), ("changed", changed), ("missed", missed)):
            trial.set_user_attr(name, value)
        off = round(sum(missed.values()), 3)
        self.study.tell(trial, off)
        self.tell(f"trial {trial.number}: {off:.3f} off, box {box}: {_said(missed)}; {_said(changed) or 'as it is'}")
        self._write()
        return True

    def _judged(self, box: str) -> dict[str, Any]:
        first = self.boxes / self.tuning.game.box.hash
        begin = self.begin_from or (first if box != first.name and first.is_dir() else None)
        corrected = None if box == first.name else self.boxes / f"{box}.toml"
        folder = self.boxes / box
        return judge(self.name, corrected, folder, self.plan, begin, self.command, self.tell, self.bar)

    def _write(self) -> None:
        """The best box, and the page that tells of all."""
        best = self.study.best_trial.user_attrs["box"]
        write_safely(self.folder / "best.toml", (self.boxes / f"{best}.toml").read_text(encoding="utf-8"))
        write_safely(self.folder / "report.html", page(self.name, self.study.trials, self.command))


def _suggested(trial: Trial, name: str, options: int, ordered: bool) -> int:
    """The number of the option that optuna would like to see."""
    if ordered:
        return trial.suggest_int(name, 0, options - 1)
    return int(trial.suggest_categorical(name, list(range(options))))


def _said(values: dict[str, Any]) -> str:
    return ", ".join(f"{name} {json.dumps(value)}" for name, value in values.items())


def page(name: str, trials: Sequence[FrozenTrial], command: str) -> str:
    """The whole page; it needs nothing else but the reports it names."""
    done = [one for one in trials if one.state == TrialState.COMPLETE]
    refused = sum(one.state == TrialState.PRUNED for one in trials)
    ranked = sorted(done, key=_off)
    aims = list(ranked[0].user_attrs["missed"])
    rows = [
        [
            str(one.number),
            f"{_off(one):.3f}",
            *(f"{one.user_attrs['missed'][aim]:g}" for aim in aims),
            one.user_attrs["box"],
            _said(one.user_attrs["changed"]) or "as it is",
        ]
        for one in ranked
    ]
    least = [min(_off(one) for one in done[: at + 1]) for at in range(len(done))]
    lines = {
        "this one": [(float(one.number), _off(one)) for one in done],
        "the best so far": [(float(one.number), value) for one, value in zip(done, least, strict=True)],
    }
    words = (
        f"{len(done)} boxes were played, {refused} more broke what must hold. A number says by how much an aim is "
        "missed: nothing where it is met, 1 where it is missed by as much as it allows. Boxes have reports in boxes/."
    )
    title = f"Tuning: {name}"
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(words)}</p>", f"<p><code>{escape(command)}</code></p>"]
    parts.append(section("How the search went", "", curves("How the search went", {"off": lines}, "trial")))
    parts.append(section("Boxes", "", html_table(["trial", "off", *aims, "box", "what is changed"], rows)))
    return html_page(title, "\n".join(parts))


def _off(trial: FrozenTrial) -> float:
    return float(trial.value) if trial.value is not None else float("inf")
