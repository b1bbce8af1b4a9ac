"""`python -m lectern_links FILE.parquet --column url`."""

from __future__ import annotations

import argparse
import sys
import warnings
from collections.abc import Sequence
from pathlib import Path

from . import __version__
from .errors import ColumnError, LecternError, LecternWarning
from .lectern import Lectern
from .progress import ProgressBar


def main(arguments: Sequence[str] | None = None) -> int:
    """Convert a file; return 0, 2 where it cannot be read, written or understood, or 130 after an interrupt."""
    options = _parser().parse_args(arguments)
    with warnings.catch_warnings():
        # As the program prints its findings, without a place in this package.
        warnings.simplefilter("always", LecternWarning)
        warnings.showwarning = lambda message, *_: print(message, file=sys.stderr)
        return _run(options)


def _run(options: argparse.Namespace) -> int:
    source = Path(options.file)
    target = Path(options.output) if options.output else source.with_suffix(".passages.parquet")
    try:
        rows = _convert(options, source, target)
    except KeyboardInterrupt:
        print(f"interrupted: {target} is as it was", file=sys.stderr)
        return 130
    except ImportError:
        return _failed("Parquet needs pyarrow: pip install 'lectern-links[arrow]'")
    except (LecternError, ColumnError) as error:
        return _failed(str(error))
    except (OSError, ValueError) as error:
        return _failed(f"{source} to {target}: {error}")
    print(f"{target}: {rows:,} rows", file=sys.stderr)
    return 0


def _convert(options: argparse.Namespace, source: Path, target: Path) -> int:
    from .parquet import convert  # noqa: PLC0415 - pyarrow may not be installed.

    bars: list[ProgressBar] = []

    def show(done: int, total: int) -> None:
        if not bars:
            bars.append(ProgressBar(total))
        bars[0].show(done)

    with Lectern(options.program, options.manifest, jobs=options.jobs) as lectern:
        lectern.start()
        try:
            return convert(source, target, options.column, lectern=lectern, prefix=options.prefix, show=show)
        finally:
            for bar in bars:
                bar.close()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m lectern_links",
        description="Add the passages that links lead to, as columns of a Parquet file.",
    )
    parser.add_argument("file", help="a Parquet file")
    parser.add_argument("--column", default="url", help="the column of links (default: url)")
    parser.add_argument("--output", metavar="FILE", help="the file to write (default: FILE.passages.parquet)")
    parser.add_argument("--prefix", default="", help="a prefix for the names of the new columns")
    parser.add_argument("--program", metavar="FILE", help="the program lectern")
    parser.add_argument("--manifest", metavar="FILE", help="rules to use instead of the built-in ones")
    parser.add_argument("--jobs", type=int, metavar="N", help="resolve N links at a time")
    parser.add_argument("--version", action="version", version=__version__)
    return parser


def _failed(message: str) -> int:
    print(f"error: {message}", file=sys.stderr)
    return 2
