"""Links and references, one or many, by a program that keeps running."""

from __future__ import annotations

import os
import subprocess
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from types import TracebackType
from typing import Any

from . import decoding
from .answers import Reference, Resolution
from .channel import Channel, Request
from .errors import ProgramError, VersionError
from .location import program_path

Text = str | bytes

_BATCH = 1024
_BATCH_BYTES = 1 << 18
_BATCHES_UNDER_WAY = 4
# With these options of `lectern resolve` the answers would not be one for each link, in their order and form.
_REFUSED = {"--fields", "--json", "--links", "--ndjson", "--unordered"}


class Lectern:
    """The program, kept running while it is used.

    ```python
    with Lectern() as lectern:
        lectern.resolve("https://www.biblegateway.com/passage/?search=John+3:16").passage
        for resolution in lectern.resolve_many(open("links.txt")):
            ...
    ```

    It may be used without `with`, from several threads, and in a process that was forked; it can be pickled. The
    program ends with the object or with the process of Python, however that ends.
    """

    def __init__(
        self,
        path: str | os.PathLike[str] | None = None,
        manifest: str | os.PathLike[str] | None = None,
        *,
        openings: bool = False,
        jobs: int | None = None,
        version: str | None = None,
        arguments: Sequence[str] = (),
    ) -> None:
        """Find the program, which is started when it is first needed.

        Args:
            path: The program; None: `$LECTERN_PROGRAM`, else `lectern` in `$PATH`, else the one of the project.
            manifest: The rules; None: those that the program finds.
            openings: Whether the links of apps are made too, which takes longer than the passage.
            jobs: How many links are resolved at once; None: as many as there are processors.
            version: The version that the program must have; None: any.
            arguments: Further options of `lectern resolve`, for example `["--network"]`.

        Raises:
            ProgramNotFoundError: There is no such program.
            VersionError: It has another version.
            ValueError: An option changes what the program prints.
        """
        _check(arguments)
        self._options = {"openings": openings, "jobs": jobs, "version": version, "arguments": tuple(arguments)}
        self._files = (path, manifest)
        self.path = program_path(path)
        self._rules = ["--manifest", os.fspath(manifest)] if manifest is not None else []
        if version is not None and self.version != version:
            raise VersionError(f"{self.path} is version {self.version}, and {version} was expected")
        fields = "passage,place,openings,findings" if openings else "passage,place,findings"
        options = ["--ndjson", "--quiet", "--fields", fields, *self._rules, *arguments]
        if jobs is not None:
            options += ["--jobs", str(jobs)]
        self._links = Channel([self.path, "resolve", *options, "-"])
        self._references = Channel([self.path, "passage", "--ndjson", "-"])
        self._answers = decoding.LineMemory(decoding.answer)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what is asked for, not the running program."""
        return _restored, (self._files, self._options)

    def __enter__(self) -> Lectern:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the program."""
        self._links.close()
        self._references.close()

    @property
    def version(self) -> str:
        """The version of the program, without what an installed one prints after it.

        Raises:
            ProgramError: It does not say.
        """
        return self._run(["--version"]).decode().strip().partition(" ")[0]

    @property
    def pid(self) -> int | None:
        """The id of the process that resolves links; None where none runs yet."""
        return self._links.pid

    @property
    def restarts(self) -> int:
        """How often the program ended and was started again."""
        return self._links.restarts + self._references.restarts

    def start(self) -> Lectern:
        """Start the program now, and read all rules, so that what is wrong with it or its manifest is known.

        Rules with errors are not used, which is a `LecternWarning`. Without `start` there is one when a rule is needed.

        Raises:
            ProgramError: It does not start, or the manifest cannot be read at all.
        """
        self._links.start()
        self._links.warn(self._completed_process(["apps", *self._rules]).stderr.decode("utf-8", "replace"))
        return self

    def resolve(self, url: Text) -> Resolution:
        """Resolve a link, or a text with one or a reference in it."""
        answers = self._links.wait(self._links.submit(as_line(url), 1))
        return Resolution(url, *self._answers[answers[0]])

    def resolve_many(self, urls: Iterable[Text]) -> Iterator[Resolution]:
        """Resolve links, in their order, while they are read: at most some thousands of them ahead."""
        if isinstance(urls, str | bytes):
            raise TypeError("several links were expected: `resolve` takes one")
        answers = self._answers
        for links, lines in self._exchanged(urls):
            for link, line in zip(links, lines, strict=True):
                yield Resolution(link, *answers[line])

    def lines(self, urls: Iterable[Text]) -> Iterator[bytes]:
        """Resolve links as `resolve_many`, and return the JSON that the program prints for each."""
        for _, lines in self._exchanged(urls):
            yield from lines

    def submit(self, payload: bytes, count: int) -> Request:
        """Send lines, each with its line break, for which `wait` gets the answers; for tables and other bulk."""
        return self._links.submit(payload, count)

    def wait(self, request: Request) -> list[bytes]:
        """Wait for the answers to lines that were sent: one for each, in their order."""
        return self._links.wait(request)

    def passage(self, text: Text) -> Resolution:
        """Read a reference, `John 3:16-18; Gen 1`; what is wrong with it is among the findings."""
        answers = self._references.wait(self._references.submit(as_line(text), 1))
        return Resolution(text, *decoding.answer(answers[0]))

    def find(self, text: Text, *languages: str) -> list[Reference]:
        """Find the references in running text, in these languages (`"de"`), otherwise in those that are detected.

        A process is started for each text, 0.02 seconds, since `lectern find` reads one text to its end. Many short
        texts in one language may be put together, with blank lines between them: what is found has its place in bytes.
        """
        options = [option for language in languages for option in ("--language", language)]
        found = self._run(["find", "--ndjson", *options, "-"], _bytes(text), negative=True)
        return [decoding.reference(line) for line in found.splitlines()]

    def output(self, *arguments: str) -> bytes:
        """Return what another command of the program prints: `output("books", "--json")`.

        Raises:
            ProgramError: It fails.
        """
        return self._run(arguments)

    def _completed_process(self, arguments: Sequence[str], data: bytes = b"") -> subprocess.CompletedProcess[bytes]:
        try:
            return subprocess.run([self.path, *arguments], input=data, capture_output=True, check=False)
        except OSError as error:
            raise ProgramError(f"cannot run {self.path}: {error.strerror}") from error

    def _run(self, arguments: Sequence[str], data: bytes = b"", negative: bool = False) -> bytes:
        done = self._completed_process(arguments, data)
        if done.returncode == 0 or (negative and done.returncode == 1):
            return done.stdout
        raise ProgramError(
            f"{self.path} {arguments[0]}: status {done.returncode}: {done.stderr.decode('utf-8', 'replace').strip()}"
        )

    def _exchanged(self, urls: Iterable[Text]) -> Iterator[tuple[list[Text], list[bytes]]]:
        """Send links in batches, some ahead, and return each batch with its answers."""
        batches = _batches(urls)
        under_way: deque[tuple[list[Text], Request]] = deque()
        for links, payload in batches:
            under_way.append((links, self._links.submit(payload, len(links))))
            if len(under_way) >= _BATCHES_UNDER_WAY:
                yield self._completed(under_way.popleft())
        while under_way:
            yield self._completed(under_way.popleft())

    def _completed(self, batch: tuple[list[Text], Request]) -> tuple[list[Text], list[bytes]]:
        links, request = batch
        return links, self._links.wait(request)


