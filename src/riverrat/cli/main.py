"""Runs the command. Exit codes: 0 fine; 1 a check failed; 2 bad input, with one clear line on stderr.

docs/architecture.md says how to add a command.
"""

import sys
from collections.abc import Sequence

from riverrat.engine.errors import RiverratError

from .extras import advice


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and say what is wrong, if something is, in one line."""
    try:
        from .app import run

        return run(sys.argv[1:] if arguments is None else list(arguments))
    except RiverratError as error:
        return _complain(str(error))
    except ModuleNotFoundError as error:
        needed = advice(error)
        if needed is None:
            raise
        return _complain(needed)
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except OSError as error:
        return _complain(f"{error.filename or 'output'}: {error.strerror or error}")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _complain(what: str) -> int:
    print(f"riverrat: {what}", file=sys.stderr)
    return 2
