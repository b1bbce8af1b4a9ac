# `make run URL='https://...'` prints the app links of a URL, `make serve` starts the share page and the API on this machine,
# `make test` runs all tests. All install the libraries that are missing.

PREFIX ?= /usr/local
SWIFT ?= swift
# The libraries by their pkg-config names, and the Debian packages that contain them.
LIBRARIES := libpcre2-8 javascriptcoregtk-4.1 zlib libcurl
PACKAGES := libpcre2-dev libjavascriptcoregtk-4.1-dev zlib1g-dev libcurl4-openssl-dev pkg-config
# The programs that the tests of the desktop and of the network need, and their packages. Without them, those tests are
# skipped.
TEST_PROGRAMS := xdg-open xdg-mime desktop-file-validate update-desktop-database gio python3 openssl strace minisign
TEST_PACKAGES := xdg-utils desktop-file-utils libglib2.0-bin python3 openssl strace minisign
# What the tests of the share page in a browser need beside Python: Chromium, and fonts for all languages of the pages.
BROWSER_PACKAGES := chromium fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji python3-venv
BROWSER := .build/browser/bin/python
RELEASE := .build/release
# What packs and checks the module for JavaScript in its tests.
MODULE_PACKAGES := esbuild rollup node-typescript
# The programs that are installed and packaged. PROGRAMS=FOLDER takes those of a folder, and builds none.
ifdef PROGRAMS
SERVER_PROGRAMS := $(PROGRAMS)
else
PROGRAMS := $(RELEASE)
SERVER_PROGRAMS := LecternServer/.build/release
install package: build
install-server package: build-server
endif

# When the signature of `make rules-release` expires.
EXPIRES ?= $(shell date -u -d "+90 days" +%F)

INSTALL_PROGRAM := install -D -m 755
# What `lectern doctor` says about the installation.
INSTALLED_BY ?= make install; to update: git pull && make install
# What `lectern --version` says after the version: the commit, and the version and date of the rules. Without git, only their version.
# It is not compiled into the program, which would then be rebuilt for every commit.
RULES_VERSION = $(shell sed -n 's/^ *"version": \([0-9]*\),/\1/p' rules/set.json)
RULES_DATE = $(shell git log -1 --format=%cs -- rules 2>/dev/null)
COMMIT = $(shell git describe --always --dirty --abbrev=12 --exclude '*' 2>/dev/null)
REVISION = $(COMMIT:%=commit %, )rules $(RULES_VERSION)$(RULES_DATE:%= of %)
SHARE := $(DESTDIR)$(PREFIX)/share
# Packages: their version, the time that their files have, and where they are made and tested.
VERSION ?= $(shell sed -n 's/^ *version: "\(.*\)",/\1/p' Sources/Programs/lectern/Lectern.swift)
SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct)
PACKAGES_FOLDER ?= .build/packages/$(VERSION)
PACKAGING := .build/packaging
PACKAGING_PROGRAMS := appstreamcli dh desktop-file-validate fakeroot git lintian xz
PACKAGING_PACKAGES := appstream debhelper desktop-file-utils fakeroot git lintian python3-venv xz-utils
ROOTS ?= .build/packages/roots
MIRROR ?= http://deb.debian.org/debian
RELEASE_TESTS ?= test test-server test-package
# The Python package's tests: an environment of their own, and Java for Spark.
BULK := .build/bulk
BULK_PACKAGES := openjdk-17-jre-headless python3-venv
BULK_PROGRAM ?= $(CURDIR)/.build/debug/lectern
# WebAssembly: a C library and the compiler's own for it, an optimizer, what unpacks the sources of PCRE2, and node.
WASM_PACKAGES := wasi-libc libclang-rt-19-dev-wasm32 binaryen dpkg-dev nodejs
WASM_LIBRARIES := /usr/lib/wasm32-wasi/libc.a /usr/lib/llvm-19/lib/clang/19/lib/wasi/libclang_rt.builtins-wasm32.a
FUZZ_SECONDS ?= 600
# Entrances to fuzz; all where none is named.
FUZZ ?=

