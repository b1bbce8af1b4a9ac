"""Makes a wheel of the Python package and the program, for one system and any Python. packaging/package.sh calls it."""

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel


class BinaryDistribution(Distribution):
    """A package with programs, though setuptools builds none."""

    def has_ext_modules(self):
        """Not a package for every system."""
        return True


class ProgramWheel(bdist_wheel):
    """A wheel that does not depend on the version of Python."""

    def get_tag(self):
        """The tags in the name of the wheel; auditwheel replaces the last."""
        return "py3", "none", "linux_x86_64"


setup(distclass=BinaryDistribution, cmdclass={"bdist_wheel": ProgramWheel}, scripts=["bin/lectern"])
