"""What the tests share: the program, and programs that behave badly."""

from __future__ import annotations

import json
import os
import signal
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from lectern_links import Lectern, ProgramNotFoundError
from lectern_links.location import program_path

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

    from lectern_links.spark import Shipped

# How often programs, workers and executors are killed; more for a measure than for every run.
KILLS = int(os.environ.get("LECTERN_TEST_KILLS", "4"))

JOHN = "https://www.bible.com/bible/59/JHN.3.16"

# Answers as lectern does, and ends by a signal at each line that has the word `poison`.
_DYING = """#!{python}
import os, signal, sys
if "--version" in sys.argv:
    print("9.9.9 (commit 0, rules 1)")
    sys.exit()
for line in sys.stdin.buffer:
    if b"poison" in line:
        os.kill(os.getpid(), signal.SIGSEGV)
    sys.stdout.buffer.write(b'{{"passage":null,"findings":[]}}\\n')
    sys.stdout.flush()
"""


@pytest.fixture(scope="session")
def program() -> str:
    """Return the path of the program; without it, the tests that need it are skipped."""
    try:
        return program_path()
    except ProgramNotFoundError as error:
        pytest.skip(str(error))


@pytest.fixture(scope="session")
def lectern(program: str) -> Iterator[Lectern]:
    with Lectern(program) as lectern:
        yield lectern


@pytest.fixture
def script(tmp_path: Path) -> Callable[[str], Path]:
    """Return a function that makes a program of a text."""

    def make(text: str) -> Path:
        path = tmp_path / "lectern"
        path.write_text(text)
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return path

    return make


@pytest.fixture
def dying(script: Callable[[str], Path]) -> Path:
    return script(_DYING.format(python=sys.executable))


@pytest.fixture(scope="session")
def links() -> list[str]:
    """Return links of which every fifth is a passage, each with its number."""
    books = ("JHN", "GEN", "PSA", "ROM")
    return [
        f"https://www.bible.com/bible/59/{books[number // 5 % 4]}.{number % 16 + 1}.{number % 3 + 1}?n={number}"
        if number % 5 == 0
        else f"https://www.example.com/page/{number}?q={number * 7}"
        for number in range(20_000)
    ]


@pytest.fixture(scope="session")
def spark() -> Iterator[SparkSession]:
    """Start a cluster of two executors on this machine."""
    pytest.importorskip("pyspark")
    pytest.importorskip("pyarrow")
    from spark_session import session  # noqa: PLC0415

    # Tasks and executors that tests kill are started again, as often as that happens.
    failures = str(max(4, KILLS))
    settings = {"spark.task.maxFailures": failures, "spark.deploy.maxExecutorRetries": "-1"}
    spark = session("local-cluster[2,1,1024]", **settings)
    yield spark
    spark.stop()


@pytest.fixture(scope="session")
def shipped(spark: SparkSession, program: str) -> Shipped:
    from lectern_links.spark import ship  # noqa: PLC0415

    return ship(spark, program)


def descendants(pid: int) -> list[int]:
    """Return the ids of the processes that a process has started, and those have."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            except (OSError, ValueError, IndexError):
                continue
            parents.setdefault(parent, []).append(int(folder.name))
    found = [pid]
    for known in found:
        found += parents.get(known, [])
    return found[1:]


def is_running(pid: int) -> bool:
    """Return whether a process has not ended; one that has may be kept until its parent asks how."""
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def command_line(pid: int) -> str:
    """Return how a process was started; nothing for one that has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
    except OSError:
        return ""


def end(pid: int) -> None:
    """End a process without a chance to react."""
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return


def broken_manifest(folder: Path) -> Path:
    """Make a manifest that is not JSON to its end."""
    path = folder / "broken.json"
    path.write_text(json.dumps({"apps": []})[:-1])
    return path
