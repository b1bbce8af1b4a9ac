"""The example that counts the links of a crawl, on a small one that is made up."""

from __future__ import annotations

import gzip
import io
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

pa = pytest.importorskip("pyarrow")

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

_EXAMPLE = Path(__file__).parents[2] / "examples/most-linked-verses"
sys.path.insert(0, str(_EXAMPLE))

import generate_wat  # noqa: E402
import wat  # noqa: E402


@pytest.fixture(scope="module")
def crawl(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("crawl")
    generate_wat.write(folder, files=3, pages=40, links=50, share=0.1, months=3)
    return folder


def _files(crawl: Path) -> list[Path]:
    return [crawl / name for name in gzip.decompress((crawl / "wat.paths.gz").read_bytes()).decode().split()]


def test_links_have_host_language_and_month(crawl: Path) -> None:
    months = []
    for path in _files(crawl):
        with path.open("rb") as file:
            found = list(wat.links(file))
        assert 1000 < len(found) < 2000
        assert all(link.startswith("https://") and link != "https://" for link, _, _, _ in found)
        assert {language for _, _, language, _ in found} <= {"eng", "deu", "spa", "por", "kor"}
        assert len({host for _, host, _, _ in found}) > 30
        months += sorted({month for _, _, _, month in found})
    assert months == ["2026-01", "2026-02", "2026-03"]


def test_the_language_of_the_server_is_taken_where_none_was_detected(tmp_path: Path) -> None:
    headers = {"Content-Language": ["en", "de"]}
    html = {"Links": [{"path": "A@/href", "url": "/a"}, {"path": "A@/href"}, {"path": "IMG@/src", "url": "/b"}]}
    response = {"HTTP-Response-Metadata": {"Headers": headers, "HTML-Metadata": html}}
    header = {"WARC-Target-URI": "https://c.example/d", "WARC-Date": "2026-05-06T07:08:09Z"}
    envelope = {"WARC-Header-Metadata": header, "Payload-Metadata": response}
    records = [json.dumps({"Envelope": envelope}), '{"Envelope": 1', "[]", '{"Envelope": null}']
    assert list(wat.links(_wat(records))) == [("https://c.example/a", "c.example", "en", "2026-05")]


def _wat(records: Iterable[str]) -> io.BytesIO:
    text = (f"WARC/1.0\r\nContent-Type: application/json\r\n\r\n{record}\r\n\r\n" for record in records)
    return io.BytesIO(b"".join(gzip.compress(record.encode()) for record in text))


def test_what_is_of_another_type_is_left_out() -> None:
    """Each value of a record is replaced by one of each type in turn."""
    page = "https://c.example/d"
    header = {"WARC-Target-URI": page, "WARC-Date": "2026-05-06T07:08:09Z"}
    html = {"Head": {"Base": page}, "Links": [{"path": "A@/href", "url": "/a"}]}
    response = {"HTTP-Response-Metadata": {"Headers": {"Content-Language": "en"}, "HTML-Metadata": html}}
    languages = json.dumps({"languages": [{"code-iso-639-3": "deu"}]})
    records = {"Metadata-Records": [{"Name": "languages-cld2", "Value": languages}]}
    first = {"Envelope": {"WARC-Header-Metadata": header, "Payload-Metadata": response}}
    detected = {"WARC-Metadata-Metadata": records}
    second = {"Envelope": {"WARC-Header-Metadata": header, "Payload-Metadata": detected}}
    whole = list(wat.links(_wat(map(json.dumps, (first, second)))))
    assert whole == [("https://c.example/a", "c.example", "deu", "2026-05")]
    count = 0
    for one, other in [(changed, second) for changed in _changes(first)] + [(first, c) for c in _changes(second)]:
        for link in wat.links(_wat(map(json.dumps, (one, other)))):
            assert all(isinstance(value, str) for value in link)
        count += 1
    assert count > 100
    deep = "[" * 100_000
    assert len(list(wat.links(_wat([deep, json.dumps(first)])))) == 1


def _changes(value: object) -> Iterator[object]:
    yield from (None, 1, "a", "", [], [1], {}, {"a": 1}, [[{}]])
    if isinstance(value, dict):
        for name in value:
            yield from ({**value, name: changed} for changed in _changes(value[name]))
    if isinstance(value, list):
        for changed in _changes(value[0]):
            yield [changed]


def test_halves_of_characters_are_replaced() -> None:
    import count_verses  # noqa: PLC0415

    assert count_verses._array(("a", "b\ud800")).to_pylist() == ["a", "b?"]


@pytest.mark.parametrize(("sample", "numbers"), [(1, [0, 1, 2]), (0.5, [0, 2]), (0.7, [0, 1, 2]), (0.001, [0])])
def test_a_sample_is_a_share_of_the_files(crawl: Path, sample: float, numbers: list[int]) -> None:
    import count_verses  # noqa: PLC0415

    names = count_verses.file_names(str(crawl), str(crawl / "wat.paths.gz"), sample)
    assert names == [str(_files(crawl)[number]) for number in numbers]


@pytest.mark.parametrize("sample", ["0", "-1", "1.5", "nan", "a"])
def test_another_share_is_an_error(
    sample: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import count_verses  # noqa: PLC0415

    monkeypatch.setattr(sys, "argv", ["count_verses.py", "crawl", "verses", "--sample", sample])
    with pytest.raises(SystemExit):
        count_verses.main()
    assert "--sample" in capsys.readouterr().err


def test_a_list_without_files_is_an_error(tmp_path: Path) -> None:
    import count_verses  # noqa: PLC0415

    (tmp_path / "wat.paths.gz").write_bytes(gzip.compress(b"\n"))
    with pytest.raises(SystemExit, match="names no files"):
        count_verses.file_names(str(tmp_path), str(tmp_path / "wat.paths.gz"), 1)


@pytest.mark.parametrize("damage", [b"", b"no gzip", b"\x1f\x8b\x08\x00"])
def test_damaged_files_give_what_is_before_the_damage(crawl: Path, tmp_path: Path, damage: bytes) -> None:
    data = _files(crawl)[0].read_bytes()
    path = tmp_path / "damaged.warc.wat.gz"
    path.write_bytes(data[: len(data) // 2] + damage)
    with path.open("rb") as file:
        assert 300 < len(list(wat.links(file))) < 1500


@pytest.mark.parametrize(
    ("base", "link", "expected"),
    [
        ("https://a.example/b/c", "/d?e", "https://a.example/d?e"),
        ("https://a.example/b/c", "d", "https://a.example/b/d"),
        ("https://a.example/b/c", "//d.example/e", "https://d.example/e"),
        ("https://a.example/b/c", "/../d", "https://a.example/d"),
        ("https://d.example/b/c", "/d", "https://d.example/d"),
        ("https://a.example/b/c", "https://[d", "https://[d"),
    ],
)
def test_links_are_absolute(base: str, link: str, expected: str) -> None:
    assert wat.absolute("https://a.example", base, link) == expected


def test_verses_are_counted_and_drawn(
    crawl: Path, spark: SparkSession, shipped: object, program: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pytest.importorskip("matplotlib")
    monkeypatch.setenv("LECTERN_PROGRAM", program)
    import count_verses  # noqa: PLC0415
    import heat_map  # noqa: PLC0415

    spark.sparkContext.addPyFile(str(_EXAMPLE / "wat.py"))
    spark.sparkContext.addPyFile(str(_EXAMPLE / "count_verses.py"))
    files = count_verses.file_names(str(crawl), str(crawl / "wat.paths.gz"), 1)
    count_verses.count(count_verses.page_links(spark, files)).write.parquet(str(tmp_path / "verses"))
    rows = heat_map.counted(str(tmp_path / "verses"), month="2026-02", language="eng")
    totals = heat_map.chapters(rows)
    assert {chapter[0] for chapter in totals} <= set(range(1, 67))
    assert totals[43, 3] > 0
    monkeypatch.setattr(
        sys, "argv", ["heat_map.py", str(tmp_path / "verses"), str(tmp_path / "map.png"), "--month", "2026-01"]
    )
    heat_map.main()
    assert (tmp_path / "map.png").read_bytes().startswith(b"\x89PNG")


def test_a_table_that_is_not_complete_is_not_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    import heat_map  # noqa: PLC0415

    with pytest.raises(SystemExit, match="is not complete"):
        heat_map.counted(str(tmp_path))
