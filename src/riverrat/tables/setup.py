"""A new table."""

import secrets

from riverrat.engine.game import SEED_BITS, Game

from .ids import short_id
from .rows import Seat, Sheet, now, seats_taken


def new_sheet(game: Game, seats: list[Seat], options: dict[str, str], seed: int | None = None) -> Sheet:
    """A table set up and not yet begun. Raises BadOption for what the game does not have."""
    chosen = secrets.randbits(SEED_BITS) if seed is None else seed
    s = game.new(len(seats), options, chosen)
    started = seats_taken(seats)
    waiting = game.seat(s)
    return Sheet(
        id=short_id(),
        game=game.name,
        rules=game.version,
        data=game.box.hash,
        options=game.agreed(options),
        seed=chosen,
        future=secrets.randbits(SEED_BITS),
        name="",
        host=None,
        invite=short_id(24),
        hints=False,
        look=False,
        started=started,
        over=bool(s.over),
        version=0,
        ply=0,
        waiting=waiting,
        since=now(),
        minutes=0,
        late="opponent",
        opponent=started and waiting >= 0 and seats[waiting].kind == "opponent",
        result=None,
        rematch=None,
        lesson=None,
        created=now(),
        updated=now(),
        seats=seats,
    )
