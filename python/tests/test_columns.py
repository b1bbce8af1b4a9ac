"""Tables of Arrow, and the libraries that take them."""

from __future__ import annotations

import pytest

pa = pytest.importorskip("pyarrow")

from conftest import JOHN  # noqa: E402

from lectern_links import ColumnError, Lectern  # noqa: E402
from lectern_links.columns import passages  # noqa: E402
from lectern_links.explosion import Explosion  # noqa: E402

LINKS = [JOHN, None, "https://a.b/\nc", "https://a.b/", "John 3-4", "", "https://a.b/" + "c" * 1_000_000]


def test_a_table_gets_columns(lectern: Lectern) -> None:
    table = pa.table({"n": range(len(LINKS)), "url": LINKS})
    found = passages(table, lectern=lectern).drop_columns(["url"]).to_pylist()
    assert found[0] == {
        "n": 0,
        "site": "YouVersion (bible.com)",
        "passages": "[John.3.16]",
        "translation": "ESV",
        "versification": None,
        "passage_url": "bible://?passages=[John.3.16]&translation=ESV",
        "first_verse": 43003016,
        "verses": 1,
        "finding": None,
    }
    assert (found[4]["first_verse"], found[4]["verses"]) == (43003001, 90)
    assert [row["finding"] for row in found] == [
        None,
        "the link is null",
        "the link contains a control character",
        None,
        None,
        "the line is empty",
        "the link has 1000012 bytes",
    ]


@pytest.mark.parametrize(
    "kind",
    [
        pa.string(),
        pa.large_string(),
        pa.string_view(),
        pa.binary(),
        pa.large_binary(),
        pa.binary_view(),
        pa.dictionary(pa.int8(), pa.string()),
    ],
)
def test_links_are_of_any_type_of_text(lectern: Lectern, kind: object) -> None:
    links = pa.array([JOHN, None, "Gen 1"])
    column = links.dictionary_encode().cast(kind) if pa.types.is_dictionary(kind) else links.cast(kind)
    table = passages(pa.table({"url": column}), lectern=lectern)
    assert table["first_verse"].to_pylist() == [43003016, None, 1001001]
    assert table["url"].type == kind


def test_bytes_that_are_no_text_have_a_finding(lectern: Lectern) -> None:
    table = passages(pa.table({"url": [b"\xff\xfe\n\0", b"Gen 1"]}), lectern=lectern)
    assert table["finding"].to_pylist() == ["the link is not UTF-8", None]


def test_nan_in_a_data_frame_is_null(lectern: Lectern) -> None:
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame({"url": [JOHN, float("nan"), None]})
    table = passages(pa.Table.from_pandas(frame), lectern=lectern)
    assert table["finding"].to_pylist() == [None, "the link is null", "the link is null"]


@pytest.mark.parametrize("values", [[1.0, float("nan")], [1], [["a"]], [True]])
def test_a_column_of_another_type_is_an_error(lectern: Lectern, values: list[object]) -> None:
    with pytest.raises(ColumnError, match=r'the column "url" is of type .*: links are text'):
        passages(pa.table({"url": values}), lectern=lectern)


def test_the_names_of_columns_are_checked(lectern: Lectern) -> None:
    table = pa.table({"link": [JOHN], "site": ["a"]})
    with pytest.raises(ColumnError, match='there is no column "url": the columns are link, site'):
        passages(table, lectern=lectern)
    with pytest.raises(ColumnError, match='there are 2 columns "url"'):
        passages(pa.table([["a"], ["b"]], names=["url", "url"]), lectern=lectern)
    with pytest.raises(ColumnError, match="already has site: choose a prefix"):
        passages(table, "link", lectern=lectern)
    found = passages(table, "link", lectern=lectern, prefix="bible_").to_pylist()
    assert (found[0]["site"], found[0]["bible_verses"]) == ("a", 1)


def test_batches_and_readers_keep_their_kind(lectern: Lectern, links: list[str]) -> None:
    table = pa.table({"url": links, "n": range(len(links))})
    expected = passages(table, lectern=lectern)
    assert expected["n"].to_pylist() == list(range(len(links)))
    assert len(links) - expected["passages"].null_count == len(links) // 5
    reader = pa.RecordBatchReader.from_batches(table.schema, table.to_batches(max_chunksize=777))
    assert passages(reader, lectern=lectern).read_all() == expected
    batch = passages(table.to_batches()[0], lectern=lectern)
    assert isinstance(batch, pa.RecordBatch)
    assert batch.num_rows == len(links)


