"""`riverrat` as it is but for luck, which is the same at every table that is opened: a test fails always, or never. Nor
are corrected boxes tried out first, which takes seconds.

`LUCK=8` in the environment is another luck, to look for what only some games show.
"""

import os
import random
import secrets
import sys
from typing import Any
from unittest.mock import patch

import tests.no_compiler  # noqa: F401
from riverrat.cli.main import main
from riverrat.server.opponents.pool import Opponents
from riverrat.tables import lobby
from riverrat.tables.setup import new_sheet

LUCK = int(os.environ.get("LUCK", "7"))


def play_with_the_same_luck() -> int:
    """Seeds come from one generator, which begins anew with every table; names and passwords do not."""
    drawn = random.Random(LUCK)

    def same_sheet(*given: Any) -> Any:
        drawn.seed(LUCK)
        return new_sheet(*given)

    with (
        patch.object(secrets, "randbits", drawn.getrandbits),
        patch.object(lobby, "new_sheet", same_sheet),
        patch.object(Opponents, "try_out", lambda *_: None),
    ):
        return main()


if __name__ == "__main__":  # not in the processes in which opponents think, which are told a seed
    sys.exit(play_with_the_same_luck())
