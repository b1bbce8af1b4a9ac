"""How far work is, on a terminal."""

from __future__ import annotations

import sys
import time
from typing import TextIO

_WIDTH = 30
_SECONDS = 0.2


class ProgressBar:
    """A bar on standard error, if that is a terminal; nothing elsewhere."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        """Make a bar for a number of rows."""
        self._total = total
        self._stream = stream or sys.stderr
        self._is_shown = self._stream.isatty()
        self._start = self._due = time.monotonic()

    def show(self, count: int) -> None:
        """Show that a number of rows are done, if that is due."""
        now = time.monotonic()
        if self._is_shown and (now >= self._due or count >= self._total):
            self._due = now + _SECONDS
            self._stream.write(f"\r{self.text(count, now - self._start)}\x1b[K")
            self._stream.flush()

    def text(self, count: int, seconds: float) -> str:
        """Return the bar after a number of rows and seconds."""
        done = min(1.0, count / self._total) if self._total else 1.0
        filled = round(done * _WIDTH)
        rate = f", {count / seconds:,.0f} a second" if seconds > 0 else ""
        return f"[{'#' * filled}{' ' * (_WIDTH - filled)}] {done:4.0%}  {count:,} of {self._total:,} links{rate}"

    def close(self) -> None:
        """End the line of the bar."""
        if self._is_shown:
            self._stream.write("\n")
