"""The share page in a browser: what people do with it, and what must never happen."""

import json
import pathlib
import unittest
import urllib.parse
import urllib.request

from browser import ANDROID, DESKTOP, IPHONE, BrowserTests


class FormTests(BrowserTests):
    def test_typing_a_reference_shows_its_apps(self):
        page = self.open("/", user_agent=IPHONE)
        page.wait_for_selector("#q:focus")  # The browser focuses it when it draws the page, which may be after it has loaded.
        page.keyboard.type("john 3:16-18 ESV")
        page.keyboard.press("Enter")
        page.wait_for_selector("#apps")
        self.assertEqual(page.inner_text("h1"), "John 3:16-18 (ESV)")
        self.assertIn("youversion://bible?reference=JHN.3.16-18&version_id=59", self.links(page))

    def test_pasting_a_text_with_a_link_shows_its_apps(self):
        page = self.open("/")
        page.fill("#q", "Look: https://www.biblegateway.com/passage/?search=John+3%3A16&version=ESV. Nice!")
        page.click("text=Show apps")
        self.assertEqual(page.inner_text("h1"), "John 3:16 (ESV)")
        self.assertIn("Open the page at www.biblegateway.com", page.inner_text("main"))

    def test_everything_works_without_javascript(self):
        page = self.open("/", java_script_enabled=False, user_agent=ANDROID)
        page.fill("#q", "Rom 8:28")
        page.click("text=Show apps")
        self.assertEqual(page.inner_text("h1"), "Romans 8:28")
        self.assertFalse(page.is_visible("[data-prefer]"))
        self.assertFalse(page.is_visible("[data-copy]"))
        page.click("text=Memorize")
        page.click("text=All >> nth=0")
        page.select_option("#translation", "KJV")
        page.click("text=Change")
        self.assertEqual(page.inner_text("h1"), "Romans 8:28 (KJV)")
        page.click("text=Scan it")
        # Without JavaScript no animation frame asks again whether the picture is there.
        self.assertGreater(page.locator(".qr").evaluate("async (image) => { await image.decode(); return image.naturalWidth; }"), 0)
        page.click("text=Windows")
        self.assertIn("tw://bible.*?id=45.8.28", self.links(page))

    def test_a_share_is_looked_through(self):
        for query, heading in [
            ({"text": "Read https://www.bible.com/bible/59/JHN.3.16.ESV now", "title": "A verse"}, "John 3:16 (ESV)"),
            ({"title": "John 3:16", "text": "", "url": ""}, "John 3:16"),
            ({"url": "https://ref.ly/Jn3.17"}, "John 3:17"),
        ]:
            page = self.open("/share?" + urllib.parse.urlencode(query))
            self.assertEqual(page.inner_text("h1"), heading)

    def test_a_wrong_reference_leads_to_what_may_be_meant(self):
        page = self.open("/?q=John+3:99", user_agent=IPHONE)
        page.click("main >> text=John 3:36")
        page.wait_for_selector("h1 >> text='John 3:36'")

    def test_a_page_is_passed_on_by_the_share_sheet_of_the_device(self):
        context = self.browser.new_context(user_agent=IPHONE)
        self.addCleanup(context.close)
        context.add_init_script("navigator.share = async (what) => { window.shared = what; }")
        page = self.open("/John.3.16?translation=ESV&os=ios", context)
        page.click("[data-share]")
        self.assertEqual(page.evaluate("window.shared"), {"title": "John 3:16 (ESV)", "url": self.url + "/John.3.16?translation=ESV"})


