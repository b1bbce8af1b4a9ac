"""Counts the links to each verse by month and language, from the WAT files of Common Crawl, with Apache Spark."""

from __future__ import annotations

import argparse
import gzip
import io
import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import BinaryIO

import pyarrow as pa
from pyspark.sql import DataFrame, SparkSession, functions

from lectern_links.spark import explode_verses, passages
from wat import links

_COLUMNS = ["url", "host", "language", "month"]
_SCHEMA = ", ".join(f"{column} string" for column in _COLUMNS)
_ROWS = 8192


def main() -> None:
    """Count what the arguments ask for, and write a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", help="s3://commoncrawl, or a folder with the same layout")
    parser.add_argument("output", help="the folder of Parquet files to write, as Spark names it")
    parser.add_argument("--paths", help="the list of files (default: SOURCE/wat.paths.gz)")
    parser.add_argument("--sample", type=_share, default=1.0, help="the share of the files that is read: 0.001")
    options = parser.parse_args()
    spark = SparkSession.builder.appName("most linked verses").getOrCreate()
    spark.sparkContext.addPyFile(__file__.replace("count_verses.py", "wat.py"))
    files = file_names(options.source, options.paths or f"{options.source}/wat.paths.gz", options.sample)
    counted = count(page_links(spark, files))
    counted.write.mode("overwrite").parquet(options.output)
    _report(spark, options.output)
    spark.stop()


def page_links(spark: SparkSession, files: list[str]) -> DataFrame:
    """Return the links of files, with host and language of the page and the month of its visit."""
    frame = spark.createDataFrame([(file,) for file in files], "path string").repartition(len(files))
    return frame.mapInArrow(_read, _SCHEMA)


def count(frame: DataFrame) -> DataFrame:
    """Return how many links lead to each verse, and from how many hosts, by month and language."""
    # Only passages are passed on: of a crawl that is one link of some thousands.
    found = passages(frame).where("passages IS NOT NULL")
    found = found.select("passages", "versification", "translation", "host", "language", "month")
    verses = explode_verses(found).groupBy("verse", "month", "language")
    return verses.agg(functions.count("*").alias("links"), functions.approx_count_distinct("host").alias("hosts"))


def file_names(source: str, paths: str, sample: float) -> list[str]:
    """Return the WAT files of a list of paths, or an even sample of them."""
    with _opened(paths) as file:
        names = gzip.decompress(file.read()).decode().split()
    if not names:
        raise SystemExit(f"{paths} names no files")
    # The first of each 1 / sample files, also where that is no whole number.
    steps = [math.ceil(number * sample) for number in range(len(names) + 1)]
    return [f"{source}/{name}" for number, name in enumerate(names) if steps[number + 1] > steps[number]]


def _share(text: str) -> float:
    share = float(text)
    if not 0 < share <= 1:
        raise argparse.ArgumentTypeError(f"a share is more than 0 and at most 1: {text}")
    return share


def _read(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    for batch in batches:
        for path in batch.column("path").to_pylist():
            with _opened(path) as file:
                yield from _rows(file)


def _rows(file: BinaryIO) -> Iterator[pa.RecordBatch]:
    found = links(file)
    while rows := list(islice(found, _ROWS)):
        yield pa.RecordBatch.from_arrays([_array(column) for column in zip(*rows, strict=True)], names=_COLUMNS)


def _array(column: Sequence[str]) -> pa.Array:
    try:
        return pa.array(column, pa.string())
    except UnicodeEncodeError:
        # JSON may hold halves of characters.
        return pa.array([value.encode("utf-8", "replace").decode() for value in column], pa.string())


def _opened(path: str) -> BinaryIO:
    """Open a file of a folder, or of a bucket by the file systems of Arrow, which read it as a stream."""
    if "://" not in path:
        return open(path, "rb")  # noqa: PTH123
    from pyarrow import fs  # noqa: PLC0415

    system, name = fs.FileSystem.from_uri(path)
    return io.BufferedReader(system.open_input_stream(name))


def _report(spark: SparkSession, output: str) -> None:
    table = spark.read.parquet(output)
    top = table.groupBy("verse").agg(functions.sum("links").alias("links")).orderBy(functions.desc("links"), "verse")
    for row in top.limit(10).collect():
        print(f"{row.verse:08}\t{row.links}")


if __name__ == "__main__":
    main()
