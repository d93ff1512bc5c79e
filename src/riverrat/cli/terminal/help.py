"""Answers to `?`: the rule behind a question, and what a card, palace, item or Comic does."""

from riverrat.engine.game import Game
from riverrat.texts import Catalog
from riverrat.texts.rules import Paragraph, rules

MOST = 6  # paragraphs told at once


class Help:
    """What the game's texts and its rules page know."""

    def __init__(self, game: Game, words: Catalog, language: str) -> None:
        self.words = words
        self._rules = [(s.title, paragraph) for s in rules(game.name, language) for paragraph in s.paragraphs]
        self._about = {step.name: step.rule for step in game.steps.all}

    def question(self, step: str) -> list[str]:
        """The paragraph of the rules that a question is about."""
        about = self._about.get(step, "")
        return [_told(title, paragraph) for title, paragraph in self._rules if about and about in paragraph.ids]

    def about(self, word: str) -> list[str]:
        """Everything whose name has a word in it, with what it does; then the rules that speak of it."""
        wanted, say = word.casefold(), self.words.say
        things = {}
        for key in self.words.keys:
            name = key.removesuffix("-help")
            named = name != key and not name.startswith(("ui-", "option-")) and self.words.has(name)
            if named and wanted in say(name).casefold():
                things[say(name)] = say(key)
        told = [f"{name}: {text}" for name, text in things.items()]
        spoken = [_told(title, one) for title, one in self._rules if wanted in one.text.casefold()]
        return told + spoken[:MOST]


def _told(title: str, paragraph: Paragraph) -> str:
    return f"{title}: {paragraph.text}"
