"""Tables of Arrow: passages of a column of links. Needs pyarrow."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, TypeVar

import pyarrow as pa
import pyarrow.compute as pc

from .answers import Finding, Passage
from .channel import Request
from .decoding import LineMemory, answer
from .errors import ColumnError
from .lectern import Lectern, as_line
from .verses import VerseTable

Data = TypeVar("Data", pa.Table, pa.RecordBatch, pa.RecordBatchReader)

FIELDS = (
    pa.field("site", pa.string()),
    pa.field("passages", pa.string()),
    pa.field("translation", pa.string()),
    pa.field("versification", pa.string()),
    pa.field("passage_url", pa.string()),
    pa.field("first_verse", pa.int32()),
    pa.field("verses", pa.int32()),
    pa.field("finding", pa.string()),
)
"""The columns that are added to a table."""

Row = tuple[str | None, str | None, str | None, str | None, str | None, int | None, int | None, str | None]

_NOTHING: Row = (None, None, None, None, None, None, None, None)
_NULL: Row = (*_NOTHING[:-1], "the link is null")
# How much is sent to the program at once, and how many requests are under way.
_ROWS = 4096
_BYTES = 1 << 22
_UNDER_WAY = 4


def with_fields(schema: pa.Schema, column: str, prefix: str = "") -> pa.Schema:
    """Return the schema of a table with the columns of passages added.

    Raises:
        ColumnError: The column is missing or holds no text, or there already are columns of these names.
    """
    fields = added_fields(schema.names, column, prefix)
    kind = schema.field(column).type
    if not _is_text(kind):
        raise no_text(column, kind)
    return pa.schema([*schema, *fields], metadata=schema.metadata)


def added_fields(names: Sequence[str], column: str, prefix: str = "") -> list[pa.Field]:
    """Return the columns that are added to those of a table.

    Raises:
        ColumnError: The column of links is missing, or there already are columns of these names.
    """
    if column not in names:
        raise ColumnError(f'there is no column "{column}": the columns are {", ".join(names)}')
    if names.count(column) > 1:
        raise ColumnError(f'there are {names.count(column)} columns "{column}"')
    fields = [field.with_name(prefix + field.name) for field in FIELDS]
    taken = [field.name for field in fields if field.name in names]
    if taken:
        raise ColumnError(f"the table already has {', '.join(taken)}: choose a prefix for the columns")
    return fields


def no_text(column: str, kind: object) -> ColumnError:
    """Return the error for a column of links of another type."""
    return ColumnError(f'the column "{column}" is of type {kind}: links are text, string or binary')


class Columns:
    """Adds the columns of passages to tables, by a program that keeps running."""

    def __init__(self, lectern: Lectern, prefix: str = "") -> None:
        """Use a program; the prefix comes before the names of the columns that are added."""
        self._lectern = lectern
        self._verses = VerseTable(lectern)
        self._rows: LineMemory[Row] = LineMemory(self._row)
        self._prefix = prefix

    def batches(self, batches: Iterable[pa.RecordBatch], column: str) -> Iterator[pa.RecordBatch]:
        """Add the columns to batches, in their order; some are sent ahead while others are read."""
        under_way: list[tuple[pa.RecordBatch, pa.Array, Request]] = []
        for batch in chain.from_iterable(_parts(batch, column) for batch in batches):
            links = _binary(batch.column(column))
            under_way.append((batch, links.is_null(), self._lectern.submit(_payload(links), len(links))))
            if len(under_way) >= _UNDER_WAY:
                yield self._completed(*under_way.pop(0), column)
        while under_way:
            yield self._completed(*under_way.pop(0), column)

    def _completed(self, batch: pa.RecordBatch, nulls: pa.Array, request: Request, column: str) -> pa.RecordBatch:
        # Of many lines few differ: only those are decoded.
        lines = pa.array(self._lectern.wait(request), pa.binary()).dictionary_encode()
        rows = [self._rows[line] for line in lines.dictionary.to_pylist()]
        indices = pc.if_else(nulls, pa.scalar(len(rows), pa.int32()), lines.indices)
        rows.append(_NULL)
        added = [
            pa.array([row[number] for row in rows], field.type).take(indices) for number, field in enumerate(FIELDS)
        ]
        schema = with_fields(batch.schema, column, self._prefix)
        return pa.RecordBatch.from_arrays([*batch.columns, *added], schema=schema)

    def _row(self, line: bytes) -> Row:
        passage, _, _, findings = answer(line)
        finding = _message(findings)
        if passage is None:
            return (*_NOTHING[:-1], finding)
        first, count = self._count(passage)
        return (
            passage.site,
            passage.passages,
            passage.translation,
            passage.versification,
            passage.url,
            first,
            count,
            finding,
        )

    def _count(self, passage: Passage) -> tuple[int | None, int | None]:
        try:
            return self._verses.count(passage.passages, passage.versification)
        except ValueError:
            # One passage that the table does not have is no reason to lose the others.
            return None, None


def passages(data: Data, column: str = "url", *, lectern: Lectern | None = None, prefix: str = "") -> Data:
    """Add the columns of passages to a table, a batch of it, or a reader, which is read lazily.

    ```python
    passages(pyarrow.parquet.read_table("links.parquet"), "url")
    ```

    Args:
        data: The table.
        column: The column of links, text or binary.
        lectern: The program; None: one that is found as `Lectern()` finds it, and kept by this process.
        prefix: Comes before the names of the columns.

    Raises:
        ColumnError: The column is missing or holds no text, or there already are columns of these names.
        LecternError: The program is missing or does not work.
    """
    schema = with_fields(data.schema, column, prefix)
    columns = Columns(lectern, prefix) if lectern else _kept(prefix)
    if isinstance(data, pa.RecordBatchReader):
        return pa.RecordBatchReader.from_batches(schema, columns.batches(data, column))
    batches = [data] if isinstance(data, pa.RecordBatch) else data.to_batches()
    table = pa.Table.from_batches(columns.batches(batches, column), schema)
    return table if isinstance(data, pa.Table) else _single(table)


@functools.cache
def _program() -> Lectern:
    """Return the program that this process keeps for the tables that follow: Ray and Dask call for each part."""
    return Lectern()


@functools.lru_cache(maxsize=8)
def _kept(prefix: str) -> Columns:
    return Columns(_program(), prefix)


def _single(table: pa.Table) -> pa.RecordBatch:
    batches = table.combine_chunks().to_batches()
    return batches[0] if batches else pa.RecordBatch.from_pylist([], schema=table.schema)


def _message(findings: tuple[Finding, ...]) -> str | None:
    """Return the first finding; a note, such as that no rule reads the link, is none."""
    return next((finding.message for finding in findings if finding.severity != "note"), None)


def _is_text(kind: pa.DataType) -> bool:
    if pa.types.is_dictionary(kind):
        return _is_text(kind.value_type)
    tests = ("is_string", "is_large_string", "is_string_view", "is_binary", "is_large_binary", "is_binary_view")
    return pa.types.is_null(kind) or any(getattr(pa.types, test, lambda _: False)(kind) for test in tests)


def _parts(batch: pa.RecordBatch, column: str) -> Iterator[pa.RecordBatch]:
    """Cut a batch so that what is sent at once is bounded, whatever the length of its links."""
    for start in range(0, batch.num_rows, _ROWS):
        part = batch.slice(start, _ROWS)
        size = part.column(column).nbytes if column in part.schema.names else 0
        rows = max(1, _ROWS * _BYTES // size) if size > _BYTES else _ROWS
        for offset in range(0, part.num_rows, rows):
            yield part.slice(offset, rows)


def _binary(links: pa.Array) -> pa.Array:
    if pa.types.is_dictionary(links.type):
        links = links.dictionary_decode()
    return links.cast(pa.binary())


def _payload(links: pa.Array) -> bytes:
    """Join links to lines."""
    links = pc.fill_null(links, b"")
    joined: Any = pc.binary_join(pa.ListArray.from_arrays([0, len(links)], links), b"\n")
    payload = bytes(joined[0].as_py()) + b"\n"
    if payload.count(b"\n") == len(links):
        return payload
    return b"".join(map(as_line, links.to_pylist()))
