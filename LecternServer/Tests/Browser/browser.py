"""A browser for the tests, and the server whose pages it shows."""

import contextlib
import os
import pathlib
import socket
import subprocess
import tempfile
import time
import unittest
import urllib.request

from playwright.sync_api import sync_playwright

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage"]
# In milliseconds: only what waits for something that never happens takes so long.
TIMEOUT = 180_000
PROJECT = pathlib.Path(__file__).parents[3]

IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1"
ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36"
DESKTOP = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36"


class Server:
    """A server of its own on a free port, or the one that $LECTERN_URL names."""

    def __init__(self):
        self.process = None
        self.url = os.environ.get("LECTERN_URL") or self.start()

    def start(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        url = f"http://127.0.0.1:{self.port}"
        self.run()
        return url

    def run(self):
        program = os.environ.get("LECTERN_SERVER", PROJECT / "LecternServer/.build/debug/lectern-server")
        self.process = subprocess.Popen([program, "--port", str(self.port), "--rate-limit", "0"], cwd=PROJECT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline and self.process.poll() is None:
            with contextlib.suppress(OSError):
                return urllib.request.urlopen(f"http://127.0.0.1:{self.port}/offline").close()
            time.sleep(0.05)
        raise RuntimeError(f"{program} did not start")

    def stop(self):
        if self.process:
            self.process.terminate()
            self.process.wait(20)


class BrowserTests(unittest.TestCase):
    """Tests that share a browser and a server. Each page that a test opens must obey its policy and have no errors."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.url = cls.server.url
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
        cls.server.stop()

    def setUp(self):
        self.complaints = []

    def tearDown(self):
        self.assertEqual(self.complaints, [])

    def open(self, path="/", context=None, **options):
        """A page in a context of its own, unless one is given."""
        if context is None:
            context = self.browser.new_context(**options)
            self.addCleanup(context.close)
        page = context.new_page()
        page.set_default_timeout(TIMEOUT)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: message.type == "error" and self.complaints.append(message.text))
        page.add_init_script(
            "addEventListener('securitypolicyviolation', (e) => console.error('CSP', e.violatedDirective, e.blockedURI))")
        page.goto(self.url + path)
        return page

    @contextlib.contextmanager
    def installed(self):
        """A context that keeps what a page stores, as installed pages have."""
        with tempfile.TemporaryDirectory() as folder:
            context = self.playwright.chromium.launch_persistent_context(folder, executable_path=CHROMIUM, args=ARGUMENTS)
            try:
                yield context
            finally:
                context.close()

    def links(self, page, selector="a"):
        return page.eval_on_selector_all(selector, "links => links.map((link) => link.getAttribute('href'))")
