"""Whom the house may call outside: nobody inside a network, by no second name, and no silent name for long."""

import asyncio
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from riverrat.server.notifications.outside import LOOKUPS, Outside
from riverrat.tables.asker import ASKING, Asker
from riverrat.tables.changes import Refused
from tests.server.receiver import Receiver


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "https://10.1.2.3/",
        "https://192.168.1.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[fd00::1]/",
        "https://0.0.0.0/",
        "https://224.0.0.1/",
        "https://100.64.0.1/",
        "http://8.8.8.8/",  # outside, and anybody on the way could read it
        "ftp://8.8.8.8/",
        "https://me:secret@8.8.8.8/",
        "https:///x",
        "https://8.8.8.8:99999/",
        "https://8.8.8.8:22/",
        "https://8.8.8.8:6379/",
        "https://[fec0::1]/",
        "https://[::127.0.0.1]/",
        "https://[::ffff:0:10.1.2.3]/",
        "https://[3fff::1]/",
        "https://[5f00::1]/",
    ],
)
def test_nothing_goes_inside(url: str) -> None:
    with pytest.raises(Refused):
        asyncio.run(Outside().find(url))


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("https://8.8.8.8/x", ("8.8.8.8", 443)),
        ("https://8.8.8.8:8443/x", ("8.8.8.8", 8443)),
        ("https://[2606:4700::1111]/", ("2606:4700::1111", 443)),
    ],
)
def test_what_is_outside_is_found(url: str, found: tuple[str, int]) -> None:
    assert asyncio.run(Outside().find(url)) == found


class Names:
    """Stands for the machine's resolver: each name stands for one address after the other."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **names: list[str]) -> None:
        self.asked: list[str] = []

        def look_up(host: str, port: int, *_: Any, **__: Any) -> Any:
            self.asked.append(host)
            addresses = names[host].pop(0).split()
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in addresses]

        monkeypatch.setattr(socket, "getaddrinfo", look_up)


async def test_a_name_is_looked_up_once_and_what_was_judged_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that stands for another machine the second time it is asked for gains nothing: two real ones listen."""
    names = Names(monkeypatch, turning=["127.0.0.1", "127.0.0.2"])
    opened, closed = Receiver(), Receiver()
    async with opened.listening() as url:
        port = int(url.rsplit(":", 1)[1].partition("/")[0])
        other = await asyncio.start_server(closed.answer, "127.0.0.2", port)
        outside = Outside(["127.0.0.1/32"])
        assert await outside.post(f"http://turning:{port}/hook", b"{}", {}) == 200
        assert (names.asked, len(opened.got), closed.got) == (["turning"], 1, [])
        with pytest.raises(Refused, match="inside"):  # now it stands for the other, and is judged anew
            await outside.post(f"http://turning:{port}/hook", b"{}", {})
        assert (len(opened.got), closed.got) == (1, [])
        other.close()
        outside.close()


def test_a_name_with_one_address_inside_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    Names(monkeypatch, both=["8.8.8.8 10.0.0.1"] * 2)
    with pytest.raises(Refused, match="inside"):
        asyncio.run(Outside().find("https://both/"))
    assert asyncio.run(Outside(["10.0.0.0/8"]).find("https://both/")) == ("8.8.8.8", 443)


async def test_a_name_that_is_never_found_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    let = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: let.wait(60))
    monkeypatch.setattr("riverrat.server.notifications.outside.LOOKUP_SECONDS", 0.05)
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
    asking = [asyncio.create_task(Outside().find(f"https://silent{at}.example/")) for at in range(3)]
    try:
        for one in asking:
            with pytest.raises(Refused, match="no such address"):
                await asyncio.wait_for(one, 20)
        await asyncio.wait_for(asyncio.to_thread(int), 20)  # everybody else's threads are free
    finally:
        let.set()


async def test_silent_names_of_one_address_leave_a_lookup_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their threads cannot be stopped: who gave up waiting for one still has it."""
    let = threading.Event()

    def look_up(host: str, port: int, **_: Any) -> Any:
        if host.startswith("silent"):
            let.wait(60)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.8.8", port))]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    outside = Outside()

    async def find(address: str, url: str) -> Any:
        ASKING.set(Asker(address))
        return await outside.find(url)

    monkeypatch.setattr("riverrat.server.notifications.outside.LOOKUP_SECONDS", 0.05)
    for _ in range(LOOKUPS):  # again and again
        asking = [asyncio.create_task(find("eve", f"https://silent{at}.example/")) for at in range(10)]
        assert all(isinstance(one, Refused) for one in await asyncio.gather(*asking, return_exceptions=True))
    monkeypatch.setattr("riverrat.server.notifications.outside.LOOKUP_SECONDS", 10.0)
    try:
        assert await asyncio.create_task(find("ann", "https://quick.example/")) == ("8.8.8.8", 443)
    finally:
        let.set()
        outside.close()