# The URL is passed through the environment, since make and the shell would interpret `$$`, `&` and quotes in it.
export LECTERN_URL := $(value URL)

# Writes what a command prints into a file below share: $(call write,FILE,COMMAND).
write = install -d $(SHARE)/$(dir $(1)) && $(2) > $(SHARE)/$(1) && chmod 644 $(SHARE)/$(1)
# The manual page of a program: $(call man-page,PROGRAM,SECTION).
man-page = $(1) --experimental-dump-help | SOURCE_DATE_EPOCH=$(SOURCE_DATE_EPOCH) python3 packaging/man-page.py $(2)

# Installs packages as root, and says how to otherwise: $(call install-packages,PACKAGE...).
define install-packages
if [ "$$(id -u)" = 0 ]; then \
	echo "running: apt-get update && apt-get install -y $(1)"; \
	apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q $(1); \
else \
	echo "to install them, run: sudo apt-get update && sudo apt-get install -y $(1)"; \
	false; \
fi
endef

.PHONY: run build serve test suites test-server attack test-browser test-desktop test-bulk client soak mutations \
	bench fuzz format manifest docs rules-release wasm module site test-wasm test-module install install-server package \
	test-package release build-server set-up set-up-test set-up-browser set-up-wasm set-up-module set-up-packages

run: build
	@test -n "$$LECTERN_URL" || { echo "usage: make run URL='https://www.biblegateway.com/passage/?search=John+3:16'"; exit 2; }
	@$(RELEASE)/lectern resolve -- "$$LECTERN_URL"

build: set-up
	@$(SWIFT) build -c release --static-swift-stdlib --product lectern
	@$(SWIFT) build -c release --static-swift-stdlib --product lectern-script-host
	@$(SWIFT) build -c release --static-swift-stdlib --product lectern-fetch-host

build-server: set-up
	@$(SWIFT) build --package-path LecternServer -c release --static-swift-stdlib --product lectern-server

# Builds the service and starts it on http://127.0.0.1:8080/, which it prints. SERVE has further options: make serve
# SERVE='--port 8081 --scripts'.
serve: build-server
	@LECTERN_MANIFEST="$(CURDIR)/manifest.json" LecternServer/.build/release/lectern-server $(SERVE)

# Builds for tests optimize the portable modules, see Package.swift. All of them do, or each would build them again.
test test-server test-browser test-wasm test-bulk: export LECTERN_FAST_TESTS = 1

test: set-up set-up-test
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests Fuzz/Package.swift Fuzz/Sources \
		LecternServer/Package.swift LecternServer/Sources LecternServer/Tests web
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

# Fetches the test suites of other projects, in the versions and with the checksums of Tests/Corpora/suites.txt. Tests that
# need one are skipped where it is missing.
suites:
	@command -v curl >/dev/null || { echo "curl is not installed"; $(call install-packages,curl ca-certificates); }
	@Tests/Corpora/fetch-suites.sh

# The tests of the service.
test-server: set-up
	$(SWIFT) build --package-path LecternServer --build-tests
	$(SWIFT) test --package-path LecternServer --skip-build

# Drives the pages of the server in Chromium: keyboard, phones, dark mode, no script, installation, offline, accessibility.
# Compares the API with its description by some 1,500 requests, and makes a typed client of it.
# SCREENSHOTS=docs/images draws the pictures of the documentation again.
test-browser: set-up set-up-browser
	$(SWIFT) build --package-path LecternServer --product lectern-server
	$(BROWSER) -m unittest discover --start-directory LecternServer/Tests/Browser

# Measures how long the clients of the service wait while two others attack it in ten ways, each for twenty seconds.
attack: build-server
	@python3 LecternServer/Tests/Load/hostile_clients.py LecternServer/.build/release/lectern-server

