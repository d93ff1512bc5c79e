"""Where friends in the same house find the server."""

from pathlib import Path

import pytest

from riverrat.server import addresses
from riverrat.server.settings import Settings


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_addresses", lambda: ["192.168.1.20"])
    monkeypatch.setattr(Path, "exists", lambda _: False)  # not in a container


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize(
    ("settings", "alone", "found"),
    [
        (Settings(), True, []),
        (Settings(host="localhost"), True, []),
        (Settings(host="0.0.0.0"), False, ["http://192.168.1.20:8000"]),
        (Settings(host="10.0.0.7"), False, ["http://10.0.0.7:8000"]),
        (Settings(host="fd00::7"), False, ["http://[fd00::7]:8000"]),
        (Settings(host="0.0.0.0", proxies=("10.0.0.1",)), False, []),
        (Settings(address="https://play.example.org/"), False, ["https://play.example.org"]),
    ],
)
def test_what_an_invitation_leads_to(settings: Settings, alone: bool, found: list[str]) -> None:
    assert (addresses.alone(settings), addresses.found_at(settings, 8000)) == (alone, found)


def test_addresses_of_this_machine_alone_are_left_out() -> None:
    assert addresses.reachable(["127.0.0.1", "192.168.1.20", "127.0.1.1", "192.168.1.20"]) == ["192.168.1.20"]


def test_strangers_are_not_told() -> None:
    assert [addresses.near(one) for one in ("127.0.0.1", "192.168.1.9", "8.8.8.8", "unknown")] == [
        True,
        True,
        False,
        False,
    ]
