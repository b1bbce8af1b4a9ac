"""One row for each verse. Needs pyarrow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import pyarrow as pa
import pyarrow.compute as pc

from .errors import ColumnError
from .verses import Printing, VerseTable

VERSE = pa.field("verse", pa.int32())
# A row may have all 31,103 verses, and a link of 64 KB: batches are cut where they have more rows or text than this.
_ROWS = 1 << 16
_BYTES = 1 << 26
# How many passages are remembered, and of how many chapters at most: not those of whole books.
_KNOWN = 1 << 12
_CHAPTERS = 8


def verse_field(names: Sequence[str], prefix: str = "") -> pa.Field:
    """Return the column of the verse, which is added to those of a table.

    Raises:
        ColumnError: The columns of passages are missing, or there already is one of the verse.
    """
    missing = [name for name in _names(prefix) if name not in names]
    if missing:
        raise ColumnError(f"there is no column {', '.join(missing)}: add the columns of passages first")
    field = VERSE.with_name(prefix + VERSE.name)
    if field.name in names:
        raise ColumnError(f"the table already has {field.name}")
    return field


def _names(prefix: str) -> tuple[str, str]:
    return f"{prefix}passages", f"{prefix}versification"


class Explosion:
    """Makes a row for each verse of the passages of a row, with its number as the column `verse`."""

    def __init__(self, program: Printing, prefix: str = "") -> None:
        """Use a program, and the prefix that the columns of passages have."""
        self._verses = VerseTable(program)
        self._prefix = prefix
        self._known: dict[tuple[str, str | None], list[range]] = {}

    def batches(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Return the rows of batches once for each verse; those without a passage, or its count, are left out."""
        for batch in batches:
            schema = batch.schema.append(verse_field(batch.schema.names, self._prefix))
            rows: list[int] = []
            verses: list[int] = []
            for row, run, limit in self._runs(batch):
                rows += [row] * len(run)
                verses += run
                if len(rows) >= limit:
                    yield _taken(batch, schema, rows, verses)
                    rows, verses = [], []
            if rows:
                yield _taken(batch, schema, rows, verses)

    def _runs(self, batch: pa.RecordBatch) -> Iterator[tuple[int, range, int]]:
        """Return each row once for each chapter, with its verses and with how many rows like it a batch may have."""
        columns = [batch.column(name).to_pylist() for name in _names(self._prefix)]
        for row, (size, passages, versification) in enumerate(zip(_sizes(batch), *columns, strict=True)):
            if passages is not None:
                limit = min(_ROWS, _BYTES // (size + 1))
                for run in self._known.get((passages, versification)) or self._read(passages, versification):
                    yield row, run, limit

    def _read(self, passages: str, versification: str | None) -> list[range]:
        try:
            runs = self._verses.runs(passages, versification)
        except ValueError:
            return []
        if len(runs) <= _CHAPTERS:
            if len(self._known) >= _KNOWN:
                self._known.clear()
            self._known[passages, versification] = runs
        return runs


def _sizes(batch: pa.RecordBatch) -> list[int]:
    """Return how many bytes of text each row has."""
    sizes = pa.array([0] * batch.num_rows, pa.int64())
    for column in batch.columns:
        if column.type in (pa.string(), pa.large_string(), pa.binary(), pa.large_binary()):
            sizes = pc.add(sizes, pc.fill_null(pc.binary_length(column), 0))
    return list(sizes.to_pylist())


def _taken(batch: pa.RecordBatch, schema: pa.Schema, rows: list[int], verses: list[int]) -> pa.RecordBatch:
    taken = batch.take(pa.array(rows, pa.int32()))
    return pa.RecordBatch.from_arrays([*taken.columns, pa.array(verses, pa.int32())], schema=schema)
