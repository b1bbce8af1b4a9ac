"""What can go wrong between Python and the program."""

from __future__ import annotations


class LecternError(Exception):
    """Any error of this package."""


class ProgramNotFoundError(LecternError):
    """The program is not where it was looked for."""


class ProgramError(LecternError):
    """The program does not start, or does not answer as it should: no manifest, one with errors, another program."""


class VersionError(LecternError):
    """The program has another version than the one that is asked for."""


class ColumnError(LecternError):
    """A table does not have the column, or the column holds no text."""


class ClosedError(LecternError):
    """The object was closed before."""


class LecternWarning(UserWarning):
    """What the program says while it goes on: rules of a manifest that have errors are not used."""
