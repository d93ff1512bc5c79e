"""What a host may choose. Rules read the place of the chosen value in its list; the default comes first."""

from riverrat.engine.options import Mode, Option

TURN_CAPS = ("none", "60", "120", "200", "300")

OPTIONS = (
    Option("mode", ("standard", "casual")),
    Option("edition", ("en", "de")),
    Option("merchant-actions", ("row", "single")),
    Option("messenger-actions", ("single", "row")),
    Option("horse-take-scope", ("figure", "turn")),
    Option("min-check", ("turn-start", "turn-start-and-departure")),
    Option("upgrade-same-turn", ("no", "yes")),
    Option("palace-city", ("here", "any")),
    Option("hire-cap", ("per-source", "per-turn")),
    Option("lumberjack", ("bundle", "each")),
    Option("circus-check", ("always", "moved")),
    Option("last-turns", ("not-active", "not-owner")),
    Option("shield-setup", ("rejection", "swap")),
    Option("turn-cap", TURN_CAPS),
)
(
    MODE,
    EDITION,
    MERCHANT_ACTIONS,
    MESSENGER_ACTIONS,
    HORSE_TAKE_SCOPE,
    MIN_CHECK,
    UPGRADE_SAME_TURN,
    PALACE_CITY,
    HIRE_CAP,
    LUMBERJACK_PRICE,
    CIRCUS_CHECK,
    LAST_TURNS,
    SHIELD_SETUP,
    TURN_CAP,
) = range(len(OPTIONS))
STANDARD, CASUAL = 0, 1
CAP: tuple[int, ...] = tuple(0 if choice == "none" else int(choice) for choice in TURN_CAPS)

MODES = (
    Mode("standard", (2, 3, 4)),
    Mode("casual", (1, 2, 3, 4), {"mode": "casual"}),
    Mode("solo", (1,)),
)
