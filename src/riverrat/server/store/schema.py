"""What the store keeps. A table is its record: rows of `entry`, appended and never changed."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

person = Table(
    "person",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("away_until", BigInteger, nullable=True),  # on holiday: no notifications, and no time runs out
    Column("listed", Boolean, nullable=False, server_default="0"),  # whether others may see how they have played
    Column("muted", Boolean, nullable=False, server_default="0"),  # by the house: says nothing at tables,
    Column("banned", Boolean, nullable=False, server_default="0"),  # or is not let in
)

device = Table(
    "device",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of the 256-bit token the device holds
    Column("person", ForeignKey("person.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

link = Table(
    "link",
    metadata,
    Column("code", String(64), primary_key=True),  # SHA-256 of the one-time code
    Column("person", ForeignKey("person.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

box = Table(
    "box",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("data", String(64), primary_key=True),  # the hash of the corrected box
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

table = Table(
    "game_table",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("future", String(40), nullable=True),  # what chance comes from after the setup, until something is revealed
    Column("name", String(60), nullable=False),
    Column("host", ForeignKey("person.id"), nullable=True),
    Column("invite", String(64), nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("look", Boolean, nullable=False),  # an uploaded record, only to be looked at
    Column("started", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("waiting", Integer, nullable=False),  # the seat to decide, or -1
    Column("since", BigInteger, nullable=False, server_default="0"),  # when it became that seat's turn
    Column("minutes", Integer, nullable=False, server_default="0"),  # a turn may take; 0 for as long as it likes
    Column("late", String(10), nullable=False, server_default="opponent"),  # what becomes of a seat whose time is up
    Column("opponent", Boolean, nullable=False),  # whether an opponent sits there
    Column("result", Text, nullable=True),  # the scores of a finished game, for when its rules are gone
    Column("rematch", String(24), nullable=True),
    Column("tags", Text, nullable=True),  # what an uploaded record says of itself
    Column("lesson", String(64), nullable=True),  # the chapter that is played here, of riverrat.lessons
    Column("origin", String(24), nullable=True),  # the table it branches off, if that was running
    Column("thinker", String(16), nullable=True),  # the process that thinks about an opponent's move,
    Column("thinks_at", Integer, nullable=True),  # at which version,
    Column("thinks_until", BigInteger, nullable=True),  # and until when the others leave it to it
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("ix_game_table_opponent", "opponent", "updated"),
    Index("ix_game_table_over_since", "over", "since"),
)

seat = Table(
    "seat",
    metadata,
    Column("table_id", ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", ForeignKey("person.id"), nullable=True, index=True),  # who holds or last held it
    Column("level", String(20), nullable=True),
    Column("resigned", Boolean, nullable=False),
    Column("seen", BigInteger, nullable=True),  # when its person was last at the table
    Column("told", BigInteger, nullable=True),  # the turn its person was last written to about: when it began
    Column("called", String(60), nullable=True),  # what its player is called where several share a screen
    Column("asked", String(10), nullable=True),  # whether its person is asked to play again: asked, declined
    Column("wears", Integer, nullable=True),  # the seat whose colour it goes by, after a rematch
)

entry = Table(
    "entry",
    metadata,
    Column("table_id", ForeignKey("game_table.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # act, undo, seat, resign, rules
    Column("client", String(96), nullable=True),  # person and message id: the same message is never taken twice
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "client"),
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("table_id", ForeignKey("game_table.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

position = Table(
    "position",
    metadata,
    Column("table_id", ForeignKey("game_table.id"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the table
    Column("rules", Integer, nullable=False),
    Column("text", Text, nullable=False),  # the state in named values: later rules can read it
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("game_table.id"), nullable=False),
    Column("person", ForeignKey("person.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("client", String(96), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "client"),
)

achievement = Table(
    "achievement",
    metadata,
    Column("person", ForeignKey("person.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("level", String(64), primary_key=True),
    Column("challenge", String(64), primary_key=True),
    Column("table_id", ForeignKey("game_table.id"), nullable=False),
)

puzzle = Table(
    "puzzle",
    metadata,
    Column("person", ForeignKey("person.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("puzzle", String(64), primary_key=True),
    Column("tries", Text, nullable=False),  # what each brought, up to the one that found the best
    Column("shown", Boolean, nullable=False),  # whether the solution was looked at before it was found
    Column("solved", BigInteger, nullable=True),  # when the best was found
)

channel = Table(
    "channel",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", ForeignKey("person.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # push, mail, webhook
    Column("form", String(10), nullable=False),  # of a webhook: discord, slack, ntfy, plain
    Column("target", Text, nullable=False),  # where notifications go: the address of a mailbox or of a service
    Column("keys", Text, nullable=False),  # of a browser: what notifications to it are sealed with
    Column("language", String(2), nullable=False),
    Column("hours", Integer, nullable=False),  # between two digests; 0 for a notification at every turn
    Column("leave", String(64), nullable=False, unique=True),  # who shows this word gets no more notifications
    Column("confirm", String(64), nullable=True),  # SHA-256 of the word that confirms a mailbox; null once it has
    Column("failures", Integer, nullable=False),  # notifications in a row that did not arrive
    Column("sent", BigInteger, nullable=False),  # when the last notification went out
    Column("created", BigInteger, nullable=False),
)

key = Table(
    "house_key",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
