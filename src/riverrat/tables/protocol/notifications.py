"""Messages about how somebody is told that it is their turn."""

from typing import Annotated, Literal

from msgspec import Meta

from .base import Answer, Ask, Language, Word

Hours = Annotated[int, Meta(ge=0, le=7 * 24)]
Key = Annotated[str, Meta(max_length=200, pattern=r"^[A-Za-z0-9_=-]*$")]


class NewChannel(Ask):
    """One more channel through which to be told that it is one's turn."""

    kind: Literal["push", "mail", "webhook"]
    target: Annotated[
        str, Meta(min_length=3, max_length=2000, pattern=r"^[!-~]+$")
    ]  # a browser's endpoint, a mailbox, a URL
    form: Literal["discord", "slack", "ntfy", "plain"] = "plain"  # of a webhook
    p256dh: Key = ""  # of a browser
    auth: Key = ""
    language: Language = "en"
    hours: Hours = 0


class ChannelChange(Ask):
    hours: Hours


class ChannelInfo(Answer):
    channel: str
    kind: Literal["push", "mail", "webhook"]
    form: Literal["discord", "slack", "ntfy", "plain"]
    target: str  # of a service only its name: the rest is a secret
    hours: int  # between two digests; 0 for a notification at every turn
    confirmed: bool
    works: bool  # whether notifications arrive; none are sent after ten that did not
    created: int  # milliseconds since 1970, UTC


class NotificationsInfo(Answer):
    """How one is told that it is one's turn, and what this house offers."""

    offered: list[Literal["push", "mail", "webhook"]]
    push_key: str  # what browsers know the house by; empty where it sends them no notifications
    channels: list[ChannelInfo]
    holiday: int | None  # until when, in milliseconds since 1970


class Sent(Answer):
    arrived: bool


class Holiday(Ask):
    until: Annotated[int, Meta(ge=0, le=2**53)] | None  # milliseconds since 1970; null is back again


class ChannelWord(Ask):
    word: Word
