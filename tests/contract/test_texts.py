"""Every word of every game can be said in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from riverrat import games, texts
from riverrat.engine.actions import Values
from riverrat.engine.game import Game
from riverrat.texts import LANGUAGES

FOLDERS = {name: games.load(name).folder / "texts" for name in games.names()}
FOLDERS["house"] = texts.HOUSE
FOLDERS["terminal"] = texts.HOUSE.parent / "terminal"


class Variables(Visitor):
    """Which variables a message mentions."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The keys of a catalogue with the variables of each; a broken entry fails the test."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {str(entry.content)[:80]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


def names(parameter: str, values: Values | None) -> Iterator[str]:
    if values is not None and not isinstance(values, range):
        yield from (f"{parameter}-{value}" for value in values)


def needed(game: Game) -> dict[str, set[str]]:
    """Every key the house asks a game for, with the variables it may use."""
    keys: dict[str, set[str]] = {"game-name": set(), "game-about": set()}
    keys |= {f"ask-{step.name}": set() for step in game.steps.all if step.kind}
    for verb in game.actions.verbs:
        keys[f"action-{verb.name}"] = set(verb.parameters)
        for parameter, values in verb.parameters.items():
            keys |= {key: set() for key in names(parameter, values)}
    for kind in game.events.all:
        keys[f"event-{kind.name}"] = {"seat", *kind.parameters}
        for parameter, named in kind.parameters.items():
            keys |= {key: set() for key in names(parameter, named)}
    for line in game.score_lines:
        keys |= {f"score-{line}": set(), f"score-{line}-help": set()}
    keys |= {f"mode-{mode.name}": set() for mode in game.modes}
    for option in game.options:
        keys |= {f"option-{option.name}": set(), f"option-{option.name}-help": set()}
        keys |= {f"option-{option.name}-{choice}": set() for choice in option.choices}
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_a_game_can_say_all_its_words(name: str, language: str) -> None:
    game = games.load(name)
    have = messages(game.folder / "texts" / f"{language}.ftl")
    missing = sorted(set(needed(game)) - set(have))
    assert not missing, f"{len(missing)} keys missing: {missing[:20]}"
    for key, allowed in needed(game).items():
        assert have[key] <= allowed, f"{key} uses {have[key] - allowed}"


@pytest.mark.parametrize("name", FOLDERS)
def test_the_three_languages_have_the_same_keys_and_variables(name: str) -> None:
    english = messages(FOLDERS[name] / "en.ftl")
    for language in LANGUAGES[1:]:
        other = messages(FOLDERS[name] / f"{language}.ftl")
        assert sorted(other) == sorted(english)
        for key, variables in english.items():
            assert other[key] == variables, f"{name}, {language}, {key}"
