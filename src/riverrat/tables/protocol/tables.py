"""Tables: set up, joined, listed, looked back at."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from .base import Answer, Ask, Box, Count, Level, Minutes, Name, SeatNumber, Value, Word


class NewSeat(Ask):
    kind: Literal["me", "open", "opponent"]
    level: Level | None = None
    name: Name | None = None  # of somebody else who plays at the same screen


class NewTable(Ask):
    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, str], Meta(max_length=64)] = {}
    hints: bool = False
    name: Name | None = None
    minutes: Minutes = 0  # a turn may take; 0 for as long as it likes
    late: Literal["opponent", "open"] = "opponent"  # what becomes of a seat whose time is up
    data: Box | None = None  # corrections to the box, as TOML text


class Created(Answer):
    table: str
    invite: str  # share as /table/<table>#<invite>: what follows # never reaches a log


class TableName(Answer):
    table: str


class MySeat(Answer):
    name: str
    kind: Literal["person", "opponent", "open"]
    you: bool
    wears: int  # as in `SeatInfo`
    turn: bool  # whether it is this seat's turn
    points: int | None  # of a finished game
    won: bool


class MyTable(Answer):
    table: str
    game: str
    name: str
    seats: list[MySeat]
    waiting: bool
    asked: bool  # whether a seat is kept for you: POST answer
    deadline: int | None  # when the time of who decides is up, in milliseconds since 1970
    over: bool
    updated: int  # milliseconds since 1970, UTC


class SeatInfo(Answer):
    seat: int
    kind: Literal["person", "opponent", "open"]
    name: str
    level: str | None
    connected: bool
    away: int | None  # since when its person has not been at the table, in milliseconds since 1970
    holiday: int | None  # until when its person is on holiday
    you: bool
    asked: Literal["you", "other", "declined"] | None  # of a rematch: for whom an open seat is kept, or who said no
    wears: int  # the seat by whose colour, or by whose name as a computer, it goes: after a rematch not its own
    resigned: bool


class Summary(Answer):
    """What anybody who knows its address may know of a table."""

    table: str
    game: str
    name: str
    version: int
    rules_version: int
    data: str  # the hash of the box it is played with
    corrected: bool  # an owner's box or an earlier one: ask for its texts and details by the hash
    host: bool  # whether you are its host
    seats: list[SeatInfo]
    options: dict[str, str]
    hints: bool
    minutes: int  # a turn may take; 0 for as long as it likes
    late: Literal["opponent", "open"]  # what becomes of a seat whose time is up
    deadline: int | None  # when that of who decides is up, in milliseconds since 1970; holidays push it back
    started: bool
    over: bool
    readonly: bool
    updated: int  # when something last happened there, in milliseconds since 1970
    rematch: str | None  # the table of the rematch, once there is one
    invite: str | None  # for those who sit at the table


class Join(Ask):
    invite: Word
    seat: SeatNumber | None = None


class Answering(Ask):
    """What somebody says who is asked to play again."""

    yes: bool


class Reach(Answer):
    """Where others find this house."""

    addresses: list[str]  # to put in front of /table/...; none where we do not know any
    alone: bool  # whether only this machine can reach it
    network: Literal["shut", "open", ""] = ""  # the door to the local network; empty where the asker has none to turn


class Network(Ask):
    """Let others of the local network in, or no longer."""

    open: bool


class SeatChange(Ask):
    seat: SeatNumber
    kind: Literal["opponent", "open", "person"]
    level: Level | None = None


class Branch(Ask):
    ply: Count


class Told(Answer):
    """Something that happened, as this viewer may know it."""

    ply: int  # the action it belongs to, counted from 1; 0 where it is only foreseen
    seat: int
    name: str
    values: dict[str, Value]
    reveals: bool  # told after something unknown came to light


class ScoreInfo(Answer):
    seat: int
    points: int
    lines: dict[str, int]
    rank: int
    won: bool


class Moment(Answer):
    """A table as it was after an action."""

    ply: int
    plies: int
    seat: int
    action: str | None  # what was done to get here; null where you may not know
    view: Any
    scores: list[ScoreInfo]
    events: list[Told]


class Health(Answer):
    status: Literal["ok", "failing", "draining"]
    version: str
    commit: str  # empty where it is not known


class About(Answer):
    """What the house says of itself; what it does not is empty."""

    name: str
    announcement: str
    privacy: str
    imprint: str
    logo: bool  # whether there is one, at /api/about/logo
    version: str
    commit: str
