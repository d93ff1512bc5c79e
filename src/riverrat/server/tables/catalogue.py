"""The games this server offers: their descriptions, texts, rules, and boxes their owners corrected."""

from __future__ import annotations

import subprocess
import sys
import threading
from functools import lru_cache
from pathlib import Path

from riverrat import games
from riverrat.engine.actions import Values
from riverrat.engine.errors import BadData, UnknownGame
from riverrat.engine.game import Game
from riverrat.players.levels import OFFERED
from riverrat.texts import HOUSE, LANGUAGES, rules

from .. import protocol
from ..settings import Settings
from ..store import boxes
from ..store.database import Database
from ..store.ids import hashed, short_id
from .changes import Refused

TRIAL_SECONDS = 25  # to load a corrected box and play a few games with it


class Catalogue:
    """Games by name, and by the hash of their data."""

    def __init__(self, settings: Settings, store: Database) -> None:
        self.settings, self.store = settings, store
        self.folder = settings.folder / "boxes"
        self._corrected: dict[tuple[str, str], tuple[Game, Path]] = {}
        self._lock = threading.Lock()

    def names(self) -> list[str]:
        return list(self.settings.games) or games.names()

    def game(self, name: str) -> Game:
        if name not in self.names():
            raise UnknownGame(name, self.names())
        return games.load(name)

    # --- boxes --------------------------------------------------------------------------------------------------------

    def find(self, name: str, data: str) -> Game | None:
        """The game as it is played with that data, or None when it is gone. Blocks: call it on a worker thread."""
        try:
            game = self.game(name)
        except UnknownGame:
            return None
        if data == game.box.hash:
            return game
        earlier = games.earlier_data(name, data)
        if earlier and (name, data) not in self._corrected:
            self._corrected[name, data] = (games.load(name, earlier), earlier)
        if (name, data) not in self._corrected:
            text = boxes.box_text(self.store, name, data)
            if text is None:
                return None
            try:
                self._load(name, text)
            except (BadData, Refused):
                return None
        found = self._corrected.get((name, data))
        return found[0] if found else None

    def corrections(self, game: Game) -> Path | None:
        """The file that corrects this game's box, if any: worker processes load it by that."""
        found = self._corrected.get((game.name, game.box.hash))
        return found[1] if found else None

    def correct(self, name: str, text: str) -> Game:
        """A game with its owner's corrections, tried out in a process of its own first. Blocks."""
        self.game(name)
        file = self._file(name, text)
        trial = [sys.executable, "-m", "riverrat.server.opponents.trial", name, games.REGISTER[name], str(file)]
        try:
            done = subprocess.run(trial, capture_output=True, text=True, timeout=TRIAL_SECONDS, check=False)
        except subprocess.TimeoutExpired:
            raise BadData("a game with this data does not come to an end") from None
        if done.returncode:
            reason = (done.stdout.strip().splitlines() or ["a game with this data cannot be played"])[-1]
            raise BadData(reason.replace(str(file), "the data"))
        game = self._load(name, text)
        boxes.keep_box(self.store, name, game.box.hash, text)
        return game

    def _file(self, name: str, text: str) -> Path:
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / f"{name}-{hashed(text)[:16]}.toml"
        if not file.exists():
            draft = file.with_suffix(f".{short_id()}.part")
            draft.write_text(text, encoding="utf-8")
            draft.replace(file)
        return file

    def _load(self, name: str, text: str) -> Game:
        with self._lock:
            file = self._file(name, text)
            if len(self._corrected) >= self.settings.limits.boxes:
                raise Refused("too-many-boxes", "This server has as many corrected data sets in use as it can.", 429)
            game = games.load(name, file)
            self._corrected[name, game.box.hash] = (game, file)
            return game

    # --- descriptions -------------------------------------------------------------------------------------------------

    def summaries(self) -> list[protocol.GameSummary]:
        return [protocol.GameSummary(**_summary(self.game(name))) for name in self.names()]  # type: ignore[arg-type]

    def detail(self, game: Game) -> protocol.GameDetail:
        return protocol.GameDetail(
            **_summary(game),  # type: ignore[arg-type]
            version=game.version,
            data=game.box.hash,
            box=[protocol.DatumInfo(path=d.path, value=d.value, origin=d.origin, note=d.note) for d in game.box.data],
            values=game.box.values,
            verbs=[
                protocol.VerbInfo(
                    name=verb.name,
                    first=verb.first,
                    parameters={name: list(values) for name, values in verb.parameters.items()},
                    target=verb.target_form,
                )
                for verb in game.actions.verbs
            ],
            steps=[
                protocol.StepInfo(name=step.name, continues=step.continues, rule=step.rule)
                for step in game.steps.all[1:]
            ],
            event_kinds=[
                protocol.EventInfo(
                    name=kind.name, parameters={name: _listed(values) for name, values in kind.parameters.items()}
                )
                for kind in game.events.all
            ],
        )

    def texts(self, language: str, game: Game | None = None) -> str:
        """The house's catalogue, followed by the game's."""
        if language not in LANGUAGES:
            raise Refused("no-language", f"The languages are {', '.join(LANGUAGES)}.", 404)
        return _texts(language, game.folder, game.names) if game else _texts(language)

    def rules(self, game: Game, language: str) -> protocol.Rules:
        if language not in LANGUAGES:
            raise Refused("no-language", f"The languages are {', '.join(LANGUAGES)}.", 404)
        sections = rules.rules(game.name, language)
        return protocol.Rules([protocol.RuleSection(title=one.title, paragraphs=_paragraphs(one)) for one in sections])


def _summary(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "seats": list(game.seat_counts),
        "modes": [protocol.ModeInfo(name=m.name, seats=list(m.seats), options=dict(m.options)) for m in game.modes],
        "options": [protocol.OptionInfo(name=o.name, choices=list(o.choices)) for o in game.options],
        "score_lines": list(game.score_lines),
        "levels": list(OFFERED),
    }


def _listed(values: Values | None) -> list[str | int] | None:
    return None if values is None else list(values)


@lru_cache(64)
def _texts(language: str, folder: Path | None = None, names: str = "") -> str:
    folders = [HOUSE, *([folder / "texts", folder / "lessons"] if folder else [])]
    files = [one / f"{language}.ftl" for one in folders]
    return "\n".join([*(file.read_text(encoding="utf-8") for file in files if file.is_file()), names])


def _paragraphs(section: rules.Section) -> list[protocol.RuleParagraph]:
    return [protocol.RuleParagraph(ids=list(one.ids), text=one.text) for one in section.paragraphs]
