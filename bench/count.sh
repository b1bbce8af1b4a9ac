#!/bin/sh
# Prints how many instructions each thing takes that `make bench` counts, by callgrind: a name and a number a line. The number,
# unlike the time, does not depend on the load of the machine. What is repeated is counted as the difference between 60 and
# 64 rounds, which leaves out the start, and what is compiled when it has been used often.
set -eu
release=.build/release
work=.build/bench
mkdir -p $work

# Only the program itself, not the processes that it starts.
count() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 >/dev/null \
        | awk '/== Command:/ && !main { main = $1 } $1 == main && /Collected/ { print $NF }'
}

each() {
    name=$1
    items=$2
    shift 2
    few=$(count $release/Benchmarks "$@" --rounds 60)
    many=$(count $release/Benchmarks "$@" --rounds 64)
    echo "$name $(((many - few) / 4 / items))"
}

$release/Benchmarks links $work/unrelated --count 100 --related 0
$release/Benchmarks links $work/passages --count 100 --related 200
head -c 65536 docs/references.md > $work/text

echo "version $(count $release/lectern --version)"
echo "one-link $(count $release/lectern 'https://www.biblegateway.com/passage/?search=John+3%3A16&version=ESV')"
each unrelated-link 100 --links $work/unrelated --references /dev/null --app logos
each link-to-passage 100 --links $work/passages --references /dev/null --passages-only
each link-to-one-app 100 --links $work/passages --references /dev/null --app logos
each link-to-all-apps 100 --links $work/passages --references /dev/null
each kilobyte-of-text $(($(wc -c < $work/text) / 1024)) --text $work/text
