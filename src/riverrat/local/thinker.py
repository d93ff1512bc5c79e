"""What the worker beside the house does: thinks, and plays games again. A task comes and goes as bytes."""

import pickle
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from riverrat.tables import replays, thinking
from riverrat.tables.game_key import GameKey
from riverrat.tables.replays import Branch, Check, Job, Moments, Points, Position
from riverrat.tables.thinking import Request


@dataclass(frozen=True)
class Task:
    """What is asked, with the corrections to a box that the other worker has no file of."""

    asked: Request | Job
    corrections: str = ""

    @classmethod
    def of(cls, asked: Request | Job) -> Self:
        key = _key(asked)
        return cls(asked, Path(key.corrections).read_text(encoding="utf-8") if key and key.corrections else "")

    def packed(self) -> bytes:
        return pickle.dumps(self)

    @property
    def module(self) -> str:
        """The game whose compiled code it takes; none where it is interpreted."""
        return self.asked.key.name if isinstance(self.asked, Request) and self.asked.compiled else ""


def _key(asked: Request | Job) -> GameKey | None:
    match asked:
        case Request():
            return asked.key
        case Check():
            return asked.game
        case Points() | Position() | Moments() | Branch():
            return asked.transcript.game
    return None


def work(packed: bytes) -> bytes:
    """The answer to a task."""
    task: Task = pickle.loads(packed)
    key = _key(task.asked)
    if key and task.corrections:
        file = Path(key.corrections)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(task.corrections, encoding="utf-8")
    answer: Any = thinking.answer(task.asked) if isinstance(task.asked, Request) else replays.answer(task.asked)
    return pickle.dumps(answer)
