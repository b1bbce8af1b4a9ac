"""The API keeps to its description."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
import urllib.request

import openapi_spec_validator

from browser import Server


class APITests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.description = cls.server.url + "/openapi.json"

    @classmethod
    def tearDownClass(cls):
        cls.server.stop()

    def test_the_description_is_openapi(self):
        with urllib.request.urlopen(self.description) as answer:
            openapi_spec_validator.validate(json.load(answer))

    def test_the_answers_are_as_described(self):
        """A body of lines takes any text, so that none that is made to be wrong is refused."""
        folder = pathlib.Path(__file__).parent
        command = [
            pathlib.Path(sys.executable).parent / "schemathesis", "run", self.description, "--checks", "all",
            "--exclude-checks", "negative_data_rejection", "--max-examples", "40", "--generation-deterministic", "--no-color"]
        with tempfile.TemporaryDirectory() as work:
            environment = os.environ | {"SCHEMATHESIS_HOOKS": "api_requests", "PYTHONPATH": str(folder)}
            result = subprocess.run(command, cwd=work, env=environment, capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def test_a_typed_client_is_made_of_the_description(self):
        """It compiles, and the types that it reads are those of the answers."""
        generator = pathlib.Path(sys.executable).parent / "openapi-python-client"
        with tempfile.TemporaryDirectory() as work:
            folder = pathlib.Path(work) / "client"
            # The generator knows no bodies of text or lines, and leaves out what takes them.
            result = subprocess.run(
                [generator, "generate", "--url", self.description, "--meta", "none", "--output-path", folder],
                env=os.environ | {"PATH": f"{generator.parent}:{os.environ['PATH']}"}, capture_output=True, text=True)
            self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
            self.assertEqual(sum(path.suffix == ".py" for path in (folder / "api/default").iterdir()), 8)
            script = pathlib.Path(work) / "use.py"
            script.write_text(USE_OF_THE_CLIENT)
            for command in (["-m", "compileall", "-q", folder], ["-m", "mypy", "--follow-imports=silent", script], [script, self.server.url]):
                result = subprocess.run([sys.executable, *command], capture_output=True, text=True, cwd=work)
                self.assertEqual(result.returncode, 0, result.stdout + result.stderr)


# Type checkers see what each answer may be: the object, or a problem.
USE_OF_THE_CLIENT = """
import sys

from client import Client
from client.api.default import apps, find, passage, resolve, rewrite, schemes, sites
from client.models import (
    LinkedPassage, Passage, Problem, Reference, Resolution, ResolveFieldsItem, Rewriting, RewrittenLinkOutcome)

client = Client(sys.argv[1])
resolution = resolve.sync(client=client, text="https://ref.ly/Jn3.16", app=["logos"])
assert isinstance(resolution, Resolution) and isinstance(resolution.passage, LinkedPassage), resolution
assert resolution.passage.passages == "[John.3.16]", resolution
assert resolution.openings and resolution.openings[0].app == "logos", resolution
none = resolve.sync(client=client, text="nothing", fields=[ResolveFieldsItem.PASSAGE])
assert isinstance(none, Resolution) and none.passage is None, none
reference = passage.sync(client=client, text="John 33:16")
assert isinstance(reference, Reference) and reference.passage is None, reference
assert reference.findings[0].severity == "error", reference
reference = passage.sync(client=client, text="Jn 3:16")
assert isinstance(reference, Reference) and isinstance(reference.passage, Passage), reference
assert reference.passage.usfm == "JHN.3.16", reference
found = find.sync(client=client, text="See John 3:16 and Gen 1.")
assert isinstance(found, list) and [item.passage for item in found] == ["John.3.16", "Gen.1"], found
report = rewrite.sync(client=client, text="[a](https://ref.ly/Jn3.16)", to="common-scheme")
assert isinstance(report, Rewriting) and report.links[0].outcome == RewrittenLinkOutcome.REWRITTEN, report
problem = rewrite.sync(client=client, text="a", to="nowhere")
assert isinstance(problem, Problem) and problem.parameter == "to", problem
known = apps.sync(client=client)
assert isinstance(known, list) and "logos" in [app.identifier for app in known], known
forms = schemes.sync(client=client)
assert isinstance(forms, list) and forms[0].actions[0].forms, forms
read = sites.sync(client=client)
assert isinstance(read, list) and all(site.tests > 0 for site in read), read
"""


if __name__ == "__main__":
    unittest.main()
