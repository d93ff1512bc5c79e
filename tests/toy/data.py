"""board.toml as constants; no logic."""

from riverrat.engine.data import load_box
from riverrat.engine.errors import BadData

BOX = load_box(__package__, __file__)

SEATS = 4
RATS: int = BOX.value("rats.each")
HOME_POINTS: int = BOX.value("rats.home")
COURSE: tuple[int, ...] = (BOX.value("course.short"), BOX.value("course.long"))
HOLE: tuple[int, ...] = tuple(int(space in BOX.value("course.holes")) for space in range(max(COURSE) + 1))

CARD: tuple[str, ...] = tuple(row["id"] for row in BOX.rows("card"))
WORTH: tuple[int, ...] = tuple(row["worth"] for row in BOX.rows("card"))
COPIES: tuple[int, ...] = tuple(row["copies"] for row in BOX.rows("card"))

if RATS != 2:
    raise BadData("rats.each: the board has room for two rats of each colour")
