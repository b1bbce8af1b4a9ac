"""What becomes of links when the program ends."""

from __future__ import annotations

import random
import threading
from pathlib import Path

from conftest import JOHN, KILLS, end

from lectern_links import Lectern


def test_the_link_that_ends_the_program_is_named(dying: Path) -> None:
    links = [f"https://a.b/{number}" for number in range(3000)]
    for number in (0, 17, 1500, 2999):
        links[number] += "poison"
    with Lectern(dying) as lectern:
        found = list(lectern.resolve_many(links))
    assert [resolution.input for resolution in found] == links
    assert [number for number, resolution in enumerate(found) if resolution.findings] == [0, 17, 1500, 2999]
    assert found[17].findings[0].message == "the program ends at this link: the program ended by signal 11"


def test_one_link_that_ends_the_program_has_a_finding(dying: Path) -> None:
    with Lectern(dying) as lectern:
        assert lectern.resolve("poison").findings
        assert not lectern.resolve("https://a.b").findings
        assert lectern.restarts > 0


def test_killing_the_program_loses_and_doubles_nothing(program: str, links: list[str]) -> None:
    """The program is killed while batches are under way, at places that a seed chooses."""
    generator = random.Random(17)  # noqa: S311
    with Lectern(program, jobs=2) as lectern:
        expected = list(lectern.lines(links))
        for _ in range(KILLS):
            place = generator.randrange(len(links))
            found = []
            for number, line in enumerate(lectern.lines(links)):
                if number == place and lectern.pid:
                    end(lectern.pid)
                found.append(line)
            assert found == expected
        assert lectern.restarts >= KILLS // 2


def test_killing_the_program_under_threads(program: str, links: list[str]) -> None:
    with Lectern(program) as lectern:
        expected = list(lectern.lines(links[:4000]))
        found: dict[int, list[bytes]] = {}

        def work(number: int) -> None:
            found[number] = list(lectern.lines(links[:4000]))

        threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        for _ in range(5 * KILLS):
            pid = lectern.pid
            if pid:
                end(pid)
            lectern.resolve(JOHN)
        for thread in threads:
            thread.join()
    assert all(lines == expected for lines in found.values())
    assert len(found) == 4


def test_a_program_that_was_killed_while_idle_is_started_again(program: str) -> None:
    with Lectern(program) as lectern:
        for _ in range(3):
            assert lectern.resolve(JOHN).passage
            assert lectern.pid
            end(lectern.pid)
        assert lectern.passage("John 3:16").passage
