"""People and their devices."""

from .base import Answer, Ask, Name, Word


class ErrorAnswer(Answer):
    """Why a request was refused: a stable code, and one line for a person."""

    error: str
    message: str


class Naming(Ask):
    name: Name


class Me(Answer):
    name: str
    link_hint: str  # where a link code is used: append the code to this path


class LinkCode(Answer):
    """A code that carries the person to one other device, once."""

    code: str
    minutes: int  # how long it is good for


class Claim(Ask):
    code: Word


class DeviceInfo(Answer):
    device: str  # its name here; the token stays with the device
    created: int  # milliseconds since 1970, UTC
    this: bool  # whether it is the one that asks


class Revoked(Answer):
    device: str


class Deleted(Answer):
    tables: int  # running games that were left
