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
from websockets.utils import apply_mask

WAITING = 4  # messages of one client that may wait here before we stop reading
TEXT = 0x81  # the only frame of a message, and a text
MASKED = 0x80  # what a client sends is, with four bytes that stand before it
NAME = "riverrat.line"  # under which an application finds its line among the scope's extensions


class Line(WebSocketsSansIOProtocol):
    """The connection of one client."""

    relieved: Callable[[], None] | None = None  # called when a line that was full takes messages again
    _whole = True  # so far every frame came in one piece: what comes next begins with one

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # else it was no handshake, and nobody will ask
            extensions: Any = self.scope["extensions"]
            extensions[NAME] = self

    def data_received(self, data: bytes) -> None:
        """Take a text that came alone and in one piece, as nearly all do, past the parser."""
        conn = self.conn
        if self._whole and conn.state is State.OPEN and conn.current_size is None and not conn.reader.buffer:
            self._whole = size_of(data) == len(data)
            if self._whole and data[0] == TEXT:
                self.curr_msg_data_type, self.frames = "text", [text_of(data)]
                self.send_receive_event_to_app()
                return
        super().data_received(data)

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


def size_of(data: bytes) -> int:
    """How long the frame is that data begins with; nothing where that cannot be said, or it is none of a client's."""
    if len(data) < 6 or data[1] < MASKED:
        return 0
    size = data[1] & 127
    return size + 6 if size < 126 else int.from_bytes(data[2:4]) + 8 if size == 126 else 0


def text_of(data: bytes) -> bytes:
    """What a client's frame says that `size_of` found whole."""
    start = 2 if data[1] & 127 < 126 else 4
    return apply_mask(data[start + 4 :], data[start : start + 4])


def head_of(text: bytes) -> bytes:
    """What stands before a text that is sent whole (RFC 6455, section 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size))
    return struct.pack("!BBH", TEXT, 126, size) if size < 1 << 16 else struct.pack("!BBQ", TEXT, 127, size)
