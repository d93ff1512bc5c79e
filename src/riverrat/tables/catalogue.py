"""The games this server offers: their descriptions, texts, rules, and other boxes: corrected ones, earlier ones."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from riverrat import games
from riverrat.engine.actions import EventKind, Verb
from riverrat.engine.errors import BadData, UnknownGame
from riverrat.engine.game import Game, Say
from riverrat.lessons import examples
from riverrat.players.levels import DEFAULT, OFFERED, own
from riverrat.texts import HOUSE, LANGUAGES, catalog, rules

from . import protocol
from .changes import Refused
from .game_key import GameKey
from .ids import hashed, short_id
from .settings import Settings
from .store import Store

SPOKEN = ("texts", "lessons", "puzzles", "examples")  # the folders of a game in which there are catalogues


class Catalogue:
    """Games by name, and by the hash of their data."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.folder = settings.folder / "boxes"
        self._corrected: OrderedDict[tuple[str, str], tuple[Game, Path]] = OrderedDict()  # used last at the end
        self.needed: Callable[[], set[tuple[str, str]]] = set  # boxes of tables in use, by game and hash
        self.weaker: Callable[[Game], dict[str, protocol.Weaker]] = lambda _: {}  # levels below their strength
        self.sayer: Callable[[str, Game], Say] = lambda language, game: catalog(language, game).say
        self._lock = threading.Lock()

    def names(self) -> list[str]:
        return list(self.settings.games) or games.names()

    def game(self, name: str) -> Game:
        if name not in self.names():
            raise UnknownGame(name, self.names())
        return games.load(name)

    def known(self, name: str, box: str = "") -> Game:
        """The game of that name, or with an owner's box by its hash; refused where we do not have it."""
        try:
            game = self.game(name)
        except UnknownGame as error:
            raise Refused("no-game", str(error), 404) from None
        found = self.find(name, box) if box else game
        if found is None:
            raise Refused("no-box", "This server knows no such data of this game.", 404)
        return found

    # --- boxes --------------------------------------------------------------------------------------------------------

    def find(self, name: str, data: str) -> Game | None:
        """The game as it is played with that data, or None when it is gone. Blocks: call it on a worker thread."""
        try:
            game = self.game(name)
        except UnknownGame:
            return None
        if data == game.box.hash:
            return game
        with self._lock:
            found = self._corrected.get((name, data))
            if found:
                self._corrected.move_to_end((name, data))
                return found[0]
        earlier = games.earlier_box(name, data)
        text = None if earlier else self.store.box_text(name, data)
        if earlier is None and text is None:
            return None
        try:
            loaded = self._load(name, earlier or self._file(name, str(text)))
        except BadData:
            return None
        return loaded if loaded.box.hash == data else None

    def corrections(self, game: Game) -> Path | None:
        """The file that corrects this game's box, if any: worker processes load it by that."""
        found = self._corrected.get((game.name, game.box.hash))
        return found[1] if found else None

    def key(self, game: Game) -> GameKey:
        """How a process of its own finds a game."""
        corrections = self.corrections(game)
        return GameKey(game.name, games.REGISTER[game.name], str(corrections) if corrections else "")

    def correct(self, name: str, text: str, try_out: Callable[[str, Path], None]) -> Game:
        """A game with its owner's corrections, tried out first, by name and file. Blocks."""
        self.game(name)
        known = self.store.box_of(name, text)
        found = self.find(name, known) if known else None
        if found:
            return found
        if self._full():
            raise Refused("too-many-boxes", "This server has as many corrected data sets in use as it can.", 429)
        file = self._file(name, text)
        try:
            try_out(name, file)
            game = self._load(name, file)
        except BadData:
            file.unlink(missing_ok=True)
            raise
        self.store.keep_box(name, game.box.hash, text)
        return game

    def _file(self, name: str, text: str) -> Path:
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / f"{name}-{hashed(text)[:16]}.toml"
        if not file.exists():
            draft = file.with_suffix(f".{short_id()}.part")
            draft.write_text(text, encoding="utf-8")
            draft.replace(file)
        return file

    def _full(self) -> bool:
        """Whether tables in use need as many boxes as we may have."""
        with self._lock:
            return len(self.needed() & set(self._corrected)) >= self.settings.limits.boxes

    def _load(self, name: str, file: Path) -> Game:
        """Load a box, and give up those that were not used for longest; never one that a table in use needs."""
        with self._lock:
            game = games.load(name, file)
            key = (name, game.box.hash)
            self._corrected[key] = (game, file)
            self._corrected.move_to_end(key)
            spare = [one for one in self._corrected if one != key and one not in self.needed()]
            for old in spare[: max(0, len(self._corrected) - self.settings.limits.boxes)]:
                _, gone = self._corrected.pop(old)
                games.unload(old[0], gone)
                if gone.parent == self.folder:  # its text is in the store
                    gone.unlink(missing_ok=True)
            return game

    # --- descriptions -------------------------------------------------------------------------------------------------

    def summaries(self) -> list[protocol.GameSummary]:
        return [protocol.GameSummary(**self._summary(self.game(name))) for name in self.names()]  # type: ignore[arg-type]

    def detail(self, game: Game) -> protocol.GameDetail:
        return protocol.GameDetail(
            **self._summary(game),  # type: ignore[arg-type]
            version=game.version,
            data=game.box.hash,
            box=[protocol.like(protocol.DatumInfo, datum) for datum in game.box.data],
            values=game.box.values,
            verbs=[protocol.like(protocol.VerbInfo, verb, parameters=_listed(verb)) for verb in game.actions.verbs],
            steps=[protocol.like(protocol.StepInfo, step) for step in game.steps.all[1:]],
            event_kinds=[
                protocol.like(
                    protocol.EventInfo,
                    kind,
                    parameters=_listed(kind),
                    where=[name for name in kind.parameters if name in game.events.where],
                )
                for kind in game.events.all
            ],
            rival=game.rival,
            dealt=game.dealt,
        )

    def _summary(self, game: Game) -> dict[str, object]:
        return {
            "name": game.name,
            "seats": list(game.seat_counts),
            "modes": [protocol.like(protocol.ModeInfo, mode) for mode in game.modes],
            "options": [protocol.like(protocol.OptionInfo, option) for option in game.options],
            "score_lines": list(game.score_lines),
            "levels": [*OFFERED, *own()],
            "level": DEFAULT,
            "weaker": self.weaker(game),
        }

    def texts(self, language: str, game: Game | None = None) -> str:
        """The house's catalogue, followed by the game's."""
        if language not in LANGUAGES:
            raise Refused("no-language", f"The languages are {', '.join(LANGUAGES)}.", 404)
        return _texts(language, game.folder, game.names) if game else _texts(language)

    def rules(self, game: Game, language: str) -> protocol.Rules:
        if language not in LANGUAGES:
            raise Refused("no-language", f"The languages are {', '.join(LANGUAGES)}.", 404)
        return protocol.Rules(
            sections=_sections(rules.rules(game.name, language)),
            summary=_sections(rules.summary(game.name, language)),
            examples=[
                protocol.like(
                    protocol.ExampleInfo,
                    one,
                    steps=[
                        protocol.ExampleStep(text=one.said(step), points=list(step.points))
                        for step in one.chapter.steps
                    ],
                )
                for one in examples.examples(game.name)
            ],
        )

    def example(self, game: Game, name: str) -> protocol.ExampleViews:
        found = examples.example(game.name, name)
        if found is None:
            raise Refused("no-example", "There is no such example.", 404)
        return protocol.ExampleViews(seats=found.chapter.seats, views=_views(found))


def _listed(word: Verb | EventKind) -> dict[str, list[str | int] | None]:
    """The parameters of a verb or event, each with the values it may have; None is a plain number."""
    return {name: None if values is None else list(values) for name, values in word.parameters.items()}


@lru_cache(64)
def _texts(language: str, folder: Path | None = None, names: str = "") -> str:
    folders = [HOUSE, *([folder / name for name in SPOKEN] if folder else [])]
    files = [one / f"{language}.ftl" for one in folders]
    return "\n".join([*(file.read_text(encoding="utf-8") for file in files if file.is_file()), names])


def _sections(sections: Sequence[rules.Section]) -> list[protocol.RuleSection]:
    return [protocol.RuleSection(title=one.title, paragraphs=_paragraphs(one)) for one in sections]


def _paragraphs(section: rules.Section) -> list[protocol.RuleParagraph]:
    return [protocol.RuleParagraph(ids=list(one.ids), text=one.text) for one in section.paragraphs]


@lru_cache(64)
def _views(example: examples.Example) -> list[Any]:
    return list(example.views())
