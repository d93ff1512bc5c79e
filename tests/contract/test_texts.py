"""Every word of every game can be said in every language."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from riverrat import games, texts
from riverrat.engine.actions import Values
from riverrat.engine.game import Game
from riverrat.engine.steps import AUTOMATIC
from riverrat.texts import LANGUAGES
from riverrat.texts.rules import rules

FOLDERS = {name: games.load(name).folder / "texts" for name in games.names()}
FOLDERS["house"] = texts.HOUSE
FOLDERS["terminal"] = texts.TERMINAL


class Mentions(Visitor):
    """Which variables and which other messages a message mentions."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.counts: set[str] = set()  # those that choose between one and many
        self.messages: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys == {"one", "other"}:
            self.counts.add(node.selector.id.name)
            for variant in node.variants:
                self.visit(variant)
        else:
            self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def mentions(text: str, where: str) -> dict[str, Mentions]:
    """The keys of a catalogue with what each mentions; a broken entry fails the test."""
    found: dict[str, Mentions] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{where}: {str(entry.content)[:80]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{where}: {entry.id.name} twice"
            found[entry.id.name] = Mentions()
            found[entry.id.name].visit(entry)
    return found


def messages(path: Path) -> dict[str, set[str]]:
    """The keys of a catalogue with the variables each says; a word may have a plural in one language alone."""
    return {key: found.variables for key, found in mentions(path.read_text(encoding="utf-8"), path.name).items()}


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
        if verb.holds:
            keys[f"hold-{verb.name}"] = set()
    for kind in game.events.all:
        keys[f"event-{kind.name}"] = {"seat", *kind.parameters}
        for parameter, named in kind.parameters.items():
            keys |= {key: set() for key in names(parameter, named)}
        if kind.counts:
            keys[f"when-{kind.name}"] = {kind.counts}
    if game.rival:
        keys["rival"] = set()
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
    file = game.folder / "texts" / f"{language}.ftl"
    have = mentions(f"{file.read_text(encoding='utf-8')}\n{game.names}", file.name)
    missing = sorted(set(needed(game)) - set(have))
    assert not missing, f"{len(missing)} keys missing: {missing[:20]}"
    for key, allowed in needed(game).items():
        used = have[key].variables | have[key].counts
        assert used <= allowed, f"{key} uses {used - allowed}"
    for key, found in have.items():
        assert found.messages <= set(have), f"{key} mentions {found.messages - set(have)}"


@pytest.mark.parametrize("name", FOLDERS)
def test_the_three_languages_have_the_same_keys_and_variables(name: str) -> None:
    english = messages(FOLDERS[name] / "en.ftl")
    for language in LANGUAGES:
        other = messages(FOLDERS[name] / f"{language}.ftl")
        assert sorted(other) == sorted(english)
        for key, variables in english.items():
            assert other[key] == variables, f"{name}, {language}, {key}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["first-rat", "la-loire", "rio-de-la-plata"])
def test_every_question_leads_to_a_paragraph_of_the_rules(name: str, language: str) -> None:
    known = {one for section in rules(name, language) for paragraph in section.paragraphs for one in paragraph.ids}
    asked = {step.name: step.rule for step in games.load(name).steps.all if step.kind != AUTOMATIC}
    assert {step: rule for step, rule in asked.items() if rule not in known} == {}


@pytest.mark.parametrize("name", ["first-rat", "la-loire", "rio-de-la-plata"])
def test_fields_and_notes_of_a_box_can_be_said(name: str) -> None:
    """In English a note reads as board.toml has it; one that only cites the specification needs no words."""
    game = games.load(name)
    text = (game.folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    said = dict(re.findall(r"^(data-\S+) = (.+)$", text, re.MULTILINE))
    fields = {field for one in game.box.data if isinstance(one.value, dict) for field in one.value if field != "id"}
    assert {field for field in fields if f"data-field-{field.replace('_', '-')}" not in said} == set()
    for one in game.box.data:
        if re.search("[a-z]{2}", one.note):
            key = f"data-{re.sub('[._]', '-', one.path)}-note"
            note = said.get(key) or said.get(f"data-{one.path.split('.')[0]}-note")
            assert note == one.note.replace("'", "’"), key


@pytest.mark.parametrize("name", ["first-rat", "la-loire", "rio-de-la-plata"])
def test_whatever_changes_points_is_told_in_few_words(name: str) -> None:
    """Of the events of each act that changes somebody's points one at least has a text of its own for that."""
    game, choose = games.load(name), random.Random(5)
    terse = {key for key in messages(game.folder / "texts" / "en.ftl") if key.startswith("terse-")}
    known = {f"terse-{kind.name}" for kind in game.events.all}
    known |= {f"terse-{kind.name}-to" for kind in game.events.all if "player" in kind.parameters}
    assert terse <= known
    told_whole = {f"terse-{kind.name}" for kind in game.events.all if kind.answers}  # a deal: who gives what for what
    changes = 0
    for seed in range(6):
        s = game.new(choose.choice(game.seat_counts), seed=seed)
        before = [score.points for score in game.scores(s)]
        for _ in range(800):
            if s.over:
                break
            told = [game.event_words(event)[0] for event in game.play(s, choose.choice(game.legal(s)))]
            points = [score.points for score in game.scores(s)]
            if points != before:
                changes += 1
                assert (terse | told_whole) & {f"terse-{one}" for one in told}, told
            before = points
    assert changes > 50
