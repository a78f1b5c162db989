"""The elements of the web page for notebooks: its modules, styles and words, as one module.

The native part has them all, as it has the program.
"""

from __future__ import annotations

from functools import cache

from ._native import native


@cache
def module() -> str:
    """All that a widget needs, as the text of a module with no imports."""
    return native.page()
