#!/usr/bin/env python3
"""The command `lectern` of a wheel becomes the program in it. It imports no package, which would take longer than the program."""

import os
import sys
from importlib.machinery import PathFinder

package = PathFinder.find_spec("lectern_links").submodule_search_locations[0]
os.execv(os.path.join(package, "program/bin/lectern"), ["lectern", *sys.argv[1:]])
