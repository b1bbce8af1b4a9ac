"""The pictures of the documentation, drawn only where $SCREENSHOTS names a folder."""

import os
import pathlib
import unittest

from browser import BrowserTests

FOLDER = os.environ.get("SCREENSHOTS")
PASSAGE = "/John.3.16-18?translation=ESV"
PICTURES = [
    ("share-phone-light", "iPhone 15", "light", PASSAGE), ("share-phone-dark", "Pixel 7", "dark", PASSAGE + "&lang=de"),
    ("share-desktop-light", None, "light", PASSAGE + "&os=macos"), ("share-desktop-dark", None, "dark", "/"),
]


@unittest.skipUnless(FOLDER, "$SCREENSHOTS is not set")
class PictureTests(BrowserTests):
    def test_pictures_are_drawn(self):
        for name, device, scheme, path in PICTURES:
            options = dict(self.playwright.devices[device]) if device else {"viewport": {"width": 900, "height": 640}}
            page = self.open(path, color_scheme=scheme, **options)
            page.wait_for_load_state("networkidle")
            page.screenshot(path=str(pathlib.Path(FOLDER, name + ".png")), scale="css")


if __name__ == "__main__":
    unittest.main()
