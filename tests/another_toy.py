"""A copy of the toy under another name, whose box a test may change as a later release would."""

import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from riverrat import games
from riverrat.engine.game import Game


@dataclass(frozen=True)
class AnotherToy:
    name: str
    folder: Path

    def load(self) -> Game:
        return games.load(self.name)

    def change(self, *changes: str) -> str:
        """Another board.toml: each text replaced by the one after it. From now on it is the box of today."""
        board = self.folder / "board.toml"
        former = text = board.read_text(encoding="utf-8")
        for old, new in zip(changes[::2], changes[1::2], strict=True):
            assert old in text
            text = text.replace(old, new)
        board.write_text(text, encoding="utf-8")
        self.forget()
        return former

    def forget(self) -> None:
        for key in [key for key in games._loaded if key[0] == self.name]:
            del games._loaded[key]
        package = games.REGISTER[self.name]
        for module in [one for one in sys.modules if one.split(".")[0].split("__")[0] == package]:
            del sys.modules[module]


def another_toy(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> AnotherToy:
    """A game of that name with the rules and the box of the toy, below a folder of the test's own."""
    made = AnotherToy(name, folder / f"{name}_toy")
    shutil.copytree(games.load("toy").folder, made.folder, ignore=shutil.ignore_patterns("__pycache__"))
    first = made.folder / "__init__.py"
    first.write_text(first.read_text(encoding="utf-8").replace('name="toy"', f'name="{name}"'), encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setitem(games.REGISTER, name, made.folder.name)
    made.forget()
    return made
