"""Draws the PNG icons of the share page from its SVG: python icons.py (needs Pillow beside the requirements of the tests)."""

import io
import pathlib

from PIL import Image
from playwright.sync_api import sync_playwright

from browser import ARGUMENTS, CHROMIUM

ASSETS = pathlib.Path(__file__).parents[2] / "Sources/SharePage/Assets"
ICONS = [("icon-180", 180), ("icon-192", 192), ("icon-512", 512), ("icon-maskable-512", 512)]


def drawn(name, svg):
    """The SVG without its round corners where the system cuts them; a maskable picture keeps to the middle 80 %."""
    if name in ("icon-180", "icon-maskable-512"):
        svg = svg.replace('rx="96"', "")
    return svg.replace("<g ", '<g transform="translate(51.2 51.2) scale(.8)" ') if "maskable" in name else svg


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
    for name, size in ICONS:
        page = browser.new_page(viewport={"width": size, "height": size})
        svg = drawn(name, (ASSETS / "icon.svg").read_text())
        page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
        image = Image.open(io.BytesIO(page.screenshot(omit_background=True))).convert("RGBA")
        image.quantize(32, method=Image.Quantize.FASTOCTREE).save(ASSETS / f"{name}.png", optimize=True)