# Opens links on a desktop whose browser is Lectern, as somebody who clicks them does, and looks which apps are started.
test-desktop: build set-up-test
	@command -v xvfb-run >/dev/null || { echo "Xvfb is not installed"; $(call install-packages,xvfb); }
	@xvfb-run -a python3 Tests/Desktop/xdg_open.py $(CURDIR)/$(RELEASE)

# Tests the Python package, with Spark, DuckDB, Polars, Ray and Dask, which are installed into an environment in .build.
test-bulk: set-up $(BULK)/ready
	$(SWIFT) build --product lectern
	$(SWIFT) build --product lectern-script-host
	cd python && ../$(BULK)/bin/ruff format --check --config pyproject.toml . ../examples \
		&& ../$(BULK)/bin/ruff check --config pyproject.toml . ../examples && ../$(BULK)/bin/mypy
	cd python && LECTERN_PROGRAM=$(BULK_PROGRAM) LECTERN_MANIFEST=$(CURDIR)/manifest.json PYTHONPATH=. \
		../$(BULK)/bin/python -m pytest -q -p no:cacheprovider tests

$(BULK)/ready: python/tests/requirements.txt
	@command -v java > /dev/null && python3 -c "import venv, ensurepip" 2> /dev/null \
		|| { echo "the tests of the Python package need Java and venv"; $(call install-packages,$(BULK_PACKAGES)); }
	@python3 -m venv $(BULK)
	@$(BULK)/bin/pip install -q --disable-pip-version-check -r $<
	@touch $@

# Builds a package that uses the library as a client would, outside of the repository and by a version of what is committed,
# and compares what it prints: with PCRE2 and without it.
client: set-up
	@folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT && export LECTERN_REPOSITORY=file://$$folder/lectern \
		&& git clone -q . $$folder/lectern && git -C $$folder/lectern tag 1.0.0 \
		&& cp -R Tests/Client $$folder/client && cd $$folder/client \
		&& $(SWIFT) build \
		&& { .build/debug/Client && .build/debug/ClientOfBible && .build/debug/ClientWithScripts; } | tee output && diff expected.txt output \
		&& LECTERN_TRAITS=none $(SWIFT) build --product ClientWithoutPCRE2 \
		&& .build/debug/ClientWithoutPCRE2 | tee output && diff expected-without-pcre2.txt output \
		&& ! ldd .build/debug/ClientWithoutPCRE2 | grep pcre2

# Writes a link to each chapter and verse for each app and reads it back, which takes about three minutes, and runs 10,000
# scripts, many of which are hostile, which takes about five. Then it compares the index of regexes with a loop over them
# for ten minutes, reads 200 MB of random text, and rewrites 10,000 documents that are made to be slow. `make test` does the
# same with samples.
soak: build
	@$(SWIFT) build -c release --static-swift-stdlib --product Soak
	@$(RELEASE)/Soak
	@$(RELEASE)/Soak scripts
	@$(RELEASE)/Soak index
	@$(RELEASE)/Soak text
	@$(RELEASE)/Soak documents

# Changes the regexes of rules/ in small ways and prints those changes that the rules' own tests do not see.
mutations: set-up
	@$(SWIFT) build -c release --static-swift-stdlib --product lectern-script-host
	@$(SWIFT) build -c release --static-swift-stdlib --product Soak
	@$(RELEASE)/Soak mutations

# Measures everything and prints it, see docs/performance.md. OPENER_MANIFEST names a manifest of Opener whose rules and
# links are measured together with ours.
bench: build
	@$(SWIFT) build -c release --static-swift-stdlib --product Benchmarks
	@$(RELEASE)/Benchmarks
	@$(RELEASE)/Benchmarks --passages-only --references /dev/null
	@$(RELEASE)/Benchmarks --app logos --references /dev/null
	@$(RELEASE)/Benchmarks --text docs/references.md
	@$(RELEASE)/Benchmarks --scripts 5000
	@$(RELEASE)/Benchmarks rules
	@mkdir -p .build/bench
	@$(RELEASE)/Benchmarks links .build/bench/links $(OPENER_MANIFEST:%=--others %)
	@$(RELEASE)/Benchmarks batch .build/bench/links $(OPENER_MANIFEST:%=--others %)
	@if command -v valgrind >/dev/null; then \
		bench/count.sh; \
	else \
		echo "valgrind is not installed: instructions are not counted"; \
	fi

