"""What a host may choose. Rules read the place of the chosen value in its list; the default comes first."""

from riverrat.engine.options import Mode, Option

OPTIONS = (
    Option("years", ("20", "15")),
    Option("bonus-adjust", ("off", "on")),
    Option("count-workers", ("city", "whole-board")),
    Option("attacker-rule", ("last-in-order", "lowest-points")),
    Option("enemy-cap", ("none", "18")),
    Option("free-recall", ("off", "on")),
    Option("idle-blocks", ("on", "off")),
    Option("pool-variant", ("french", "hungarian")),
    Option("roads-contiguous", ("off", "on")),
    Option("points-floor", ("zero", "none")),
    Option("fort-port-destructible", ("off", "on", "port")),
    Option("revert-to-place", ("off", "on")),
    Option("own-razing-scores", ("on", "off")),
    Option("shipowner-points", ("on-return", "endgame-all")),
    Option("trade", ("on", "off")),
    Option("max-offers", ("3", "1", "2", "5")),
    Option("public-offers", ("on", "off")),
    Option("general-placement", ("all", "extra-only")),
    Option("return-loading", ("on", "off")),
    Option("survivors", ("stay", "in-reach")),
    Option("ring-removal", ("minor", "any")),
    Option("roads-without-pieces", ("allowed", "closed")),
)
YEARS_OPTION, BONUS_ADJUST, COUNT_WORKERS, ATTACKER_RULE, ENEMY_CAP_OPTION, FREE_RECALL = range(6)
IDLE_BLOCKS, POOL_VARIANT, ROADS_CONTIGUOUS, POINTS_FLOOR, FORT_PORT_DESTRUCTIBLE = range(6, 11)
REVERT_TO_PLACE, OWN_RAZING_SCORES, SHIPOWNER_OPTION, TRADE_OPTION, MAX_OFFERS = range(11, 16)
PUBLIC_OFFERS, GENERAL_PLACEMENT, RETURN_LOADING, SURVIVORS, RING_REMOVAL, ROADS_WITHOUT_PIECES = range(16, 22)
OFFERS_ALLOWED = tuple(int(choice) for choice in OPTIONS[MAX_OFFERS].choices)

MODES = (
    Mode("standard", (3, 4, 5)),
    Mode("short", (3, 4, 5), {"years": "15"}),
)
