"""Parquet files: a column of links in, the columns of passages out. Needs pyarrow."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from .columns import Columns, with_fields
from .lectern import Lectern

_BATCH = 1 << 16


def convert(
    source: str | os.PathLike[str],
    target: str | os.PathLike[str],
    column: str = "url",
    *,
    lectern: Lectern | None = None,
    prefix: str = "",
    show: Callable[[int, int], None] = lambda _done, _total: None,
) -> int:
    """Write a Parquet file with the columns of passages added to those of another one.

    The file is read and written in parts, so that the memory does not grow with it, and appears when it is complete.

    Args:
        source: The file to read.
        target: The file to write, which may be the same.
        column: The column of links, text or binary.
        lectern: The program; None: the one that `Lectern()` finds.
        prefix: Comes before the names of the columns.
        show: Is called with the number of rows that are done, and of all rows.

    Returns:
        The number of rows.

    Raises:
        ColumnError: The column is missing or holds no text.
        LecternError: The program is missing or does not work.
        OSError: A file cannot be read or written.
        pyarrow.ArrowInvalid: The file is not Parquet.
    """
    columns = Columns(lectern or Lectern(), prefix)
    with pq.ParquetFile(source) as file:
        schema = with_fields(file.schema_arrow, column, prefix)
        with _replacement(Path(target)) as path, pq.ParquetWriter(path, schema, compression="zstd") as writer:
            done = 0
            for batch in columns.batches(_batches(file), column):
                writer.write_batch(batch)
                done += batch.num_rows
                show(done, file.metadata.num_rows)
    return done


def _batches(file: pq.ParquetFile) -> Iterator[pa.RecordBatch]:
    yield from file.iter_batches(batch_size=_BATCH)


@contextlib.contextmanager
def _replacement(target: Path) -> Iterator[Path]:
    """Give a file beside another one that takes its place when all went well, and is removed otherwise."""
    # What a link leads to is replaced, not the link; and a device never.
    target = Path(os.path.realpath(target))
    if target.exists() and not target.is_file():
        raise OSError(f"{target} is there and is not a file")
    descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    os.close(descriptor)
    path = Path(name)
    try:
        yield path
        # As a new file would have: mkstemp lets nobody else read it.
        umask = os.umask(0)
        os.umask(umask)
        path.chmod(target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~umask)
        path.replace(target)
    except BaseException:
        path.unlink(missing_ok=True)
        raise
