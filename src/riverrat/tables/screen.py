"""What one viewer is told of a table: built up from nothing, through the eyes of the seats the viewer holds."""

import random
from collections.abc import Callable, Sequence, Set
from functools import lru_cache
from typing import Any, Literal

import msgspec

from riverrat import lessons
from riverrat.engine.actions import ActionSpace
from riverrat.engine.game import SPECTATOR, Event, Game, Score, hear_all
from riverrat.engine.gestures import Preview, gestures, preview

from . import events as happened
from . import protocol
from .changes import Refused
from .clock import deadline
from .finished import met
from .names import told_apart
from .opponents import within
from .rows import ChatLine, Entry, Seat, now
from .table import Table, final_scores
from .views import Parts

MOST_POSITIONS = 300  # looked at for gestures
MOST_CHOICES = 40  # more answers to one question are looked into when a client asks about one of them
MOST_COMPANY = 200  # what is kept about those around one table: anybody may look on
NEVER = 1 << 62  # in milliseconds since 1970

encode = msgspec.json.Encoder().encode


def summary(table: Table, person: str | None, connected: Set[str]) -> protocol.Summary:
    sheet = table.sheet
    host = person is not None and person == sheet.host
    return protocol.Summary(
        table=sheet.id,
        game=sheet.game,
        name=sheet.name,
        version=sheet.version,
        rules_version=sheet.rules,
        data=sheet.data,
        corrected=table.corrected,
        host=host,
        seats=_seated(table, person, connected),
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
        invite=sheet.invite if host or table.seats_of(person) else None,
    )


def _seated(table: Table, person: str | None, connected: Set[str]) -> Any:
    """`seats`, encoded once until somebody comes, goes or is back from a holiday."""
    key, at = (person, frozenset(connected)), now()
    text, until = table.company.get(key, (None, 0))
    if at >= until:
        text = msgspec.Raw(encode(seats(table, person, connected)))
        until = min((seat.holiday for seat in table.sheet.seats if seat.holiday > at), default=NEVER)
        if len(table.company) > MOST_COMPANY:
            table.company.clear()
        table.company[key] = text, until
    return text


def seats(table: Table, person: str | None, connected: Set[str]) -> list[protocol.SeatInfo]:
    """Who sits where, as one of them or somebody else is told."""
    yours = table.seats_of(person)
    names = told_apart((seat.person, seat.shown) for seat in table.sheet.seats)
    return [
        protocol.SeatInfo(
            seat=at,
            kind=seat.kind,  # type: ignore[arg-type]  # the store holds no other
            name=names[at],
            level=seat.level if seat.kind == "opponent" else None,
            connected=seat.kind == "person" and seat.person in connected,
            away=seat.seen if seat.kind == "person" and seat.person not in connected and seat.seen else None,
            holiday=seat.holiday if seat.kind == "person" and seat.holiday > now() else None,
            you=at in yours,
            asked=asked_of(seat, person),
            wears=seat.worn(at),
            resigned=seat.resigned,
        )
        for at, seat in enumerate(table.sheet.seats)
    ]


def said(table: Table, lines: Sequence[ChatLine]) -> list[protocol.ChatLine]:
    """Lines of chat, by whom as their names stand at the table."""
    seated = [(seat.person, seat.shown) for seat in table.sheet.seats]
    names = told_apart([*seated, *((line.person, line.name) for line in lines)])[len(seated) :]
    return [
        protocol.ChatLine(id=line.id, seat=line.seat, name=name, text=line.text, at=line.at)
        for line, name in zip(lines, names, strict=True)
    ]


def asked_of(seat: Seat, person: str | None) -> Literal["you", "other", "declined"] | None:
    """Who is asked to take an open seat, if somebody is."""
    if seat.kept:
        return "you" if seat.person == person else "other"
    return "declined" if seat.kind == "open" and seat.asked == "declined" else None


def viewing(table: Table, you: Sequence[int]) -> int:
    """Whose eyes a viewer looks through: the seat to decide if it is theirs, else their first, else nobody's."""
    deciding = table.deciding()
    return deciding if deciding in you else you[0] if you else SPECTATOR


