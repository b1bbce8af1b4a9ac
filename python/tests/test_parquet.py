"""Parquet files and the command."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pa = pytest.importorskip("pyarrow")
pq = pytest.importorskip("pyarrow.parquet")

from conftest import broken_manifest  # noqa: E402

from lectern_links import Lectern  # noqa: E402
from lectern_links.command import main  # noqa: E402
from lectern_links.parquet import convert  # noqa: E402
from lectern_links.progress import ProgressBar  # noqa: E402


@pytest.fixture
def file(tmp_path: Path, links: list[str]) -> Path:
    path = tmp_path / "links.parquet"
    pq.write_table(pa.table({"link": links, "n": range(len(links))}), path, row_group_size=3000)
    return path


def test_a_file_gets_columns(program: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(file), "--column", "link", "--program", program]) == 0
    found = pq.read_table(file.with_name("links.passages.parquet"))
    assert found["n"].to_pylist() == list(range(20_000))
    assert found["passages"].null_count == 16_000
    assert capsys.readouterr().err.endswith("links.passages.parquet: 20,000 rows\n")


def test_a_file_can_be_replaced(lectern: Lectern, file: Path) -> None:
    done = []
    rows = convert(file, file, "link", lectern=lectern, show=lambda count, total: done.append((count, total)))
    assert rows == 20_000
    assert done[-1] == (20_000, 20_000)
    assert pq.read_table(file).num_columns == 10
    assert file.stat().st_mode & 0o600 == 0o600
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["links.parquet"], 'error: there is no column "url": the columns are link, n'),
        (["links.parquet", "--column", "n"], 'error: the column "n" is of type int64: links are text'),
        (["nowhere.parquet"], "No such file or directory"),
        (["text.parquet"], "Parquet magic bytes not found"),
        (["links.parquet", "--column", "link", "--output", "nowhere/a.parquet"], "No such file or directory"),
        (["links.parquet", "--column", "link", "--output", "/dev/null"], "/dev/null is there and is not a file"),
        (["links.parquet", "--column", "link", "--output", "."], "is not a file"),
        (["links.parquet", "--column", "link", "--manifest", "broken.json"], "broken.json:1:"),
        (["links.parquet", "--column", "link", "--program", "nowhere"], "no program lectern: tried the path given"),
    ],
)
def test_what_cannot_be_done_is_an_error(
    file: Path,
    arguments: list[str],
    message: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    program: str,
) -> None:
    monkeypatch.setenv("LECTERN_PROGRAM", program)
    monkeypatch.chdir(file.parent)
    broken_manifest(file.parent)
    (file.parent / "text.parquet").write_text("no parquet file" * 10)
    before = sorted(file.parent.iterdir())
    assert main(arguments) == 2
    assert message in capsys.readouterr().err
    assert sorted(file.parent.iterdir()) == before


def test_an_interrupt_leaves_what_was_there(
    program: str, file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_bar: ProgressBar, _count: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ProgressBar, "show", interrupted)
    assert main([str(file), "--column", "link", "--program", program]) == 130
    assert "interrupted: " in capsys.readouterr().err
    assert list(file.parent.iterdir()) == [file]


def test_a_full_disk_leaves_what_was_there(program: str, file: Path) -> None:
    target = file.with_name("out.parquet")
    target.write_text("before")
    code = (
        "import resource, signal, sys\nsignal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (20000, 20000))\n"
        "from lectern_links.command import main\nsys.exit(main(sys.argv[1:]))"
    )
    arguments = [str(file), "--column", "link", "--program", program, "--output", str(target)]
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "File too large" in done.stderr
    assert target.read_text() == "before"
    assert sorted(path.name for path in file.parent.iterdir()) == ["links.parquet", "out.parquet"]


def test_a_link_to_a_file_stays_one(lectern: Lectern, file: Path) -> None:
    target = file.with_name("target.parquet")
    target.symlink_to("there.parquet")
    convert(file, target, "link", lectern=lectern)
    assert target.is_symlink()
    assert pq.read_table(file.with_name("there.parquet")).num_rows == 20_000


def test_progress_is_a_bar() -> None:
    bar = ProgressBar(2000)
    assert bar.text(500, 2.0) == "[########                      ]  25%  500 of 2,000 links, 250 a second"
    assert ProgressBar(0).text(0, 0).startswith("[##############################] 100%")