class PasteTests(BrowserTests):
    """From a link in the clipboard to an app in two taps."""

    LINK = "https://www.biblegateway.com/passage/?search=John+3%3A16-18&version=ESV"

    def test_the_first_tap_pastes_and_the_second_opens_the_first_app(self):
        page = self.open("/", user_agent=IPHONE, permissions=["clipboard-read", "clipboard-write"])
        page.evaluate("(text) => navigator.clipboard.writeText(text)", f"\n {self.LINK}\n")
        page.click("[data-paste]")
        page.wait_for_selector("#apps")
        self.assertEqual(page.inner_text("h1"), "John 3:16-18 (ESV)")
        first = page.locator("main .open").first
        self.assertEqual(first.get_attribute("href"), "youversion://bible?reference=JHN.3.16-18&version_id=59")
        self.assertLess(first.bounding_box()["y"], 844)  # Nobody has to scroll to it.

    def test_a_clipboard_that_may_not_be_read_leaves_the_field(self):
        context = self.browser.new_context(user_agent=IPHONE)
        self.addCleanup(context.close)
        context.add_init_script("navigator.clipboard.readText = () => Promise.reject(new DOMException('', 'NotAllowedError'))")
        page = self.open("/", context)
        page.evaluate("document.activeElement.blur()")
        page.click("[data-paste]")
        page.wait_for_function("document.activeElement.id === 'q'")
        self.assertEqual(page.url, self.url + "/")

    def test_the_button_is_there_only_where_it_works(self):
        self.assertFalse(self.open("/", java_script_enabled=False).is_visible("[data-paste]"))
        context = self.browser.new_context()
        self.addCleanup(context.close)
        context.add_init_script("navigator.clipboard.__proto__.readText = undefined")
        self.assertFalse(self.open("/", context).is_visible("[data-paste]"))
        self.assertTrue(self.open("/").is_visible("[data-paste]"))


class StoreTests(BrowserTests):
    """A store is a link only for those who look for one."""

    def test_stores_are_in_one_place_also_without_javascript(self):
        page = self.open("/John.3.16", java_script_enabled=False, user_agent=IPHONE)
        self.assertFalse(page.is_visible("text=YouVersion (App Store)"))
        page.click("text=App not installed?")
        self.assertTrue(page.is_visible("text=YouVersion (App Store)"))

    def test_an_app_that_does_not_open_offers_its_store(self):
        for leaves in [False, True]:
            context = self.browser.new_context(user_agent=IPHONE)
            context.clock.install()
            page = self.open("/John.3.16", context)
            page.click("[data-app=youversion] .open")
            page.click("[data-app=youversion] .open")
            if leaves:
                page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")
            page.clock.run_for(5_000)
            offers = page.locator("[data-app=youversion] .store")
            self.assertEqual(offers.count(), 0 if leaves else 1)
            if not leaves:
                self.assertEqual(offers.inner_text(), "App not installed? YouVersion (App Store)")
                self.assertIn("https://apps.apple.com/app/id282935706", self.links(page, "[data-app=youversion] .store a"))
            context.close()


class InjectionTests(BrowserTests):
    """What strangers write, in the DOM of the pages that show it: text, and nothing else."""

    INJECTIONS = json.loads((pathlib.Path(__file__).parents[1] / "injections.json").read_text())
    STRANGE = """() => [...document.querySelectorAll('*')].filter((element) => {
        const attributes = [...element.attributes];
        const runs = attributes.some(({ name, value }) => /^on|^srcdoc$|^style$/.test(name)
            || /^(href|src|action|formaction|xlink:href|data)$/.test(name) && !/^(https?:|[a-z-]+:\\/|intent:|[a-z-]+:[a-z0-9?]|\\/(?![\\/\\\\]))/i.test(value)
            || /^\\s*(javascript|data|vbscript|blob|file|about):/i.test(value) && /^(href|src|action)$/.test(name));
        const isOdd = 'b i svg math iframe object embed base template audio video marquee frame textarea'.split(' ').includes(element.localName)
            || element.localName === 'script' && element.getAttribute('src') !== '/page.js' && element.type !== 'application/ld+json'
            || element.localName === 'meta' && element.httpEquiv || element.localName === 'img' && element.className !== 'qr'
            || element.localName === 'link' && element.relList.contains('stylesheet')
            || element.localName === 'details' && attributes.length || element.localName === 'form' && new URL(element.action).origin !== location.origin;
        return runs || isOdd;
    }).map((element) => element.outerHTML.slice(0, 200))"""

    def test_injections_come_out_as_text(self):
        self.assertGreater(len(self.INJECTIONS), 70)
        page = self.open("/", user_agent=ANDROID)
        for text in self.INJECTIONS:
            for place in ["/?q=", "/share?text="]:
                page.goto(self.url + place + urllib.parse.quote(text, safe=""))
                self.assertEqual(page.evaluate(self.STRANGE), [], text)
                self.assertNotRegex(page.evaluate("document.body.innerText"), "[\u202a-\u202e\u2066-\u2069]")
        self.assertIn("&lt;b>&amp;", page.evaluate("(q) => fetch(q).then((answer) => answer.text())", "/?q=" + urllib.parse.quote("<b>&")).replace("&gt;", ">"))

    def test_injections_into_addresses_come_out_as_text(self):
        page = self.open("/", user_agent=ANDROID)
        for text in self.INJECTIONS:
            value = urllib.parse.quote(text, safe="")
            for place in [f"/{value}", f"/go/{value}", f"/John.3.16?translation={value}&app={value}&os={value}&lang={value}&intention={value}"]:
                page.goto(self.url + place)
                self.assertEqual(page.evaluate(self.STRANGE), [], text)
                self.assertTrue(page.url.startswith(self.url), text)
        self.complaints = [complaint for complaint in self.complaints if "404" not in complaint]


