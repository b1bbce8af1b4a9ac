"""A cluster of a master and two workers on this machine."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

pyspark = pytest.importorskip("pyspark")
pytest.importorskip("pyarrow")

_JOB = """
import sys
sys.path.insert(0, {tests!r})
from spark_session import session
from lectern_links.spark import explode_verses, passages
spark = session({master!r})
links = [(f"https://www.bible.com/bible/59/JHN.3.{{number % 36 + 1}}?n={{number}}",) for number in range(20_000)]
found = passages(spark.createDataFrame(links, "url string").repartition(6))
counts = explode_verses(found).groupBy("verse").count()
print(found.count(), counts.count(), counts.agg({{"count": "sum"}}).collect()[0][0])
print(len(spark.sparkContext._jsc.sc().statusTracker().getExecutorInfos()) - 1)
spark.stop()
"""


def _port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@pytest.fixture
def master(tmp_path: Path) -> Iterator[str]:
    spark_class = str(Path(pyspark.__file__).parent / "bin/spark-class")
    port, page = _port(), _port()
    url = f"spark://127.0.0.1:{port}"
    environment = {**os.environ, "SPARK_LOCAL_IP": "127.0.0.1", "PYSPARK_PYTHON": sys.executable}
    server = ["org.apache.spark.deploy.master.Master", "--host", "127.0.0.1", "--port", str(port)]
    worker = ["org.apache.spark.deploy.worker.Worker", "--cores", "1", "--memory", "1g", "--host", "127.0.0.1"]
    commands = [[*server, "--webui-port", str(page)]]
    commands += [[*worker, "--work-dir", str(tmp_path / str(number)), "--webui-port", "0", url] for number in (1, 2)]
    with (tmp_path / "log").open("wb") as log:
        processes = [
            subprocess.Popen([spark_class, *command], stdout=log, stderr=log, env=environment) for command in commands
        ]
        try:
            _await_workers(page)
            yield url
        finally:
            for process in processes:
                process.terminate()
            for process in processes:
                process.wait()


def _await_workers(page: int) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{page}/json/") as answer:
                if b'"aliveworkers" : 2' in answer.read():
                    return
        except OSError:
            pass
        time.sleep(0.5)
    pytest.fail("the workers did not register in two minutes")


def test_two_workers_resolve_links(master: str, program: str) -> None:
    job = _JOB.format(tests=str(Path(__file__).parent), master=master)
    environment = {**os.environ, "LECTERN_PROGRAM": program}
    done = subprocess.run([sys.executable, "-c", job], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.splitlines()[-2:] == ["20000 36 20000", "2"]
