"""Opens links with xdg-open on a desktop whose browser is Lectern, and compares the apps that are started.

    xvfb-run -a python3 xdg_open.py FOLDER

FOLDER has the program and its hosts. The apps are scripts that write down the link they get; one of them, Notion, opens the
page of its link again. A line of clicked-links.tsv has a link and the apps that are to be started, in order.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
APPS = {
    "firefox": "http https", "zoom": "zoommtg", "slack": "slack", "spotify": "spotify", "element": "element", "telegram": "tg",
    "discord": "discord", "teams": "msteams", "steam": "steam", "vscode": "vscode", "maps": "geo", "notion": "notion",
    "figma": "figma", "signal": "sgnl", "whatsapp": "whatsapp", "logos": "logosref logosres",
}
PAGE_AGAIN = 'exec xdg-open "$(printf %s "$1" | sed s/^notion:/https:/)"'


def install(home):
    folder = home / "share/applications"
    folder.mkdir(parents=True)
    for app, schemes in APPS.items():
        program = home / app
        program.write_text(f'#!/bin/sh\nprintf "%s\\t%s\\n" {app} "$1" >> {home}/started\n{PAGE_AGAIN if app == "notion" else ""}\n')
        program.chmod(0o755)
        types = "".join(f"x-scheme-handler/{scheme};" for scheme in schemes.split())
        (folder / f"{app}.desktop").write_text(f"[Desktop Entry]\nType=Application\nName={app}\nExec={program} %u\nMimeType={types}\n")
    return folder


def started(home, count):
    """The apps that were started, once there are as many as expected, or ten seconds later; none may follow."""
    for _ in range(100):
        time.sleep(0.1)
        apps = [line.split("\t")[0] for line in (home / "started").read_text().splitlines()]
        if len(apps) >= count:
            break
    return apps


def main():
    home = pathlib.Path(tempfile.mkdtemp())
    environment = {
        "HOME": str(home), "XDG_CONFIG_HOME": f"{home}/config", "XDG_DATA_HOME": f"{home}/data",
        "XDG_DATA_DIRS": f"{home}/share:/usr/share", "PATH": f"{sys.argv[1]}:{os.environ['PATH']}",
        "DISPLAY": os.environ["DISPLAY"], "LECTERN_MANIFEST": str(HERE.parents[1] / "manifest.json"),
    }

    def run(*command):
        subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60)

    run("update-desktop-database", install(home))
    for scheme in ("http", "https"):
        run("xdg-mime", "default", "firefox.desktop", f"x-scheme-handler/{scheme}")
    run("lectern", "register", "desktop", "--browser")
    wrong = 0
    rows = [line.split("\t") for line in (HERE / "clicked-links.tsv").read_text().splitlines()]
    for link, apps in rows:
        (home / "started").write_text("")
        run("xdg-open", link)
        found = started(home, len(apps.split()))
        if found != apps.split():
            wrong += 1
            print(f"{link}: started {' '.join(found) or 'nothing'}, not {apps}")
    print(f"{len(rows)} links, {wrong} wrong")
    sys.exit(1 if wrong else 0)


main()
