"""What a host may choose. Rules read the place of the chosen value in its list; the default comes first."""

from riverrat.engine.options import Mode, Option

OPTIONS = (Option("course", ("short", "long")), Option("peeking", ("yes", "no")))
COURSE_OPTION, PEEKING = range(len(OPTIONS))

MODES = (
    Mode("standard", (2, 3, 4)),
    Mode("long", (2, 3, 4), {"course": "long"}),
    Mode("solo", (1,)),
)