# Feeds each entrance of Tests/FuzzEntrances with generated inputs for FUZZ_SECONDS, checked by AddressSanitizer. Inputs that reach
# new code are saved in Fuzz/.build/corpus, those that crash in Fuzz/.build: libFuzzer can save them only if Swift's
# backtraces are disabled. The default linker, gold, cannot link the instrumented code. Leaks are not looked for: what is
# made once is taken for one.
fuzz: set-up
	$(SWIFT) build --package-path Fuzz -c release -Xswiftc -sanitize=fuzzer,address -Xswiftc -use-ld=lld
	@for name in $(or $(FUZZ),$$(Fuzz/.build/release/Fuzz) service); do \
		corpus=Fuzz/.build/corpus/$$name; mkdir -p $$corpus; \
		program=Fuzz/.build/release/Fuzz; if [ $$name = service ]; then program=$${program}Service; fi; \
		echo "$$name: $(FUZZ_SECONDS) s"; \
		FUZZ_ENTRANCE=$$name SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 nice $$program -max_total_time=$(FUZZ_SECONDS) \
			-max_len=4096 -timeout=15 -rss_limit_mb=2048 -verbosity=0 -print_final_stats=1 \
			-artifact_prefix=Fuzz/.build/$$name- $$corpus Tests/FuzzTests/Corpus/$$name || exit 1; \
	done

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests Fuzz/Package.swift Fuzz/Sources \
		LecternServer/Package.swift LecternServer/Sources LecternServer/Tests web

# The manifest with its tests, for the programs, and without them, for the library. A test compares both with rules/.
manifest: build
	$(RELEASE)/lectern bundle --rules rules > manifest.json.new
	mv manifest.json.new manifest.json
	$(RELEASE)/lectern bundle --rules rules --minify > manifest.min.json.new
	mv manifest.min.json.new manifest.min.json

# Writes our own rules as a signed rule set, .build/rules-release/lectern.json, with its signature beside it. KEY is the secret key of
# minisign. The version in rules/set.json must have grown; the signature expires after three months, before which it is made again.
rules-release: build
	@test -n "$(KEY)" || { echo "usage: make rules-release KEY=~/.minisign/minisign.key"; exit 2; }
	@mkdir -p .build/rules-release
	@$(RELEASE)/lectern bundle --rules rules --sign $(KEY) --expires $(EXPIRES) --output .build/rules-release/lectern.json

# Writes a page about each site and app of rules/.
docs: build
	rm -rf .build/docs
	$(RELEASE)/lectern docs rules --output .build/docs

# Compiles the engine to WebAssembly, .build/wasm/lectern.wasm.
wasm: set-up-wasm
	@SWIFT=$(SWIFT) web/build.sh

# Makes the module for JavaScript, .build/module, ready for npm, and prints what each part of it weighs. See docs/module.md.
module: wasm
	@node web/module.mjs

# Makes the share page, the playground and the pages of sites and apps for a static host, .build/site; SITE is its address, for
# previews of links to it. See docs/site.md.
site: docs module
	@node web/site.mjs $(SITE)

# Compares the answers of the module in node over all links, references and texts of the tests with those of the program, and
# tests the module and the site, the latter in Chromium.
test-wasm: set-up set-up-module set-up-browser module
	$(SWIFT) build --product lectern
	$(SWIFT) build --product lectern-script-host
	node web/compare.mjs .build/debug/lectern
	rm -rf .build/docs
	.build/debug/lectern docs rules --output .build/docs
	node web/site.mjs
	node --test web/tests
	$(BROWSER) -m unittest discover --start-directory web/tests

