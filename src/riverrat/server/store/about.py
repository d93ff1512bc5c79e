"""What the house says of itself: its name, a logo, an announcement, texts about privacy and who runs it."""

import base64
from pathlib import Path

import sqlalchemy as sa

from riverrat.engine.errors import RiverratError

from . import schema
from .database import Database

TEXTS, FILES = ("name", "announcement"), ("privacy", "imprint", "logo")
KINDS = {".png": "image/png", ".svg": "image/svg+xml", ".jpg": "image/jpeg", ".webp": "image/webp"}
MOST_LOGO, MOST_TEXT, MOST_LINE = 256 * 1024, 100_000, 500
KEY = "about-"  # before the names of these among the keys of the house


def about(database: Database) -> dict[str, str]:
    """All that was ever told, but for the picture itself: of a logo its kind."""
    k = schema.key.c
    with database.look() as connection:
        rows = connection.execute(sa.select(k.name, k.value).where(k.name.startswith(KEY, autoescape=True)))
        found = {row.name.removeprefix(KEY): row.value for row in rows}
    if "logo" in found:
        found["logo"] = found["logo"].partition(";")[0]
    return found


def logo(database: Database) -> tuple[str, bytes] | None:
    """The kind of the logo and the picture."""
    with database.look() as connection:
        found = connection.scalar(sa.select(schema.key.c.value).where(schema.key.c.name == f"{KEY}logo"))
    kind, _, data = (found or "").partition(";")
    return (kind, base64.b64decode(data)) if found else None


def tell(database: Database, name: str, value: str) -> None:
    """Say something of the house: a line, or the name of a file; nothing takes it back."""
    if name not in (*TEXTS, *FILES):
        raise RiverratError(f"of a house one can tell {', '.join((*TEXTS, *FILES))}, not {name!r}")
    if len(value) > MOST_LINE or "\n" in value:
        raise RiverratError(f"this has to be one line of at most {MOST_LINE} letters")
    text = _contents(name, Path(value)) if value and name in FILES else value
    with database.change() as connection:
        connection.execute(schema.key.delete().where(schema.key.c.name == KEY + name))
        if text:
            connection.execute(schema.key.insert(), {"name": KEY + name, "value": text})


def _contents(name: str, file: Path) -> str:
    try:
        data = file.read_bytes()
        text = "" if name == "logo" else data.decode()
    except (OSError, UnicodeDecodeError) as error:
        raise RiverratError(f"{file} cannot be read ({error})") from None
    if len(data) > (MOST_LOGO if name == "logo" else MOST_TEXT):
        raise RiverratError(f"{file} is larger than {MOST_LOGO if name == 'logo' else MOST_TEXT} bytes")
    if name != "logo":
        return text.strip()
    if file.suffix not in KINDS:
        raise RiverratError(f"a logo is a file that ends with {', '.join(KINDS)}")
    return f"{KINDS[file.suffix]};{base64.b64encode(data).decode()}"
