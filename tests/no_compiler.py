"""For servers of tests, before they import anything of Riverrat: they and their workers compile nothing, and loading
numba would be a tenth of what their start takes.
"""

import sys

sys.modules["numba"] = None  # type: ignore[assignment]  # as where it is not installed
