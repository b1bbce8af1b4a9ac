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


if __name__ == "__main__":
    unittest.main()
