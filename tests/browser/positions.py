"""Positions of random games, as tables to sit down at: every kind of question is among them, the rarest too."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import zip_longest
from typing import Any, NamedTuple

from riverrat import games
from riverrat.engine.record import Record

GAMES_PLAYED = 12


class Position(NamedTuple):
    """A moment of a record at which there is a choice, and what is asked there."""

    record: str
    ply: int
    step: str


@cache
def positions(game: str, most: int) -> tuple[Position, ...]:
    """So many positions, the kinds of question taking turns, each from all over the games that were played."""
    found: dict[str, list[Position]] = {}
    for seed in range(GAMES_PLAYED):
        for one in moments(game, seed):
            found.setdefault(one.step, []).append(one)
    mixed = random.Random(most)
    turns = zip_longest(*(mixed.sample(kind, len(kind)) for kind in found.values()))
    return tuple(one for turn in turns for one in turn if one is not None)[:most]


def moments(name: str, seed: int) -> Iterator[Position]:
    """Every choice of a random game."""
    game = games.load(name)
    record, chance = Record(game, max(2, game.seat_counts[0]), seed=seed), random.Random(seed)
    choices = []
    while not record.now.over:
        legal = game.legal(record.now)
        if len(legal) > 1:
            choices.append((len(record), game.step(record.now)))
        record.play(chance.choice(legal))
    text = record.text()
    return (Position(text, ply, step) for ply, step in choices)


class Reader:
    """Somebody who goes from one position to the next, sitting on every seat."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.send = page.context.request
        assert self.send.post("/api/me", data={"name": "Anna"}).ok
        self.tables: dict[str, str] = {}  # of records brought before

    def open(self, position: Position) -> None:
        if position.record not in self.tables:
            headers = {"content-type": "text/plain"}
            self.tables[position.record] = self.table("/api/records", position.record, headers)
        whole = self.tables[position.record]
        branch = self.table(f"/api/tables/{whole}/branch", {"ply": position.ply}, None)
        self.page.goto(f"/table/{branch}")

    def table(self, path: str, body: Any, headers: dict[str, str] | None) -> str:
        answer = self.send.post(path, data=body, headers=headers)
        assert answer.ok, answer.text()
        return str(answer.json()["table"])
