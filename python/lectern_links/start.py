"""The command `lectern` of a wheel that contains the program."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from .location import BUNDLED_PROGRAM


def main() -> NoReturn:
    """Become the program."""
    os.execv(BUNDLED_PROGRAM, ["lectern", *sys.argv[1:]])  # noqa: S606 - this is a program.