# Tests the module in node, in Chromium, in bundlers and with TypeScript's compiler, without comparing it with the program.
# What is not installed is not tested.
test-module: set-up-module module
	node --test web/tests

# These targets do nothing where nothing is missing. Otherwise they print the command that installs the packages, and root
# runs it. Without root, missing libraries are an error and missing test programs are not.
set-up:
	@command -v $(SWIFT) >/dev/null || { echo "lectern needs Swift 6.2 or later: https://www.swift.org/install"; exit 1; }
	@pkg-config --exists $(LIBRARIES) 2>/dev/null \
		|| { echo "lectern needs libraries that are not installed"; $(call install-packages,$(PACKAGES)); }

set-up-test:
	@(for program in $(TEST_PROGRAMS); do command -v $$program >/dev/null || exit 1; done) \
		|| { echo "some tests need programs that are not installed"; $(call install-packages,$(TEST_PACKAGES)); } \
		|| echo "these tests will be skipped"

set-up-browser:
	@command -v chromium >/dev/null && fc-list 2>/dev/null | grep -q NotoSansCJK \
		|| { echo "the tests need Chromium and fonts"; $(call install-packages,$(BROWSER_PACKAGES)); }
	@$(BROWSER) -c 'import axe_playwright_python, mypy, openapi_python_client, openapi_spec_validator, playwright, schemathesis' 2>/dev/null \
		|| { python3 -m venv .build/browser && $(BROWSER) -m pip install -q -r LecternServer/Tests/Browser/requirements.txt; }

set-up-wasm:
	@command -v wasm-opt >/dev/null && command -v node >/dev/null && command -v dpkg-source >/dev/null && ls $(WASM_LIBRARIES) >/dev/null 2>&1 \
		|| { echo "WebAssembly needs libraries and programs that are not installed"; $(call install-packages,$(WASM_PACKAGES)); }

set-up-module:
	@command -v esbuild >/dev/null && command -v rollup >/dev/null && command -v tsc >/dev/null \
		|| { echo "the tests of the module need bundlers"; $(call install-packages,$(MODULE_PACKAGES)); } \
		|| echo "these tests will be skipped"

set-up-packages:
	@(for program in $(PACKAGING_PROGRAMS); do command -v $$program >/dev/null || exit 1; done) \
		&& python3 -c "import venv, ensurepip" 2>/dev/null \
		|| { echo "packages need programs that are not installed"; $(call install-packages,$(PACKAGING_PACKAGES)); }
	@cmp -s packaging/requirements.txt $(PACKAGING)/requirements.txt \
		|| { python3 -m venv $(PACKAGING) && $(PACKAGING)/bin/pip install -q --disable-pip-version-check -r packaging/requirements.txt \
		&& cp packaging/requirements.txt $(PACKAGING)/; }

