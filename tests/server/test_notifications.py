"""Notifications: once a turn, in every form, to nobody inside, and through channels that were there before."""

import asyncio
import base64
import email
import email.policy
import json
import re
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import http_ece
import httpx
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from riverrat import games
from riverrat.server.metrics import Metrics
from riverrat.server.notifications.mail import MailServer
from riverrat.server.notifications.notifier import AT_ONCE, Notifier
from riverrat.server.settings import Limits, Settings
from riverrat.server.store import channels, schema
from riverrat.server.store.store import Store
from riverrat.tables.rows import Person, Seat, now
from riverrat.tables.setup import new_sheet
from riverrat.texts import catalog
from tests.server.receiver import Receiver
from tests.server.serving import Server, free_port
from tests.tables import house as tables

HOUR = 3600 * 1000
DAY = 24 * 60  # minutes


class House(tables.House):
    """And what notifies them."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(folder=folder, address="https://play.example.org", inside=("127.0.0.0/8",))
        super().__init__(settings)
        self.notifier = Notifier(self.rooms, self.store, settings, Metrics())
        self.notifier.grace, self.notifier.again = -1000, ()  # a second early: what began this very moment counts

    async def look(self) -> None:
        await self.notifier.look()
        await asyncio.gather(*[task for task in self.rooms._tasks if not task.done()])


@pytest.fixture
def house(folder: Path) -> Iterator[House]:
    made = House(folder)
    yield made
    made.close()


def shows(form: str, body: bytes, headers: dict[str, str]) -> str:
    if form == "discord":
        told = json.loads(body)
        assert told["allowed_mentions"] == {"parse": []}
        return str(told["content"])
    if form == "slack":
        return str(json.loads(body)["text"])
    if form == "ntfy":
        title = email.header.make_header(email.header.decode_header(headers["title"]))
        return f"{title} {headers['click']} {body.decode()}"
    return " ".join(json.loads(body)[key] for key in ("title", "text", "url", "leave"))


@pytest.mark.parametrize("form", ["discord", "slack", "ntfy", "plain"])
async def test_a_turn_is_told_once_in_each_form(house: House, form: str) -> None:
    receiver = Receiver()
    async with receiver.listening() as url:
        channel = channels.add(house.store, house.bob.id, "webhook", url, form=form, language="de")
        room = await house.table("Donnerstag & mehr")
        await house.look()
        assert receiver.got == []  # it is Ann's turn, and she wants no notifications
        await house.until_bob(room)
        for _ in range(3):
            await house.look()
        [(headers, body)] = receiver.got
        text = shows(form, body, headers)
        assert "Du bist dran: Donnerstag" in text
        assert f"https://play.example.org/table/{room.table.id}" in text
        assert f"https://play.example.org/settings#leave={channel.leave}" in text
        assert "mit Ann" in text
        await house.act(room, house.bob)
        while room.table.deciding() == 1:
            await house.act(room, house.bob)
        await house.until_bob(room)
        await house.look()
        assert len(receiver.got) == 2  # the next turn is another one


async def test_nobody_is_told_what_they_see_or_did_not_want_to_know(house: House) -> None:
    class Eyes:
        person: Person | None = house.bob
        device = "d"

        def wake(self) -> None: ...
        def dismiss(self) -> None: ...

    receiver, eyes = Receiver(), Eyes()
    async with receiver.listening() as url:
        early = await house.table()
        await house.until_bob(early)
        await asyncio.sleep(0.002)
        channels.add(house.store, house.bob.id, "webhook", url)  # after that turn began
        there = await house.table()
        await house.until_bob(there)
        there.viewers.add(eyes)
        await house.look()
        there.viewers.remove(eyes)
        await house.look()  # they have seen it
        house.store.go_away(house.bob.id, now() + HOUR)
        away = await house.table("away")
        await house.until_bob(away)
        await house.look()
        assert receiver.got == []
        house.store.go_away(house.bob.id, None)
        await asyncio.sleep(0.002)
        await house.look()  # back home: what waits now is told
        [(_, body)] = receiver.got
        assert json.loads(body)["tables"] == [away.table.id]


async def test_who_is_asked_to_play_again_is_told_unless_there(house: House) -> None:
    receiver = Receiver()
    async with receiver.listening() as hook:
        channels.add(house.store, house.bob.id, "webhook", hook, form="plain")
        seats = [Seat("person", house.ann.id, name="Ann"), Seat("person", house.bob.id, name="Bob")]
        before = new_sheet(games.load("toy"), seats, {})
        before.over = True
        house.store.create(before)
        again, fresh = await house.lobby.rematch(house.ann, before.id)
        assert fresh
        await house.notifier.ask(house.ann, again, before.id)
        await house.rooms.close()
    assert [json.loads(body)["title"] for _, body in receiver.got] == ["Ann asks for a rematch"]


async def test_a_digest_tells_of_all_tables_at_once(house: House) -> None:
    receiver = Receiver()
    async with receiver.listening() as url:
        channel = channels.add(house.store, house.bob.id, "webhook", url, hours=24)
        rooms = [await house.table("one"), await house.table("two")]
        for room in rooms:
            await house.until_bob(room)
        await house.look()
        assert receiver.got == []  # a day has not passed
        with house.store.change() as connection:
            connection.execute(schema.channel.update().values(sent=now() - 25 * HOUR))
        await house.look()
        await house.look()
        [(_, body)] = receiver.got
        told = json.loads(body)
        assert told["title"] == "2 tables are waiting for you"
        assert sorted(told["tables"]) == sorted(room.table.id for room in rooms)
        assert channels.change(house.store, house.bob.id, channel.id, 0)


SECRET = b"sixteen letters!"


def browser_keys() -> tuple[ec.EllipticCurvePrivateKey, str]:
    """The key of a browser, and what it hands out for notifications to it."""
    key = ec.generate_private_key(ec.SECP256R1())
    point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return key, json.dumps(
        {name: base64.urlsafe_b64encode(raw).decode() for name, raw in (("p256dh", point), ("auth", SECRET))}
    )


async def test_notifications_to_a_browser_are_sealed_and_signed(house: House) -> None:
    key, kept = browser_keys()
    receiver = Receiver()
    async with receiver.listening() as url:
        channel = channels.add(house.store, house.bob.id, "push", url, keys=kept, language="fr")
        room = await house.table()
        await house.until_bob(room)
        await house.look()
        [(headers, body)] = receiver.got
        told = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=SECRET))
        assert told["url"] == f"/table/{room.table.id}"
        assert told["leave"] == channel.leave
        assert told["title"].startswith("À vous de jouer")
        assert Vapid02.verify(headers["authorization"])
        claims = headers["authorization"].split("t=")[1].split(".")[1]
        assert json.loads(base64.urlsafe_b64decode(claims + "==="))["aud"] == url.removesuffix("/hook")
        assert headers["content-encoding"] == "aes128gcm"
        receiver.status = 410  # the browser wants no more
        assert not await house.notifier.send(channel, partial(house.notifier.writer.trial, channel))
        assert channels.channels_of(house.store, house.bob.id) == []


async def test_notifications_that_never_arrive_are_given_up(house: House) -> None:
    receiver = Receiver()
    receiver.status = 500
    async with receiver.listening() as url:
        channel = channels.add(house.store, house.bob.id, "webhook", url)
        for _ in range(channels.GIVEN_UP):
            assert not await house.notifier.send(channel, partial(house.notifier.writer.trial, channel))
        room = await house.table()
        await house.until_bob(room)
        await house.look()
        assert len(receiver.got) == channels.GIVEN_UP


# --- others who answer late, wrongly or never -------------------------------------------------------------------------


async def test_redirects_are_not_followed(house: House) -> None:
    target = Receiver()
    async with target.listening() as inside:

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(f"HTTP/1.1 307 Elsewhere\r\nlocation: {inside}\r\ncontent-length: 0\r\n\r\n".encode())
            await writer.drain()
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
        assert await house.notifier.outside.post(url, b"{}", {}) == 307
        channel = channels.add(house.store, house.bob.id, "webhook", url)
        assert not await house.notifier.send(channel, partial(house.notifier.writer.trial, channel))
        assert target.got == []
        server.close()


async def test_a_silent_mail_server_keeps_nobody_elses_thread_nor_channel(folder: Path) -> None:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
    called = asyncio.Event()

    async def silent(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        links.append(writer)
        if len(links) == AT_ONCE["mail"]:
            called.set()

    links: list[asyncio.StreamWriter] = []
    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    house, receiver = House(folder), Receiver()
    port = server.sockets[0].getsockname()[1]
    house.notifier.mails = MailServer.named(f"smtp://127.0.0.1:{port}", "club@example.org")
    people = [house.store.new_person(f"Eve {at}")[0] for at in range(10)]
    mails = [channels.add(house.store, eve.id, "mail", f"{eve.id}@example.org") for eve in people]
    trial = house.notifier.writer.trial
    sending = [asyncio.create_task(house.notifier.send(one, partial(trial, one))) for one in mails]
    await asyncio.wait_for(called.wait(), 20)
    await asyncio.wait_for(asyncio.to_thread(int), 20)
    async with receiver.listening() as url:
        hook = channels.add(house.store, house.bob.id, "webhook", url)
        assert await asyncio.wait_for(house.notifier.send(hook, partial(trial, hook)), 20)
    house.notifier.close()
    for task in sending:
        task.cancel()
    for link in links:
        link.close()
        await link.wait_closed()
    server.close()
    await asyncio.gather(*sending, return_exceptions=True)
    house.close()


@pytest.mark.parametrize("kind", ["mail", "push", "webhook"])
async def test_whoever_never_answers_is_given_up(house: House, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the waiting of the mail library itself, which starts anew with every letter it is sent."""
    monkeypatch.setattr("riverrat.server.notifications.notifier.MAIL_SECONDS", 0.05)
    monkeypatch.setattr("riverrat.server.notifications.outside.SECONDS", 0.05)
    links: list[asyncio.StreamWriter] = []

    async def silent(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        links.append(writer)

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    house.notifier.mails = MailServer.named(f"smtp://127.0.0.1:{port}", "club@example.org")
    target = "ann@example.org" if kind == "mail" else f"http://127.0.0.1:{port}/"
    channel = channels.add(house.store, house.ann.id, kind, target, keys=browser_keys()[1])
    sending = asyncio.create_task(house.notifier.send(channel, partial(house.notifier.writer.trial, channel)))
    done, _ = await asyncio.wait([sending], timeout=5)
    for link in links:
        link.close()
        await link.wait_closed()
    server.close()
    assert done
    assert not await sending
    house.notifier.close()


async def test_texts_are_not_read_where_clicks_are_answered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """All texts of a language take a while to read: whoever is first to be told something keeps nobody waiting."""
    readers = list[threading.Thread]()

    def read(language: str) -> Any:
        readers.append(threading.current_thread())
        return catalog(language)

    monkeypatch.setattr("riverrat.server.notifications.words.catalog", read)
    receiver = Receiver()
    async with receiver.listening() as url:
        channel = channels.add(house.store, house.bob.id, "webhook", url)
        assert await house.notifier.send(channel, partial(house.notifier.writer.trial, channel))
    assert readers
    assert threading.main_thread() not in readers


async def test_one_persons_webhooks_leave_a_place_to_others_and_to_browsers(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    let, called = asyncio.Event(), list[str]()

    async def post(url: str, *_: Any) -> int:
        called.append(url)
        if "slow" in url:
            await let.wait()
        return 200

    monkeypatch.setattr(house.notifier.outside, "post", post)
    trial = house.notifier.writer.trial
    slow = [channels.add(house.store, house.ann.id, "webhook", f"https://slow/{at}") for at in range(10)]
    sending = [asyncio.create_task(house.notifier.send(one, partial(trial, one))) for one in slow]
    quick = channels.add(house.store, house.bob.id, "webhook", "https://quick/")
    assert await asyncio.wait_for(house.notifier.send(quick, partial(trial, quick)), 20)
    browser = channels.add(house.store, house.ann.id, "push", "https://browser/", keys=browser_keys()[1])
    assert await asyncio.wait_for(house.notifier.send(browser, partial(trial, browser)), 20)
    assert called[-2:] == ["https://quick/", "https://browser/"]
    assert len(called) <= AT_ONCE["webhook"] + 1
    let.set()
    assert all(await asyncio.gather(*sending))


# --- what was written before ------------------------------------------------------------------------------------------


def test_channels_of_older_databases_are_kept(folder: Path) -> None:
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    store.migrate("0011")
    ann, _ = store.new_person("Ann")
    row = ("w1", ann.id, "mail", "", "ann@example.org", "", "de", 24, "leave-word", None, 2, 7, 5)
    with store.change() as connection:
        connection.exec_driver_sql(f"INSERT INTO way VALUES ({', '.join('?' * len(row))})", row)
    store.migrate()
    assert channels.channels_of(store, ann.id) == [channels.Channel(*row)]
    assert channels.leave(store, "leave-word")
    store.close()


def test_limits_by_the_names_they_had() -> None:
    found = Limits().changed(["letters=1:2", "ways=3"])
    assert (found.notifications, found.channels) == ((1, 2), 3)


# --- over the network -------------------------------------------------------------------------------------------------


class Mailbox:
    def __init__(self) -> None:
        self.got: list[Any] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        self.got.append((envelope.rcpt_tos, email.message_from_bytes(envelope.content, policy=email.policy.default)))
        return "250 Taken"


def test_mail_is_confirmed_and_left_with_one_click(folder: Path) -> None:
    mailbox = Mailbox()
    port = free_port()
    post = Controller(mailbox, hostname="127.0.0.1", port=port, ready_timeout=20)
    post.start()
    more = ("--address", "http://localhost", "--smtp", f"smtp://127.0.0.1:{port}", "--mail-from", "club@example.org")
    server = Server(folder, more=more)
    try:
        with server.person("Ann") as ann:
            before = ann.get("/api/me/notifications")
            assert (before["offered"], before["channels"]) == (["push", "mail", "webhook"], [])
            ann.post("/api/me/notifications", {"kind": "mail", "target": "no mailbox"}, expect=400)
            ann.post("/api/me/notifications", {"kind": "webhook", "target": "https://127.0.0.1/"}, expect=403)
            ann.post("/api/me/notifications", {"kind": "push", "target": "https://8.8.8.8/", "auth": "x"}, expect=400)
            [channel] = ann.post("/api/me/notifications", {"kind": "mail", "target": "ann@example.org"})["channels"]
            assert not channel["confirmed"]
            ann.post(f"/api/me/notifications/{channel['channel']}/try", {}, expect=404)
            while not mailbox.got:
                ann.get("/api/me/notifications")
            text = mailbox.got[0][1].get_content()
            word = re.search(r"http://localhost/settings#confirm=(\w+)", text)
            assert word is not None
            ann.post("/api/notifications/confirm", {"word": word[1]})
            ann.post("/api/notifications/confirm", {"word": word[1]}, expect=404)
            assert ann.post(f"/api/me/notifications/{channel['channel']}/try", {}) == {"arrived": True}
            to, mail = mailbox.got[1]
            assert to == ["ann@example.org"]
            assert mail["From"] == "club@example.org"
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            leave = mail["List-Unsubscribe"].strip("<>").removeprefix("http://localhost")
            before = leave.replace("notifications", "letters")  # as older mails have it
            for path, arrived in ((before, True), (leave, False)):
                form = {"List-Unsubscribe": "One-Click"}
                assert httpx.post(server.url + path, data=form).json() == {"arrived": arrived}
            assert ann.get("/api/me/notifications")["channels"] == []
            until = now() + 5 * 24 * HOUR
            assert ann.post("/api/me/holiday", {"until": until})["holiday"] == until
            ann.post("/api/me/holiday", {"until": now() + 90 * 24 * HOUR}, expect=400)
            assert ann.post("/api/me/holiday", {"until": None})["holiday"] is None
    finally:
        post.stop()
        assert server.stop() == 0
    assert "ann@example.org" not in server.log.read_text()


def test_adding_webhooks_and_browsers_is_limited(folder: Path) -> None:
    """By person, and by address where several people are one; what is refused is not looked up."""
    more = ("--address", "http://localhost")
    server = Server(folder, limits=["people=1e6:1e6", "notifications=0:2"], more=more)
    asked = [{"kind": kind, "target": "https://10.0.0.1/"} for kind in ("webhook", "push", "webhook")]
    try:
        told = []
        for at in range(5):
            with server.person(f"Eve {at}") as eve:
                told.append([eve.http.post("/api/me/notifications", json=ask).status_code for ask in asked])
        assert told == [[403, 403, 429]] * 4 + [[429, 429, 429]]
    finally:
        assert server.stop() == 0
