"""What one viewer is told of a table: built up from nothing, through the eyes of the seats the viewer holds."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Literal

import msgspec

from riverrat import lessons
from riverrat.engine.actions import ActionSpace
from riverrat.engine.game import SPECTATOR, Event, Game, Score, hear_all
from riverrat.engine.gestures import Preview, gestures, preview

from .. import protocol
from ..store.rows import Chair, Entry, Line, now
from . import events as happened
from . import finished
from .changes import Refused
from .clock import deadline
from .table import Table

MOST_POSITIONS = 300  # looked at for gestures
MOST_CHOICES = 40  # more answers to one question are looked into when a client asks about one of them

encode = msgspec.json.Encoder().encode


def summary(table: Table, person: str | None, connected: set[str]) -> protocol.Summary:
    sheet = table.sheet
    yours, at = table.seats_of(person), now()
    away = tuple(chair.holiday > at for chair in sheet.chairs)
    who = (person, frozenset(connected), away)
    return protocol.Summary(
        table=sheet.id,
        game=sheet.game,
        name=sheet.name,
        version=sheet.version,
        rules_version=sheet.rules,
        data=sheet.data,
        corrected=table.corrected,
        host=person is not None and person == sheet.host,
        seats=_kept(table.company, who, lambda: seats(table, person, connected)),
        options=sheet.options,
        hints=sheet.hints,
        minutes=sheet.minutes,
        late=sheet.late,  # type: ignore[arg-type]  # the store holds no other
        deadline=deadline(sheet),
        started=sheet.started,
        over=sheet.over,
        readonly=table.readonly,
        updated=sheet.updated,
        rematch=sheet.rematch,
        invite=sheet.invite if yours or (person and person == sheet.host) else None,
    )


def seats(table: Table, person: str | None, connected: set[str]) -> list[protocol.SeatInfo]:
    """Who sits where, as one of them or somebody else is told."""
    yours = table.seats_of(person)
    return [
        protocol.SeatInfo(
            seat=at,
            kind=chair.kind,  # type: ignore[arg-type]  # the store holds no other
            name=chair.player if chair.kind == "person" or chair.resigned or chair.asked else "",
            level=chair.level if chair.kind == "opponent" else None,
            connected=chair.kind == "person" and chair.person in connected,
            away=chair.seen if chair.kind == "person" and chair.person not in connected and chair.seen else None,
            holiday=chair.holiday if chair.kind == "person" and chair.holiday > now() else None,
            you=at in yours,
            asked=asked_of(chair, person),
            resigned=chair.resigned,
        )
        for at, chair in enumerate(table.sheet.chairs)
    ]


def asked_of(chair: Chair, person: str | None) -> Literal["you", "other", "declined"] | None:
    """Who is asked to take an open seat, if somebody is."""
    if chair.kept:
        return "you" if chair.person == person else "other"
    return "declined" if chair.kind == "open" and chair.asked == "declined" else None


def viewing(table: Table, you: Sequence[int]) -> int:
    """Whose eyes a viewer looks through: the seat to decide if it is theirs, else their first, else nobody's."""
    deciding = table.deciding()
    return deciding if deciding in you else you[0] if you else SPECTATOR


def state(
    table: Table,
    person: str | None,
    entries: Sequence[Entry],
    first: bool,
    connected: set[str],
    chat: Sequence[Line],
    thinking: int,
    notice: str | None,
) -> bytes:
    """The `state` message for a viewer who knows everything before `entries` (nothing, on `first` load)."""
    you = table.seats_of(person)
    game, tail, cache = table.game, table.tail, table.cache
    deciding = table.deciding()
    seat = viewing(table, you)
    ears = () if game and game.hears is hear_all else tuple(you)  # one text for all who hear the same
    # One view for all who see the same.
    eyes = seat if game and tail is not None and game.hides(tail.now) else SPECTATOR
    mine = deciding in you and table.sheet.started and not table.readonly
    message = protocol.State(
        table=summary(table, person, connected),
        version=table.version,
        ply=table.sheet.ply,
        turn=tail.now.turn if tail is not None else 0,
        over=table.sheet.over,
        you=you,
        seat=deciding,
        viewing=seat,
        view=_kept(cache, ("view", eyes), lambda: game.view(tail.now, eyes) if game and tail is not None else None),
        ask=protocol.AskInfo(step=game.step(table.s), seat=deciding) if game and deciding >= 0 else None,
        choices=_kept(cache, "choices", lambda: choices(table)) if mine else [],
        gestures=_kept(cache, "gestures", lambda: intentions(table)) if mine else [],
        kept=kept_of(table, entries, first),
        events=_kept(cache, ("told", len(entries), ears), lambda: told(table, entries, ears)),
        scores=_kept(cache, "scores", lambda: scores(table)),
        achievements=[
            protocol.Achieved(seat=at, level=level, challenge=challenge) for at, level, challenge in finished.met(table)
        ],
        undo=undo(table, you),
        thinking=thinking,
        guide=guide(table) if you else None,
        puzzle=puzzle(table) if you else None,
        chat=[protocol.ChatLine(id=one.id, seat=one.seat, name=one.name, text=one.text, at=one.at) for one in chat],
        notice="notice-readonly" if table.broken else notice,
    )
    return encode(message)