def test_tables_without_rows_have_the_columns(lectern: Lectern) -> None:
    empty = pa.table({"url": pa.array([], pa.string())})
    assert passages(empty, lectern=lectern).num_columns == 9
    assert passages(pa.RecordBatch.from_pylist([], schema=empty.schema), lectern=lectern).num_rows == 0
    assert passages(pa.table({"url": pa.array([None], pa.null())}), lectern=lectern).num_rows == 1


def test_passages_become_a_row_for_each_verse(lectern: Lectern) -> None:
    table = passages(pa.table({"url": [JOHN, None, "Gen 1:30-2:2; Jude 1", "Gen-Rev"]}), lectern=lectern)
    batches = list(Explosion(lectern).batches(table.to_batches()))
    rows = [(row["url"], row["verse"]) for batch in batches for row in batch.to_pylist()]
    genesis, jude = [1001030, 1001031, 1002001, 1002002], list(range(65001001, 65001026))
    assert rows[0] == (JOHN, 43003016)
    assert [verse for link, verse in rows if link == "Gen 1:30-2:2; Jude 1"] == genesis + jude
    assert len(rows) == 1 + 29 + 31_103
    with pytest.raises(ColumnError, match="there is no column passages, versification"):
        list(Explosion(lectern).batches([pa.RecordBatch.from_pydict({"url": ["a"]})]))


def test_long_links_with_many_verses_are_cut_into_batches(lectern: Lectern) -> None:
    columns = {"url": ["a" * 60_000] * 2, "passages": ["[Gen-Rev]"] * 2, "versification": [None] * 2}
    batches = Explosion(lectern).batches([pa.RecordBatch.from_pydict(columns)])
    sizes = [(batch.num_rows, batch.nbytes) for batch in batches]
    assert sum(rows for rows, _ in sizes) == 2 * 31_103
    assert max(size for _, size in sizes) < 100_000_000


def test_duckdb_reads_and_writes(lectern: Lectern, links: list[str]) -> None:
    duckdb = pytest.importorskip("duckdb")
    # A connection for each side: both are at work at the same time.
    source, target = duckdb.connect(), duckdb.connect()
    source.register("links", pa.table({"url": links}))
    found = passages(source.sql("SELECT url FROM links").to_arrow_reader(1000), lectern=lectern)
    target.register("found", found)
    counts = target.sql("SELECT count(*), count(passages), min(first_verse) FROM found").fetchall()
    assert counts == [(20_000, 4000, 1002001)]


def test_polars_reads_and_writes(lectern: Lectern, links: list[str]) -> None:
    polars = pytest.importorskip("polars")
    found = polars.from_arrow(passages(polars.DataFrame({"url": links}).to_arrow(), lectern=lectern))
    assert found["passages"].count() == 4000


def test_dask_maps_partitions(program: str, monkeypatch: pytest.MonkeyPatch, links: list[str]) -> None:
    frames = pytest.importorskip("dask.dataframe")
    pandas = pytest.importorskip("pandas")
    monkeypatch.setenv("LECTERN_PROGRAM", program)

    def step(frame: object) -> object:
        return passages(pa.Table.from_pandas(frame)).to_pandas()

    frame = frames.from_pandas(pandas.DataFrame({"url": links}), npartitions=3)
    found = frame.map_partitions(step, meta=step(pandas.DataFrame({"url": ["John 3:16"]})))
    assert found["passages"].count().compute(scheduler="threads") == 4000


def test_ray_maps_batches(program: str, monkeypatch: pytest.MonkeyPatch, links: list[str]) -> None:
    data = pytest.importorskip("ray.data")
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("LECTERN_PROGRAM", program)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        found = data.from_arrow(pa.table({"url": links})).map_batches(passages, batch_format="pyarrow")
        assert sum(row["passages"] is not None for row in found.take_all()) == 4000
    finally:
        ray.shutdown()
