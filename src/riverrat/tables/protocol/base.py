"""What messages are made of."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

from msgspec import Meta, Struct

from riverrat.players.levels import LEVELS, own
from riverrat.texts import LANGUAGES

PROTOCOL = 1  # the `v` of every socket message

LINE = r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$"  # one line that is not blank
Name = Annotated[str, Meta(min_length=1, max_length=60, pattern=LINE)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=LINE)]
Word = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._:-]+$")]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Actions = Annotated[list[Count], Meta(min_length=1, max_length=64)]
Minutes = Annotated[int, Meta(ge=0, le=60 * 24 * 60)]
Path = Annotated[str, Meta(max_length=60, pattern=r"^[a-z_]*(\.[a-z_]+)*$")]
Box = Annotated[str, Meta(min_length=1, max_length=65536)]

Value = str | int
Weaker = Literal["interpreted", "unfit", "adapted"]  # no compiled rules; no network; one trained on another box
if TYPE_CHECKING:
    Level = str
    Language = str
else:
    Language = Literal[tuple(LANGUAGES)]
    Level = Literal[(*LEVELS, *own())]  # those of players/levels.py


class Answer(Struct, kw_only=True, gc=False):
    """Base of what the server sends."""


A = TypeVar("A", bound=Answer)


def like(shape: type[A], of: object, **more: object) -> A:
    """An answer with the fields of the same names of something that is declared elsewhere."""
    names = (name for name in shape.__struct_fields__ if name not in more)
    return shape(**{name: getattr(of, name) for name in names}, **more)


class Ask(Struct, kw_only=True, forbid_unknown_fields=True):
    """Base of what a client sends over HTTP."""


class Say(Struct, kw_only=True, tag_field="type"):
    """Base of what a client says on the socket. `id` is made by the client and never used twice."""

    v: int
    id: Word


class Tell(Struct, kw_only=True, tag_field="type"):
    """Base of what the server says on the socket."""

    v: int = PROTOCOL