class Seen:
    """Which view a viewer was sent last: of the next one, only what changed has to be sent."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        self.eyes, self.version = SPECTATOR, -1


def state(
    table: Table,
    person: str | None,
    entries: Sequence[Entry],
    first: bool,
    connected: Set[str],
    chat: Sequence[ChatLine],
    thinking: int,
    notice: str | None,
    seen: Seen | None = None,
) -> bytes:
    """The `state` message for a viewer who knows everything before `entries` (nothing, on `first` load).

    With `seen`, its view holds only what the viewer has not seen yet, and `seen` is brought up to date.
    """
    you, common, sheet, cache = table.seats_of(person), _common(table), table.sheet, table.cache
    deciding = common.deciding
    seat = viewing(table, you)
    ears = ears_of(table, person)
    eyes = seat if common.hidden else SPECTATOR  # and one view for all who see the same
    mine = deciding in you and sheet.started and not table.readonly
    known = seen.version if seen is not None and seen.eyes == eyes else -1
    parts = _parts(table, eyes)
    if seen is not None and parts is not None:
        seen.eyes, seen.version = eyes, sheet.version
    message = protocol.State(
        table=summary(table, person, connected),
        version=sheet.version,
        ply=sheet.ply,
        turn=common.turn,
        over=sheet.over,
        you=you,
        seat=deciding,
        viewing=seat,
        view=_kept(cache, ("view", eyes, known), lambda: parts.after(known)) if parts else None,
        changes=parts is not None and known >= 0,
        ask=common.ask,
        choices=_kept(cache, "choices", lambda: choices(table)) if mine else [],
        gestures=_kept(cache, "gestures", lambda: intentions(table)) if mine else [],
        kept=kept_of(table, entries, first),
        events=_kept(cache, ("told", len(entries), ears), lambda: told(table, entries, ears)),
        scores=_kept(cache, "scores", lambda: scores(table, parts.whole if parts else None)),
        achievements=common.achievements,
        undo=common.undo if common.last in you else common.others_undo,
        thinking=thinking,
        within=within(sheet.seats[thinking].level or "") if thinking >= 0 else 0.0,
        guide=guide(table) if you else None,
        puzzle=puzzle(table) if you else None,
        chat=said(table, chat),
        notice="notice-readonly" if table.broken else notice,
    )
    return encode(message)


def ears_of(table: Table, person: str | None) -> tuple[int, ...]:
    """The seats whose secrets a viewer is told: one text for all who hear the same."""
    return tuple(table.seats_of(person)) if _common(table).whispered else ()


def past(table: Table, entries: Sequence[Entry], ears: Sequence[int], *, first: bool, rules_since: int) -> bytes:
    """The `past` message: what happened in some entries that others follow."""
    events = told(table, entries, ears, rules_since)
    return encode(protocol.Past(kept=kept_of(table, entries, first), events=events))


class Common(msgspec.Struct):
    """What all viewers are told alike of a version, and what tells who is told what."""

    deciding: int
    last: int  # who took the last action
    turn: int
    whispered: bool  # whether some hear more than others
    hidden: bool  # whether some see more than others
    ask: protocol.AskInfo | None
    achievements: list[protocol.Achieved]
    undo: protocol.UndoInfo  # for who took the last action
    others_undo: protocol.UndoInfo


def _common(table: Table) -> Common:
    found: Common | None = table.cache.get("common")
    if found is None:
        game, tail, deciding = table.game, table.tail, table.deciding()
        last = tail.seat_at(len(tail) - 1) if tail is not None and len(tail) else SPECTATOR
        found = table.cache["common"] = Common(
            deciding=deciding,
            last=last,
            turn=tail.now.turn if tail is not None else 0,
            whispered=not game or game.hears is not hear_all,
            hidden=bool(game and tail is not None and game.hides(tail.now)),
            ask=protocol.AskInfo(step=game.step(table.s), seat=deciding) if game and deciding >= 0 else None,
            achievements=[
                protocol.Achieved(seat=at, level=at_level, challenge=one) for at, at_level, one in met(table)
            ],
            undo=undo(table, [last]),
            others_undo=undo(table, []),
        )
    return found


def view(table: Table, eyes: int) -> Any:
    """What is seen through the eyes of a seat, as far as there is anything to see."""
    return table.game.view(table.s, eyes) if table.game and table.tail is not None else None


def _parts(table: Table, eyes: int) -> Parts | None:
    """The same part by part, made once for all who see the same."""
    found: Parts | None = table.cache.get(("parts", eyes))
    if found is None and (whole := view(table, eyes)) is not None:
        found = table.cache["parts", eyes] = table.views.setdefault(eyes, Parts())
        found.show(whole, table.version)
    return found


def guide(table: Table) -> protocol.Guide | None:
    """The steps of the chapter that is played here, and which of them waits for something."""
    chapter, tail = table.chapter, table.tail
    if chapter is None or tail is None:
        return None
    names = [one.name for one in lessons.chapters(chapter.game.name)]
    number, place = names.index(chapter.name), chapter.place(tail.actions)
    return protocol.Guide(
        chapter=chapter.name,
        text=chapter.text,
        number=number + 1,
        chapters=len(names),
        skips=chapter.skips,
        next=names[number + 1] if number + 1 < len(names) else None,
        free=dict(chapter.free),
        steps=[
            protocol.GuideStep(
                name=one.name,
                points=points,
                acts=bool(one.right),
                riddle=one.riddle and not place.taken,
                answers=list(one.answers),
            )
            for one, points in zip(chapter.steps, pointed(chapter, tail.actions), strict=True)
        ],
        ways=ways(chapter, tail.actions),
        presses=pressed(chapter, tail.actions),
        at=place.step,
    )


def ways(chapter: lessons.Chapter, actions: Sequence[int]) -> list[list[int]]:
    """What is left to do at the step that waits, in whichever way."""
    place = chapter.place(actions)
    if place.step == len(chapter.steps) or place.reply is not None:
        return []
    return [list(way[len(place.taken) :]) for way in chapter.steps[place.step].ways(place.taken)]


def pressed(chapter: lessons.Chapter, actions: Sequence[int]) -> str:
    """The choice that a lesson asks for next, where only a button stands for it."""
    place = chapter.place(actions)
    if place.step == len(chapter.steps) or place.reply is not None:
        return ""
    ways = chapter.steps[place.step].ways(place.taken)
    wanted, *others = {way[len(place.taken)] for way in ways}
    return "" if others or wanted == lessons.ANY or chapter.game.actions.target(wanted) else str(wanted)


def pointed(chapter: lessons.Chapter, actions: Sequence[int]) -> list[list[str]]:
    """What each step points at. The one that is begun leaves out what is done and begins with what comes next."""
    found = [list(one.points) for one in chapter.steps]
    place = chapter.place(actions)
    if not place.taken or place.reply is not None:
        return found
    step, target = chapter.steps[place.step], chapter.game.actions.target
    ways = [way[len(place.taken) :] for way in step.ways(place.taken)]
    ahead = [["" if one == lessons.ANY else target(one) for one in way] for way in ways]
    following = {way[0] for way in ahead} - {""}
    done = {target(one) for one in place.taken} - {to for way in ahead for to in way}
    first = list(following) if len(following) == 1 else []
    left = [*first, *(one for one in found[place.step] if one not in done | set(first))]
    if left or following or pressed(chapter, actions):
        found[place.step] = left or sorted(following)
    return found


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
    found = cache.get(key)
    if found is None:
        found = cache[key] = msgspec.Raw(encode(make()))
    return found


def kept_of(table: Table, entries: Sequence[Entry], first: bool) -> int:
    """Up to which ply the events a viewer has already still stand when these entries are told."""
    if first:
        return 0
    return min([entry.body.ply for entry in entries if entry.kind in ("act", "undo")], default=table.sheet.ply)


def told(table: Table, entries: Sequence[Entry], you: Sequence[int], rules_since: int = 0) -> list[protocol.Told]:
    """What happened in these entries, as the holder of these seats may know it.

    The rules cannot say more of what they did not play: `rules_since` is the version they came with, if after these.
    """
    found: list[list[Any]] = []
    game = table.game if not table.broken else None
    rules_since = max([entry.version for entry in entries if entry.kind == "rules"], default=rules_since)
    for entry in entries:
        body = entry.body
        if entry.kind == "undo":
            found = [event for event in found if event[0] <= body.ply]
        elif entry.kind == "act" and game and game.hears is not hear_all and entry.version > rules_since:
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
    game = table.game
    if len(legal(table)) > MOST_CHOICES:
        return []
    return [
        protocol.GestureInfo(
            actions=list(one.actions),
            target=one.target,
            complete=one.complete,
            preview=preview_info(game, one.preview),
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
    return preview_info(table.game, preview(table.game, believed(table), actions))


@lru_cache(maxsize=1 << 14)
def _foretold(game: Game, event: Event) -> Any:
    """An event of a preview as it is told, encoded. It belongs to no ply, and the same ones come again and again."""
    name, values = game.event_words(event)
    return msgspec.Raw(encode(protocol.Told(ply=0, seat=event[1], name=name, values=values, reveals=False)))


def preview_info(game: Game, found: Preview) -> protocol.PreviewInfo:
    return protocol.PreviewInfo(
        events=[_foretold(game, event[:-1]) for event in found.events],
        points=found.points,
        reveals=found.reveals,
        ends_turn=found.ends_turn and not found.reveals,  # what follows something unknown is unknown
    )


def score_info(found: Sequence[Score]) -> list[protocol.ScoreInfo]:
    return [protocol.like(protocol.ScoreInfo, score) for score in found]


def scores(table: Table, seen: dict[str, Any] | None) -> list[protocol.ScoreInfo]:
    """How every seat stands. While the game goes on every view tells it, and points alone count."""
    sheet = table.sheet
    if table.game is not None and table.tail is not None and sheet.over:
        return score_info(final_scores(table.game, table.s, sheet))
    if seen is not None:
        found = [(player["lines"], sum(player["lines"].values())) for player in seen["players"]]
        return [
            protocol.ScoreInfo(seat=seat, points=points, lines=lines, rank=points, won=False)
            for seat, (lines, points) in enumerate(found)
        ]
    return [
        protocol.ScoreInfo(seat=seat, points=points, lines=lines, rank=rank, won=won)
        for seat, points, lines, rank, won in sheet.result or []
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
