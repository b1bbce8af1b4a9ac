"""From the lines of the program to values."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, TypeVar

from .answers import Finding, Opening, Passage, Place, Reference

try:
    import orjson

    loads: Callable[[bytes], Any] = orjson.loads
except ImportError:
    loads = json.loads

Value = TypeVar("Value")

# The number of the line since the program was started means nothing here.
_LINE = re.compile(r"^line \d+ has ")

Answer = tuple[Passage | None, Place | None, tuple[Opening, ...], tuple[Finding, ...]]


class LineMemory(dict[bytes, Value]):
    """What lines stand for: most lines of a crawl are the same few, which are decoded once.

    Its size is bounded: when it is full, it is emptied.
    """

    def __init__(self, decode: Callable[[bytes], Value], size: int = 1 << 14) -> None:
        """Make a memory of what a function makes of a line."""
        super().__init__()
        self._decode = decode
        self._size = size

    def __missing__(self, line: bytes) -> Value:
        """Decode a line that was not seen before."""
        if len(self) >= self._size:
            self.clear()
        value = self[line] = self._decode(line)
        return value


def answer(line: bytes) -> Answer:
    """Return what a line says about a link."""
    values = loads(line)
    openings = values.get("openings")
    return (
        _passage(values["passage"]),
        _place(values.get("place")),
        tuple(map(_opening, openings)) if openings else (),
        _findings(values["findings"]),
    )


def reference(line: bytes) -> Reference:
    """Return a reference that `lectern find` prints."""
    values = loads(line)
    return Reference(
        passage=values["passage"],
        text=values["text"],
        line=values["line"],
        column=values["column"],
        start=values["start"],
        end=values["end"],
        translation=values["translation"],
        versification=values["versification"],
        findings=_findings(values["findings"]),
    )


def _passage(values: dict[str, Any] | None) -> Passage | None:
    if values is None:
        return None
    return Passage(
        passages=values["passages"],
        text=values["text"],
        url=values["url"],
        translation=values["translation"],
        versification=values["versification"],
        site=values.get("site"),
        intention=values.get("intention"),
    )


def _place(values: dict[str, Any] | None) -> Place | None:
    if values is None:
        return None
    return Place(
        text=values["text"],
        url=values["url"],
        lat=values["lat"],
        lon=values["lon"],
        zoom=values["zoom"],
        query=values["query"],
        label=values["label"],
        route=values["route"],
        site=values["site"],
    )


def _opening(values: dict[str, Any]) -> Opening:
    return Opening(
        app=values["app"],
        name=values["name"],
        title=values["title"],
        kind=values["kind"],
        url=values["url"],
        lost=tuple(values["lost"]),
        intentions=tuple(values["intentions"]),
        store=values["store"],
    )


def _findings(values: list[dict[str, Any]]) -> tuple[Finding, ...]:
    return tuple(
        Finding(value["severity"], _LINE.sub("the link has ", value["message"]), value["note"]) for value in values
    )
