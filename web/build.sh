#!/bin/sh
# Makes the WebAssembly modules of .build/wasm, which need nothing from their host, of the engine in Embedded Swift and PCRE2 in C:
# lectern.wasm for JavaScript, pages.wasm with the share page, and playground.wasm with the checks of rules. `make wasm` installs
# what this needs.
set -eu
cd "$(dirname "$0")/.."

# The modules, in the order of their imports, and the folders that browsers do not need. Files of web/MODULE are compiled instead
# of them.
MODULES='Text URLText PCRE Bible Requests LinkEngine Documents RuleChecking SharePage'
OMITTED='PCRE/UnicodeNames RuleChecking/Reports SharePage/Files'
# The module whose functions JavaScript calls; in it, the compiler puts the code of all others, of which each WebAssembly module
# has what its functions need.
ENTRANCE=Entrance

OUTPUT=.build/wasm
PCRE2=$OUTPUT/pcre2
HEADERS=/usr/include/wasm32-wasi
LIBRARIES=/usr/lib/wasm32-wasi
BUILTINS=/usr/lib/llvm-19/lib/clang/19/lib/wasi/libclang_rt.builtins-wasm32.a
TOOLCHAIN=$(dirname "$(dirname "$(readlink -f "$(command -v "${SWIFT:-swift}")")")")

# Debian's sources of the PCRE2 that the programs use, from the list that APT has of them for as long as this takes.
fetch_pcre2() {
	rm -rf $PCRE2
	mkdir -p $PCRE2/lists/partial
	(
		cd $PCRE2
		cat /etc/apt/sources.list.d/*.sources | sed 's/^Types:.*/Types: deb-src/' > debian.sources
		set -- -q -o Acquire::Retries=3 -o Dir::Etc::sourcelist="$PWD/debian.sources" -o Dir::Etc::sourceparts=- \
			-o Dir::State::lists="$PWD/lists" -o APT::Sandbox::User=root
		apt-get "$@" update
		# With the security updates, unless the mirror lacks their sources.
		apt-get "$@" source pcre2 || apt-get "$@" source "pcre2/$(. /etc/os-release && echo "$VERSION_CODENAME")"
		mv pcre2-*/src source
		rm -rf lists
	)
}

compile_pcre2() {
	cp $PCRE2/source/config.h.generic $PCRE2/source/config.h
	cp $PCRE2/source/pcre2.h.generic $PCRE2/source/pcre2.h
	cp $PCRE2/source/pcre2_chartables.c.dist $PCRE2/source/pcre2_chartables.c
	for name in auto_possess chartables compile config context convert error extuni find_bracket maketables match \
		match_data newline ord2utf pattern_info script_run serialize string_utils study substring tables ucd valid_utf \
		xclass; do
		compile_c $PCRE2/source/pcre2_$name.c -DHAVE_CONFIG_H -DSUPPORT_UNICODE -DPCRE2_CODE_UNIT_WIDTH=8 \
			-DPCRE2_STATIC -I$PCRE2/source
	done
}

# compile_c FILE OPTION...
compile_c() {
	file=$1
	shift
	"$TOOLCHAIN/bin/clang" --target=wasm32-wasi -isystem $HEADERS -Oz -ffunction-sections -fdata-sections "$@" \
		-c "$file" -o "$OUTPUT/objects/$(basename "$file" .c).o"
}

# compile_swift MODULE OPTION...
compile_swift() {
	module=$1
	shift
	"$TOOLCHAIN/bin/swiftc" -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -D PCRE2 -wmo -O \
		-parse-as-library -swift-version 6 -package-name lectern -module-name "$module" -strict-memory-safety \
		-enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
		-enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature NonisolatedNonsendingByDefault \
		-I $OUTPUT/modules -I Sources/Portable/CPCRE2 -I Sources/Portable/CData/include \
		-I LecternServer/Sources/CPageTexts/include -Xcc -I$PCRE2/source -Xcc -isystem$HEADERS "$@"
}

# The Swift files of a module, without those that are left out.
files() {
	set -f # The stars of the paths are for `find`.
	find $(ls -d "Sources/Portable/$1" "LecternServer/Sources/$1" "web/$1" 2> /dev/null) \
		$(printf -- '-path */%s -prune -o ' $OMITTED) -name '*.swift' -print | LC_ALL=C sort
	set +f
}

# link NAME FUNCTION...
link() {
	name=$1
	shift
	"$TOOLCHAIN/bin/wasm-ld" --no-entry --gc-sections -s -z stack-size=1048576 --max-memory=268435456 \
		$(printf -- '--export=%s ' allocate deallocate version engine "$@") -o $OUTPUT/linked.wasm $OUTPUT/objects/*.o \
		"$TOOLCHAIN"/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a $LIBRARIES/libc.a $BUILTINS
	wasm-opt -O3 --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int --enable-mutable-globals \
		$OUTPUT/linked.wasm -o "$OUTPUT/$name.wasm"
	ls -l "$OUTPUT/$name.wasm"
}

mkdir -p $OUTPUT/objects $OUTPUT/modules
test -d $PCRE2/source || fetch_pcre2
test -e $OUTPUT/objects/pcre2_xclass.o || compile_pcre2
compile_c web/runtime.c
# The rules are a file of their own, so that newer ones need no new module.
compile_c Sources/Portable/CData/CData.c -ISources/Portable/CData/include -DLECTERN_FOR_WEB
compile_c LecternServer/Sources/CPageTexts/CPageTexts.c -ILecternServer/Sources/CPageTexts/include
for module in $MODULES; do
	echo "compiling $module"
	compile_swift "$module" -emit-module -emit-module-path "$OUTPUT/modules/$module.swiftmodule" $(files "$module")
done
echo "compiling $ENTRANCE"
compile_swift $ENTRANCE -c -o $OUTPUT/objects/$ENTRANCE.o $(files $ENTRANCE)
link lectern resolve passage find rewrite sites apps
link pages page
link playground propose explain check
