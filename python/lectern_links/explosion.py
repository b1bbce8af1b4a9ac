"""One row for each verse. Needs pyarrow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pyarrow as pa

from .errors import ColumnError
from .verses import Printing, VerseTable

VERSE = pa.field("verse", pa.int32())
# A row may have all 31,102 verses: batches are cut where they have more than this.
_ROWS = 1 << 16
_KNOWN = 1 << 12


def with_verse(schema: pa.Schema, prefix: str = "") -> pa.Schema:
    """Return the schema of a table with the column of the verse.

    Raises:
        ColumnError: The columns of passages are missing, or there already is one of the verse.
    """
    missing = [name for name in _names(prefix) if name not in schema.names]
    if missing:
        raise ColumnError(f"there is no column {', '.join(missing)}: add the columns of passages first")
    field = VERSE.with_name(prefix + VERSE.name)
    if field.name in schema.names:
        raise ColumnError(f"the table already has {field.name}")
    return schema.append(field)


def _names(prefix: str) -> tuple[str, str]:
    return f"{prefix}passages", f"{prefix}versification"


class Explosion:
    """Makes a row for each verse of the passages of a row, with its number as the column `verse`."""

    def __init__(self, program: Printing, prefix: str = "") -> None:
        """Use a program, and the prefix that the columns of passages have."""
        self._verses = VerseTable(program)
        self._prefix = prefix
        self._known: dict[tuple[str | None, str | None], list[int]] = {}

    def batches(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Return the rows of batches once for each verse; those without a passage, or its count, are left out."""
        for batch in batches:
            schema = with_verse(batch.schema, self._prefix)
            columns = [batch.column(name).to_pylist() for name in _names(self._prefix)]
            rows: list[int] = []
            verses: list[int] = []
            for row, key in enumerate(zip(*columns, strict=True)):
                numbers = self._numbers(*key)
                rows += [row] * len(numbers)
                verses += numbers
                if len(rows) >= _ROWS:
                    yield self._batch(batch, schema, rows, verses)
                    rows, verses = [], []
            if rows:
                yield self._batch(batch, schema, rows, verses)

    def _batch(self, batch: pa.RecordBatch, schema: pa.Schema, rows: list[int], verses: list[int]) -> pa.RecordBatch:
        taken = batch.take(pa.array(rows, pa.int32()))
        return pa.RecordBatch.from_arrays([*taken.columns, pa.array(verses, pa.int32())], schema=schema)

    def _numbers(self, passages: str | None, versification: str | None) -> list[int]:
        if passages is None:
            return []
        numbers = self._known.get((passages, versification))
        if numbers is None:
            if len(self._known) >= _KNOWN:
                self._known.clear()
            numbers = self._known[passages, versification] = self._read(passages, versification)
        return numbers

    def _read(self, passages: str, versification: str | None) -> list[int]:
        try:
            runs = self._verses.runs(passages, versification)
        except ValueError:
            return []
        return [number for run in runs for number in run]
