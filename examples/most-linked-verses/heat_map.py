"""Draws the chapters of the Bible, each as dark as it is linked."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import matplotlib as mpl
import pyarrow.parquet as pq

from lectern_links import Lectern

mpl.use("Agg")

from matplotlib import colors, pyplot

BOOKS = 66
PSALM_151 = (19, 151)


def main() -> None:
    """Draw what the arguments ask for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", help="the folder that count_verses.py has written")
    parser.add_argument("picture", type=Path, help="the PNG or SVG file to write")
    parser.add_argument("--month", help="only this month: 2026-01")
    parser.add_argument("--language", help="only pages in this language: eng")
    options = parser.parse_args()
    with Lectern() as lectern:
        books = json.loads(lectern.output("books", "--json"))[:BOOKS]
    rows = counted(options.table, options.month, options.language)
    draw(books, chapters(rows), options.picture)


def counted(table: str, month: str | None = None, language: str | None = None) -> list[dict[str, Any]]:
    """Return the rows of the table, or those of a month or a language."""
    if Path(table).is_dir() and not (Path(table) / "_SUCCESS").exists():
        raise SystemExit(f"{table} is not complete: count_verses.py has not ended, or was ended")
    rows: list[dict[str, Any]] = pq.read_table(table).to_pylist()
    return [row for row in rows if month in (None, row["month"]) and language in (None, row["language"])]


def chapters(rows: list[dict[str, Any]]) -> dict[tuple[int, int], float]:
    """Return how many links lead to the verses of each chapter of the 66 books."""
    totals: dict[tuple[int, int], float] = {}
    for row in rows:
        book, chapter = row["verse"] // 1_000_000, row["verse"] // 1000 % 1000
        if book <= BOOKS and (book, chapter) != PSALM_151:
            totals[book, chapter] = totals.get((book, chapter), 0) + row["links"]
    return totals


def draw(books: list[dict[str, Any]], totals: dict[tuple[int, int], float], picture: Path) -> None:
    """Draw a row for each book, and a field for each chapter."""
    lengths = [book["verses"] for book in books]
    width = max(map(len, lengths))
    grid = [[float("nan")] * width for _ in lengths]
    for number, verses in enumerate(lengths, 1):
        for chapter, count in enumerate(verses, 1):
            grid[number - 1][chapter - 1] = totals.get((number, chapter), 0) / count
    peak = max((total / lengths[book - 1][chapter - 1] for (book, chapter), total in totals.items()), default=1)
    figure, axes = pyplot.subplots(figsize=(16, 11), layout="constrained")
    scale = colors.SymLogNorm(linthresh=1, vmin=0, vmax=max(1, peak))
    image = axes.pcolormesh(grid, cmap="YlOrRd", norm=scale, edgecolors="white", linewidth=0.3)
    axes.set_yticks([number + 0.5 for number in range(len(books))], [str(book["name"]) for book in books], fontsize=7)
    axes.set_xticks([chapter - 0.5 for chapter in (1, *range(10, width + 1, 10))], ["1", *range(10, width + 1, 10)])
    axes.invert_yaxis()
    axes.set_xlabel("chapter")
    axes.set_title("Links to the chapters of the Bible")
    axes.spines[:].set_visible(False)
    figure.colorbar(image, label="links for each verse", shrink=0.6)
    figure.savefig(picture, dpi=110)


if __name__ == "__main__":
    main()