class DeviceTests(BrowserTests):
    def test_each_device_gets_links_that_open_there(self):
        expected = {
            IPHONE: ["youversion://bible?reference=JHN.3.16", "bible-verses://?passages=%5BJohn.3.16%5D"],
            DESKTOP: ["sword:///John.3.16", "https://www.biblegateway.com/passage/?search=John+3:16"],
        }
        for agent, links in expected.items():
            found = self.links(self.open("/John.3.16", user_agent=agent))
            for link in links:
                self.assertIn(link, found)
            self.assertFalse([link for link in found if link.startswith("intent:")])
        intents = [link for link in self.links(self.open("/John.3.16", user_agent=ANDROID), "#apps .open")]
        self.assertTrue(any("scheme=youversion;package=com.sirma.mobile.bible.android;" in link for link in intents))
        for link in intents:
            self.assertRegex(link, r"^(intent:|https://)")
            if link.startswith("intent:"):
                back = urllib.parse.unquote(link.split("S.browser_fallback_url=")[1].removesuffix(";end"))
                self.assertTrue(back.startswith(self.url + "/go/John.3.16?"))
                self.assertEqual(urllib.request.urlopen(back).status, 200)

    def test_an_ipad_is_told_from_a_mac(self):
        agent = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15"
        context = self.browser.new_context(user_agent=agent)
        self.addCleanup(context.close)
        context.add_init_script("Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })")
        page = self.open("/John.3.16", context)
        page.wait_for_url("**os=ios")
        self.assertEqual(self.open("/John.3.16", user_agent=agent).url, self.url + "/John.3.16")

    def test_a_page_fits_every_phone(self):
        for device in ["iPhone SE", "iPhone 15", "Pixel 7", "Galaxy S8"]:
            for path in ["/", "/John.3.16-18?translation=ESV", "/go/John.3.16", "/help", "/demo"]:
                page = self.open(path, **self.playwright.devices[device])
                width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
                self.assertLessEqual(width[0], width[1], f"{device} {path}")

    def test_the_dark_page_is_dark(self):
        page = self.open("/", color_scheme="dark")
        self.assertEqual(page.evaluate("getComputedStyle(document.body).backgroundColor"), "rgb(22, 24, 29)")
        page = self.open("/", color_scheme="light")
        self.assertEqual(page.evaluate("getComputedStyle(document.body).backgroundColor"), "rgb(255, 255, 255)")


class KeyboardTests(BrowserTests):
    def test_a_passage_is_found_and_chosen_by_keys_alone(self):
        page = self.open("/Ps.23", user_agent=IPHONE)
        page.keyboard.press("/")
        page.keyboard.type("john 3:16")
        page.keyboard.press("Enter")
        page.wait_for_selector("h1:text-is('John 3:16')")
        page.evaluate("document.activeElement.blur()")
        for _ in range(30):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('.open')"):
                break
        first = page.evaluate("document.activeElement.textContent")
        outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        self.assertEqual(outline, "solid")
        page.keyboard.press("ArrowDown")
        second = page.evaluate("document.activeElement.textContent")
        self.assertNotEqual(first, second)
        page.keyboard.press("ArrowUp")
        self.assertEqual(page.evaluate("document.activeElement.textContent"), first)

    def test_copying_needs_no_mouse(self):
        page = self.open("/John.3.16", permissions=["clipboard-read", "clipboard-write"])
        page.focus("[data-copy=scheme]")
        page.keyboard.press("Enter")
        page.wait_for_selector(".done")
        self.assertEqual(page.evaluate("navigator.clipboard.readText()"), "bible://?passages=[John.3.16]")


