"""What a host may choose. Rules read the place of the chosen value in its list; the default comes first."""

from riverrat.engine.options import Mode, Option

from .data import LEVEL

OPTIONS = (
    Option("path", ("standard", "variable")),  # B3.1
    Option("tracks", ("standard", "variable")),  # B3.2
    Option("first-game", ("no", "yes")),  # B1.7
    Option("start-player", ("first-seat", "random", "second-seat", "third-seat", "fourth-seat", "fifth-seat")),  # B1.8
    Option("level", LEVEL),  # B4.2
    Option("greg-launch", ("surplus", "rest-of-card")),  # D37
)
PATH, TRACKS_OPTION, FIRST_GAME, START_PLAYER, LEVEL_OPTION, GREG_LAUNCH = range(6)
VARIABLE = 1  # of the path and of the tracks
ONLY_ORDINARY = 1  # first-game: yes
RANDOM_START = 1
REST_OF_CARD = 1  # greg-launch

SEVERAL, ALONE = (2, 3, 4, 5), (1,)
MODES = (
    Mode("standard", SEVERAL),
    Mode("variable", SEVERAL, {"path": "variable", "tracks": "variable"}),
    Mode("variable-path", SEVERAL, {"path": "variable"}),
    Mode("variable-tracks", SEVERAL, {"tracks": "variable"}),
    Mode("first-game", SEVERAL, {"first-game": "yes"}),
    Mode("solo-easy", ALONE, {"level": "easy"}),
    Mode("solo-medium", ALONE, {"level": "medium"}),
    Mode("solo-difficult", ALONE, {"level": "difficult"}),
    Mode("solo-unfair", ALONE, {"level": "unfair"}),
)
