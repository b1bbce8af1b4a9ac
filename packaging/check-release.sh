#!/bin/sh
# Says why a version cannot be released: check-release.sh VERSION. `make release` calls it.
set -eu
cd "$(dirname "$0")/.."
version=$1
faults=0
fault() { echo "error: $1" >&2; faults=$((faults + 1)); }

echo "$version" | grep --quiet --extended-regexp '^[0-9]+\.[0-9]+\.[0-9]+$' || fault "\"$version\" is not a version such as 1.2.3"
[ -z "$(git status --porcelain)" ] || fault "there are changes that are not committed"
[ -n "$(packaging/notes.sh "$version")" ] || fault "CHANGELOG.md has no section [$version] - DATE with text"
[ -z "$(packaging/notes.sh Unreleased)" ] || fault "CHANGELOG.md has changes that are not in the section [$version]"

# Wherever the version is written: the file, and what is before it on its line.
while read -r file before; do
	found=$(sed -n "s/^ *$before\"\\([0-9.]*\\)\".*/\\1/p" "$file")
	[ "$found" = "$version" ] || fault "$file has version $found"
done << 'END'
Sources/Programs/lectern/Lectern.swift version: *
LecternServer/Sources/LecternService/Rules/LecternVersion.swift public static let number = *
python/pyproject.toml version = *
python/lectern_links/__init__.py __version__ = *
END

# A tag that is there must be that of this commit, as in the workflow that it starts.
if tagged=$(git rev-parse --quiet --verify "refs/tags/v$version^{commit}"); then
	[ "$tagged" = "$(git rev-parse HEAD)" ] || fault "the tag v$version is that of another commit"
fi
exit $((faults > 0))
