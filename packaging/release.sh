#!/bin/sh
# Writes what a release has beside its packages, and tags the commit: release.sh VERSION PROGRAM FOLDER. `make release` calls it.
set -eu
cd "$(dirname "$0")/.."
version=$1 program=$2 folder=$3

printed=$(LECTERN_MANIFEST=manifest.json "$program" --version)
case $printed in
"$version" | "$version "*) ;;
*) echo "error: $program is version $printed" >&2; exit 1 ;;
esac

# Changes of the rules since the tag before, by site. Status 1 says that there are some.
previous=$(git describe --tags --abbrev=0 --match 'v*' --exclude "v$version" 2> /dev/null || true)
{
	packaging/notes.sh "$version"
	if [ -n "$previous" ]; then
		printf '\n## Changes of links since %s\n\n' "$previous"
		"$program" diff "$previous" rules --reporter markdown || [ $? = 1 ]
	fi
} > "$folder/release-notes.md"

# Of what is built in folders of others, the versions are in Package.resolved, which Swift writes.
packaging/sbom.py "$version" Package.resolved LecternServer/Package.resolved > "$folder/lectern-$version.cdx.json"
.build/packaging/bin/python - "$folder/lectern-$version.cdx.json" << 'END'
import pathlib
import sys

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

if error := JsonStrictValidator(SchemaVersion.V1_6).validate_str(pathlib.Path(sys.argv[1]).read_text()):
    sys.exit(f"error: the list of components is no CycloneDX: {error}")
END
(cd "$folder" && sha256sum -- lectern*) > "$folder/SHA256SUMS.new"
mv "$folder/SHA256SUMS.new" "$folder/SHA256SUMS"

if git rev-parse --quiet --verify "refs/tags/v$version" > /dev/null; then
	echo "v$version is the tag of this commit"
else
	git tag --annotate --message "Version $version" "v$version"
	echo "tagged as v$version; git push origin v$version publishes it"
fi
ls "$folder"
