# Two commands matter: `make run URL='https://...'` and `make test`. The rest is what they and packagers need.

PREFIX ?= /usr/local
SWIFT ?= swift
PACKAGES := libpcre2-dev libjavascriptcoregtk-4.1-dev libgumbo-dev zlib1g-dev pkg-config
# Without these, the tests that need them are skipped.
TEST_PACKAGES := xdg-utils desktop-file-utils
LIBRARIES := libpcre2-8 javascriptcoregtk-4.1 gumbo zlib
RELEASE := .build/release
FUZZ_SECONDS ?= 600
# The fuzzers of Fuzz/Package.swift, each with the folder of its seeds under Tests.
FUZZERS := Bookmarks=BookmarksTests/FuzzCorpus/bookmarks Netscape=BookmarksTests/FuzzCorpus/netscape \
	XCallback=XCallbackTests/FuzzCorpus

# The link reaches the program through the environment, untouched by make and shell: `&`, `$$` and quotes included.
export LECTERN_URL := $(value URL)

.PHONY: run build test soak bench fuzz format manifest install set-up set-up-test

run: build
	@test -n "$$LECTERN_URL" || { echo "usage: make run URL='https://www.biblegateway.com/passage/?search=John+3:16'"; exit 2; }
	@$(RELEASE)/lectern resolve -- "$$LECTERN_URL"

build: set-up
	@$(SWIFT) build -c release --static-swift-stdlib --product lectern
	@$(SWIFT) build -c release --static-swift-stdlib --product lectern-script-host

test: set-up set-up-test
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests Fuzz/Package.swift Fuzz/Sources
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

# Every chapter and verse written for every app and read back, some three minutes; `make test` takes a sample.
soak: build
	@$(SWIFT) build -c release --static-swift-stdlib --product Soak
	@$(RELEASE)/Soak

# Instructions are the same on every run, however busy the machine is; the rest of a round is the start.
bench: set-up
	@$(SWIFT) build -c release --static-swift-stdlib --product Benchmarks
	@$(RELEASE)/Benchmarks
	@if command -v valgrind >/dev/null; then \
		for rounds in 2 4; do \
			valgrind --tool=callgrind --callgrind-out-file=/dev/null $(RELEASE)/Benchmarks --rounds $$rounds 2>&1 \
				| awk -v rounds=$$rounds '/ links,/ { links = $$1 } /Collected/ { count = $$NF } \
					END { print rounds, links, count }'; \
		done | awk '{ links = $$2; count[NR] = $$3 } \
			END { printf "%d instructions a link and its reference\n", (count[2] - count[1]) / 2 / links }'; \
	else \
		echo "valgrind is not installed: instructions are not counted"; \
	fi

# Each reader for FUZZ_SECONDS; what is found new is kept in Fuzz/.build/corpus, a crash beside it, which Swift's own
# backtraces would prevent. The default linker of the compiler, gold, gives up on instrumented code.
fuzz: set-up
	$(SWIFT) build --package-path Fuzz -c release -Xswiftc -sanitize=fuzzer -Xswiftc -use-ld=lld
	@for fuzzer in $(FUZZERS); do \
		name=$${fuzzer%%=*}; corpus=Fuzz/.build/corpus/$$name; mkdir -p $$corpus; \
		echo "Fuzz$$name: $(FUZZ_SECONDS) s"; \
		SWIFT_BACKTRACE=enable=no nice Fuzz/.build/release/Fuzz$$name -max_total_time=$(FUZZ_SECONDS) -max_len=4096 -timeout=15 \
			-rss_limit_mb=1024 -verbosity=0 -print_final_stats=1 -artifact_prefix=Fuzz/.build/$$name- \
			$$corpus Tests/$${fuzzer#*=} || exit 1; \
	done

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests Fuzz/Package.swift Fuzz/Sources

# What is checked in must be what the bundle makes of rules/; a test holds the two together.
manifest: build
	$(RELEASE)/lectern bundle --rules rules > manifest.json.new
	mv manifest.json.new manifest.json

# Says what it does, asks nothing; without root it prints the command and stops.
set-up:
	@command -v $(SWIFT) >/dev/null || { echo "lectern needs Swift 6.2 or later: https://www.swift.org/install"; exit 1; }
	@if ! pkg-config --exists $(LIBRARIES) 2>/dev/null; then \
		if [ "$$(id -u)" = 0 ]; then \
			echo "installing $(PACKAGES)"; \
			apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q $(PACKAGES); \
		else \
			echo "lectern needs libraries that are not installed; run:"; \
			echo "    sudo apt-get update && sudo apt-get install -y $(PACKAGES)"; \
			exit 1; \
		fi; \
	fi

# As above, but what is missing stops nothing.
set-up-test:
	@if ! command -v xdg-open >/dev/null || ! command -v desktop-file-validate >/dev/null; then \
		if [ "$$(id -u)" = 0 ]; then \
			echo "installing $(TEST_PACKAGES)"; \
			apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q $(TEST_PACKAGES) \
				|| echo "not installed: the tests of the desktop are skipped"; \
		else \
			echo "the tests of the desktop are skipped; to run them too:"; \
			echo "    sudo apt-get update && sudo apt-get install -y $(TEST_PACKAGES)"; \
		fi; \
	fi

install: build
	install -D -m 755 $(RELEASE)/lectern $(DESTDIR)$(PREFIX)/bin/lectern
	install -D -m 755 $(RELEASE)/lectern-script-host $(DESTDIR)$(PREFIX)/libexec/lectern/lectern-script-host
	install -D -m 644 manifest.json $(DESTDIR)$(PREFIX)/share/lectern/manifest.json