def _check(arguments: Sequence[str]) -> None:
    if isinstance(arguments, str):
        raise TypeError("a list of options was expected")
    refused = [name for name in (argument.partition("=")[0] for argument in arguments) if name in _REFUSED]
    if refused:
        raise ValueError(f"{refused[0]} changes what the program prints, which this package reads")


def _restored(files: tuple[str | None, str | None], options: dict[str, Any]) -> Lectern:
    return Lectern(*files, **options)


def _batches(urls: Iterable[Text]) -> Iterator[tuple[list[Text], bytes]]:
    """Put links together up to a number of links, and about as many bytes."""
    iterator = iter(urls)
    # Small at first: what is read on demand has its first answer early.
    size = 16
    while links := list(islice(iterator, size)):
        size = min(2 * size, _BATCH)
        payload = _payload(links)
        if len(payload) > _BATCH_BYTES:
            size = max(1, _BATCH_BYTES * len(links) // len(payload))
        yield links, payload


def _payload(links: list[Text]) -> bytes:
    try:
        # Most links are text without a line break: nothing to do for each of them.
        text = "\n".join(links)  # type: ignore[arg-type]
        payload = text.encode() + b"\n"
        if text.count("\n") == len(links) - 1:
            return payload
    except (TypeError, UnicodeEncodeError):
        pass
    return b"".join(map(as_line, links))


def as_line(text: Text) -> bytes:
    """Return a text as a line: a line break in it, not at its end, becomes a control character, which is refused."""
    return _bytes(text).removesuffix(b"\n").replace(b"\n", b"\v") + b"\n"


def _bytes(text: Text) -> bytes:
    if isinstance(text, str):
        # A lone surrogate is not UTF-8, as the program says in its answer.
        return text.encode("utf-8", "surrogatepass")
    if isinstance(text, bytes | bytearray | memoryview):
        return bytes(text)
    raise TypeError(f"a link is str or bytes, not {type(text).__name__}")
