"""Uvicorn's WebSockets with a shorter way for messages.

A table's messages are small and many, and what carries them costs more than they do. So messages are taken from here
and handed over here, past the layers above; opening and closing stay with those.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WAITING = 4  # messages of one client that may wait here before we stop reading
TEXT = 0x81  # the only frame of a message, and a text
NAME = "riverrat.line"  # under which an application finds its line among the scope's extensions


class Line(WebSocketsSansIOProtocol):
    """The connection of one client."""

    relieved: Callable[[], None] | None = None  # called when a line that was full takes messages again

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # else it was no handshake, and nobody will ask
            extensions: Any = self.scope["extensions"]
            extensions[NAME] = self

    def send_receive_event_to_app(self) -> None:
        """Stop reading when messages pile up, rather than after each: that is two calls of the system saved."""
        few = not self.read_paused and self.queue.qsize() < WAITING
        self.read_paused |= few  # else reading is stopped here
        super().send_receive_event_to_app()
        self.read_paused &= not few

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.relieved is not None:
            self.relieved()

    @property
    def full(self) -> bool:
        """Whether the client is too slow for what it has been sent."""
        return not self.writable.is_set()

    def write(self, texts: Sequence[bytes]) -> None:
        """Send messages, all at once; none where the client is gone or about to go."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return
        self.transport.write(b"".join([part for text in texts for part in (head_of(text), text)]))


def head_of(text: bytes) -> bytes:
    """What stands before a text that is sent whole (RFC 6455, section 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size))
    return struct.pack("!BBH", TEXT, 126, size) if size < 1 << 16 else struct.pack("!BBQ", TEXT, 127, size)