def guide(table: Table) -> protocol.Guide | None:
    """The steps of the chapter that is played here, and which of them waits for something."""
    chapter, tail = table.chapter, table.tail
    if chapter is None or tail is None:
        return None
    names = [one.name for one in lessons.chapters(chapter.game.name)]
    number = names.index(chapter.name)
    return protocol.Guide(
        chapter=chapter.name,
        text=chapter.text,
        number=number + 1,
        chapters=len(names),
        next=names[number + 1] if number + 1 < len(names) else None,
        free=dict(chapter.free),
        steps=[
            protocol.GuideStep(name=one.name, points=list(one.points), acts=bool(one.right), answers=list(one.answers))
            for one in chapter.steps
        ],
        at=chapter.place(tail.actions).step,
    )


def puzzle(table: Table) -> protocol.PuzzleState | None:
    """The puzzle that is played here; what could be had is told when the turn is over."""
    asked = table.puzzle
    if asked is None or table.tail is None:
        return None
    tried = table.tried()
    return protocol.PuzzleState(
        puzzle=asked.name,
        text=asked.text,
        goal=asked.goal,
        points=list(asked.points),
        value=asked.value(table.s) if tried else None,
        best=asked.best if tried else None,
    )


def _kept(cache: dict[Any, Any], key: Any, make: Callable[[], Any]) -> Any:
    """Encode something once for all who are told the same."""
    if key not in cache:
        cache[key] = msgspec.Raw(encode(make()))
    return cache[key]


def kept_of(table: Table, entries: Sequence[Entry], first: bool) -> int:
    """Up to which ply the events a viewer has already still stand when these entries are told."""
    if first:
        return 0
    return min((entry.body.ply for entry in entries if entry.kind in ("act", "undo")), default=table.sheet.ply)


def told(table: Table, entries: Sequence[Entry], you: Sequence[int]) -> list[protocol.Told]:
    """What happened in these entries, as the holder of these seats may know it."""
    found: list[list[Any]] = []
    game = table.game if not table.broken else None
    other_rules = max((at for at, entry in enumerate(entries) if entry.kind == "rules"), default=-1)
    for place, entry in enumerate(entries):
        body = entry.body
        if entry.kind == "undo":
            found = [event for event in found if event[0] <= body.ply]
        elif entry.kind == "act" and game and game.hears is not hear_all and place > other_rules:
            for at, events in enumerate(body.events, 1):
                found += happened.words(game, body.ply + at, events, you)
        else:
            found += body.told
    return [happened.message(event) for event in found]


def choices(table: Table) -> list[protocol.Choice]:
    assert table.game is not None
    actions = table.game.actions
    return [_choice(actions, action) for action in legal(table)]


def legal(table: Table) -> list[int]:
    """What may be chosen now."""
    assert table.tail is not None
    return table.tail.legal


@lru_cache(maxsize=16384)
def _choice(actions: ActionSpace, action: int) -> protocol.Choice:
    return protocol.Choice(
        id=action,
        verb=actions.verb(action).name,
        values=actions.values(action),
        target=actions.target(action),
        text=actions.text(action),
    )


def intentions(table: Table) -> list[protocol.GestureInfo]:
    """Gestures and previews, from a table the seat could believe in: they cannot tell what the seat does not know."""
    assert table.game is not None
    game, ply = table.game, table.sheet.ply
    if len(legal(table)) > MOST_CHOICES:
        return []
    return [
        protocol.GestureInfo(
            actions=list(one.actions),
            target=one.target,
            complete=one.complete,
            preview=preview_info(game, ply, one.preview),
        )
        for one in gestures(game, table.s, MOST_POSITIONS, random.getrandbits(62))
    ]


def believed(table: Table) -> Any:
    """The table as the seat to decide may know it."""
    assert table.game is not None
    return table.game.imagine(table.s, table.deciding(), random.getrandbits(64))


def preview_of(table: Table, actions: Sequence[int]) -> protocol.PreviewInfo:
    assert table.game is not None
    if any(action >= table.game.actions.size for action in actions):
        raise Refused("illegal", "There is no such action.")
    return preview_info(table.game, table.sheet.ply, preview(table.game, believed(table), actions))


def preview_info(game: Game, ply: int, found: Preview) -> protocol.PreviewInfo:
    return protocol.PreviewInfo(
        events=[_foretold(game, ply + 1, event[:-1]) for event in found.events],
        points=found.points,
        reveals=found.reveals,
        ends_turn=found.ends_turn and not found.reveals,  # what follows something unknown is unknown
    )


@lru_cache(maxsize=4096)
def _foretold(game: Game, ply: int, event: Event) -> protocol.Told:
    """An event of a preview: most choices of a moment begin with the same ones."""
    name, values = happened.worded(game, event)
    return protocol.Told(ply=ply, seat=event[1], name=name, values=values, reveals=False)


def score_info(found: Sequence[Score]) -> list[protocol.ScoreInfo]:
    return [protocol.ScoreInfo(seat=x.seat, points=x.points, lines=x.lines, rank=x.rank, won=x.won) for x in found]


def scores(table: Table) -> list[protocol.ScoreInfo]:
    if table.tail is not None:
        return score_info(table.scores())
    return [
        protocol.ScoreInfo(seat=seat, points=points, lines=lines, rank=rank, won=won)
        for seat, points, lines, rank, won in table.sheet.result or []
    ]


def undo(table: Table, you: Sequence[int]) -> protocol.UndoInfo:
    tail = table.tail
    if tail is None or not len(tail):
        return protocol.UndoInfo(reason="nothing")
    if tail.seat_at(len(tail) - 1) not in you or table.sheet.over:
        return protocol.UndoInfo(reason="other")
    if table.puzzle:
        return protocol.UndoInfo(to=0)
    if tail.settled:
        return protocol.UndoInfo(reason=tail.undo_reason())  # type: ignore[arg-type]  # one of the reasons
    return protocol.UndoInfo(to=tail.first + tail.undo_limit())
