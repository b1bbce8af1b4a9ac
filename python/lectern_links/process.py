"""The running program: lines in, lines out."""

from __future__ import annotations

import contextlib
import fcntl
import os
import select
import subprocess
import threading
import weakref
from collections import deque
from collections.abc import Sequence
from typing import IO

from .errors import ProgramError

_PIPE_SIZE = 1 << 20
_READ_SIZE = 1 << 18
_KEPT_ERRORS = 1 << 13


class ProcessEndedError(Exception):
    """The program ended though its input had not."""

    def __init__(self, status: int, errors: str) -> None:
        super().__init__(status)
        self.status = status
        """As `subprocess` has it: negative for a signal."""
        self.errors = errors

    def __str__(self) -> str:
        """Say how it ended."""
        how = f"by signal {-self.status}" if self.status < 0 else f"with status {self.status}"
        return f"the program ended {how}" + (f": {self.errors}" if self.errors else "")


class Process:
    """A program that reads lines from its standard input and answers each of them with a line.

    `queue` may be called by any thread, `pump` by one at a time. Neither blocks while the other end has something to
    do, so that no two full pipes wait for each other.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Start the program.

        Raises:
            ProgramError: The system cannot run it.
        """
        try:
            # In a session of its own, so that Ctrl-C on a terminal reaches it only through the end of its input.
            self._child = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise ProgramError(f"cannot run {command[0]}: {error.strerror}") from error
        self._input = _pipe(self._child.stdin)
        self._output = _pipe(self._child.stdout)
        self._errors = _pipe(self._child.stderr)
        self._waiting: deque[memoryview] = deque()
        self._writing = threading.Lock()
        self._is_ended = False
        self._rest = b""
        self._printed = b""
        self._untold = b""
        self.pid = self._child.pid
        self._finalizer = weakref.finalize(self, _end, self._child, os.getpid())

    def queue(self, data: bytes) -> None:
        """Send whole lines; what the pipe does not take now is sent by `pump`."""
        with self._writing:
            self._waiting.append(memoryview(data))
            self._write()

    def pump(self) -> list[bytes]:
        """Wait until the program takes or gives something, and return the lines that are complete.

        Raises:
            ProcessEndedError: The program ended.
        """
        poll = select.poll()
        poll.register(self._output, select.POLLIN)
        poll.register(self._errors, select.POLLIN)
        if self._waiting:
            poll.register(self._input, select.POLLOUT)
        lines: list[bytes] = []
        for descriptor, _ in poll.poll():
            if descriptor == self._input:
                with self._writing:
                    self._write()
            elif descriptor == self._errors:
                self._read_errors()
            else:
                lines = self._read_lines()
        return lines

    def exchange(self, data: bytes, count: int) -> list[bytes]:
        """Send lines and return their answers. Nothing else may be under way.

        Raises:
            ProcessEndedError: The program ended before it answered all of them.
        """
        self.queue(data)
        answers: list[bytes] = []
        while len(answers) < count:
            answers += self.pump()
        return answers

    def take_printed(self) -> str:
        """Return what the program has printed to standard error since the last call."""
        printed, self._untold = self._untold, b""
        return printed.decode("utf-8", "replace")

    def end(self) -> None:
        """End the program. Nobody else may be in `pump`."""
        # The number of a closed pipe may be that of another file soon: nothing more is written to it.
        with self._writing:
            self._is_ended = True
            self._waiting.clear()
        self._finalizer()

    def kill(self) -> None:
        """End the program at once. Who is in `pump` learns of it; the pipes are closed when nobody uses them."""
        self._child.kill()

    def _write(self) -> None:
        if self._is_ended:
            # Who found that out tells the others.
            self._waiting.clear()
        while self._waiting:
            try:
                written = os.write(self._input, self._waiting[0])
            except BlockingIOError:
                return
            except BrokenPipeError:
                # The end of its output says how it ended.
                self._waiting.clear()
                return
            if written == len(self._waiting[0]):
                self._waiting.popleft()
            else:
                self._waiting[0] = self._waiting[0][written:]

    def _read_lines(self) -> list[bytes]:
        data = os.read(self._output, _READ_SIZE)
        if not data:
            raise self._ended()
        lines = (self._rest + data if self._rest else data).split(b"\n")
        self._rest = lines.pop()
        return lines

    def _read_errors(self) -> None:
        with contextlib.suppress(BlockingIOError):
            data = os.read(self._errors, _READ_SIZE)
            self._printed = (self._printed + data)[-_KEPT_ERRORS:]
            self._untold = (self._untold + data)[-_KEPT_ERRORS:]
            if not data and not select.select([self._output], [], [], 0)[0]:
                raise self._ended()

    def _ended(self) -> ProcessEndedError:
        with contextlib.suppress(OSError):
            self._printed = (self._printed + os.read(self._errors, _READ_SIZE))[-_KEPT_ERRORS:]
        self.end()
        return ProcessEndedError(self._child.returncode, self._printed.decode("utf-8", "replace").strip())


def _pipe(stream: IO[bytes] | None) -> int:
    if stream is None:
        raise ProgramError("no pipe to the program")
    descriptor = stream.fileno()
    os.set_blocking(descriptor, False)
    # Linux: a larger pipe lets both sides work for longer; a system may allow less.
    with contextlib.suppress(OSError, AttributeError):
        fcntl.fcntl(descriptor, fcntl.F_SETPIPE_SZ, _PIPE_SIZE)
    return descriptor


def _end(child: subprocess.Popen[bytes], owner: int) -> None:
    """End a program by the end of its input, else by a signal; a process that was forked only closes its pipes."""
    for stream in (child.stdin, child.stdout, child.stderr):
        if stream:
            with contextlib.suppress(OSError):
                stream.close()
    if os.getpid() != owner:
        return
    try:
        child.wait(timeout=1)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()
