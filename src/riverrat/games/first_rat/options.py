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
    Option("supply", ("limited", "unlimited")),  # D9
    Option("declining", ("rewards", "anything")),  # D15, D16
    Option("greg-crowd", ("split", "once", "each")),  # D35, D65
    Option("greg-standing", ("nothing", "booth")),  # D39
    Option("cheese", ("printed", "one-more", "two-more", "three-more")),  # B1.10
)
PATH, TRACKS_OPTION, FIRST_GAME, START_PLAYER, LEVEL_OPTION, GREG_LAUNCH = range(6)
SUPPLY_OPTION, DECLINING, GREG_CROWD, GREG_STANDING, CHEESE_OPTION = range(6, 11)
VARIABLE = 1  # of the path and of the tracks
ONLY_ORDINARY = 1  # first-game: yes
RANDOM_START = 1
REST_OF_CARD = 1  # greg-launch
UNLIMITED = 1  # supply
ANYTHING = 1  # declining
ONCE, EACH = 1, 2  # greg-crowd
BOOTH_TOO = 1  # greg-standing

SEVERAL, ALONE = (2, 3, 4, 5), (1,)
DRAWN = {"start-player": "random"}  # unless the host says otherwise; a record that says nothing means the first seat
MODES = (
    Mode("standard", SEVERAL, DRAWN),
    Mode("variable", SEVERAL, DRAWN | {"path": "variable", "tracks": "variable"}),
    Mode("variable-path", SEVERAL, DRAWN | {"path": "variable"}),
    Mode("variable-tracks", SEVERAL, DRAWN | {"tracks": "variable"}),
    Mode("first-game", SEVERAL, DRAWN | {"first-game": "yes"}),
    Mode("solo-easy", ALONE, {"level": "easy"}),
    Mode("solo-medium", ALONE, {"level": "medium"}),
    Mode("solo-difficult", ALONE, {"level": "difficult"}),
    Mode("solo-unfair", ALONE, {"level": "unfair"}),
)
