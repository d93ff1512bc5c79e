"""`riverrat admin`: helping and restricting people, and what a house says of itself."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from riverrat.cli.main import main
from riverrat.tables.release import commit
from tests.server.serving import Person, Server

PICTURE = b'<svg xmlns="http://www.w3.org/2000/svg"/>'


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("club"))
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
def ann(house: Server) -> Iterator[Person]:
    with house.person("Ann") as person:
        yield person


def admin(house: Server, *words: str) -> int:
    return main(["admin", *words, "--data-folder", str(house.folder)])


def id_of(house: Server, person: Person, capsys: pytest.CaptureFixture[str]) -> str:
    """By the name, which nobody else has."""
    admin(house, "people", "--json")
    rows, name = json.loads(capsys.readouterr().out), person.get("/api/me")["name"]
    return str(next(row["id"] for row in rows if row["name"] == name))


def test_who_lost_a_device_comes_back_by_a_link(house: Server, capsys: pytest.CaptureFixture[str]) -> None:
    with house.person("Lost") as lost, Person(house.url) as again:
        table = lost.table("me", "me")["table"]
        assert admin(house, "link", id_of(house, lost, capsys), "--address", "https://play.example.org/") == 0
        link = capsys.readouterr().out.split()[-1]
        assert link.startswith("https://play.example.org/settings#claim=")
        code = link.partition("=")[2]
        again.post("/api/me/claim", {"code": code})
        assert [row["table"] for row in again.get("/api/tables")] == [table]
        assert again.post("/api/me/claim", {"code": code}, expect=403)["error"] == "no-code"


def test_who_is_muted_plays_and_says_nothing(house: Server, capsys: pytest.CaptureFixture[str]) -> None:
    with house.person("Loud") as loud, loud.watch(loud.table("me", "me")["table"]) as screen:
        screen.fresh()
        name = id_of(house, loud, capsys)
        assert screen.ask("chat", text="la")["type"] == "ack"
        assert admin(house, "mute", name) == 0
        assert screen.ask("chat", text="la la")["code"] == "muted"
        assert screen.act(*screen.state["gestures"][0]["actions"])["type"] == "ack"
        assert admin(house, "unmute", name) == 0
        assert screen.ask("chat", text="la la la")["type"] == "ack"


def test_who_is_banned_is_turned_out(house: Server, capsys: pytest.CaptureFixture[str]) -> None:
    with house.person("Rude") as rude, rude.watch(rude.table("me", "me")["table"]) as screen:
        screen.fresh()
        name = id_of(house, rude, capsys)
        assert admin(house, "ban", name) == 0
        with pytest.raises(ConnectionClosed):
            screen.until(lambda _: False)
        for path in ("/api/me", "/api/tables"):
            assert rude.get(path, expect=403)["error"] == "banned"
        assert rude.post("/api/me", {"name": "Somebody else"}, expect=403)["error"] == "banned"
        assert admin(house, "unban", name) == 0
        assert rude.get("/api/me")["name"] == "Rude"


def test_a_name_is_changed_by_the_house(house: Server, ann: Person, capsys: pytest.CaptureFixture[str]) -> None:
    with house.person("Nasty") as nasty:
        assert admin(house, "rename", id_of(house, nasty, capsys), "  Nice ") == 0
        assert nasty.get("/api/me")["name"] == "Nice"
    capsys.readouterr()
    assert admin(house, "ban", "nobody") == 2
    assert admin(house, "rename", "one-word") == 2
    assert [len(line) > 0 for line in capsys.readouterr().err.splitlines()] == [True, True]


def test_what_a_house_says_of_itself(house: Server, folder: Path) -> None:
    empty = httpx.get(f"{house.url}/api/about").json()
    assert (empty["name"], empty["logo"], empty["commit"]) == ("", False, commit())
    assert httpx.get(f"{house.url}/api/about/logo").status_code == 404
    (folder / "p.txt").write_text("We keep your name.\n\nNothing else.\n")
    (folder / "i.txt").write_text("Ann, 1 River Street\n")
    (folder / "l.svg").write_bytes(PICTURE)
    files = (("privacy", "p.txt"), ("imprint", "i.txt"), ("logo", "l.svg"))
    for words in (("name", "Club"), ("announcement", "Friday!"), *files):
        assert admin(house, "house", words[0], str(folder / words[1]) if "." in words[1] else words[1]) == 0
    told = httpx.get(f"{house.url}/api/about").json()
    assert (told["name"], told["announcement"], told["imprint"]) == ("Club", "Friday!", "Ann, 1 River Street")
    assert told["logo"]
    assert told["privacy"] == "We keep your name.\n\nNothing else."
    logo = httpx.get(f"{house.url}/api/about/logo")
    assert (logo.content, logo.headers["content-type"]) == (PICTURE, "image/svg+xml")
    assert "script-src 'self'" in logo.headers["content-security-policy"]
    assert admin(house, "house", "announcement", "") == 0
    assert httpx.get(f"{house.url}/api/about").json()["announcement"] == ""
    (folder / "l.exe").write_bytes(PICTURE)
    for name, value in (("logo", str(folder / "l.exe")), ("privacy", str(folder / "none")), ("colour", "red")):
        assert admin(house, "house", name, value) == 2


def test_health_says_the_commit(house: Server) -> None:
    assert commit()
    assert httpx.get(f"{house.url}/health").json()["commit"] == commit()
