// swift-tools-version: 6.2
import PackageDescription

/// The same rules for every target: see DEVELOPING.md, "House rules".
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

/// For the portable modules. `make` sets the variable in builds for tests: to optimize them takes longer, and saves more time
/// in the tests.
let portable: [SwiftSetting] =
    Context.environment["LECTERN_FAST_TESTS"] == nil
    ? settings : settings + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

/// What confines hosts is made of system calls of Linux.
#if os(Linux)
    let foreignFolders: [String] = []
#else
    let foreignFolders = ["Sandboxing"]
#endif

let package = Package(
    name: "lectern",
    products: [
        .executable(name: "lectern", targets: ["lectern"]),
        .executable(name: "lectern-script-host", targets: ["ScriptHost"]),
        .executable(name: "lectern-fetch-host", targets: ["FetchHost"]),
        .library(name: "LinkEngine", targets: ["LinkEngine"]),
        .library(name: "Bible", targets: ["Bible"]),
        .library(name: "Documents", targets: ["Documents"]),
        .library(name: "AppLinks", targets: ["AppLinks"]),
        // The types of these are in the signatures of those above, and the service uses them.
        .library(name: "Files", targets: ["Files"]),
        .library(name: "Hosts", targets: ["Hosts"]),
        .library(name: "NativeEngine", targets: ["NativeEngine"]),
        .library(name: "PCRE", targets: ["PCRE"]),
        .library(name: "Requests", targets: ["Requests"]),
        .library(name: "RuleChecking", targets: ["RuleChecking"]),
        .library(name: "Text", targets: ["Text"]),
        .library(name: "URLText", targets: ["URLText"]),
        // For the fuzzers in `Fuzz/` alone.
        .library(name: "FuzzEntrances", targets: ["FuzzEntrances"]),
    ],
    traits: [
        .default(enabledTraits: ["PCRE2"]),
        .trait(
            name: "PCRE2",
            description: "Match what programs cannot by PCRE2. Without it, a rule whose regex needs that is a finding."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        // The rings, each a folder of Sources, and the modules bottom up: a target imports only targets above it. System
        // libraries are in the ring that uses them.

        // Portable: no files, no processes, no network.
        .systemLibrary(
            name: "CPCRE2", path: "Sources/Portable/CPCRE2", pkgConfig: "libpcre2-8",
            providers: [.apt(["libpcre2-dev"])]),
        .target(name: "CData", path: "Sources/Portable/CData"),
        .target(name: "Text", dependencies: ["CData"], path: "Sources/Portable/Text", swiftSettings: portable),
        .target(name: "URLText", dependencies: ["Text"], path: "Sources/Portable/URLText", swiftSettings: portable),
        .target(
            name: "PCRE", dependencies: [.target(name: "CPCRE2", condition: .when(traits: ["PCRE2"])), "Text"],
            path: "Sources/Portable/PCRE", swiftSettings: portable),
        .target(
            name: "Bible", dependencies: ["Text", "URLText"], path: "Sources/Portable/Bible", swiftSettings: portable),
        .target(name: "Requests", path: "Sources/Portable/Requests", swiftSettings: portable),
        .target(
            name: "LinkEngine", dependencies: ["Bible", "PCRE", "Requests", "Text", "URLText"],
            path: "Sources/Portable/LinkEngine", swiftSettings: portable),
        .target(
            name: "RuleChecking", dependencies: ["Bible", "LinkEngine", "PCRE", "Requests", "Text", "URLText"],
            path: "Sources/Portable/RuleChecking", swiftSettings: portable),
        .target(
            name: "Documents", dependencies: ["Bible", "LinkEngine", "Text", "URLText"],
            path: "Sources/Portable/Documents", swiftSettings: portable),

        // System: files, processes, the network. CFiles and CSandbox are system calls.
        .systemLibrary(name: "CFiles", path: "Sources/System/CFiles"),
        .systemLibrary(name: "CSandbox", path: "Sources/System/CSandbox"),
        .systemLibrary(
            name: "CZlib", path: "Sources/System/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .target(
            name: "Files", dependencies: ["CFiles", "Text"], path: "Sources/System/Files", swiftSettings: settings),
        .target(
            name: "Hosts", dependencies: ["CSandbox", "Files", "Requests"], path: "Sources/System/Hosts",
            exclude: foreignFolders, swiftSettings: settings),
        .target(
            name: "NativeEngine", dependencies: ["Files", "Hosts", "LinkEngine", "Requests", "Text"],
            path: "Sources/System/NativeEngine", swiftSettings: settings),

        // Workshop: what authors of rules need.
        .target(
            name: "Workshop",
            dependencies: [
                "Bible", "Files", "Hosts", "LinkEngine", "NativeEngine", "PCRE", "Requests", "RuleChecking", "Text",
                "URLText",
            ], path: "Sources/Workshop", swiftSettings: settings),

        // AppLinks: other apps.
        .target(
            name: "AppLinks",
            dependencies: ["Bible", "CZlib", "Documents", "Files", "Hosts", "LinkEngine", "Text", "URLText"],
            path: "Sources/AppLinks", swiftSettings: settings),

        // Programs.
        .target(name: "CFixedClock", path: "Sources/Programs/CFixedClock"),
        .target(name: "CPrelude", path: "Sources/Programs/CPrelude", exclude: ["prelude.js"]),
        .systemLibrary(
            name: "CJavaScriptCore", path: "Sources/Programs/CJavaScriptCore", pkgConfig: "javascriptcoregtk-4.1",
            providers: [.apt(["libjavascriptcoregtk-4.1-dev"])]),
        .systemLibrary(
            name: "CCurl", path: "Sources/Programs/CCurl", pkgConfig: "libcurl",
            providers: [.apt(["libcurl4-openssl-dev"])]),
        .executableTarget(
            name: "ScriptHost",
            dependencies: [
                "CFixedClock", "CJavaScriptCore", "CPrelude", "CSandbox", "Hosts", "Requests", "Text", "URLText",
            ],
            path: "Sources/Programs/ScriptHost", swiftSettings: settings,
            // JavaScriptCore reads the clock of this program: see FixedClock.h.
            linkerSettings: [
                .unsafeFlags(
                    ["clock_gettime", "gettimeofday", "time"].flatMap {
                        ["-Xlinker", "--export-dynamic-symbol=\($0)"]
                    },
                    .when(platforms: [.linux]))
            ]),
        .executableTarget(
            name: "FetchHost",
            dependencies: ["CCurl", "CSandbox", "CZlib", "Files", "Hosts", "Requests"],
            path: "Sources/Programs/FetchHost", swiftSettings: settings),
        .executableTarget(
            name: "lectern",
            dependencies: [
                "AppLinks", "Bible", "Documents", "Files", "Hosts", "LinkEngine", "NativeEngine", "Requests",
                "RuleChecking", "Text", "URLText", "Workshop",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], path: "Sources/Programs/lectern", swiftSettings: settings),

        // Finds the data that tests read, in Tests/Corpora and outside of the repository, or generate.
        .target(name: "TestCorpora", path: "Tests/TestCorpora", swiftSettings: settings),

        // Readers of what strangers send, with what must hold for any input: for `Fuzz/`, the tests and `Soak text`.
        .target(
            name: "FuzzEntrances",
            dependencies: [
                "AppLinks", "Bible", "Documents", "LinkEngine", "PCRE", "Requests", "RuleChecking", "Text", "Workshop",
            ], path: "Tests/FuzzEntrances", swiftSettings: settings),

        // Measures the speed of the engine; `make bench` builds and runs it.
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Bible", "CPCRE2", "Files", "Hosts", "LinkEngine", "NativeEngine", "PCRE", "Requests", "TestCorpora",
                "Text",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], path: "Sources/Programs/Benchmarks", swiftSettings: settings),

        // Writes every verse for every app and reads it back, and runs scripts in a row; `make soak` runs it in full, tests run
        // a sample. `make mutations` changes the regexes of rules to see whether the rules' tests notice.
        .executableTarget(
            name: "Soak",
            dependencies: [
                "Bible", "Documents", "Files", "FuzzEntrances", "Hosts", "LinkEngine", "NativeEngine", "PCRE",
                "Requests", "TestCorpora", "Text", "Workshop",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], path: "Sources/Programs/Soak", swiftSettings: settings),

        // Tests. DesktopTesting has a desktop that they can change; HTTPTesting has a server on loopback; SandboxTesting
        // refuses system calls.
        .target(
            name: "DesktopTesting", dependencies: ["TestCorpora"], path: "Tests/DesktopTesting", swiftSettings: settings
        ),
        .target(
            name: "HTTPTesting", path: "Tests/HTTPTesting", exclude: ["server.py"], swiftSettings: settings),
        .target(
            name: "SandboxTesting", dependencies: ["CSandbox"], path: "Tests/SandboxTesting", swiftSettings: settings),
        .testTarget(
            name: "FuzzTests", dependencies: ["FuzzEntrances"], exclude: ["Corpus"], swiftSettings: settings),
        .testTarget(name: "ProjectTests", dependencies: ["LinkEngine"], swiftSettings: settings),
        .testTarget(name: "TextTests", dependencies: ["TestCorpora", "Text"], swiftSettings: settings),
        .testTarget(
            name: "URLTextTests", dependencies: ["TestCorpora", "Text", "URLText"], swiftSettings: settings),
        .testTarget(name: "PCRETests", dependencies: ["PCRE", "TestCorpora"], swiftSettings: settings),
        .testTarget(name: "BibleTests", dependencies: ["Bible", "TestCorpora", "Text"], swiftSettings: settings),
        .testTarget(
            name: "LinkEngineTests",
            dependencies: [
                "Bible", "Files", "Hosts", "LinkEngine", "NativeEngine", "PCRE", "Requests", "RuleChecking",
                "TestCorpora", "Text", "URLText",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "RuleCheckingTests",
            dependencies: ["LinkEngine", "PCRE", "Requests", "RuleChecking", "TestCorpora", "Text", "Workshop"],
            swiftSettings: settings),
        .testTarget(
            name: "DocumentsTests",
            dependencies: ["Bible", "Documents", "LinkEngine", "Requests", "TestCorpora", "Text"],
            swiftSettings: settings),
        .testTarget(name: "FilesTests", dependencies: ["CFiles", "Files", "TestCorpora"], swiftSettings: settings),
        .testTarget(
            name: "HostsTests",
            dependencies: [
                "FetchHost", "HTTPTesting", "Hosts", "Requests", "SandboxTesting", "ScriptHost", "TestCorpora",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "WorkshopTests",
            dependencies: [
                "Bible", "Files", "Hosts", "LinkEngine", "NativeEngine", "PCRE", "Requests", "RuleChecking",
                "ScriptHost", "TestCorpora", "Text", "Workshop",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "AppLinksTests",
            dependencies: [
                "AppLinks", "Bible", "DesktopTesting", "Documents", "LinkEngine", "Requests", "TestCorpora", "Text",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "Benchmarks", "DesktopTesting", "FetchHost", "HTTPTesting", "SandboxTesting", "ScriptHost", "Soak",
                "TestCorpora", "Text", "lectern",
            ],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
