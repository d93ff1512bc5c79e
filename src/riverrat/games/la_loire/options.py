"""What a host may choose. Rules read the place of the chosen value in its list; the default comes first."""

from riverrat.engine.game import Mode, Option

TURN_CAPS = ("none", "60", "120", "200", "300")

OPTIONS = (
    Option("mode", ("standard", "casual")),
    Option("edition", ("en", "de")),
    Option("merchant_actions", ("row", "single")),
    Option("messenger_actions", ("single", "row")),
    Option("horse_take_scope", ("figure", "turn")),
    Option("min_check", ("turn_start", "turn_start_and_departure")),
    Option("upgrade_same_turn", ("no", "yes")),
    Option("palace_city", ("here", "any")),
    Option("hire_cap", ("per_source", "per_turn")),
    Option("lumberjack", ("bundle", "each")),
    Option("circus_check", ("always", "moved")),
    Option("last_turns", ("not_active", "not_owner")),
    Option("shield_setup", ("rejection", "swap")),
    Option("turn_cap", TURN_CAPS),
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
