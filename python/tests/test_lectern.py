"""Links and references, one and many."""

from __future__ import annotations

import dataclasses
import json
import multiprocessing
import pickle
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from conftest import JOHN, broken_manifest, is_running

from lectern_links import (
    ClosedError,
    Lectern,
    LecternError,
    LecternWarning,
    ProgramError,
    ProgramNotFoundError,
    VersionError,
    location,
)
from lectern_links.location import program_path
from lectern_links.process import Process

ANSWER = '{"passage":null,"findings":[]}'


def test_a_link_is_a_passage(lectern: Lectern) -> None:
    passage = lectern.resolve(JOHN).passage
    assert passage
    assert (passage.passages, passage.translation, passage.text) == ("[John.3.16]", "ESV", "John 3:16")
    assert passage.url == "bible://?passages=[John.3.16]&translation=ESV"


def test_a_link_is_a_place(lectern: Lectern) -> None:
    found = lectern.resolve("https://www.google.com/maps/dir/?api=1&destination=48.8583,2.2923")
    assert found.passage is None
    assert found.place
    place = found.place
    assert (place.lat, place.lon, place.route, place.site) == ("48.8583", "2.2923", True, "Google Maps")
    assert (place.url, place.text, place.zoom) == ("geo:48.8583,2.2923", "48.8583,2.2923", None)
    sought = lectern.resolve("geo:47.60,-122.3?z=14&q=pizza").place
    assert sought
    assert (sought.query, sought.zoom, sought.lat, sought.site) == ("pizza", 14, "47.60", None)
    assert lectern.resolve(JOHN).place is None
    assert lectern.passage("John 3:16").place is None


def test_openings_are_made_when_they_are_asked_for(program: str) -> None:
    with Lectern(program, openings=True) as lectern:
        openings = {opening.app: opening for opening in lectern.resolve(JOHN).openings}
    assert openings["logos"].url.startswith("logosres:esv")
    assert openings["blue-letter-bible"].lost == ("translation: ESV",)


def test_many_links_keep_their_order(lectern: Lectern, links: list[str]) -> None:
    found = list(lectern.resolve_many(links))
    assert [resolution.input for resolution in found] == links
    assert [number for number, resolution in enumerate(found) if resolution.passage] == list(range(0, len(links), 5))
    assert len(list(lectern.lines(links))) == len(links)


def test_many_links_are_read_while_they_are_resolved(lectern: Lectern) -> None:
    read = 0

    def endless() -> Iterator[str]:
        nonlocal read
        while True:
            read += 1
            yield JOHN

    first = next(lectern.resolve_many(endless()))
    assert first.passage
    assert read < 1000


def test_the_lines_of_a_file_are_links(lectern: Lectern, tmp_path: Path) -> None:
    (tmp_path / "links").write_text(f"{JOHN}\n\nGen 1\r\n{JOHN}")
    with (tmp_path / "links").open(newline="") as file:
        assert [bool(resolution.passage) for resolution in lectern.resolve_many(file)] == [True, False, True, True]


