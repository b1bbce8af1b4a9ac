"""From passages to the numbers of their verses."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import islice
from typing import Protocol

from .errors import ProgramError

_LOCATION = re.compile(r"(\w+?)(?:\.(\d+))?(?:\.(\d+))?")
# Psalm 151 is a book of its own in the lists of chapters.
_ADDITIONAL_PSALM = ("Ps", 151, "AddPs")

Location = tuple[str, int | None, int | None]


class Printing(Protocol):
    """What prints the books: `Lectern`."""

    def output(self, *arguments: str) -> bytes:
        """Return what a command of the program prints."""


class VerseTable:
    """How many verses each chapter has, by the versifications of the program, which are read when they are needed.

    A verse has a number of eight digits, as `lectern passage` prints it: two for the book, three for the chapter, three
    for the verse. The books beyond the 66 follow in the order of `lectern list books`.
    """

    def __init__(self, program: Printing) -> None:
        """Make a table that asks a program."""
        self._program = program
        self._books: dict[str | None, dict[str, tuple[int, list[int]]]] = {}

    def runs(self, passages: str, versification: str | None = None) -> list[range]:
        """Return the verses of passages, `[John.3.16-John.3.18,John.3.20],[Gen.1]`, as ranges within chapters.

        Raises:
            ValueError: The text does not have that form, or names what the versification does not have.
        """
        books = self._of(versification)
        return [run for span in _spans(passages) for run in _runs(span, books)]

    def count(self, passages: str, versification: str | None = None) -> tuple[int, int]:
        """Return the number of the first verse, and how many verses there are."""
        runs = self.runs(passages, versification)
        return runs[0].start, sum(map(len, runs))

    def _of(self, versification: str | None) -> dict[str, tuple[int, list[int]]]:
        books = self._books.get(versification)
        if books is None:
            books = self._books[versification] = self._read(versification)
        return books

    def _read(self, versification: str | None) -> dict[str, tuple[int, list[int]]]:
        options = ["--versification", versification] if versification else []
        values = json.loads(self._program.output("books", "--json", *options))
        if not values or "verses" not in values[0]:
            raise ProgramError(
                "this version of lectern does not print the verses of chapters: `lectern list books --json`"
            )
        return {book["osis"]: (number, book["verses"]) for number, book in enumerate(values, 1)}


def _spans(passages: str) -> Iterator[tuple[Location, Location]]:
    if not (passages.startswith("[") and passages.endswith("]")):
        raise ValueError(f"passages in brackets were expected: {passages!r}")
    for span in passages[1:-1].replace("],[", ",").split(","):
        start, _, end = span.partition("-")
        yield _location(start), _location(end or start)


def _location(text: str) -> Location:
    match = _LOCATION.fullmatch(text)
    if not match:
        raise ValueError(f"an OSIS id was expected: {text!r}")
    book, chapter, verse = match.groups()
    return book, int(chapter) if chapter else None, int(verse) if verse else None


def _runs(span: tuple[Location, Location], books: dict[str, tuple[int, list[int]]]) -> Iterator[range]:
    (first, start_chapter, start_verse), (last, end_chapter, end_verse) = span
    for name in islice(books, _number(first, books) - 1, _number(last, books)):
        number, chapters = books[name]
        start = (start_chapter if name == first else None) or 1
        end = (end_chapter if name == last else None) or max(start, len(chapters))
        for chapter in range(start, end + 1):
            low = (start_verse if (name, chapter) == (first, start_chapter) else None) or 1
            high = (end_verse if (name, chapter) == (last, end_chapter) else None) or _length(name, chapter, books)
            base = number * 1_000_000 + chapter * 1000
            yield range(base + low, base + high + 1)


def _number(name: str, books: dict[str, tuple[int, list[int]]]) -> int:
    if name not in books:
        raise ValueError(f"no book {name!r}")
    return books[name][0]


def _length(name: str, chapter: int, books: dict[str, tuple[int, list[int]]]) -> int:
    chapters = books[name][1]
    if (name, chapter) == _ADDITIONAL_PSALM[:2]:
        name, chapter = _ADDITIONAL_PSALM[2], 1
        chapters = books[name][1] if name in books else []
    if chapter > len(chapters):
        raise ValueError(f"no chapter {name} {chapter}")
    return int(chapters[chapter - 1])
