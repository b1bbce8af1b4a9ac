"""Writes WAT files of the layout of Common Crawl, with pages that do not exist and links to real Bible sites."""

from __future__ import annotations

import argparse
import functools
import gzip
import json
import random
import uuid
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

_LANGUAGES = ("eng", "eng", "eng", "deu", "spa", "por", "kor")
_WORDS = ("garden", "lantern", "harbor", "meadow", "paper", "silver", "story", "window")
# Books with their numbers of chapters.
_BOOKS = """
GEN.50 EXO.40 LEV.27 NUM.36 DEU.34 JOS.24 JDG.21 RUT.4 1SA.31 2SA.24 1KI.22 2KI.25 1CH.29 2CH.36 EZR.10 NEH.13
EST.10 JOB.42 PSA.150 PRO.31 ECC.12 SNG.8 ISA.66 JER.52 LAM.5 EZK.48 DAN.12 HOS.14 JOL.3 AMO.9 OBA.1 JON.4
MIC.7 NAM.3 HAB.3 ZEP.3 HAG.2 ZEC.14 MAL.4 MAT.28 MRK.16 LUK.24 JHN.21 ACT.28 ROM.16 1CO.16 2CO.13 GAL.6 EPH.6
PHP.4 COL.4 1TH.5 2TH.3 1TI.6 2TI.4 TIT.3 PHM.1 HEB.13 JAS.5 1PE.5 2PE.3 1JN.5 2JN.1 3JN.1 JUD.1 REV.22
""".split()
_VERSES = ("JHN.3.16", "JER.29.11", "PHP.4.13", "ROM.8.28", "PSA.23.1", "GEN.1.1")


def main() -> None:
    """Write the files that the arguments ask for, and a list of their paths as Common Crawl has it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the files are written")
    parser.add_argument("--files", type=int, default=4)
    parser.add_argument("--pages", type=int, default=500, help="pages of each file")
    parser.add_argument("--links", type=int, default=60, help="links of each page")
    parser.add_argument("--share", type=float, default=0.02, help="the share of links to Bible sites")
    parser.add_argument("--months", type=int, default=3, help="the files are of this many crawls")
    options = vars(parser.parse_args())
    write(**options)


def write(folder: Path, *, files: int, pages: int, links: int, share: float, months: int) -> None:
    """Write files, and a list of their paths as Common Crawl has it."""
    paths = []
    for number in range(files):
        month = number % months + 1
        crawl = f"CC-MAIN-2026-{4 * month + 1:02}"
        path = f"crawl-data/{crawl}/segments/0/wat/CC-MAIN-2026{month:02}-{number:05}.warc.wat.gz"
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        generator = random.Random(number)  # noqa: S311 - made up, not secret.
        made = ([_link(generator, share) for _ in range(links)] for _ in range(pages))
        with (folder / path).open("wb") as file:
            for record in _records(generator, made, f"2026-{month:02}"):
                # A member of gzip for each record, so that a reader can start at any of them.
                file.write(gzip.compress(record, compresslevel=6, mtime=0))
        paths.append(path)
    with gzip.open(folder / "wat.paths.gz", "wt") as file:
        file.writelines(path + "\n" for path in paths)


def _records(generator: random.Random, pages: Iterable[list[dict[str, str]]], month: str) -> Iterator[bytes]:
    yield _record(
        b"Software-Info: ia-web-commons.1.1\r\nformat: WARC File Format 1.0\r\n", "warcinfo", {}, "warc-fields"
    )
    for number, links in enumerate(pages):
        word = generator.choice(_WORDS)
        page = f"https://www.{word}-{generator.randrange(2000)}.example/{word}/{number}"
        date = f"{month}-{generator.randrange(1, 29):02}T{generator.randrange(24):02}:00:00Z"
        language = generator.choice(_LANGUAGES)
        for kind, metadata in _metadata(page, language, links):
            header = {"WARC-Target-URI": page, "WARC-Date": date, "WARC-Type": kind, "WARC-Record-ID": _id(generator)}
            envelope = {"Format": "WARC", "WARC-Header-Metadata": header, "Payload-Metadata": metadata}
            body = {"Container": {"Compressed": True, "Filename": "x.warc.gz"}, "Envelope": envelope}
            yield _record(json.dumps(body).encode(), "metadata", {"WARC-Target-URI": page, "WARC-Date": date})


def _metadata(page: str, language: str, links: list[dict[str, str]]) -> Iterator[tuple[str, dict[str, Any]]]:
    yield "request", {"HTTP-Request-Metadata": {"Headers": {"Host": page.split("/")[2]}}}
    head = {"Title": "A page", "Metas": [{"name": "description", "content": "A page"}]}
    html = {"Head": head, "Links": links}
    message = {"Status": "200", "Version": "HTTP/1.1", "Reason": "OK"}
    headers = {"Content-Type": "text/html", "Set-Cookie": ["a=1", "b=2"], "Content-Language": ["en", "de"]}
    yield (
        "response",
        {"HTTP-Response-Metadata": {"Response-Message": message, "Headers": headers, "HTML-Metadata": html}},
    )
    detected = {"reliable": True, "languages": [{"code-iso-639-3": language, "text-covered": 0.99}]}
    records = [{"Name": "charset-detected", "Value": "UTF-8"}]
    records.append({"Name": "languages-cld2", "Value": json.dumps(detected)})
    yield "metadata", {"WARC-Metadata-Metadata": {"Metadata-Records": records}}


def _link(generator: random.Random, share: float) -> dict[str, str]:
    if generator.random() < share:
        return {"path": "A@/href", "text": "verse", "url": _passage(generator)}
    if generator.random() < 0.1:
        return {"path": "IMG@/src", "url": f"/{generator.choice(_WORDS)}.png"}
    path = f"/{generator.choice(_WORDS)}/{generator.randrange(100_000)}"
    if generator.random() < 0.5:
        return {"path": "A@/href", "text": "more", "url": path}
    return {"path": "A@/href", "url": f"https://{generator.choice(_WORDS)}{generator.randrange(5000)}.example{path}"}


def _passage(generator: random.Random) -> str:
    known = generator.random() < 0.4
    verse = generator.choice(_VERSES) if known else generator.choices(*_weighted_chapters())[0]
    return f"https://www.bible.com/bible/{generator.choice((1, 59, 111))}/{verse}"


@functools.cache
def _weighted_chapters() -> tuple[list[str], list[float]]:
    """Return the chapters of the Bible, of which some are linked much more often than others."""
    books = [book.split(".") for book in _BOOKS]
    chapters = [f"{book}.{chapter + 1}" for book, count in books for chapter in range(int(count))]
    generator = random.Random(66)  # noqa: S311
    return chapters, [generator.lognormvariate(0, 1.2) for _ in chapters]


def _id(generator: random.Random) -> str:
    return f"<urn:uuid:{uuid.UUID(int=generator.getrandbits(128))}>"


def _record(body: bytes, kind: str, fields: dict[str, str], content: str = "json") -> bytes:
    header = {"WARC-Type": kind, **fields, "Content-Type": f"application/{content}", "Content-Length": str(len(body))}
    lines = "".join(f"{name}: {value}\r\n" for name, value in header.items())
    return f"WARC/1.0\r\n{lines}\r\n".encode() + body + b"\r\n\r\n"


if __name__ == "__main__":
    main()
