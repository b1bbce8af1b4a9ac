"""What the program answers, as values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """What is noteworthy about an input."""

    severity: str
    """`error`, `warning` or `note`."""
    message: str
    note: str | None = None
    """What can be done about it."""

    def __str__(self) -> str:
        """Return the finding as the command line prints it."""
        return f"{self.severity}: {self.message}" + (f" ({self.note})" if self.note else "")


@dataclass(frozen=True, slots=True)
class Passage:
    """A passage of the Bible."""

    passages: str
    """The passages in the notation of the common scheme: `[John.3.16-John.3.18],[Gen.1]`."""
    text: str
    """The passage in English: `John 3:16-18; Genesis 1`."""
    url: str
    """The URL of the common scheme."""
    translation: str | None = None
    versification: str | None = None
    """The system of chapters and verses that the numbers belong to; None: that of most English Bibles."""
    site: str | None = None
    """The site that the link is of."""
    intention: str | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """A place on a map."""

    text: str
    """The place for people: its name, the text to search for, or the coordinates."""
    url: str
    """The `geo:` URL."""
    lat: str | None = None
    """Degrees north, with the digits of the link; None where there is only a query."""
    lon: str | None = None
    """Degrees east."""
    zoom: int | None = None
    query: str | None = None
    """The text to search for."""
    label: str | None = None
    """The name of the point."""
    route: bool = False
    """Whether the link is a route, of which the place is the destination."""
    site: str | None = None
    """The map service that the link is of."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A link that opens the passage, the place or the page in an app."""

    app: str
    name: str
    title: str
    kind: str
    url: str
    lost: tuple[str, ...] = ()
    """What the app does not take."""
    intentions: tuple[str, ...] = ()
    store: str | None = None


@dataclass(frozen=True, slots=True)
class Resolution:
    """What became of an input."""

    input: str | bytes
    passage: Passage | None
    """None where the input is no passage."""
    place: Place | None
    """None if the input is not a place on a map."""
    openings: tuple[Opening, ...]
    """Made only by `Lectern(openings=True)`."""
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Reference:
    """A reference in running text."""

    passage: str
    """The OSIS id: `John.3.16-John.3.18`."""
    text: str
    """The reference as it is written."""
    line: int
    column: int
    start: int
    """Where it starts, in bytes of the text in UTF-8."""
    end: int
    translation: str | None = None
    versification: str | None = None
    findings: tuple[Finding, ...] = ()
