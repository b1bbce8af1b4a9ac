"""Where the program is."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from .errors import ProgramNotFoundError

PROGRAM_VARIABLE = "LECTERN_PROGRAM"
MANIFEST_VARIABLE = "LECTERN_MANIFEST"
BUNDLED_PROGRAM = str(Path(__file__).resolve().parent / "program/bin/lectern")
"""The path of the program in a wheel that contains it, with hosts and rules as `make install` puts them."""
_HOSTS = ("lectern-script-host", "lectern-fetch-host")


def program_path(path: str | os.PathLike[str] | None = None) -> str:
    """Return the path of the program.

    That is `path`, else `$LECTERN_PROGRAM`, else the one that came with this package, else the first `lectern` in
    `$PATH`, else the one that is built in the project that the working directory or this package is in.

    Raises:
        ProgramNotFoundError: None of them is a program.
    """
    tried = []
    for name, place in _places(path):
        found = shutil.which(place) if place else None
        if found:
            return str(Path(found).resolve())
        tried.append(f"{name} ({place or 'not set'})")
        if place and name in ("the path given", f"${PROGRAM_VARIABLE}"):
            break
    raise ProgramNotFoundError(
        f"no program lectern: tried {', '.join(tried)}; install it with `make install`, or name it by "
        f"Lectern(path=...) or ${PROGRAM_VARIABLE}"
    )


def _places(path: str | os.PathLike[str] | None) -> Iterator[tuple[str, str | None]]:
    if path is not None:
        yield "the path given", os.fspath(path)
        return
    yield f"${PROGRAM_VARIABLE}", os.environ.get(PROGRAM_VARIABLE)
    if Path(BUNDLED_PROGRAM).is_file():
        yield "the wheel", BUNDLED_PROGRAM
    yield "$PATH", "lectern"
    for start in (Path.cwd(), Path(__file__).resolve().parent):
        if project := _project(start):
            yield "the project", str(project / ".build/release/lectern")


def manifest_path(program: Path) -> Path:
    """Return the path of the manifest that a program finds.

    That is `$LECTERN_MANIFEST`, else the one that is installed with it, else the one of the project that the program or
    the working directory is in.

    Raises:
        ProgramNotFoundError: There is none.
    """
    named = os.environ.get(MANIFEST_VARIABLE)
    if named:
        return Path(named)
    installed = program.parent.parent / "share/lectern/manifest.json"
    if installed.is_file():
        return installed
    for start in (program.parent, Path.cwd()):
        if project := _project(start):
            return project / "manifest.json"
    raise ProgramNotFoundError(f"no manifest for {program}: name it, or set ${MANIFEST_VARIABLE}")


def host_paths(program: Path) -> list[Path]:
    """Return the paths of the hosts of a program that are installed: scripts and requests need them."""
    folders = (program.parent, program.parent.parent / "libexec/lectern")
    found = (next((path for folder in folders if (path := folder / name).is_file()), None) for name in _HOSTS)
    return [path for path in found if path]


def library_paths(program: Path) -> list[Path]:
    """Return the paths of the libraries that come with a program, which also finds them in its own folder."""
    return sorted(program.parent.parent.glob("lib/lib*.so.*")) if str(program) == BUNDLED_PROGRAM else []


def _project(start: Path) -> Path | None:
    """Return the nearest folder that has a manifest beside its rules."""
    folders = (start, *start.parents)
    return next((path for path in folders if (path / "manifest.json").is_file() and (path / "rules").is_dir()), None)