def test_an_interrupt_does_not_mix_the_answers(program: str, links: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    pump = Process.pump
    calls = 0

    def interrupted(process: Process) -> list[bytes]:
        nonlocal calls
        calls += 1
        lines = pump(process)
        if calls == 5:
            raise KeyboardInterrupt
        return lines

    with Lectern(program) as lectern:
        monkeypatch.setattr(Process, "pump", interrupted)
        with pytest.raises(KeyboardInterrupt):
            list(lectern.resolve_many(links))
        assert lectern.resolve(JOHN).passage
        assert lectern.resolve(links[1]).passage is None


def test_more_answers_than_links_are_an_error(script: Callable[[str], Path]) -> None:
    text = f"#!/bin/sh\nread a; echo '{ANSWER}'\nwhile read a; do echo '{ANSWER}\n{ANSWER}'; done\n"
    lectern = Lectern(script(text))
    with pytest.raises(ProgramError, match="more answers than there are links"):
        for _ in range(9):
            lectern.resolve(JOHN)


def test_what_was_given_up_does_not_mix_with_what_follows(lectern: Lectern, links: list[str]) -> None:
    for _ in range(20):
        next(lectern.resolve_many(links))
        assert lectern.resolve(JOHN).passage
    assert lectern.resolve(links[1]).passage is None


def test_references_are_read(lectern: Lectern) -> None:
    passage = lectern.passage("John 3:16-18; Gen 1").passage
    assert passage
    assert passage.passages == "[John.3.16-John.3.18],[Gen.1]"
    assert lectern.passage("foo").findings[0].message == 'unknown book "foo"'
    passage = lectern.passage("John 3:16\nGen 1").passage
    assert passage
    assert passage.passages == "[John.3.16],[Gen.1]"


def test_references_are_found_in_a_text(lectern: Lectern) -> None:
    found = lectern.find("Read John 3:16,\nthen Gen 1.")
    assert [(reference.passage, reference.line, reference.column) for reference in found] == [
        ("John.3.16", 1, 6),
        ("Gen.1", 2, 6),
    ]
    assert lectern.find("nothing here") == []
    german = lectern.find("Joel 4,3", "de")
    assert [(reference.passage, reference.versification) for reference in german] == [("Joel.4.3", "Original")]


@pytest.mark.parametrize(
    ("link", "message"),
    [
        ("", "the line is empty"),
        ("https://a.b/\nc", "the link contains a control character"),
        ("https://a.b/\0c", "the link contains a control character"),
        ("https://a.b/\ud800", "the link is not UTF-8"),
        (b"https://a.b/\xff", "the link is not UTF-8"),
        ("https://a.b/" + "c" * 1_000_000, "the link has 1000012 bytes"),
    ],
)
def test_bad_links_have_a_finding(lectern: Lectern, link: str | bytes, message: str) -> None:
    many = list(lectern.resolve_many([JOHN, link, JOHN]))
    assert [bool(resolution.passage) for resolution in many] == [True, False, True]
    assert [finding.message for finding in many[1].findings] == [message]
    assert lectern.resolve(link) == many[1]


@pytest.mark.parametrize("link", [None, 1, float("nan"), ["a"]])
def test_what_is_no_text_is_an_error(lectern: Lectern, link: object) -> None:
    with pytest.raises(TypeError, match="a link is str or bytes, not"):
        lectern.resolve(link)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a link is str or bytes, not"):
        list(lectern.resolve_many([JOHN, link]))  # type: ignore[list-item]
    assert lectern.resolve(JOHN).passage


def test_one_link_is_not_many(lectern: Lectern) -> None:
    with pytest.raises(TypeError, match="several links were expected"):
        next(lectern.resolve_many(JOHN))


@pytest.mark.parametrize("option", ["--unordered", "--fields=input", "--json", "--links"])
def test_options_that_change_the_answers_are_an_error(program: str, option: str) -> None:
    with pytest.raises(ValueError, match="changes what the program prints"):
        Lectern(program, arguments=["--network", option])
    with pytest.raises(TypeError, match="a list of options"):
        Lectern(program, arguments=option)
    with pytest.raises(ProgramError, match="does not answer as lectern does"):
        Lectern(program, arguments=["John 3:16"]).start()


def test_answers_do_not_change(lectern: Lectern) -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        lectern.resolve(JOHN).passage = None  # type: ignore[misc]


def test_threads_get_their_own_answers(lectern: Lectern, links: list[str]) -> None:
    def work(start: int) -> bool:
        part = links[start : start + 3000]
        many = [resolution.input for resolution in lectern.resolve_many(part)] == part
        return many and all(lectern.resolve(link).input == link for link in part[:200])

    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(work, range(0, 16_000, 2000)))


def test_a_forked_process_starts_its_own_program(lectern: Lectern) -> None:
    assert lectern.resolve(JOHN).passage
    with multiprocessing.get_context("fork").Pool(2) as pool:
        found = pool.map(lectern.resolve, [JOHN] * 20)
    assert all(resolution.passage for resolution in found)
    assert lectern.resolve(JOHN).passage


def _waits_in_vain(lectern: Lectern, request: object) -> None:
    with pytest.raises(ProgramError, match="ask again"):
        lectern.wait(request)  # type: ignore[arg-type]


def test_a_forked_process_does_not_take_the_answers_of_the_other(lectern: Lectern) -> None:
    request = lectern.submit(JOHN.encode() + b"\n", 1)
    child = multiprocessing.get_context("fork").Process(target=_waits_in_vain, args=(lectern, request))
    child.start()
    child.join()
    assert child.exitcode == 0
    assert len(lectern.wait(request)) == 1


def test_it_can_be_pickled(lectern: Lectern) -> None:
    with pickle.loads(pickle.dumps(lectern)) as copy:  # noqa: S301
        assert copy.resolve(JOHN).passage


def test_it_cannot_be_used_once_it_is_closed(program: str) -> None:
    lectern = Lectern(program)
    assert lectern.resolve(JOHN).passage
    lectern.close()
    lectern.close()
    with pytest.raises(ClosedError):
        lectern.resolve(JOHN)


