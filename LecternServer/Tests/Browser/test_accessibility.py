"""WCAG 2.2 AA, as far as axe can tell."""

import unittest

from axe_playwright_python.sync_playwright import Axe

from browser import ANDROID, DESKTOP, IPHONE, BrowserTests

OPTIONS = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
           "rules": {"target-size": {"enabled": True}}}
PATHS = ["/", "/John.3.16-18?translation=ESV", "/?q=https%3A%2F%2Fexample.com", "/?q=John+3:16+and+Luke+2:1", "/?q=Jonh+3:16",
         "/go/John.3.16?back=1", "/help", "/bookmarklet", "/offline", "/demo", "/nothing", "/John.3.16?lang=ja", "/help?lang=ru", "/api", "/v1/nothing",
         "/John.3.16-18?translation=LUT&lang=de&os=all", "/?q=https%3A%2F%2Fbit.ly%2Fx&lang=zh-TW", "/?q=John+3:16-99&lang=fr"]
SCREENS = [("light", IPHONE, 320), ("dark", ANDROID, 412), ("light", None, 1200), ("dark", None, 1200)]


class AccessibilityTests(BrowserTests):
    def test_axe_finds_nothing(self):
        for scheme, agent, width in SCREENS:
            for path in PATHS:
                options = {"user_agent": agent} if agent else {}
                page = self.open(path, color_scheme=scheme, viewport={"width": width, "height": 800}, **options)
                page.evaluate("document.querySelectorAll('details').forEach((part) => { part.open = true; })")
                found = Axe().run(page, options=OPTIONS).response["violations"]
                self.assertEqual(found, [], f"{path} {scheme}: " + "; ".join(
                    f"{item['id']}: {node['html'][:120]}" for item in found for node in item["nodes"]))
                sizes = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
                self.assertLessEqual(sizes[0], sizes[1], f"{path} {scheme} {width}")
                self.complaints = [text for text in self.complaints if "404" not in text]
                page.context.close()

    def test_axe_finds_nothing_in_the_sheet_of_the_component(self):
        for scheme, agent, width in SCREENS:
            page = self.open("/demo", color_scheme=scheme, viewport={"width": width, "height": 800}, user_agent=agent or DESKTOP)
            page.click("lectern-share >> nth=0")
            page.wait_for_selector("lectern-share dialog[open]")
            page.evaluate("document.querySelector('lectern-share').shadowRoot.querySelectorAll('details').forEach((part) => { part.open = true; })")
            found = Axe().run(page, options=OPTIONS).response["violations"]
            self.assertEqual([(item["id"], node["html"][:120]) for item in found for node in item["nodes"]], [], scheme)
            page.context.close()


if __name__ == "__main__":
    unittest.main()
