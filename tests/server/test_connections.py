"""Connections that never ask for anything lock nobody out."""

import asyncio
import socket
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from riverrat.server.http.connections import Connections
from tests.server.serving import Server


def test_half_open_connections_lock_nobody_out(folder: Path) -> None:
    """1,200 connections that never ask anything come from one address; others are served as ever, though the server may
    open no more than the usual 1,024 files.
    """
    resource = pytest.importorskip("resource")
    server = Server(folder)
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (1024, 1024))
    port = int(server.url.rsplit(":", 1)[1])
    with ExitStack() as stack:
        for _ in range(1200):
            half = stack.enter_context(socket.socket())
            half.bind(("127.0.0.2", 0))
            half.connect(("127.0.0.1", port))
            half.send(b"GET / HT")
        with server.person("Ann") as ann:
            table = ann.table("me", "random")["table"]
            with ann.watch(table) as screen:
                screen.fresh()
                assert screen.act(*screen.state["gestures"][0]["actions"])["type"] == "ack"
    assert server.stop() == 0


async def test_who_never_finishes_asking_is_hung_up_on() -> None:
    connections = Connections(2, seconds=0.2)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body", "body": b""})

    config = uvicorn.Config(connections.watch(app), port=0, http=connections.protocol, lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    slow = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
    slow[0][1].write(b"GET / HTTP/1.1\r\nHost:")
    refused, writer = await asyncio.open_connection("127.0.0.1", port)
    assert await refused.read() == b""  # a third one from this address is turned away at once
    writer.close()
    for reader, writer in slow:  # and these are, after a while
        assert await reader.read() == b""
        writer.close()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert (await reader.read()).startswith(b"HTTP/1.1 204")
    writer.close()
    server.should_exit = True
    await serving
    assert connections.open == {}
