"""Lectern as a step of a job of Apache Spark.

```python
from lectern_links.spark import explode_verses, passages

verses = explode_verses(passages(spark.read.parquet("links"), "url"))
verses.groupBy("verse").count()
```
"""

from __future__ import annotations

import functools
import hashlib
import os
import tarfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pyarrow as pa
from pyspark import SparkFiles
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.pandas.types import from_arrow_schema
from pyspark.sql.types import BinaryType, CharType, NullType, StringType, StructType, VarcharType

from .columns import Columns, added_fields, no_text
from .errors import ProgramNotFoundError
from .explosion import Explosion, verse_field
from .lectern import Lectern
from .location import host_paths, library_paths, manifest_path, program_path

_TEXT = (StringType, CharType, VarcharType, BinaryType, NullType)


@dataclass(frozen=True)
class Shipped:
    """What executors need to find the program."""

    folder: str
    """The name of the folder that the archive is unpacked to, with `lectern`, its hosts and `manifest.json`."""
    version: str
    """The version that the program has on the driver, and must have on executors."""
    arguments: tuple[str, ...] = ()
    """Further options of `lectern resolve`."""


def ship(
    spark: SparkSession,
    path: str | os.PathLike[str] | None = None,
    manifest: str | os.PathLike[str] | None = None,
    *,
    arguments: tuple[str, ...] = (),
) -> Shipped:
    """Send the program, its hosts, its manifest and this package to the executors.

    `passages` does so with the program that `Lectern()` finds.

    Args:
        spark: The session.
        path: The program; None: the one that `Lectern()` finds.
        manifest: The rules; None: those that the program finds.
        arguments: Further options of `lectern resolve`.

    Raises:
        LecternError: The program is missing, or does not work with the manifest.
    """
    program = Path(program_path(path))
    rules = Path(manifest) if manifest is not None else manifest_path(program)
    with Lectern(program, rules, jobs=1, arguments=arguments) as lectern:
        version = lectern.start().version
    # By the names that executors look for, whatever they are called here.
    parts = (*host_paths(program), *library_paths(program))
    files = {"lectern": program, "manifest.json": rules, **{part.name: part for part in parts}}
    shipped = Shipped(f"lectern-{_digest(files)}", version, tuple(arguments))
    context = spark.sparkContext
    folder = Path(SparkFiles.getRootDirectory())
    archive = folder / f"{shipped.folder}.tgz"
    if not archive.exists():
        context.addPyFile(str(_package(folder)))
        # By another name until all went well, so that what failed is done again.
        written = archive.with_suffix(".new")
        _write(written, files)
        written.replace(archive)
        try:
            context.addArchive(f"{archive}#{shipped.folder}")
        except BaseException:
            archive.unlink(missing_ok=True)
            raise
    return shipped


def passages(frame: DataFrame, column: str = "url", *, shipped: Shipped | None = None, prefix: str = "") -> DataFrame:
    """Add the columns of passages to a data frame, by one program for each worker of Python.

    Args:
        frame: The data frame.
        column: The column of links, text or binary.
        shipped: What `ship` has sent; None: `ship` is called.
        prefix: Comes before the names of the columns.

    Raises:
        ColumnError: The column is missing or holds no text, or there already are columns of these names.
        LecternError: The program is missing, or has another version on an executor.
    """
    shipped = shipped or ship(frame.sparkSession)
    # Checked on the driver, before a job starts.
    fields = added_fields(frame.columns, column, prefix)
    kind = frame.schema[column].dataType
    if not isinstance(kind, _TEXT):
        raise no_text(column, kind.simpleString())
    step = functools.partial(_passages, shipped=shipped, column=column, prefix=prefix)
    return frame.mapInArrow(step, _with(frame, fields))


def explode_verses(frame: DataFrame, *, shipped: Shipped | None = None, prefix: str = "") -> DataFrame:
    """Make a row for each verse of the passages, with its number of eight digits as the column `verse`.

    Rows without a passage are left out.

    Args:
        frame: What `passages` returns, or a part of it with the columns `passages` and `versification`.
        shipped: What `ship` has sent; None: `ship` is called.
        prefix: Comes before the names of the columns.

    Raises:
        ColumnError: The columns of passages are missing.
    """
    shipped = shipped or ship(frame.sparkSession)
    field = verse_field(frame.columns, prefix)
    step = functools.partial(_explode, shipped=shipped, prefix=prefix)
    return frame.mapInArrow(step, _with(frame, [field]))


def _with(frame: DataFrame, fields: list[pa.Field]) -> StructType:
    """Return the schema of a data frame with columns added; its own keep their types."""
    return StructType([*frame.schema.fields, *from_arrow_schema(pa.schema(fields)).fields])


def _passages(
    batches: Iterable[pa.RecordBatch], shipped: Shipped, column: str, prefix: str
) -> Iterator[pa.RecordBatch]:
    yield from Columns(_lectern(shipped), prefix).batches(batches, column)


def _explode(batches: Iterable[pa.RecordBatch], shipped: Shipped, prefix: str) -> Iterator[pa.RecordBatch]:
    yield from Explosion(_lectern(shipped), prefix).batches(batches)


@functools.cache
def _lectern(shipped: Shipped) -> Lectern:
    """Return the program of this worker, which is kept for its later partitions."""
    folders = [Path(SparkFiles.getRootDirectory()) / shipped.folder, Path.cwd() / shipped.folder]
    for folder in folders:
        if (folder / "lectern").is_file():
            files = (folder / "lectern", folder / "manifest.json")
            return Lectern(*files, jobs=1, version=shipped.version, arguments=shipped.arguments)
    raise ProgramNotFoundError(
        f"this executor has no program lectern: tried {' and '.join(map(str, folders))}; "
        "call ship, or set spark.archives"
    )


def _write(target: Path, files: Mapping[str, Path]) -> None:
    """Write files to an archive as `spark.archives` takes it."""
    with tarfile.open(target, "w:gz", compresslevel=1) as archive:
        for name, file in files.items():
            archive.add(file.resolve(), name)


def _digest(files: Mapping[str, Path]) -> str:
    """Return what tells these files from others, so that each job gets those that it was given."""
    digest = hashlib.sha256()
    for name, file in files.items():
        digest.update(name.encode() + file.read_bytes())
    return digest.hexdigest()[:12]


def _package(folder: Path) -> Path:
    """Make a zip file of this package, for executors that do not have it."""
    path = folder / "lectern_links.zip"
    with zipfile.ZipFile(path, "w") as file:
        for source in sorted(Path(__file__).parent.glob("*.py")):
            file.write(source, f"lectern_links/{source.name}")
    return path
