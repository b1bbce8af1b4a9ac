"""The site of `make site` in Chromium, in a folder of a static host. Tests of the service that need no service run here too."""

import contextlib
import functools
import http.server
import json
import pathlib
import sys
import tempfile
import threading
import unittest
import urllib.parse

from axe_playwright_python.sync_playwright import Axe

PROJECT = pathlib.Path(__file__).parents[2]
sys.path.append(str(PROJECT / "LecternServer/Tests/Browser"))

import browser  # noqa: E402
import test_accessibility  # noqa: E402
import test_pages as service  # noqa: E402

SITE = PROJECT / ".build/site"


class Handler(http.server.SimpleHTTPRequestHandler):
    """The files at /lectern/, and a network that can fail."""

    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.server.requests.append(self.path)
        if self.server.is_down:
            self.close_connection = True
        elif self.path.startswith("/lectern/"):
            super().do_GET()
        else:
            self.send_error(404)

    def translate_path(self, path):
        return super().translate_path(path.removeprefix("/lectern"))

    def log_message(self, *_):
        pass


class Server:
    def __init__(self):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=SITE))
        self.server.daemon_threads = True
        self.server.requests, self.server.is_down = [], False
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/lectern"

    @contextlib.contextmanager
    def down(self):
        self.server.requests.clear()
        self.server.is_down = True
        try:
            yield
        finally:
            self.server.is_down = False

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


@unittest.skipUnless(SITE.exists(), "run `make site` first")
class SiteTests(browser.BrowserTests):
    """Each page may request only files of the site."""

    @classmethod
    def setUpClass(cls):
        browser.Server = Server
        super().setUpClass()

    def open(self, path="/", context=None, **options):
        """A page of the share page by the address that it has on the service, or a file that is named as one."""
        if context is None:
            context = self.browser.new_context(**options)
            self.addCleanup(context.close)
        if not getattr(context, "is_watched", False):
            context.is_watched = True
            context.on("request", lambda request: self.check(request.url))
            context.add_init_script("addEventListener('lectern-page', () => document.documentElement.toggleAttribute('shown', true))")
        is_file = path.startswith(("/playground/", "/rules/", "/?"))
        page = super().open(path if is_file else "/#" + path[1:], context)
        if not path.startswith(("/playground/", "/rules/")):
            page.wait_for_selector("html[shown]")  # The policy forbids functions that wait.
        return page

    def check(self, url):
        if not url.startswith((self.url + "/", "data:", "blob:")) and urllib.parse.urlsplit(url).scheme in ("http", "https"):
            self.complaints.append(f"requested {url}")


class SharePageTests(SiteTests):
    test_typing_a_reference_shows_its_apps = service.FormTests.test_typing_a_reference_shows_its_apps
    test_pasting_a_text_with_a_link_shows_its_apps = service.FormTests.test_pasting_a_text_with_a_link_shows_its_apps
    test_a_share_is_looked_through = service.FormTests.test_a_share_is_looked_through
    test_a_wrong_reference_leads_to_what_may_be_meant = service.FormTests.test_a_wrong_reference_leads_to_what_may_be_meant
    test_the_first_tap_pastes_and_the_second_opens_the_first_app = \
        service.PasteTests.test_the_first_tap_pastes_and_the_second_opens_the_first_app
    test_a_passage_is_found_and_chosen_by_keys_alone = service.KeyboardTests.test_a_passage_is_found_and_chosen_by_keys_alone
    test_the_preferred_app_stays_on_top = service.PreferenceTests.test_the_preferred_app_stays_on_top
    test_what_was_opened_comes_next = service.PreferenceTests.test_what_was_opened_comes_next
    test_the_dark_page_is_dark = service.DeviceTests.test_the_dark_page_is_dark
    LINK = service.PasteTests.LINK
    order = service.PreferenceTests.order

    def test_a_shared_link_is_read_and_leaves_the_query(self):
        page = self.open("/?title=A+verse&text=" + urllib.parse.quote(self.LINK))
        self.assertEqual(page.inner_text("h1"), "John 3:16-18 (ESV)")
        self.assertTrue(page.url.startswith(self.url + "/#share?"), page.url)

    def test_addresses_are_fragments(self):
        page = self.open("/John.3.16?translation=ESV", user_agent=browser.ANDROID)
        self.assertEqual(page.input_value("#link"), self.url + "/#John.3.16?translation=ESV")
        back = urllib.parse.unquote(page.get_attribute("[data-app=youversion] .open", "href").split("S.browser_fallback_url=")[1])
        self.assertTrue(back.startswith(self.url + "/#go/John.3.16?"), back)
        page.click("text=Scan it")
        self.assertGreater(page.locator(".qr").evaluate("async (image) => { await image.decode(); return image.naturalWidth; }"), 0)
        page.click(".brand")
        page.wait_for_selector("h1 >> text=Open any")
        page.go_back()
        page.wait_for_selector("h1 >> text=John 3:16 (ESV)")

    def test_the_page_is_in_the_language_of_the_browser(self):
        page = self.open("/John.3.16", locale="de-DE")
        self.assertEqual(page.inner_text("h1"), "Johannes 3,16")
        self.assertEqual(page.evaluate("[document.documentElement.lang, document.querySelector('link[rel=manifest]').href]"),
                         ["de", self.url + "/manifest.de.webmanifest"])

    def test_the_page_works_without_a_network_from_the_second_visit_on(self):
        with self.installed() as context:
            page = self.open("/", context)
            page.evaluate("navigator.serviceWorker.ready.then(() => {})")
            session = context.new_cdp_session(page)
            self.assertEqual(session.send("Page.getInstallabilityErrors")["installabilityErrors"], [])
            self.assertEqual(session.send("Page.getAppManifest")["errors"], [])
            with self.server.down():
                page = self.open("/?text=see+Rom+8:28", context)
                self.assertEqual(page.inner_text("h1"), "Romans 8:28")
                self.assertEqual([path for path in self.server.server.requests if "Rom" in path], [])


