"""The program `atisbo`."""

from __future__ import annotations

import signal
import sys

from ._native import native


def main() -> int:
    """Runs the program with the arguments of this process."""
    # The program sees to Ctrl-C itself; Python's own handler would only run when it has ended.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return native.command(["atisbo", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