# Installs the programs, which are built before unless PROGRAMS names a folder with those to take. DESTDIR is what packages are
# made of. Manual page and completions are made from the commands, by the programs and Python.
install:
	$(INSTALL_PROGRAM) $(PROGRAMS)/lectern $(DESTDIR)$(PREFIX)/bin/lectern
	$(INSTALL_PROGRAM) $(PROGRAMS)/lectern-script-host $(DESTDIR)$(PREFIX)/libexec/lectern/lectern-script-host
	$(INSTALL_PROGRAM) $(PROGRAMS)/lectern-fetch-host $(DESTDIR)$(PREFIX)/libexec/lectern/lectern-fetch-host
	install -D -m 644 manifest.json $(SHARE)/lectern/manifest.json
	install -D -m 644 schema/rules.schema.json $(SHARE)/lectern/rules.schema.json
	echo '$(INSTALLED_BY)' > $(SHARE)/lectern/installed-by && chmod 644 $(SHARE)/lectern/installed-by
	echo '$(REVISION)' > $(SHARE)/lectern/revision && chmod 644 $(SHARE)/lectern/revision
	install -D -m 644 packaging/lectern.desktop $(SHARE)/applications/lectern.desktop
	install -D -m 644 LecternServer/Sources/SharePage/Assets/icon.svg $(SHARE)/icons/hicolor/scalable/apps/lectern.svg
	sed "s/@VERSION@/$(VERSION)/; s/@DATE@/$$(date -u -d @$(SOURCE_DATE_EPOCH) +%F)/" packaging/lectern.metainfo.xml \
		| install -D -m 644 /dev/stdin $(SHARE)/metainfo/io.github.lectern.lectern.metainfo.xml
	$(call write,bash-completion/completions/lectern,$(PROGRAMS)/lectern --generate-completion-script bash)
	$(call write,zsh/site-functions/_lectern,$(PROGRAMS)/lectern --generate-completion-script zsh)
	$(call write,fish/vendor_completions.d/lectern.fish,$(PROGRAMS)/lectern --generate-completion-script fish)
	$(call write,man/man1/lectern.1,$(call man-page,$(PROGRAMS)/lectern,1))

# Installs the service, its unit, its user and examples of its proxies; the built-in rules come with `make install`.
install-server:
	$(INSTALL_PROGRAM) $(SERVER_PROGRAMS)/lectern-server $(DESTDIR)$(PREFIX)/bin/lectern-server
	test -e $(DESTDIR)/etc/lectern-server.conf \
		|| install -D -m 644 LecternServer/Packaging/lectern-server.conf $(DESTDIR)/etc/lectern-server.conf
	sed 's|/usr/local|$(PREFIX)|g' LecternServer/Packaging/lectern-server.service \
		| install -D -m 644 /dev/stdin $(DESTDIR)$(PREFIX)/lib/systemd/system/lectern-server.service
	install -D -m 644 LecternServer/Packaging/lectern-server.sysusers $(DESTDIR)$(PREFIX)/lib/sysusers.d/lectern-server.conf
	install -D -m 644 -t $(SHARE)/doc/lectern-server docs/server.md
	install -D -m 644 -t $(SHARE)/doc/lectern-server/examples LecternServer/Packaging/nginx.conf \
		LecternServer/Packaging/Caddyfile LecternServer/Packaging/lectern-server-proxy.service \
		LecternServer/Packaging/lectern-server-proxy.socket
	$(call write,man/man8/lectern-server.8,$(call man-page,$(SERVER_PROGRAMS)/lectern-server,8))

# Makes the packages in PACKAGES_FOLDER of what both install: two for Debian, an archive, a wheel; the same bytes each time.
# See docs/packages.md.
package: set-up-packages
	@SOURCE_DATE_EPOCH=$(SOURCE_DATE_EPOCH) packaging/package.sh \
		$(VERSION) $(abspath $(PROGRAMS)) $(abspath $(SERVER_PROGRAMS)) $(PACKAGES_FOLDER)

# Installs the packages on a clean Debian 12 and 13, which it makes in ROOTS, and the wheel for every Python that is there; uses them,
# and removes them. It needs root. MIRROR is where Debian is fetched from.
test-package: set-up-packages
	@packaging/test.sh $(VERSION) $(PACKAGES_FOLDER) $(ROOTS) $(MIRROR)

# Checks that VERSION can be released, makes the packages, runs all tests, writes checksums, a list of components and notes, and tags
# the commit. RELEASE_TESTS= leaves out the tests.
release: set-up-packages
	@packaging/check-release.sh $(VERSION)
	@for target in package $(RELEASE_TESTS); do $(MAKE) --no-print-directory $$target || exit 1; done
	@SOURCE_DATE_EPOCH=$(SOURCE_DATE_EPOCH) packaging/release.sh \
		$(VERSION) $(PROGRAMS)/lectern $(PACKAGES_FOLDER)
