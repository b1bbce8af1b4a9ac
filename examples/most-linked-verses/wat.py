"""Links of pages from the WAT files of Common Crawl."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from typing import Any, BinaryIO
from urllib.parse import urljoin, urlsplit

try:
    from orjson import loads
except ImportError:
    loads = json.loads

_BLOCK = 1 << 16
# Only what a reader of the page can follow.
_PATHS = ("A@/href", "AREA@/href")

Link = tuple[str, str, str, str]
"""The link, and of the page it is on: host, language (ISO 639-3, else as the server says), month of the visit."""


def links(file: BinaryIO) -> Iterator[Link]:
    """Return the links of a WAT file, which is compressed record by record.

    A page has three records: request, response and metadata. The links are in the response, the language that was
    detected is in the metadata behind it, so that the links wait for that record.
    """
    waiting: tuple[str, list[Link]] = ("", [])
    for record in _records(file):
        envelope = _envelope(record)
        page = _text(_members(envelope, "WARC-Header-Metadata"), "WARC-Target-URI")
        payload = _members(envelope, "Payload-Metadata")
        if "HTTP-Response-Metadata" in payload:
            yield from waiting[1]
            waiting = (page, _links_of_page(page, envelope, _members(payload, "HTTP-Response-Metadata")))
        elif "WARC-Metadata-Metadata" in payload and page == waiting[0]:
            language = _language(_members(payload, "WARC-Metadata-Metadata"))
            yield from ((link, host, language, month) for link, host, _, month in waiting[1])
            waiting = ("", [])
    yield from waiting[1]


def _records(file: BinaryIO) -> Iterator[bytes]:
    """Return the JSON of the records. Behind damage nothing can be read, so that the rest of the file is left out."""
    for member in _gzip_members(file):
        header, _, body = member.partition(b"\r\n\r\n")
        if b"application/json" in header:
            yield body


def _gzip_members(file: BinaryIO) -> Iterator[bytes]:
    data = b""
    while True:
        inflate = zlib.decompressobj(wbits=31)
        parts = []
        while not inflate.eof:
            data = data or file.read(_BLOCK)
            if not data:
                return
            try:
                parts.append(inflate.decompress(data))
            except zlib.error:
                return
            data = inflate.unused_data
        yield b"".join(parts)


def _envelope(record: bytes) -> dict[str, Any]:
    return _members(_object(record), "Envelope")


def _links_of_page(page: str, envelope: dict[str, Any], response: dict[str, Any]) -> list[Link]:
    html = _members(response, "HTML-Metadata")
    base = _joined(page, _text(_members(html, "Head"), "Base"))
    language = _text(_members(response, "Headers"), "Content-Language")
    month = _text(_members(envelope, "WARC-Header-Metadata"), "WARC-Date")[:7]
    origin, host = _origin(page)
    found = (link.get("url") for link in _objects(html, "Links") if link.get("path") in _PATHS)
    return [(absolute(origin, base, link), host, language, month) for link in found if link and isinstance(link, str)]


def _members(values: dict[str, Any], name: str) -> dict[str, Any]:
    """Return an object in another one: nothing where the page, or what has read it, put something else."""
    value = values.get(name)
    return value if isinstance(value, dict) else {}


def _objects(values: dict[str, Any], name: str) -> list[dict[str, Any]]:
    value = values.get(name)
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def _text(values: dict[str, Any], name: str) -> str:
    """Return a header: since December 2024 one that a page sends twice is a list."""
    value = values.get(name)
    if isinstance(value, list):
        value = value[0] if value else ""
    return value if isinstance(value, str) else ""


def absolute(origin: str, base: str, link: str) -> str:
    """Return where a link leads from a page, given the start of its own address and the base of its links."""
    # Nearly all links: urljoin would take most of the time.
    if link.startswith(("http:", "https:")):
        return link
    if link[0] == "/" and link[1:2] != "/" and "/." not in link and base.startswith(origin + "/"):
        return origin + link
    return _joined(base, link)


def _joined(base: str, link: str) -> str:
    try:
        return urljoin(base, link)
    except ValueError:
        return link


def _origin(page: str) -> tuple[str, str]:
    try:
        parts = urlsplit(page)
        return f"{parts.scheme}://{parts.netloc}", parts.hostname or ""
    except ValueError:
        return "", ""


def _language(metadata: dict[str, Any]) -> str:
    for record in _objects(metadata, "Metadata-Records"):
        if record.get("Name") == "languages-cld2":
            languages = _objects(_object(_text(record, "Value")), "languages")
            return _text(languages[0], "code-iso-639-3") if languages else ""
    return ""


def _object(text: str | bytes) -> dict[str, Any]:
    try:
        value = loads(text)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}