class PlaygroundTests(SiteTests):
    LINKS = ["https://www.example.org/esv/john/3#v16=John 3:16 ESV", "https://www.example.org/kjv/1-corinthians/13#v4-7=1 Cor 13:4-7 KJV",
             "https://www.example.org/esv/psalms/23=Psalm 23 ESV", "https://www.example.org/authors/john=null"]

    def test_links_become_a_rule(self):
        page = self.open("/playground/", accept_downloads=True)
        page.wait_for_selector("text=Paste the first link.")
        page.fill("#links", "\n".join(self.LINKS))
        page.wait_for_selector("#file:not(:empty)")
        self.assertRegex(page.inner_text("#status"), r"^(\d+) of \1 tests passed")
        self.assertEqual(page.inner_text("#templates"), "https://www.example.org/{translation}/{book}/{chapter}[#v{verse}[-{endVerse}]]")
        parts = page.eval_on_selector_all("#lines li:first-child mark", "marks => marks.map((mark) => mark.textContent)")
        self.assertEqual(parts, ["esv translation", "john book", "3 chapter", "16 verse"])
        with page.expect_download() as download:
            page.click("#download")
        self.assertEqual(download.value.suggested_filename, "example.json")
        rule = json.loads(pathlib.Path(download.value.path()).read_text())["passages"][0]
        self.assertEqual(len(rule["tests"]), 7)
        # The permalink is the fragment of the page.
        again = self.open("/playground/" + page.url.split("/playground/")[1])
        again.wait_for_selector("#file:not(:empty)")
        self.assertEqual(again.inner_text("#file"), page.inner_text("#file"))

    def test_a_failing_test_shows_where(self):
        page = self.open("/playground/")
        page.fill("#links", self.LINKS[0])
        page.fill("#template", "https://www.example.org/{translation}/{book}/{chapter}#verse{verse}")
        page.wait_for_selector("#tests .failed")
        self.assertIn("https://www.example.org/esv/john/3#v▸16", page.inner_text("#tests .caret"))
        self.assertIn("At ▸: expected", page.inner_text("#tests"))

    def test_a_mistake_is_reported_at_its_line(self):
        page = self.open("/playground/")
        page.fill("#links", self.LINKS[0] + "\nhttps://www.example.org/esv/jonah/9=Jonah 9")
        page.wait_for_selector("#lines .failed")
        self.assertIn("Jonah", page.inner_text("#lines li:nth-child(2)"))

    def test_what_is_typed_while_the_engine_loads_is_kept(self):
        context = self.browser.new_context()
        self.addCleanup(context.close)
        held = []
        context.route("**/playground.wasm", lambda route: held.append(route))
        with context.expect_event("request", lambda request: request.url.endswith("/playground.wasm")):
            page = self.open("/playground/", context)
        page.fill("#links", self.LINKS[0])
        page.fill("#link", "https://www.biblegateway.com/passage/?search=John+3%3A16&version=ESV")
        held[0].continue_()
        page.wait_for_selector("#file:not(:empty)")
        self.assertEqual(page.input_value("#links"), self.LINKS[0])
        page.wait_for_selector("#answer li")
        self.assertIn("John 3:16", page.inner_text("#answer"))

    def test_rules_are_tried(self):
        page = self.open("/playground/")
        page.wait_for_selector("text=Paste the first link.")
        page.fill("#link", "https://www.biblegateway.com/passage/?search=John+3%3A16&version=ESV")
        page.wait_for_selector("#answer li")
        self.assertIn("John 3:16 by the rule for Bible Gateway", page.inner_text("#answer"))
        self.assertIn("Bible Gateway", page.inner_text("#steps"))
        page.fill("#links", "\n".join(self.LINKS))
        page.wait_for_selector("#file:not(:empty)")
        page.click("#edit")
        page.fill("#link", "https://www.example.org/esv/john/3#v16")
        page.wait_for_selector("text=by the rule for example.org")
        page.fill("#rules", '{"passages": [{"site": "x", "regex": "("}]}')
        page.wait_for_selector("#rule-findings strong")


class SiteAccessibilityTests(SiteTests):
    PATHS = ["/", "/John.3.16-18?translation=ESV", "/?q=Jonh+3:16", "/go/John.3.16?back=1", "/help?lang=ja", "/bookmarklet",
             "/rules/index.html", "/rules/sites/bible-gateway.html", "/rules/apps/logos.html", "/playground/",
             "/playground/#" + urllib.parse.urlencode({"links": "\n".join(PlaygroundTests.LINKS + ["https://www.example.org/x=Jonah 9"])})]

    def test_axe_finds_nothing(self):
        for scheme, width in [("light", 320), ("dark", 1200)]:
            for path in self.PATHS:
                page = self.open(path, color_scheme=scheme, viewport={"width": width, "height": 800})
                if "links" in path:
                    page.wait_for_selector("#file:not(:empty)")
                page.evaluate("document.querySelectorAll('details').forEach((part) => { part.open = true; })")
                found = Axe().run(page, options=test_accessibility.OPTIONS).response["violations"]
                self.assertEqual([(item["id"], node["html"][:150]) for item in found for node in item["nodes"]], [], f"{path} {scheme}")
                sizes = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
                self.assertLessEqual(sizes[0], sizes[1], f"{path} {scheme} {width}")
                page.context.close()


if __name__ == "__main__":
    unittest.main()
