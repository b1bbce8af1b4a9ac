"""A job of Spark with two executors on this machine."""

from __future__ import annotations

import dataclasses
import os
import random
import threading
import time
from pathlib import Path

import pytest

pytest.importorskip("pyspark")
pytest.importorskip("pyarrow")

from conftest import JOHN, KILLS, command_line, descendants, end
from pyspark.errors import PySparkException
from pyspark.sql import DataFrame, SparkSession

from lectern_links import ColumnError, ProgramError
from lectern_links.spark import Shipped, explode_verses, passages, ship


@pytest.fixture(scope="module")
def frame(spark: SparkSession, links: list[str]) -> DataFrame:
    rows = [(link, number) for number, link in enumerate(links)]
    return spark.createDataFrame(rows, "url string, n int").repartition(8).cache()


def test_links_become_passages(spark: SparkSession, shipped: Shipped) -> None:
    rows = [(JOHN,), (None,), ("https://a.b/\nc",), ("John 3-4",), ("x" * 1_000_000,)]
    found = passages(spark.createDataFrame(rows, "url string"), shipped=shipped).collect()
    assert [(row.passages, row.first_verse, row.verses, row.finding) for row in found] == [
        ("[John.3.16]", 43003016, 1, None),
        (None, None, None, "the link is null"),
        (None, None, None, "the link contains a control character"),
        ("[John.3-John.4]", 43003001, 90, None),
        (None, None, None, "the link has 1000000 bytes"),
    ]


def test_binary_links_become_passages(spark: SparkSession, shipped: Shipped) -> None:
    rows = [(bytearray(JOHN.encode()),), (bytearray(b"\xff"),)]
    found = passages(spark.createDataFrame(rows, "url binary"), shipped=shipped).collect()
    assert [row.finding for row in found] == [None, "the link is not UTF-8"]


def test_other_columns_keep_their_types(spark: SparkSession, shipped: Shipped) -> None:
    values = "timestamp '2026-01-02 03:04:05' AS t, timestamp_ntz '2026-01-02 03:04:05' AS n, interval 1 day AS d"
    frame = spark.sql(f"SELECT '{JOHN}' AS url, {values}, map('a', 1) AS m, array(named_struct('b', 1.5)) AS s")
    found = explode_verses(passages(frame, shipped=shipped), shipped=shipped)
    assert found.schema.fields[: len(frame.columns)] == frame.schema.fields
    assert found.select(frame.columns).collect() == frame.collect()


def test_passages_become_verses(frame: DataFrame, shipped: Shipped) -> None:
    verses = explode_verses(passages(frame, shipped=shipped), shipped=shipped)
    counts = {row.verse: row["count"] for row in verses.groupBy("verse").count().collect()}
    assert sum(counts.values()) == 4000
    assert counts[43001001] > 10


def test_other_columns_are_an_error_before_the_job(spark: SparkSession, shipped: Shipped) -> None:
    with pytest.raises(ColumnError, match="links are text"):
        passages(spark.createDataFrame([(float("nan"),)], "url double"), shipped=shipped)
    with pytest.raises(ColumnError, match="there is no column"):
        passages(spark.createDataFrame([(1,)], "a int"), shipped=shipped)
    with pytest.raises(ColumnError, match="add the columns of passages first"):
        explode_verses(spark.createDataFrame([(1,)], "a int"), shipped=shipped)


def test_a_manifest_with_errors_is_an_error_before_the_job(spark: SparkSession, program: str, tmp_path: Path) -> None:
    (tmp_path / "manifest.json").write_text("{")
    with pytest.raises(ProgramError, match="not JSON"):
        ship(spark, program, tmp_path / "manifest.json")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"version": "9.9.9"}, "version 0.1.0, and 9.9.9 was expected"),
        ({"folder": "nowhere"}, "this executor has no program lectern"),
    ],
)
def test_an_executor_without_the_program_or_with_another_one(
    frame: DataFrame, shipped: Shipped, changes: dict[str, str], message: str
) -> None:
    other = dataclasses.replace(shipped, **changes)
    with pytest.raises(PySparkException) as error:
        passages(frame.limit(1), shipped=other).collect()
    assert message in str(error.value)


def test_a_worker_that_is_killed_loses_and_doubles_nothing(frame: DataFrame, shipped: Shipped) -> None:
    """Programs, workers of Python and executors are killed while the job runs, as a seed chooses."""
    generator = random.Random(17)  # noqa: S311
    expected = sorted(_rows(frame, shipped))
    kinds = ["resolve --ndjson", "pyspark.daemon", "CoarseGrainedExecutorBackend"]
    killed = 0
    for number in range(KILLS):
        found: list[tuple[object, ...]] = []
        job = threading.Thread(target=lambda found=found: found.extend(_rows(frame, shipped)))
        job.start()
        time.sleep(generator.random())
        kind = kinds[number % len(kinds)]
        victims = [pid for pid in descendants(os.getpid()) if kind in command_line(pid)]
        if victims:
            end(generator.choice(victims))
            killed += 1
        job.join()
        assert sorted(found) == expected, kind
    assert killed
    assert len(expected) == 20_000


def _rows(frame: DataFrame, shipped: Shipped) -> list[tuple[object, ...]]:
    columns = ("n", "passages", "first_verse", "verses")
    return [tuple(str(value) for value in row) for row in passages(frame, shipped=shipped).select(*columns).collect()]
