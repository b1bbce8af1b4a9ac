"""<lectern-share> on pages of others: it makes the links that the server makes, and can be used by everybody."""

import functools
import http.server
import pathlib
import subprocess
import tempfile
import threading
import unittest
import urllib.parse
import urllib.request

from browser import ANDROID, DESKTOP, IPHONE, PROJECT, BrowserTests

PASSAGES = ["John.3.16", "John.3.16-John.3.18", "John.3.16-18", "John.3", "John", "Gen.1-Gen.2", "Gen.1.1-Gen.2.3", "Ps.23", "Ps.119.105",
            "Ps.22.1", "1John.4.8", "1Cor.13.4-1Cor.13.7", "Song.2.1", "Jude", "Jude.1.3", "Jude.1", "3John.1.4", "Phlm", "Phlm.1.6",
            "Obad.1.3", "Isa.53", "Rev.22.21", "Matt.5-Matt.7", "Exod.20.1-Exod.20.17", "2Sam.7.12", "Esth.4.14", "Acts.2.42",
            "Mal.4.2", "Joel.2.28", "Rom.16.25", "1Chr.4.10", "Lam.3.22-Lam.3.23", "Jas.1", "Dan.3.16", "Num.16.36", "Job.41.1"]
SYSTEMS = ["ios", "macos", "windows", "linux"]


