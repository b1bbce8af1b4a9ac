#!/bin/sh
# Prints the section of a version in CHANGELOG.md, without its heading: notes.sh VERSION.
set -eu
awk -v version="## [$1]" '
	index($0, version) == 1 { found = 1; next }
	/^## / { found = 0 }
	found && (lines || NF) { text = text $0 "\n"; lines++ }
	END { sub(/\n+$/, "", text); if (text) print text }
' "$(dirname "$0")/../CHANGELOG.md"