def test_closing_ends_the_wait_of_another_thread(script: Callable[[str], Path]) -> None:
    lectern = Lectern(script(f"#!/bin/sh\nread a; echo '{ANSWER}'; read a; exec sleep 60\n"))
    with ThreadPoolExecutor(1) as threads:
        waiting = threads.submit(lectern.resolve, JOHN)
        while lectern.pid is None and not waiting.done():
            time.sleep(0.001)
        lectern.close()
        with pytest.raises(ClosedError):
            waiting.result()


@pytest.mark.parametrize("ending", ["", "os.kill(os.getpid(), 9)", "del lectern; import time; time.sleep(5)"])
def test_the_program_ends_with_python(program: str, ending: str) -> None:
    code = (
        f"import os\nfrom lectern_links import Lectern\nlectern = Lectern({program!r}).start()\n"
        f"print(lectern.pid, flush=True)\n{ending}"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as python:
        assert python.stdout
        pid = int(python.stdout.readline())
        for _ in range(400):
            if not is_running(pid):
                break
            time.sleep(0.01)
        assert not is_running(pid)
        python.kill()


def test_a_manifest_with_errors_is_an_error(program: str, tmp_path: Path) -> None:
    with pytest.raises(ProgramError, match=r"broken\.json:1:\d+: error: not JSON"):
        Lectern(program, broken_manifest(tmp_path)).resolve(JOHN)
    with pytest.raises(ProgramError, match=r"nowhere\.json"):
        Lectern(program, tmp_path / "nowhere.json").start()


def test_rules_with_errors_are_a_warning(program: str, tmp_path: Path) -> None:
    rules = [
        {"site": "A", "regex": r"https?://a\.example/(?<book>\w+"},
        {"site": "B", "regex": r"https?://b\.example/(?<book>\w+)/(?<chapter>\d+)"},
    ]
    path = tmp_path / "manifest.json"
    path.write_text(json.dumps({"passages": rules}))
    with pytest.warns(LecternWarning, match=r"manifest\.json:1:\d+: error: the regex is not valid") as warnings:
        lectern = Lectern(program, path).start()
        assert lectern.resolve("https://b.example/Gen/1").passage
        assert lectern.resolve("https://a.example/Gen/1").passage is None
    assert len(warnings) == 1
    path.write_text(json.dumps({"passages": [*rules[1:], 7]}))
    with pytest.warns(LecternWarning, match="found a number where an object was expected"):
        assert Lectern(program, path).resolve("https://b.example/Gen/1").passage


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("#!/bin/sh\nexit 0\n", "does not start: the program ended with status 0"),
        ("#!/bin/sh\necho oh no >&2; exit 3\n", "status 3: oh no"),
        ("#!/bin/sh\ncat\n", "does not answer as lectern does: b''"),
        ("#!/nowhere\n", "cannot run .*: No such file"),
        ("#!/bin/sh\nkill -9 $$\n", "the program ended by signal 9"),
    ],
)
def test_another_program_is_an_error(script: Callable[[str], Path], text: str, message: str) -> None:
    with pytest.raises(ProgramError, match=message):
        Lectern(script(text)).resolve(JOHN)


def test_another_version_is_an_error(dying: Path) -> None:
    assert Lectern(dying, version="9.9.9").version == "9.9.9"
    with pytest.raises(VersionError, match=r"is version 9\.9\.9, and 0\.1\.0 was expected"):
        Lectern(dying, version="0.1.0")


def test_the_program_of_a_wheel_is_before_that_of_the_path(
    monkeypatch: pytest.MonkeyPatch, dying: Path, tmp_path: Path
) -> None:
    monkeypatch.delenv("LECTERN_PROGRAM", raising=False)
    program, library = tmp_path / "program/bin/lectern", tmp_path / "program/lib/libpcre2-8.so.0"
    for file in (program, library):
        file.parent.mkdir(parents=True)
    program.symlink_to(dying)
    library.touch()
    monkeypatch.setattr(location, "BUNDLED_PROGRAM", str(program))
    assert program_path() == str(dying)
    assert location.library_paths(program) == [library]
    assert location.library_paths(dying) == []


def test_the_program_is_looked_for(monkeypatch: pytest.MonkeyPatch, dying: Path, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(dying.parent))
    monkeypatch.delenv("LECTERN_PROGRAM", raising=False)
    assert program_path() == str(dying)
    monkeypatch.setenv("LECTERN_PROGRAM", str(tmp_path / "nowhere"))
    with pytest.raises(ProgramNotFoundError, match=r"tried \$LECTERN_PROGRAM \(.*nowhere\); install it"):
        program_path()
    with pytest.raises(LecternError):
        Lectern(tmp_path)
