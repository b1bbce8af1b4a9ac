"""The numbers of verses."""

from __future__ import annotations

import pytest

from lectern_links import Lectern, ProgramError
from lectern_links.verses import VerseTable


@pytest.fixture(scope="module")
def table(lectern: Lectern) -> VerseTable:
    table = VerseTable(lectern)
    try:
        table.count("[Gen.1]")
    except ProgramError as error:
        pytest.skip(str(error))
    return table


@pytest.mark.parametrize(
    ("passages", "versification", "first", "count"),
    [
        ("[John.3.16]", None, 43003016, 1),
        ("[John.3.16-John.3.18],[Gen.1]", None, 43003016, 34),
        ("[Ps.31.1,Ps.31.17-Ps.31.18],[John.3.16]", None, 19031001, 4),
        ("[John.3]", None, 43003001, 36),
        ("[John.3-John.4]", None, 43003001, 90),
        ("[Gen.50.25-Exod.1.3]", None, 1050025, 5),
        ("[Jude]", None, 65001001, 25),
        ("[2John-3John]", None, 63001001, 13 + 15),
        ("[Gen-Rev]", None, 1001001, 31_103),
        ("[Ps.151]", None, 19151001, 7),
        ("[Ps.150.3-Ps.151.2]", None, 19150003, 6),
        ("[Ps.151-Prov.1.2]", None, 19151001, 9),
        ("[Tob.1.1]", None, 67001001, 1),
        ("[Joel.4]", "Original", 29004001, 21),
        ("[Dan.3.24-Dan.3.90]", "NAB", 27003024, 67),
    ],
)
def test_passages_have_verses(
    table: VerseTable, passages: str, versification: str | None, first: int, count: int
) -> None:
    assert table.count(passages, versification) == (first, count)


@pytest.mark.parametrize("passages", ["John.3.16", "[Foo.1]", "[John.99]", "[John.3.16", "[John 3]", ""])
def test_what_is_no_passage_is_an_error(table: VerseTable, passages: str) -> None:
    with pytest.raises(ValueError, match=r"expected|no book|no chapter"):
        table.count(passages)