class ComponentTests(BrowserTests):
    def test_its_links_are_those_of_the_server(self):
        page = self.open("/demo")
        wrong, missing, total = [], [], 0
        for translation in ["", "ESV", "KJV", "NIV"]:
            for system in SYSTEMS:
                for passage in PASSAGES:
                    made = page.evaluate(
                        """async ([passage, translation, system]) => {
                            const { openings, table } = await import('/lectern-share.js');
                            return openings(await table(), passage, { translation, system }).map(({ id, url }) => [id, url]);
                        }""", [passage, translation, system])
                    query = urllib.parse.urlencode({"os": system, "translation": translation})
                    shown = dict(page.evaluate(
                        """async (address) => {
                            const text = await (await fetch(address)).text();
                            const rows = new DOMParser().parseFromString(text, 'text/html').querySelectorAll('[data-app]');
                            return [...rows].map((row) => [row.dataset.app, row.querySelector('.open').getAttribute('href')]);
                        }""", f"/{passage}?{query}"))
                    for app, url in made:
                        total += 1
                        if shown.get(app) != url:
                            wrong.append((passage, translation, system, app, url, shown.get(app)))
                    missing += [(passage, translation, system, app) for app in shown if app not in [id for id, _ in made]]
        self.assertEqual(wrong, [])
        self.assertGreater(total, 5_000)
        # Apps whose links depend on more than a pattern can say are left out.
        self.assertLess(len(missing), total / 10, sorted({app for *_, app in missing}))

    def test_it_is_used_by_keys_and_says_what_it_does(self):
        page = self.open("/demo", user_agent=IPHONE)
        page.wait_for_function("!!customElements.get('lectern-share')")
        page.focus("lectern-share >> nth=0 >> button")
        page.keyboard.press("Enter")
        page.wait_for_selector("lectern-share dialog[open]")
        self.assertIn("John 3:16-18", page.inner_text("lectern-share dialog h2"))
        self.assertIn("lectern-sheet", page.inner_text("#events"))
        page.keyboard.press("Escape")
        page.wait_for_selector("lectern-share dialog", state="detached")
        self.assertTrue(page.evaluate("document.activeElement.matches('lectern-share')"))
        page.keyboard.press("Enter")
        page.click("lectern-share dialog >> text=Verses")
        self.assertIn('"app":"verses"', page.inner_text("#events"))
        tree = page.locator("lectern-share >> nth=0").aria_snapshot()
        self.assertIn('button "John 3:16-18"', tree)

    def test_android_gets_intents_that_come_back_to_the_server(self):
        page = self.open("/demo", user_agent=ANDROID)
        page.click("lectern-share >> nth=0")
        page.wait_for_selector("lectern-share dialog[open]")
        links = page.eval_on_selector_all("lectern-share dialog [part=app]", "links => links.map((link) => link.getAttribute('href'))")
        self.assertTrue(any(link.startswith("intent://bible?reference=JHN.3.16-18&version_id=59#Intent;scheme=youversion;") for link in links))
        back = urllib.parse.unquote(next(link for link in links if "youversion" in link).split("fallback_url=")[1].removesuffix(";end"))
        self.assertTrue(back.startswith(self.url + "/go/"))
        self.assertEqual(urllib.request.urlopen(back).status, 200)

    def test_a_passage_that_is_set_later_names_the_button(self):
        page = self.open("/demo", user_agent=IPHONE)
        page.wait_for_function("!!customElements.get('lectern-share')")
        page.evaluate("document.querySelector('main').append(document.createElement('lectern-share'))")
        page.evaluate("document.querySelector('main > lectern-share').setAttribute('passage', 'Ps.23')")
        self.assertIn('button "Ps.23"', page.locator("main > lectern-share").aria_snapshot())

    def test_a_table_of_somebody_else_cannot_run_anything(self):
        page = self.open("/demo", user_agent=IPHONE)
        for form in ["javascript:alert({chapter})", "JavaScript:alert({chapter})", " javascript:alert({chapter})", "java\tscript:alert({chapter})", "data:text/html,{chapter}", "//x/{chapter}", "intent://x/{chapter}#Intent;end", "filesystem:https://x/{chapter}"]:
            made = page.evaluate(
                """async (form) => {
                    const { openings, table } = await import('/lectern-share.js');
                    const data = structuredClone(await table());
                    for (const app of data.apps) {
                        app.forms = { verse: [[form]], book: [[form]] };
                        for (const system of Object.values(app.systems)) system.stores = [['x', form]];
                    }
                    const changed = openings({ ...data }, 'John.3.16', { system: 'ios' });
                    for (const app of data.apps) app.forms = { verse: [['https://example.com/{chapter}']] };
                    return [changed, openings({ ...data }, 'John.3.16', { system: 'ios' }).flatMap(({ stores }) => stores)];
                }""", form)
            self.assertEqual(made, [[], []], form)

    def test_it_works_from_a_static_host(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ["lectern-share.js", "lectern-share.json"]:
                body = urllib.request.urlopen(f"{self.url}/{name}").read()
                pathlib.Path(folder, name).write_bytes(body)
            pathlib.Path(folder, "index.html").write_text(
                '<!doctype html><html lang="de"><meta http-equiv="Content-Security-Policy" content="default-src \'self\'">'
                '<title>x</title><script type="module" src="lectern-share.js"></script>'
                '<p><lectern-share passage="Ps.23" server="">Psalm 23</lectern-share> <lectern-share passage="<b>" server=""></lectern-share>')
            handler = functools.partial(QuietHandler, directory=folder)
            with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as host:
                threading.Thread(target=host.serve_forever, daemon=True).start()
                context = self.browser.new_context(user_agent=IPHONE)
                page = context.new_page()
                page.on("console", lambda message: message.type == "error" and self.complaints.append(message.text))
                page.goto(f"http://127.0.0.1:{host.server_port}/index.html")
                page.click("text=Psalm 23")
                sheet = page.inner_text("dialog")
                self.assertIn("Im Browser lesen", sheet)
                self.assertNotIn("Alle Apps", sheet)
                page.keyboard.press("Escape")
                page.click("lectern-share >> nth=1")
                self.assertEqual(page.locator("dialog b").count(), 0)
                context.close()
                host.shutdown()
        self.complaints = [text for text in self.complaints if "favicon" not in text and "404" not in text]

    def test_the_recipe_of_the_documents_leads_to_no_dead_link(self):
        """Runs the recipe for a static host, and follows every link of its page as each device has it."""
        recipe = (PROJECT / "docs/share-page.md").read_text().split("```sh static-host\n")[1].split("```")[0]
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["sh", "-e"], cwd=folder, input=recipe.replace("https://lectern.example", self.url), text=True, check=True, stderr=subprocess.DEVNULL)
            handler = functools.partial(QuietHandler, directory=pathlib.Path(folder, "www"))
            with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as host:
                threading.Thread(target=host.serve_forever, daemon=True).start()
                for agent in [IPHONE, ANDROID, DESKTOP]:
                    self.follow(f"http://127.0.0.1:{host.server_port}/", agent)
                host.shutdown()
        self.complaints = [text for text in self.complaints if "favicon" not in text and "404" not in text]

    def follow(self, address, agent):
        context = self.browser.new_context(user_agent=agent)
        page = context.new_page()
        page.on("console", lambda message: message.type == "error" and self.complaints.append(message.text))
        page.goto(address)
        followed = 0
        for button in page.query_selector_all("lectern-share"):
            button.click()
            page.wait_for_selector("dialog[open]")
            passage = button.get_attribute("passage")
            # Where an app names translations in several ways, the component leaves them out.
            queries = ["", "?" + urllib.parse.urlencode({"translation": button.get_attribute("translation") or ""})]
            shown = [link for query in queries for link in self.links(self.open(f"/{passage}{query}", user_agent=agent))]
            for link in page.eval_on_selector_all("dialog a", "links => links.map((link) => link.href)"):
                if link.startswith("intent:"):
                    link = urllib.parse.unquote(link.split("S.browser_fallback_url=")[1].removesuffix(";end"))
                if link.startswith("http://127.0.0.1"):
                    self.assertTrue(link.startswith(self.url), link)
                    self.assertEqual(urllib.request.urlopen(link).status, 200, link)
                    followed += 1
                else:  # A link of an app, a store or a site: the same as on the page of the server.
                    self.assertIn(link.rstrip("/"), [other.rstrip("/") for other in shown])
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog", state="detached")
        self.assertGreater(followed, 0)
        context.close()

    def test_a_server_of_somebody_elses_table_cannot_run_anything(self):
        page = self.open("/demo", user_agent=IPHONE)
        for server in ["javascript:alert(1)//", "data:text/html,x/", "//evil.example/", 5, None]:
            links = page.evaluate(
                """async (server) => {
                    const { table } = await import('/lectern-share.js');
                    (await table()).server = server;
                    const element = document.querySelector('lectern-share');
                    await element.show();
                    const links = [...element.shadowRoot.querySelectorAll('a')].map((link) => link.getAttribute('href'));
                    element.shadowRoot.querySelector('dialog').close();
                    return links;
                }""", server)
            self.assertFalse([link for link in links if not link.startswith("https:") and ("alert" in link or "evil" in link or "data:" in link)])

    def test_the_sheet_is_in_the_language_of_its_page(self):
        page = self.open("/demo", user_agent=IPHONE)
        page.wait_for_function("!!customElements.get('lectern-share')")
        for tag, language, words in [("zh-TW", "zh-Hant", "在瀏覽器中閱讀"), ("zh-CN", "zh", "在浏览器中阅读"), ("de-AT", "de", "Im Browser lesen"),
                                     ("tlh", "en", "Read in the browser")]:
            page.evaluate("(tag) => { document.documentElement.lang = tag; }", tag)
            page.click("lectern-share >> nth=0")
            page.wait_for_selector("dialog[open]")
            self.assertEqual(page.locator("dialog").get_attribute("lang"), language)
            self.assertIn(words, page.inner_text("dialog"))
            self.assertIn("English Standard Version", page.inner_text("dialog"))
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog", state="detached")

    def test_references_in_a_text_become_buttons(self):
        try:
            urllib.request.urlopen(f"{self.url}/v1/find?text=John+3:16").read()
        except urllib.error.HTTPError:
            self.skipTest("this server has no API")
        page = self.open("/demo", user_agent=IPHONE)
        page.wait_for_selector("#text lectern-share")
        self.assertEqual(
            page.eval_on_selector_all("#text lectern-share", "items => items.map((item) => [item.getAttribute('passage'), item.textContent])"),
            [["Rom.8.28", "Romans 8:28"], ["Ps.23", "Psalm 23"]])
        self.assertEqual(page.text_content("#text"), "As Romans 8:28 says, and Psalm 23: the references in this text become buttons.")


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


if __name__ == "__main__":
    unittest.main()
