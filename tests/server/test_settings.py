"""What the person who starts the server may decide."""

import pytest

from riverrat.server.settings import Limits


def test_limits_are_named_on_the_command_line() -> None:
    from riverrat.engine.errors import RiverratError

    assert Limits().changed(["chat=1:2", "sockets=7"]).chat == (1.0, 2.0)
    with pytest.raises(RiverratError, match="is not like one of"):
        Limits().changed(["chat=fast"])
