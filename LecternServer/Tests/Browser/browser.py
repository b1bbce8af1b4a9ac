"""A browser for the tests, and the server whose pages it shows."""

import contextlib
import os
import pathlib
import socket
import subprocess
import tempfile
import threading
import unittest

from playwright.sync_api import sync_playwright

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage"]
# In milliseconds: only what waits for something that never happens takes so long.
TIMEOUT = 180_000
# What the tests ask for by themselves ends, too.
socket.setdefaulttimeout(TIMEOUT / 1000)
PROJECT = pathlib.Path(__file__).parents[3]

IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1"
ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36"
DESKTOP = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36"


class Server:
    """A server of its own on a port that it chooses, or the one that $LECTERN_URL names."""

    def __init__(self):
        self.process = None
        self.url = os.environ.get("LECTERN_URL") or self.start()

    def start(self):
        program = os.environ.get("LECTERN_SERVER", PROJECT / "LecternServer/.build/debug/lectern-server")
        self.process = subprocess.Popen(
            # A debug build reads texts much more slowly.
            [program, "--port", "0", "--rate-limit", "0", "--document-time", "30"],
            cwd=PROJECT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        limit = threading.Timer(60, self.process.kill)
        limit.start()
        address = self.process.stdout.readline()  # It is printed once the server listens.
        limit.cancel()
        if not address:
            raise RuntimeError(f"{program} did not start")
        return address.strip().removesuffix("/")

    def stop(self):
        if not self.process:
            return
        self.process.terminate()
        try:
            self.process.wait(20)
        finally:
            self.process.kill()
            self.process.stdout.close()


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
        page.on("dialog", lambda dialog: (self.complaints.append(f"dialog: {dialog.message}"), dialog.dismiss()))
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
