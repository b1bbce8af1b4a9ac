#!/usr/bin/env python3
"""An HTTP and HTTPS server for tests, on loopback, and a name server.

Standard input: one line of JSON with `addresses`, `folder`, `routes` and `names`, then one line for each question. Standard output:
one line of JSON with the ports, then one for each question. The server ends with its standard input.
"""
import base64
import gzip
import json
import os
import select
import socket
import ssl
import subprocess
import sys
import threading
import zlib

LOCK = threading.Lock()
CONNECTIONS = {"http": 0, "https": 0}
REQUESTS = []
QUERIES = []


class Certificates:
    """A certificate authority that signs a certificate for each name that a client asks for, when it does."""

    def __init__(self, folder):
        self.folder = folder
        self.contexts = {}
        self.lock = threading.Lock()

    def path(self, name):
        return os.path.join(self.folder, name)

    def openssl(self, *arguments):
        subprocess.run(["openssl", *arguments], check=True, capture_output=True, cwd=self.folder)

    def create(self):
        for name in ("ca", "server"):
            self.openssl("ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", name + ".key")
        self.openssl(
            "req", "-x509", "-key", "ca.key", "-subj", "/CN=Test authority", "-days", "3650", "-out", "ca.pem")

    def sign(self, name):
        """Makes the certificate for a name. The first label can ask for a bad one."""
        label = name.split(".")[0]
        subject = "other.example" if label == "wrong-name" else name
        kind = "IP" if ":" in subject or subject.replace(".", "").isdigit() else "DNS"
        authority = [] if label == "self-signed" else ["-CA", "ca.pem", "-CAkey", "ca.key"]
        request = ["-key", "server.key", "-subj", "/CN=" + subject[:64], "-addext", f"subjectAltName={kind}:{subject}"]
        file = self.path(name.replace(":", "_") + ".pem")
        if label == "expired":
            with open(self.path("ca.cnf"), "w") as config:
                config.write(
                    "[ca]\ndefault_ca=d\n[d]\ndatabase=index\nnew_certs_dir=.\nrand_serial=yes\ndefault_md=sha256\n"
                    "policy=p\ncopy_extensions=copyall\nunique_subject=no\n[p]\ncommonName=supplied\n")
            open(self.path("index"), "w").close()
            self.openssl("req", "-new", *request, "-out", "expired.csr")
            self.openssl(
                "ca", "-batch", "-config", "ca.cnf", "-cert", "ca.pem", "-keyfile", "ca.key", "-in", "expired.csr",
                "-startdate", "20200101000000Z", "-enddate", "20200201000000Z", "-notext", "-out", file)
        else:
            self.openssl("req", "-x509", "-days", "3650", *authority, *request, "-out", file)
        return file

    def context(self, name):
        with self.lock:
            if name not in self.contexts:
                context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                context.load_cert_chain(self.sign(name), self.path("server.key"))
                self.contexts[name] = context
            return self.contexts[name]

    def listener_context(self):
        """A context that takes the certificate by the name in the client's greeting."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.sign("127.0.0.1"), self.path("server.key"))

        def choose(connection, name, _):
            if name and name.startswith("old-tls."):
                return ssl.ALERT_DESCRIPTION_PROTOCOL_VERSION
            if name:
                connection.context = self.context(name)

        context.sni_callback = choose
        return context


class NameServer:
    """Answers queries for addresses by a table: for each name a list of answers, each a list of addresses.

    The first query of a type gets the first answer, the next the second, and so on; the last is repeated.
    """

    TYPES = {1: socket.AF_INET, 28: socket.AF_INET6}

    def __init__(self, names):
        self.names = names
        self.counts = {}
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.socket.bind(("127.0.0.1", 53))

    def run(self):
        while True:
            query, client = self.socket.recvfrom(4096)
            self.socket.sendto(self.answer(query), client)

    def answer(self, query):
        labels, index = [], 12
        while query[index]:
            labels.append(query[index + 1:index + 1 + query[index]].decode("latin-1").lower())
            index += 1 + query[index]
        name, kind = ".".join(labels), int.from_bytes(query[index + 1:index + 3], "big")
        with LOCK:
            QUERIES.append(name)
        addresses = self.addresses(name, kind)
        records = b"".join(
            b"\xc0\x0c" + kind.to_bytes(2, "big") + b"\0\x01" + bytes(4) + len(data).to_bytes(2, "big") + data
            for data in addresses)
        code = 0 if name in self.names else 3
        return (
            query[:2] + bytes([0x81, 0x80 | code]) + query[4:6] + len(addresses).to_bytes(2, "big") + bytes(4)
            + query[12:index + 5] + records)

    def addresses(self, name, kind):
        if name not in self.names or kind not in self.TYPES:
            return []
        family = self.TYPES[kind]
        count = self.counts.get((name, kind), 0)
        self.counts[name, kind] = count + 1
        answers = self.names[name]
        return [
            socket.inet_pton(family, address) for address in answers[min(count, len(answers) - 1)]
            if (":" in address) == (family == socket.AF_INET6)]


class Connection:
    """One request and its answer."""

    def __init__(self, stream, scheme, table):
        self.stream = stream
        self.scheme = scheme
        self.table = table

    def serve(self):
        request = self.read()
        if request is None:
            return
        with LOCK:
            REQUESTS.append(request)
        route = next((route for route in self.table["routes"] if matches(route, request)), None)
        if route is None:
            self.answer(404, [], b"no such route", request)
            return
        body = base64.b64decode(route["body"])
        mode = route.get("mode")
        if mode is None:
            self.answer(route["status"], route["headers"], self.fill(body), request)
        elif mode == "echo":
            self.answer(200, [["Content-Type", "application/json"]], json.dumps(request).encode(), request)
        else:
            getattr(self, mode)(route, body)

    def fill(self, data):
        """Replaces the names of ports by their numbers."""
        for name, port in self.table["ports"].items():
            data = data.replace(b"{" + name.encode() + b"}", str(port).encode())
        return data

    def read(self):
        data = b""
        while b"\r\n\r\n" not in data:
            more = self.stream.recv(65536)
            if not more or len(data) > 1 << 20:
                return None
            data += more
            if data.startswith(b"\x16"):
                # The greeting of TLS, at the port without it.
                self.stream.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
                return None
        head, body = data.split(b"\r\n\r\n", 1)
        lines = head.decode("latin-1").split("\r\n")
        method, target, _ = lines[0].split(" ", 2)
        headers = [list(map(str.strip, line.split(":", 1))) for line in lines[1:]]
        fields = {name.lower(): value for name, value in headers}
        if fields.get("expect", "").lower() == "100-continue":
            self.stream.sendall(b"HTTP/1.1 100 Continue\r\n\r\n")
        while len(body) < int(fields.get("content-length", "0")):
            body += self.stream.recv(65536)
        return {
            "scheme": self.scheme, "method": method, "host": fields.get("host", ""), "target": target,
            "headers": headers, "body": body.decode("latin-1"),
        }

    def head(self, status, headers):
        lines = [f"HTTP/1.1 {status} Status"] + [f"{name}: {value}" for name, value in headers]
        self.stream.sendall(self.fill("\r\n".join(lines + ["Connection: close", "", ""]).encode("utf-8")))

    def answer(self, status, headers, body, request):
        self.head(status, headers + [["Content-Length", len(body)]])
        if request["method"] != "HEAD":
            self.stream.sendall(body)

    def wait_for_end(self, seconds=None):
        """Waits until the client closes the connection; false if it has not within the time."""
        return bool(select.select([self.stream], [], [], seconds)[0])

    # What a hostile server does.

    def silent(self, route, body):
        self.wait_for_end()

    def trickle(self, route, body):
        self.head(route["status"], route["headers"])
        while not self.wait_for_end(0.01):
            self.stream.sendall(b"x")

    def trickleHeaders(self, route, body):
        self.stream.sendall(b"HTTP/1.1 200 OK\r\nX: ")
        while not self.wait_for_end(0.01):
            self.stream.sendall(b"x")

    def endless(self, route, body):
        self.head(route["status"], route["headers"])
        while True:
            self.stream.sendall(bytes(65536))

    def endlessHeader(self, route, body):
        self.stream.sendall(b"HTTP/1.1 200 OK\r\nX: ")
        while True:
            self.stream.sendall(b"x" * 65536)

    def manyHeaders(self, route, body):
        self.head(route["status"], [[f"X-{number}", number] for number in range(100_000)])

    def interim(self, route, body):
        while True:
            self.stream.sendall(b"HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n" * 100)

    def bomb(self, route, body):
        data = gzip.compress(bytes(128 << 20), 1)
        self.head(200, [["Content-Encoding", "gzip"], ["Content-Length", len(data)]])
        self.stream.sendall(data)

    def nestedBomb(self, route, body):
        data = gzip.compress(gzip.compress(bytes(128 << 20), 1))
        self.head(200, [["Content-Encoding", "gzip, gzip"], ["Content-Length", len(data)]])
        self.stream.sendall(data)

    def gzip(self, route, body):
        data = gzip.compress(body)
        self.head(route["status"], route["headers"] + [["Content-Encoding", "gzip"], ["Content-Length", len(data)]])
        self.stream.sendall(data)

    def compressed(self, route, body):
        fields = dict(route["headers"])
        cut = int(fields["X-Cut"])
        data = {"gzip": gzip.compress, "deflate": zlib.compress, "bare": lambda body: zlib.compress(body)[2:-4]}[
            fields["X-Format"]](body)
        data = data[:len(data) - cut] if cut >= 0 else data + b"x" * -cut
        coding = "gzip" if fields["X-Format"] == "gzip" else "deflate"
        self.head(route["status"], [["Content-Encoding", coding], ["Content-Length", len(data)]])
        self.stream.sendall(data)

    def gzipMembers(self, route, body):
        data = gzip.compress(body) * 2
        self.head(route["status"], [["Content-Encoding", "gzip"], ["Content-Length", len(data)]])
        self.stream.sendall(data)

    def truncated(self, route, body):
        self.head(route["status"], route["headers"] + [["Content-Length", len(body) + 1000]])
        self.stream.sendall(body)

    def raw(self, route, body):
        self.stream.sendall(self.fill(body))

    def reset(self, route, body):
        pass


def matches(route, request):
    host = request["host"].rsplit(":", 1)[0] if not request["host"].endswith("]") else request["host"]
    target = route["target"]
    return (
        route.get("method") in (None, request["method"])
        and route.get("host") in (None, host)
        and (target == request["target"] or target.endswith("*") and request["target"].startswith(target[:-1])))


def serve(client, scheme, context, table):
    with LOCK:
        CONNECTIONS[scheme] += 1
    try:
        with client:
            stream = context.wrap_socket(client, server_side=True) if context else client
            try:
                Connection(stream, scheme, table).serve()
                stream.shutdown(socket.SHUT_WR)
                stream.settimeout(2)
                while stream.recv(65536):
                    pass
            finally:
                stream.close()
    except (OSError, ValueError):
        # The client went away, or sent what is not a request.
        pass


def accept(listener, scheme, context, table):
    while True:
        client, _ = listener.accept()
        threading.Thread(target=serve, args=(client, scheme, context, table), daemon=True).start()


def listen(addresses, port):
    """Listens at one port of all addresses, those that this machine does not have left out."""
    listeners = []
    for address in addresses:
        listener = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if ":" in address:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        try:
            listener.bind((address, port))
        except OSError:
            listener.close()
            if not listeners:
                raise
            continue
        port = listener.getsockname()[1]
        listener.listen(128)
        listeners.append(listener)
    return port, listeners


def main():
    table = json.loads(sys.stdin.readline())
    certificates = Certificates(table["folder"])
    certificates.create()
    contexts = {"http": None, "https": certificates.listener_context()}
    table["ports"] = {}
    started = []
    for scheme, name in (("http", "port"), ("https", "tlsPort")):
        table["ports"][name], listeners = listen(table["addresses"], table.get(name) or 0)
        started += [(listener, scheme, contexts[scheme], table) for listener in listeners]
    if table["names"]:
        threading.Thread(target=NameServer(table["names"]).run, daemon=True).start()
    for arguments in started:
        threading.Thread(target=accept, args=arguments, daemon=True).start()
    print(json.dumps(table["ports"]), flush=True)
    for _ in sys.stdin:
        with LOCK:
            print(json.dumps({"connections": CONNECTIONS, "requests": REQUESTS, "queries": QUERIES}), flush=True)


main()
