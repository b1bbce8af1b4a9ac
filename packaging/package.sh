#!/bin/sh
# Makes the packages of what `make install` and `make install-server` put into a folder:
# package.sh VERSION PROGRAMS SERVER_PROGRAMS FOLDER. `make package` calls it.
set -eu
cd "$(dirname "$0")/.."
version=$1 programs=$2 server_programs=$3
umask 022
mkdir -p "$4"
target=$(cd "$4" && pwd)
PATH=$PWD/.build/packaging/bin:$PATH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rm -f "$target"/lectern*

# The path of a library that the program loads, and the package of Debian that it comes from.
library() { ldd "$stage/bin/lectern" | sed -n "s/.*$1[^ ]* => \([^ ]*\) .*/\1/p"; }
package_of() { dpkg-query --search "*/$(basename "$(readlink -f "$1")")" | sed 's/:.*//'; }

stage=$work/stage/usr
make --no-print-directory install install-server DESTDIR="$work/stage" PREFIX=/usr VERSION="$version" \
	PROGRAMS="$programs" SERVER_PROGRAMS="$server_programs" SOURCE_DATE_EPOCH="$SOURCE_DATE_EPOCH" \
	INSTALLED_BY='a package of Debian; to update: sudo apt install ./lectern_VERSION_amd64.deb' > "$work/log" || { cat "$work/log"; exit 1; }
# Without symbols, and with zeros for the hashes that compiler and linker make of what names the folder of the sources: to remove them,
# objcopy gives up the segment that the loader makes read-only.
for program in "$stage"/bin/* "$stage"/libexec/lectern/*; do
	strip "$program"
	for section in .swift_modhash .note.gnu.build-id; do
		objcopy --dump-section "$section=$work/hash" "$program"
		head -c "$(wc -c < "$work/hash")" /dev/zero > "$work/zeros"
		objcopy --update-section "$section=$work/zeros" "$program"
	done
done

# The packages for Debian.
debian=$work/debian-package
mkdir "$debian"
cp -R packaging/debian "$debian/debian"
cp -R "$work/stage" "$debian/stage"
cp CHANGELOG.md "$debian/"
cat > "$debian/debian/changelog" << END
lectern ($version) unstable; urgency=medium

  * Version $version.

 -- $(sed -n 's/^Maintainer: //p' packaging/debian/control)  $(date --utc --rfc-email --date "@$SOURCE_DATE_EPOCH")
END
(cd "$debian" && debian/rules binary) > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }
mv "$work"/*.deb "$target/"

# What runs from any folder: the program finds its libraries in lib/, hosts and rules where `make install` puts them.
tree=$work/lectern-$version-linux-x86_64
mkdir -p "$tree/lib" "$tree/libexec"
cp -R "$stage/bin" "$stage/share" "$tree/"
cp -R "$stage/libexec/lectern" "$tree/libexec/"
rm -r "$tree/bin/lectern-server" "$tree/share/doc/lectern-server" "$tree/share/man/man8"
echo 'an archive; to update: unpack that of another version' > "$tree/share/lectern/installed-by"
install -D -m 644 -t "$tree/share/doc/lectern" LICENSE README.md CHANGELOG.md
for name in libpcre2-8 libz libstdc++ libgcc_s; do
	file=$(library $name)
	package=$(package_of "$file")
	cp "$(readlink -f "$file")" "$tree/lib/$(basename "$file")"
	install -D -m 644 "/usr/share/doc/$package/copyright" "$tree/share/doc/lectern/licences/$package"
done
# $ORIGIN is for the loader. Beside the program is where clusters of Spark unpack both.
# shellcheck disable=SC2016
patchelf --set-rpath '$ORIGIN/../lib:$ORIGIN' "$tree/bin/lectern"
tar --create --directory "$work" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
	--format=gnu "$(basename "$tree")" | gzip -9 --no-name > "$target/$(basename "$tree").tar.gz"

# The wheel: the Python package with that tree, without what each system with Python has or what Python cannot use.
wheel=$work/wheel
mkdir "$wheel"
cp -R python/lectern_links python/pyproject.toml python/README.md "$wheel/"
cp packaging/wheel-setup.py "$wheel/setup.py"
cp LICENSE "$wheel/"
install -D packaging/wheel-command.py "$wheel/bin/lectern"
program=$wheel/lectern_links/program
mkdir -p "$program/share/lectern"
cp -R "$tree/bin" "$tree/libexec" "$program/"
cp "$tree/share/lectern/manifest.json" "$tree/share/lectern/rules.schema.json" "$tree/share/lectern/revision" "$program/share/lectern/"
echo 'a wheel; to update: pip install that of another version' > "$program/share/lectern/installed-by"
install -D "$tree/lib/$(basename "$(library libpcre2-8)")" -t "$program/lib"
install -D -m 644 "$tree"/share/doc/lectern/licences/libpcre2* -t "$program/share/lectern/licences"
sed -i 's|"py.typed"|"py.typed", "program/**"|' "$wheel/pyproject.toml"
python3 -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir "$work/dist" "$wheel"
# It refuses what the tag does not allow. The hosts need libraries of the system, which are too large, or too often updated, to come
# with a wheel.
python3 -m auditwheel repair --plat manylinux_2_35_x86_64 --exclude libjavascriptcoregtk-4.1.so.0 \
	--exclude libcurl.so.4 --wheel-dir "$target" "$work"/dist/*.whl

# What is wrong with them.
lintian --fail-on error --tag-display-limit 0 --allow-root "$target"/*.deb
desktop-file-validate "$stage/share/applications/lectern.desktop"
appstreamcli validate --no-net "$stage/share/metainfo"/*.xml > "$work/log" || { cat "$work/log"; exit 1; }
(cd "$target" && wc -c -- *)
