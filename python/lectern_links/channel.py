"""Requests to the program in their order, whatever becomes of the program."""

from __future__ import annotations

import contextlib
import json
import os
import re
import threading
import warnings
from collections import deque
from collections.abc import Iterator, Sequence

from .errors import ClosedError, LecternError, LecternWarning, ProgramError
from .process import Process, ProcessEndedError

# How often lines are sent again before one of them is held responsible for the end of the program.
_TRIES = 2
# A program that answers an empty line can do its work.
_PROBE = b"\n"


class Request:
    """Lines that were sent together, and their answers."""

    __slots__ = ("answers", "count", "error", "owner", "payload")

    def __init__(self, payload: bytes, count: int) -> None:
        """Make a request of a number of lines, each with its line break."""
        self.payload = payload
        self.count = count
        self.owner = os.getpid()
        self.answers: list[bytes] | None = None
        self.error: LecternError | None = None

    @property
    def is_done(self) -> bool:
        """Whether nothing more is to be waited for."""
        return self.answers is not None or self.error is not None


class Channel:
    """A program that is started when it is needed, and started again when it has ended.

    Any thread may send requests and wait for them. The answers to all that was under way when the program ended are
    asked for again; a line at which it always ends gets an error as its answer.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Prepare a channel to the program that a command starts."""
        self._command = list(command)
        self._is_closed = False
        self.restarts = 0
        """How often the program was started again."""
        self._told: set[str] = set()
        self._reset()

    def _reset(self) -> None:
        self._owner = os.getpid()
        self._process: Process | None = None
        self._pending: deque[Request] = deque()
        self._answers: list[bytes] = []
        self._printed: deque[str] = deque()
        self._changing = threading.RLock()
        self._receiving = threading.Lock()

    @property
    def pid(self) -> int | None:
        """The id of the running process; None where none runs."""
        process = self._process
        return process.pid if process else None

    def start(self) -> None:
        """Start the program now.

        Raises:
            ProgramError: It does not answer.
        """
        with self._changing:
            self._running()
        self._tell()

    def submit(self, payload: bytes, count: int) -> Request:
        """Send lines; each of them ends with a line break.

        Raises:
            ProgramError: The program does not start.
        """
        if os.getpid() != self._owner:
            # The process was forked: the pipes belong to the parent.
            self._reset()
        request = Request(payload, count)
        with self._changing, self._undisturbed():
            process = self._running()
            self._pending.append(request)
            process.queue(payload)
        return request

    def wait(self, request: Request) -> list[bytes]:
        """Wait for the answers to a request, one for each line.

        Raises:
            ProgramError: The program has ended and does not start again.
        """
        while not request.is_done:
            if request.owner != os.getpid():
                raise ProgramError("the request is of the process that was forked: ask again")
            with self._receiving:
                if not request.is_done:
                    self._receive()
        if self._printed:
            self._tell()
        if request.error:
            raise request.error
        return request.answers or []

    def close(self) -> None:
        """End the program. Requests that are under way fail."""
        self._is_closed = True
        self._drop(ClosedError("closed while a request was under way"))

    def _running(self) -> Process:
        if self._is_closed:
            raise ClosedError("closed before; make another Lectern")
        if self._process is None:
            self._process = self._started()
        return self._process

    def _started(self) -> Process:
        ended: ProcessEndedError | None = None
        for _ in range(_TRIES):
            process = Process(self._command)
            try:
                _check(process.exchange(_PROBE, 1), self._command[0])
                self._keep_printed(process)
                return process
            except ProcessEndedError as error:
                ended = error
                if error.status >= 0:
                    break
            except ProgramError:
                process.end()
                raise
        raise ProgramError(f"{self._command[0]} does not start: {ended}") from ended

    def _receive(self) -> None:
        process = self._process
        if process is None:
            return
        with self._undisturbed():
            try:
                lines = process.pump()
            except ProcessEndedError:
                with self._changing:
                    if process is self._process:
                        self._recover()
            else:
                with self._changing:
                    # Else it was given up meanwhile, and so were its answers.
                    if process is self._process:
                        self._distribute(lines)
                        self._keep_printed(process)

    @contextlib.contextmanager
    def _undisturbed(self) -> Iterator[None]:
        """Start anew after an interrupt: answers that were read and not handed on would be those of other links."""
        try:
            yield
        except BaseException:
            self._drop(ProgramError("interrupted while a request was under way"))
            raise

    def _keep_printed(self, process: Process) -> None:
        if printed := process.take_printed():
            self._printed.append(printed)

    def _tell(self) -> None:
        """Say what the program has printed: not in a lock, since a warning may be an exception."""
        with contextlib.suppress(IndexError):
            while True:
                self.warn(self._printed.popleft())

    def warn(self, printed: str) -> None:
        """Warn of findings that are new; each is a line and those below it that are indented."""
        for finding in re.split(r"\n(?! )", printed.strip()):
            if finding and finding not in self._told:
                self._told.add(finding)
                warnings.warn(finding, LecternWarning, stacklevel=1)

    def _drop(self, error: LecternError) -> None:
        """Give up the process and what is under way."""
        with self._changing:
            process, self._process = self._process, None
            self._answers = []
            self._fail(error)
        if process:
            process.kill()

    def _distribute(self, lines: list[bytes]) -> None:
        self._answers = self._answers + lines if self._answers else lines
        while self._pending and len(self._answers) >= self._pending[0].count:
            request = self._pending.popleft()
            request.answers = self._answers[: request.count]
            self._answers = self._answers[request.count :]
        if self._answers and not self._pending:
            raise ProgramError(f"{self._command[0]} gives more answers than there are links")

    def _recover(self) -> None:
        """Answer what was under way when the program ended."""
        self._process = None
        self._answers = []
        while self._pending:
            request = self._pending[0]
            try:
                request.answers = self._isolated([line + b"\n" for line in request.payload[:-1].split(b"\n")])
            except LecternError as error:
                self._fail(error)
                return
            self._pending.popleft()

    def _isolated(self, lines: list[bytes]) -> list[bytes]:
        """Answer lines of which one may end the program: halves are tried where all together end it."""
        ended: ProcessEndedError | None = None
        for _ in range(_TRIES):
            try:
                if self._process is None:
                    self._process = self._started()
                    self.restarts += 1
                return self._process.exchange(b"".join(lines), len(lines))
            except ProcessEndedError as error:
                self._process = None
                ended = error
        if len(lines) == 1:
            return [_blame(ended)]
        middle = len(lines) // 2
        return self._isolated(lines[:middle]) + self._isolated(lines[middle:])

    def _fail(self, error: LecternError) -> None:
        while self._pending:
            self._pending.popleft().error = error


def _check(answers: list[bytes], program: str) -> None:
    """Check the answer to the empty line: it is no passage."""
    try:
        values = json.loads(answers[0])
        is_answer = values["passage"] is None and "findings" in values
    except (ValueError, TypeError, KeyError):
        is_answer = False
    if not is_answer:
        raise ProgramError(f"{program} does not answer as lectern does: {answers[0][:80]!r}")


def _blame(ended: ProcessEndedError | None) -> bytes:
    finding = {
        "severity": "error",
        "message": f"the program ends at this link: {ended}",
        "note": "the other links are answered; please report this one",
    }
    return json.dumps({"passage": None, "findings": [finding]}).encode()
