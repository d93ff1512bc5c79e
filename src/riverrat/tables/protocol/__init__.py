"""Every message between a house and a client, each field named once. docs/protocol.md shows them with examples.

The server decodes into these types (what does not fit is refused with the reason) and encodes from them; the types of
the web client are generated from the same source by `python -m riverrat.server.typescript`.
"""

from .base import *  # noqa: F403
from .games import *  # noqa: F403
from .learning import *  # noqa: F403
from .messages import *  # noqa: F403
from .notifications import *  # noqa: F403
from .people import *  # noqa: F403
from .statistics import *  # noqa: F403
from .tables import *  # noqa: F403
