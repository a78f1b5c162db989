"""What only the native package has. In a browser the native part is the door alone, and everything else says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import _atisbo
from ._errors import Error

if TYPE_CHECKING:
    native = _atisbo
else:

    class _Native:
        """The native part; what it lacks is an error that says where it can be had."""

        def __getattr__(self, name: str) -> Any:
            try:
                return getattr(_atisbo, name)
            except AttributeError:
                raise Error(
                    "this needs the native package: it does not work in a browser, only in Python on a computer",
                    "esto necesita el paquete nativo: no funciona en un navegador, solo en Python en un ordenador",
                ) from None

    native = _Native()
