#!/bin/sh
# Installs the packages where nothing else is, uses them, and removes them: test.sh VERSION FOLDER ROOTS MIRROR. `make test-package`
# calls it. It needs root, since it makes systems with debootstrap; SUITES and PYTHONS (programs) choose some.
set -eu
cd "$(dirname "$0")/.."
version=$1 packages=$2 roots=$3 mirror=$4
suites=${SUITES:-bookworm trixie}
pythons=${PYTHONS:-python3.9 python3.10 python3.11 python3.12 python3.13 python3.14}
link='https://www.biblegateway.com/passage/?search=John+3%3A16'
opened='logosref:Bible.Jn3.16'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
table=$work/table
: > "$table"

[ "$(id -u)" = 0 ] || { echo "test-package needs root, for debootstrap and chroot"; exit 2; }
command -v debootstrap > /dev/null || { echo "debootstrap is not installed: apt-get install debootstrap"; exit 2; }
packages=$(cd "$packages" && pwd)
deb=lectern_${version}_amd64.deb
server=lectern-server_${version}_amd64.deb
archive=lectern-$version-linux-x86_64
wheel=$(echo "$packages/lectern_links-$version"-*.whl)
mkdir -p "$roots"

fail() { echo "failed: $1" >&2; exit 1; }
now() { date +%s%N; }
seconds() { awk "BEGIN { printf \"%.2f\", ($(now) - $1) / 1e9 }"; }
# The middle one of eleven starts of a command in a system, in milliseconds: start_time ROOT COMMAND...
start_time() {
	# shellcheck disable=SC2016
	unshare --mount sh -c 'mount -t proc proc "$0/proc" && for _ in 1 2 3 4 5 6 7 8 9 10 11; do
		begin=$(date +%s%N)
		chroot "$0" "$@" > /dev/null || exit
		echo $((($(date +%s%N) - begin) / 10000))
	done' "$@" | sort -n | sed -n '6s/\(..\)$/.\1/p'
}
row() { printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$@" >> "$table"; }
size() { du -sk --apparent-size "$1" | awk '{ printf "%.1f", $1 / 1024 }'; }
# shellcheck disable=SC2016
installed_size() { inside dpkg-query --show --showformat='${Installed-Size}' "$1" | awk '{ printf "%.1f", $1 / 1024 }'; }
expect() { # expect WHAT TEXT COMMAND...: the command prints the text.
	what=$1 text=$2
	shift 2
	"$@" > "$work/output" 2>&1 || true
	grep --quiet --fixed-strings -- "$text" "$work/output" || { cat "$work/output" >&2; fail "$what: no \"$text\""; }
}

# A copy of a clean system, where no service starts; `inside` runs a command there, as root, and `reader` as a user.
fresh() {
	[ -e "$roots/$1/usr/bin/apt-get" ] || debootstrap --variant=minbase "$1" "$roots/$1" "$mirror" > "$work/log" \
		|| { tail "$work/log"; fail "debootstrap $1"; }
	rm -rf "$work/root"
	cp -a "$roots/$1" "$work/root"
	root=$work/root
	printf '#!/bin/sh\nexit 101\n' > "$root/usr/sbin/policy-rc.d"
	chmod 755 "$root/usr/sbin/policy-rc.d"
	cp /etc/resolv.conf "$root/etc/"
	mkdir "$root/packages"
	cp "$packages"/* "$root/packages/"
	cp packaging/script-rule.json "$root/packages/"
	inside useradd --create-home reader
	inside apt-get -q update > /dev/null
}
inside() {
	# shellcheck disable=SC2016
	env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive HOME=/root \
		unshare --mount --pid --fork sh -c \
		'mount --rbind /dev "$0/dev" && mount -t proc proc "$0/proc" && exec chroot "$0" "$@"' "$root" "$@"
}
reader() { inside runuser --login reader --command "$1"; }
# The files of a system, without those of users, and those that apt and dpkg keep for themselves.
files() { (cd "$root" && find . -xdev -path ./proc -prune -o -path ./dev -prune -o -path ./home -prune -o -path ./tmp -prune \
	-o -path ./var/lib/apt -prune -o -path ./var/cache -prune -o -path ./var/log -prune \
	-o -path './var/lib/dpkg/*-old' -prune -o -print | sort); }
install() { inside apt-get install -q -y --no-install-recommends "$@" > "$work/log" 2>&1 || { cat "$work/log"; fail "apt install $*"; }; }

# The same package with a lower version.
older() {
	dpkg-deb --raw-extract "$packages/$deb" "$work/older"
	sed -i 's/^Version: .*/Version: 0.0.1/' "$work/older/DEBIAN/control"
	dpkg-deb --root-owner-group -Zgzip -z1 --build "$work/older" "$root/packages/older.deb" > /dev/null
	rm -r "$work/older"
}

test_deb() {
	fresh "$1"
	older
	files > "$work/before"
	inside apt-get install -q -y --no-install-recommends --download-only "/packages/$deb" > /dev/null
	begin=$(now)
	install "/packages/$deb"
	expect "$1: the first link" $opened reader "lectern '$link'"
	time=$(seconds "$begin")
	row "$1, $deb" "$(size "$packages/$deb")" "$(installed_size lectern)" \
		"$time" "$(start_time "$root" /usr/bin/lectern "$link")" "$(start_time "$root" /usr/bin/lectern --version)"
	expect "$1: a script without JavaScriptCore" libjavascriptcoregtk-4.1-0 \
		reader 'lectern --only-rules /packages/script-rule.json https://example.org/abc'
	install libjavascriptcoregtk-4.1-0 ca-certificates desktop-file-utils
	expect "$1: a script" script://23 reader 'lectern --only-rules /packages/script-rule.json https://example.org/abc'
	reader 'lectern doctor' > "$work/output" || { cat "$work/output"; fail "$1: doctor"; }
	reader 'lectern register && lectern prefer logos' > /dev/null 2>&1 || fail "$1: register"
	expect "$1: the handler" lectern.desktop reader 'lectern doctor | grep ^bible:'

	# From the version before.
	install --allow-downgrades /packages/older.deb
	(cd "$root/home/reader" && find . -type f -exec sha256sum {} + | sort) > "$work/preferences"
	install "/packages/$deb"
	(cd "$root/home/reader" && find . -type f -exec sha256sum {} + | sort) | diff "$work/preferences" - \
		|| fail "$1: an upgrade changes files of users"
	expect "$1: the preferred app after an upgrade" logos reader 'lectern prefer'
	expect "$1: the handler after an upgrade" /usr/bin/lectern reader 'cat .local/share/applications/lectern.desktop'

	reader 'lectern register --remove' > /dev/null 2>&1 || fail "$1: register --remove"
	# What they need is removed too, also where an installed package suggests it, as that of the C library does with one.
	inside apt-get purge -q -y --auto-remove -o APT::AutoRemove::SuggestsImportant=false \
		-o APT::AutoRemove::RecommendsImportant=false lectern libjavascriptcoregtk-4.1-0 ca-certificates desktop-file-utils > /dev/null 2>&1 \
		|| fail "$1: removal"
	files | comm -13 "$work/before" - > "$work/left"
	[ ! -s "$work/left" ] || { cat "$work/left"; fail "$1: removal leaves files"; }
	echo "$1: $deb installed, used, upgraded and removed"
}

test_server() {
	fresh "$1"
	begin=$(now)
	install systemd procps "/packages/$deb" "/packages/$server"
	time=$(seconds "$begin")
	inside systemd-analyze verify lectern-server.service > "$work/output" 2>&1 || { cat "$work/output"; fail "$1: the unit"; }
	expect "$1: the user" lectern-server inside getent passwd lectern-server
	inside runuser -u lectern-server -- lectern-server --config /etc/lectern-server.conf --port 18080 > "$work/log" 2>&1 &
	process=$!
	begin=$(now)
	until curl --silent --fail "http://127.0.0.1:18080/v1/resolve?text=John+3:16" > "$work/output"; do
		sleep 0.05
		[ $((($(now) - begin) / 1000000000)) -lt 20 ] || { cat "$work/log"; fail "$1: the service does not answer"; }
	done
	start=$((($(now) - begin) / 1000000))
	kill $process
	wait $process 2> /dev/null || true
	grep --quiet $opened "$work/output" || fail "$1: the answer of the service"
	row "$1, $server" "$(size "$packages/$server")" "$(installed_size lectern-server)" \
		"$time" "$start" -
	inside apt-get purge -q -y lectern-server lectern > /dev/null 2>&1 || fail "$1: removal of the service"
	[ ! -e "$root/etc/lectern-server.conf" ] || fail "$1: the configuration is left"
	echo "$1: $server installed, asked and removed; its user stays, as is usual on Debian"
}

# A system with a C library and a shell, and without apt.
test_archive() {
	fresh "$1"
	inside sh -c 'cd /tmp && apt-get -q download libc6 busybox-static > /dev/null 2>&1'
	rm -rf "$work/minimal"
	mkdir "$work/minimal"
	for file in "$root"/tmp/*.deb; do dpkg-deb --extract "$file" "$work/minimal"; done
	root=$work/minimal
	[ -e "$root/lib64" ] || ln -s usr/lib64 "$root/lib64"
	[ -e "$root/lib" ] || ln -s usr/lib "$root/lib"
	mkdir -p "$root/some folder" "$root/proc" "$root/dev" "$root/tmp"
	begin=$(now)
	tar --extract --directory "$root/some folder" --file "$packages/$archive.tar.gz"
	program="/some folder/$archive/bin/lectern"
	expect "$1: the archive" $opened inside "$program" "$link"
	time=$(seconds "$begin")
	row "$1 without apt, $archive.tar.gz" "$(size "$packages/$archive.tar.gz")" "$(size "$root/some folder/$archive")" \
		"$time" "$(start_time "$root" "$program" "$link")" "$(start_time "$root" "$program" --version)"
	echo "$1: $archive.tar.gz unpacked and used without apt"
}

clean() { env -i PATH="$work/venv/bin:/usr/bin:/bin" HOME="$work" "$@"; }

# A wheel in an environment of a Python: test_wheel WHERE PYTHON.
test_wheel() {
	"$2" -m venv "$work/venv"
	begin=$(now)
	if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check --no-index "$wheel" > "$work/output" 2>&1; then
		grep --quiet 'requires a different Python' "$work/output" || { cat "$work/output"; fail "$1: pip install"; }
		echo "$1: refused, $(sed -n 's/.*\(requires a different Python.*\)/\1/p' "$work/output")"
		rm -r "$work/venv"
		return
	fi
	expect "$1: lectern" $opened clean lectern "$link"
	time=$(seconds "$begin")
	expect "$1: the package" 'John 3:16' clean python -c \
		"from lectern_links import Lectern; print(Lectern().resolve('$link').passage.text)"
	row "$1, $(basename "$wheel")" "$(size "$wheel")" "$(size "$(echo "$work"/venv/lib/python*/site-packages/lectern_links)")" "$time" \
		"$(start_time / "$work/venv/bin/lectern" "$link")" "$(start_time / "$work/venv/bin/lectern" --version)"
	clean pip uninstall --quiet --yes lectern-links
	[ ! -e "$work/venv/bin/lectern" ] || fail "$1: pip uninstall leaves the program"
	rm -r "$work/venv"
	echo "$1: the wheel installed, used and removed"
}

# The same on a clean system.
test_wheel_on() {
	fresh "$1"
	install python3-venv
	expect "$1: the wheel" "$opened" reader "python3 -m venv v && v/bin/pip install -q --no-index /packages/*.whl && v/bin/lectern '$link'"
	expect "$1: the package" 'John 3:16' reader "v/bin/python -c \"from lectern_links import Lectern; print(Lectern().resolve('$link').passage.text)\""
	echo "$1: the wheel installed and used with Python alone"
}

for suite in $suites; do
	test_deb "$suite"
	test_server "$suite"
	test_archive "$suite"
	test_wheel_on "$suite"
done
for python in $pythons; do
	if "$python" -c 'import venv, ensurepip' > /dev/null 2>&1; then
		test_wheel "$("$python" --version)" "$python"
	else
		echo "$python: not there, or without venv"
	fi
done
{
	printf 'package\tMB\tinstalled MB\tinstalled and first link in s\ta link in ms\t--version in ms\n'
	cat "$table"
} | awk -F '\t' '{ printf "%-78s %6s %13s %30s %13s %16s\n", $1, $2, $3, $4, $5, $6 }'
