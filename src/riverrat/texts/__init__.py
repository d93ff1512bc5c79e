"""Texts in the reader's language, from the Fluent catalogues of the house and of each game."""

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from riverrat.engine.errors import BadOption

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

    from riverrat.engine.game import Event, Game

LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français"}  # the one list of languages
LANGUAGES = tuple(LANGUAGE_NAMES)
HOUSE = Path(__file__).parent
TERMINAL = HOUSE / "terminal"  # what the command line says


class Catalog:
    """What the house and, where given, one game and further folders have to say in one language."""

    def __init__(self, language: str, game: "Game | None" = None, *more: Path) -> None:
        if language not in LANGUAGES:
            raise BadOption(f"the languages are {', '.join(LANGUAGES)}, not {language!r}")
        from fluent.runtime import FluentBundle
        from fluent.syntax.ast import Message

        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        self.keys: list[str] = []  # of all messages
        files = [folder / f"{language}.ftl" for folder in [HOUSE, *more] + ([game.folder / "texts"] if game else [])]
        pages = [file.read_text(encoding="utf-8") for file in files if file.exists()]
        for page in [*pages, game.names] if game else pages:
            resource = _parsed(page)
            self._bundle.add_resource(resource)
            self.keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]

    def say(self, key: str, **values: str | int) -> str:
        """The text of a key; the key itself where the catalogue has none."""
        if not self._bundle.has_message(key):
            return key
        message = self._bundle.get_message(key)
        if message.value is None:
            return key
        text, _ = self._bundle.format_pattern(message.value, values)
        return str(text)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def words(self, values: dict[str, str | int]) -> dict[str, str | int]:
        """The values of an action or event, names said in this language; an item beside its amount as so much of it."""
        said = {
            name: self.say(f"{name}-{value}") if isinstance(value, str) else value for name, value in values.items()
        }
        amount, counted = values.get("amount"), f"amount-{values.get('item')}"
        if amount is not None and self.has(counted):
            said["item"] = self.say(counted, amount=amount)
        return said

    def action(self, action: int) -> str:
        assert self.game is not None
        verb = self.game.actions.verb(action)
        return self.say(f"action-{verb.name}", **self.words(verb.values(action)))

    def event(self, event: "Event", players: list[str]) -> str:
        assert self.game is not None
        name, values = self.game.event_words(event)
        words = self.words(values)
        for key, seat in (("seat", event[1]), ("player", values.get("player"))):  # both are said by name
            if isinstance(seat, int):
                words[key] = players[seat] if 0 <= seat < len(players) else self.say("nobody")
        return self.say(f"event-{name}", **words)


@lru_cache(64)
def _parsed(page: str) -> "Resource":
    """A catalogue as Fluent reads it, which takes a third of a second: the house's are part of every game's."""
    from fluent.runtime import FluentResource

    return FluentResource(page)


@cache
def catalog(language: str, game: "Game | None" = None) -> Catalog:
    return Catalog(language, game)
