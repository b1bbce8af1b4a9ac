#!/usr/bin/env python3
"""Prints what the packages consist of, as CycloneDX: sbom.py VERSION PACKAGE.RESOLVED..."""

import datetime
import json
import os
import pathlib
import re
import subprocess
import sys
import uuid

# The libraries that come with the archive, those in the wheel among them, by their packages of Debian.
LIBRARIES = {
    "libpcre2-8-0": "BSD-3-Clause",
    "zlib1g": "Zlib",
    "libstdc++6": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "libgcc-s1": "GPL-3.0-or-later WITH GCC-exception-3.1",
}


def output(*command):
    """What a command prints."""
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def component(name, version, url, licence, kind="library"):
    """A component, named by its package URL."""
    return {
        "type": kind,
        "bom-ref": url,
        "name": name,
        "version": version,
        "licenses": [{"expression": licence}],
        "purl": url,
    }


def swift_packages(path):
    """The packages that Swift has resolved."""
    for pin in json.loads(pathlib.Path(path).read_text())["pins"]:
        place = re.sub(r"^https://|\.git$", "", pin["location"])
        version = pin["state"].get("version", pin["state"]["revision"])
        yield component(place.rsplit("/", 1)[-1], version, f"pkg:swift/{place}@{version}", "Apache-2.0")


def main(version, *resolved):
    """Print the list."""
    components = {}
    for path in resolved:
        components.update({each["purl"]: each for each in swift_packages(path)})
    swift = re.search(r"Swift version (\S+)", output("swift", "--version"))[1]
    runtime = f"pkg:swift/github.com/swiftlang/swift@{swift}"
    components[runtime] = component("swift", swift, runtime, "Apache-2.0 WITH Swift-exception")
    for name, licence in LIBRARIES.items():
        number = output("dpkg-query", "--show", "--showformat=${Version}", name)
        url = f"pkg:deb/debian/{name.replace('+', '%2B')}@{number.replace('+', '%2B').replace(':', '%3A')}"
        components[url] = component(name, number, url, licence)
    program = f"pkg:generic/lectern@{version}"
    time = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
    print(
        json.dumps(
            {
                "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
                "bomFormat": "CycloneDX",
                "specVersion": "1.6",
                "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, program)}",
                "version": 1,
                "metadata": {
                    "timestamp": time.isoformat().replace("+00:00", "Z"),
                    "component": component("lectern", version, program, "MIT", "application"),
                },
                "components": [components[url] for url in sorted(components)],
                "dependencies": [{"ref": program, "dependsOn": sorted(components)}],
            },
            indent=2,
        )
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
