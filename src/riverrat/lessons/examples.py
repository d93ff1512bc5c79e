"""Pictures and worked examples of the rules pages, as data in `games/<game>/examples/examples.toml`.

An example stands below a paragraph of the rules and shows a cut-out of the real board. Played through, it is a short
game by the real rules: every step plays some actions and says what they did. An example of a single step is a picture.
Its heading is the text `example-<name>`, its sentences are `example-<name>-<step>`, in the catalogues beside the page.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from riverrat import games
from riverrat.engine.game import Game

from . import LEARNER, Chapter, Step, chapter, read_actions

FILE = "examples/examples.toml"


@dataclass(frozen=True, eq=False)
class Example:
    name: str
    at: str  # the id of the paragraph it stands below
    part: str  # what is drawn: the `board`, or one of the lists beside it
    show: tuple[str, ...]  # the places its cut-out holds; none: all of it
    chapter: Chapter  # what is played

    @property
    def text(self) -> str:
        """The key of its heading."""
        return f"example-{self.name}"

    def said(self, step: Step) -> str:
        """The key of what a step says."""
        return f"{self.text}-{step.name}"

    def views(self) -> Iterator[Any]:
        """What is seen after each step, by the seat that is spoken to. Raises BadLesson."""
        s = self.chapter.start.clone()
        for step in self.chapter.steps:
            self.chapter.play(s, step.right[0] if step.right else (), step.name)
            yield self.chapter.game.view(s, LEARNER)


@cache
def examples(game: str) -> tuple[Example, ...]:
    """The examples of a game in their order, none where it has no page of them. Raises BadLesson."""
    loaded = games.load(game)
    page = loaded.folder / FILE
    if not page.is_file():
        return ()
    read = tomllib.loads(page.read_text(encoding="utf-8"))
    return tuple(_read(loaded, {**read, **row}) for row in read["example"])


def example(game: str, name: str) -> Example | None:
    """The example of that name, if there is one."""
    return next((one for one in examples(game) if one.name == name), None)


def _read(game: Game, row: Mapping[str, Any]) -> Example:
    """One example; what it does not say itself is as the page has it. It may begin where a chapter of a lesson ends."""
    return Example(
        name=row["name"],
        at=row["at"],
        part=row.get("part", "board"),
        show=tuple(row.get("show", [])),
        chapter=Chapter(
            name=f"examples/{row['name']}",
            game=game,
            seats=row["seats"],
            options=row.get("options", {}),
            seed=row["seed"],
            steps=tuple(
                Step(
                    step["name"],
                    points=tuple(step.get("points", [])),
                    right=(read_actions(game, row["name"], step.get("play", [])),),
                )
                for step in row["step"]
            ),
            before=chapter(game.name, row["after"]) if "after" in row else None,
            changes=row.get("changes", {}),
            opening=read_actions(game, row["name"], row.get("opening", [])),
        ),
    )