class PreferenceTests(BrowserTests):
    def order(self, page):
        return page.eval_on_selector_all("#apps li", "rows => rows.map((row) => row.dataset.app)")

    def test_the_preferred_app_stays_on_top(self):
        context = self.browser.new_context(user_agent=IPHONE)
        self.addCleanup(context.close)
        page = self.open("/John.3.16", context)
        page.click("[data-prefer=verses]")
        self.assertEqual(self.order(page)[0], "verses")
        self.assertEqual(page.get_attribute("[data-prefer=verses]", "aria-pressed"), "true")
        page = self.open("/Ps.23", context)
        self.assertEqual(self.order(page)[0], "verses")
        self.assertEqual(context.cookies(), [])

    def test_what_an_app_loses_is_said_once_wherever_it_is(self):
        def lost():
            return [text for text in page.eval_on_selector_all(
                "#apps li", "rows => rows.map((row) => { const lost = row.querySelector('.lost'); return lost.hidden ? '' : lost.textContent; })") if text]
        page = self.open("/John.3.16-18?translation=ESV", user_agent=IPHONE)
        before = lost()
        self.assertEqual(len(set(before)), len(before))
        self.assertEqual(before[0], "opens all of it")
        page.click("[data-prefer=olive-tree]")
        self.assertEqual(self.order(page)[0], "olive-tree")
        self.assertEqual(lost(), [before[-1], *before])
        page.click("[data-prefer=olive-tree]")

    def test_the_page_of_no_app_is_that_of_the_preferred_one(self):
        context = self.browser.new_context(user_agent=IPHONE)
        self.addCleanup(context.close)
        page = self.open("/John.3.16", context)
        page.click("[data-prefer=verses]")
        page = self.open("/go/John.3.16", context)
        page.wait_for_selector("text=Open Verses")
        page = self.open("/go/John.3.16?app=youversion", context)
        self.assertEqual(page.get_attribute(".step.main", "data-app"), "youversion")

    def test_what_was_opened_comes_next(self):
        context = self.browser.new_context(user_agent=IPHONE)
        self.addCleanup(context.close)
        page = self.open("/John.3.16", context)
        page.click("[data-app=logos] .open")
        page = self.open("/Ps.23", context)
        self.assertEqual(self.order(page)[0], "logos")
        page = self.open("/", context)
        self.assertIn("John 3:16", page.inner_text("#recent"))

    def test_preferences_of_an_older_version_or_a_broken_one_do_no_harm(self):
        for stored in ['{"app":"verses"}', "null", "[]", "not json", '{"version":9,"prefer":5,"opened":[1],"recent":"x"}',
                       '{"recent":[null,{"name":"x","path":"javascript:alert(1)"},{"name":"x","path":"//evil.example"}]}',
                       '{"recent":[{"name":"x","path":"/\\t/evil.example"},{"name":"x","path":"/\\\\evil.example"}]}',
                       '{"recent":[{"name":"x","path":"/a","app":"b","href":"javascript:alert(1)"}],"opened":{"a":"b"}}']:
            context = self.browser.new_context(user_agent=IPHONE)
            context.add_init_script(f"localStorage.setItem('lectern', {json.dumps(stored)})")
            page = self.open("/John.3.16", context)
            self.assertEqual(self.order(page)[0], "verses" if "verses" in stored else "youversion")
            page = self.open("/offline", context)
            targets = page.eval_on_selector_all("#recent a", "links => links.map((link) => link.href)")
            self.assertFalse([link for link in targets if not link.startswith(self.url)])
            context.close()


class InstallationTests(BrowserTests):
    def test_the_page_can_be_installed(self):
        with self.installed() as context:
            page = self.open("/", context)
            page.evaluate("navigator.serviceWorker.ready")
            session = context.new_cdp_session(page)
            self.assertEqual(session.send("Page.getInstallabilityErrors")["installabilityErrors"], [])
            manifest = session.send("Page.getAppManifest")
            self.assertEqual(manifest["errors"], [])

    def test_the_last_openings_are_there_without_a_network(self):
        with self.installed() as context:
            page = self.open("/John.3.16?os=ios", context)
            page.evaluate("navigator.serviceWorker.ready")
            page.click("[data-app=verses] .open")
            page.reload()
            context.set_offline(True)
            page.goto(self.url + "/Ps.23")
            self.assertEqual(page.inner_text("h1"), "You are offline")
            self.assertIn("John 3:16 · Verses", page.inner_text("#recent"))
            self.assertIn("bible-verses://?passages=%5BJohn.3.16%5D", self.links(page, "#recent a"))
            context.set_offline(False)
        self.complaints = [text for text in self.complaints if "ERR_INTERNET_DISCONNECTED" not in text]


if __name__ == "__main__":
    unittest.main()
