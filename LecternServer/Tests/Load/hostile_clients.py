"""Measures how long clients wait while two others attack the service within their rate limit.

    python3 hostile_clients.py PROGRAM [--seconds 20] [--attacks documents,halves,...]

Every client has an address of its own, 127.0.0.N, and the attackers run with the lowest priority, since in earnest they
are not on the machine. Prints the times without an attack, and those during each, in milliseconds.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import subprocess
import sys
import time

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../..")
VERSES = [f"{book}+{chapter}:{verse}" for book in ("John", "Gen", "Ps") for chapter in (1, 2, 3) for verse in range(1, 9)]


def get(target):
    return f"GET {target} HTTP/1.1\r\nHost: a\r\n\r\n".encode()


def post(target, body, kind="text/plain", length=None):
    length = len(body) if length is None else length
    return f"POST {target} HTTP/1.1\r\nHost: a\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\r\n".encode() + body


async def answer(reader):
    """The status and the body of an answer."""
    head = await reader.readuntil(b"\r\n\r\n")
    fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:] if b": " in line)
    if fields.get(b"transfer-encoding") == b"chunked":
        body = b""
        while size := int(await reader.readline(), 16):
            body += await reader.readexactly(size)
            await reader.readline()
        await reader.readline()
    else:
        body = await reader.readexactly(int(fields.get(b"content-length", 0)))
    return int(head.split(b" ", 2)[1]), body


class Client:
    def __init__(self, port, number):
        self.port, self.address = port, f"127.0.0.{number}"

    async def connect(self):
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 24)


def requests_of_people(number):
    """What others ask, again and again: (kind, request)."""
    source = random.Random(number)
    page = "".join(f'<p>See <a href="https://ref.ly/Jn{n % 21 + 1}.{n % 9 + 1}">John</a> and John {n % 21 + 1}:{n % 9 + 1}, too.\n' for n in range(200))
    lines = "".join(f"https://ref.ly/Jn{n % 21 + 1}.{n % 9 + 1}\n" for n in range(50))
    while True:
        verse = source.choice(VERSES)
        kind = source.choices(["short", "page", "lines", "document"], [70, 10, 10, 10])[0]
        if kind == "short":
            target = source.choice(["/v1/resolve?text=", "/v1/passage?text=", "/v1/find?text=See+"]) + verse
            yield kind, get(target)
        elif kind == "page":
            yield kind, get("/" + verse.replace("+", ".").replace(":", "."))
        elif kind == "lines":
            yield kind, post("/v1/resolve", lines.encode())
        else:
            yield kind, post("/v1/rewrite?to=logos&references=1", page.encode(), "text/html")


async def people(port, seconds, count=10, rate=6):
    """The times that clients wait, by kind, measured from when each request was to be sent."""
    times, statuses = {}, {}

    async def person(number):
        client = Client(port, 100 + number)
        reader = writer = None
        start = time.perf_counter() + number / count / rate
        for index, (kind, request) in enumerate(requests_of_people(number)):
            due = start + index / rate
            if due > start + seconds:
                break
            await asyncio.sleep(max(0, due - time.perf_counter()))
            try:
                if writer is None:
                    reader, writer = await client.connect()
                writer.write(request)
                status, _ = await answer(reader)
            except (OSError, asyncio.IncompleteReadError):
                status, writer = 0, None
            times.setdefault(kind, []).append((time.perf_counter() - due) * 1000)
            statuses[status] = statuses.get(status, 0) + 1

    await asyncio.gather(*(person(number) for number in range(count)))
    return times, statuses


MEGABYTE = 1_000_000
DOCUMENTS = [
    ("text/html", b"<div>"), ("text/html", b"<b><i>"), ("text/html", b"<table><tr><td>"), ("text/html", b"<p>John 3:16 "),
    ("text/markdown", b"[a](b[c"), ("text/markdown", b"> - "), ("text/markdown", b"~"), ("text/plain", b"John 3:16; Gen 1 "),
    ("text/plain", "ヨハネ3:16".encode()), ("text/html", b'<a href="https://ref.ly/Jn3.16">'), ("text/plain", b"Obadiah 99:99 "),
]


async def paced(rate, action):
    """Does something so often a second, without waiting for it."""
    tasks = set()
    for index in itertools.count():
        task = asyncio.create_task(action(index))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        await asyncio.sleep(1 / rate)


async def ask(client, request, closes=False, reads=None):
    try:
        reader, writer = await client.connect()
        writer.write(request)
        await writer.drain()
        if not closes:
            if reads is None:
                await answer(reader)
            else:
                for _ in range(reads):
                    await reader.read(100)
                    await asyncio.sleep(1)
        writer.close()
    except (OSError, asyncio.IncompleteReadError, ValueError):
        pass


def document(index):
    kind, part = DOCUMENTS[index % len(DOCUMENTS)]
    return post("/v1/rewrite?to=logos&references=1", (part * (MEGABYTE // len(part) + 1))[:MEGABYTE], kind)


def chunks(index):
    body = b"1\r\nx\r\n" * 200_000 + b"0\r\n\r\n"
    return b"POST /v1/find HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n" + body


GARBAGE = [
    b"GET / HTTP/1.1\r\n\r\n", b"hello\r\n\r\n", b"POST /v1/find HTTP/1.1\r\nHost: a\r\nContent-Length: 9223372036854775808\r\n\r\n",
    b"POST /v1/find HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 80_000,
    b"POST /v1/find HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
]

ATTACKS = {
    "documents": lambda client: paced(10, lambda index: ask(client, document(index))),
    "hang-ups": lambda client: paced(10, lambda index: ask(client, document(index), closes=True)),
    "halves": lambda client: paced(10, lambda index: ask(client, post("/v1/find", b"x" * 4_000_000, length=16_000_000), reads=60)),
    "lines": lambda client: paced(2, lambda index: ask(client, post("/v1/find", (b'"' + b"John 3:16; " * 5_000 + b'"\n') * 100, "application/x-ndjson"))),
    "lists": lambda client: paced(48, lambda index: ask(client, get("/v1/schemes"))),
    "slow readers": lambda client: paced(40, lambda index: ask(client, get("/v1/schemes"), reads=60)),
    "chunks": lambda client: paced(10, lambda index: ask(client, chunks(index))),
    "garbage": lambda client: paced(200, lambda index: ask(client, GARBAGE[index % len(GARBAGE)])),
    "long texts": lambda client: paced(48, lambda index: ask(client, get("/v1/find?text=" + "John+3:16;" * 5_000))),
    "too many": lambda client: paced(300, lambda index: ask(client, get("/v1/resolve?text=John+3:16"))),
}


async def attack(names, port, number):
    os.nice(19)
    client = Client(port, number)
    await asyncio.gather(*(ATTACKS[name](client) for name in names))


def row(name, times, statuses, base=None):
    values = sorted(itertools.chain(*times.values()))
    p99 = {kind: quantile(times[kind], 0.99) for kind in sorted(times)}
    p99["all"] = quantile(values, 0.99)
    text = f"{name:14} p50 {quantile(values, 0.5):7.2f}  p99 " + "  ".join(f"{kind} {value:7.2f}" for kind, value in p99.items())
    if base:
        text += "  times " + "  ".join(f"{kind} {value / base[kind]:.2f}" for kind, value in p99.items())
    print(text, " ", {status: count for status, count in sorted(statuses.items())}, flush=True)
    return p99


def quantile(values, part):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * part))]


def memory(process):
    with open(f"/proc/{process.pid}/status") as status:
        return next(line.split()[1] for line in status if line.startswith("VmHWM"))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--attacks", default=",".join(list(ATTACKS) + ["all"]))
    parser.add_argument("--attack", nargs=3, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.attack:
        names, port, number = options.attack
        return asyncio.run(attack(names.split(","), int(port), int(number)))
    environment = os.environ | {"LECTERN_MANIFEST": os.path.join(ROOT, "manifest.json")}
    base = None
    for name in ["nobody"] + options.attacks.split(",") + ["nobody"]:
        server = subprocess.Popen([options.program, "--port", "0"], env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        port = int(server.stdout.readline().rsplit(":", 1)[1].strip("/\n"))
        asyncio.run(people(port, 2))
        names = [] if name == "nobody" else [",".join(ATTACKS) if name == "all" else name]
        attackers = [
            subprocess.Popen([sys.executable, __file__, options.program, "--attack", names[0], str(port), str(number)], stderr=subprocess.DEVNULL)
            for number in (2, 3) if names
        ]
        time.sleep(1 if names else 0)
        p99 = row(name, *asyncio.run(people(port, options.seconds)), base)
        base = base or p99
        for process in attackers:
            process.kill()
            process.wait()
        print(f"{'':14} {memory(server)} KB at most", flush=True)
        server.kill()
        server.wait()


main()
