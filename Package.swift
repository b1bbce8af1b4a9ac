// swift-tools-version: 6.2
import PackageDescription

/// The same rules for every target: see CONTRIBUTING.md, "House rules".
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "lectern",
    products: [
        .executable(name: "lectern", targets: ["lectern"]),
        .executable(name: "lectern-script-host", targets: ["ScriptHost"]),
        .executable(name: "lectern-fetch-host", targets: ["FetchHost"]),
        .library(name: "LinkEngine", targets: ["LinkEngine"]),
        .library(name: "Bible", targets: ["Bible"]),
        .library(name: "Documents", targets: ["Documents"]),
        .library(name: "Desktop", targets: ["Desktop"]),
        .library(name: "XCallback", targets: ["XCallback"]),
        .library(name: "AppSchemes", targets: ["AppSchemes"]),
        .library(name: "Bookmarks", targets: ["Bookmarks"]),
        // The types of these are in the signatures of those above.
        .library(name: "Diagnostics", targets: ["Diagnostics"]),
        .library(name: "Fetching", targets: ["Fetching"]),
        .library(name: "Files", targets: ["Files"]),
        .library(name: "HostProcesses", targets: ["HostProcesses"]),
        .library(name: "JSONText", targets: ["JSONText"]),
        .library(name: "NativeEngine", targets: ["NativeEngine"]),
        .library(name: "PCRE", targets: ["PCRE"]),
        .library(name: "Requests", targets: ["Requests"]),
        .library(name: "RuleChecking", targets: ["RuleChecking"]),
        .library(name: "Scripting", targets: ["Scripting"]),
        // For the fuzzers in `Fuzz/` alone.
        .library(name: "FuzzEntrances", targets: ["FuzzEntrances"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        // Libraries of the system.
        .systemLibrary(
            name: "CPCRE2", path: "Sources/Portable/CPCRE2", pkgConfig: "libpcre2-8",
            providers: [.apt(["libpcre2-dev"])]),
        .systemLibrary(
            name: "CJavaScriptCore", path: "Sources/Programs/CJavaScriptCore", pkgConfig: "javascriptcoregtk-4.1",
            providers: [.apt(["libjavascriptcoregtk-4.1-dev"])]),
        .systemLibrary(
            name: "CCurl", path: "Sources/Programs/CCurl", pkgConfig: "libcurl",
            providers: [.apt(["libcurl4-openssl-dev"])]),
        .systemLibrary(
            name: "CZlib", path: "Sources/System/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        // System calls of Linux.
        .systemLibrary(name: "CSandbox", path: "Sources/System/CSandbox"),
        .target(name: "CFixedClock", path: "Sources/Programs/CFixedClock"),
        .systemLibrary(name: "CFiles", path: "Sources/System/CFiles"),

        // Libraries, bottom up: a target imports only targets above it.
        .target(name: "UTF8Text", path: "Sources/Portable/UTF8Text", swiftSettings: settings),
        .target(
            name: "JSONText", dependencies: ["UTF8Text"], path: "Sources/Portable/JSONText", swiftSettings: settings),
        .target(
            name: "Diagnostics", dependencies: ["JSONText", "UTF8Text"], path: "Sources/Portable/Diagnostics",
            swiftSettings: settings),
        .target(
            name: "Files", dependencies: ["CFiles", "UTF8Text"], path: "Sources/System/Files", swiftSettings: settings),
        .target(name: "URLText", dependencies: ["UTF8Text"], path: "Sources/Portable/URLText", swiftSettings: settings),
        .target(
            name: "PropertyList", dependencies: ["UTF8Text"], path: "Sources/AppLinks/PropertyList",
            swiftSettings: settings),
        .target(
            name: "PCRE", dependencies: ["CPCRE2", "UTF8Text"], path: "Sources/Portable/PCRE", swiftSettings: settings),
        .target(
            name: "Bible", dependencies: ["URLText", "UTF8Text"], path: "Sources/Portable/Bible",
            swiftSettings: settings),
        .target(name: "Requests", path: "Sources/Portable/Requests", swiftSettings: settings),
        .target(
            name: "LinkEngine",
            dependencies: ["Bible", "Diagnostics", "JSONText", "PCRE", "Requests", "URLText", "UTF8Text"],
            path: "Sources/Portable/LinkEngine",
            swiftSettings: settings),
        .target(
            name: "HostProcesses", dependencies: ["Files"], path: "Sources/System/HostProcesses",
            swiftSettings: settings),
        .target(
            name: "Sandboxing", dependencies: ["CSandbox", "HostProcesses"], path: "Sources/System/Sandboxing",
            swiftSettings: settings),
        .target(
            name: "Fetching", dependencies: ["HostProcesses", "Requests"], path: "Sources/System/Fetching",
            swiftSettings: settings),
        .target(
            name: "Scripting", dependencies: ["Fetching", "HostProcesses", "Requests"],
            path: "Sources/System/Scripting", swiftSettings: settings),
        .target(
            name: "NativeEngine",
            dependencies: ["Diagnostics", "Fetching", "Files", "JSONText", "LinkEngine", "Requests", "Scripting"],
            path: "Sources/System/NativeEngine",
            swiftSettings: settings),
        .target(
            name: "RuleChecking",
            dependencies: ["Diagnostics", "Files", "JSONText", "LinkEngine", "PCRE", "URLText", "UTF8Text"],
            path: "Sources/Portable/RuleChecking",
            swiftSettings: settings),
        .target(
            name: "RuleTesting",
            dependencies: [
                "Bible", "Diagnostics", "Fetching", "Files", "JSONText", "LinkEngine", "PCRE", "Requests",
                "RuleChecking", "URLText", "UTF8Text",
            ], path: "Sources/Workshop/RuleTesting",
            swiftSettings: settings),
        .target(
            name: "RuleAuthoring",
            dependencies: [
                "Bible", "Diagnostics", "JSONText", "LinkEngine", "Requests", "RuleChecking", "URLText", "UTF8Text",
            ], path: "Sources/Workshop/RuleAuthoring",
            swiftSettings: settings),
        .target(
            name: "RuleComparison",
            dependencies: [
                "Bible", "Diagnostics", "Files", "HostProcesses", "JSONText", "LinkEngine", "NativeEngine", "PCRE",
                "Requests", "RuleChecking", "RuleTesting", "UTF8Text",
            ], path: "Sources/Workshop/RuleComparison",
            swiftSettings: settings),
        .target(
            name: "LanguageServer",
            dependencies: [
                "Diagnostics", "JSONText", "LinkEngine", "PCRE", "Requests", "RuleChecking", "RuleTesting", "URLText",
                "UTF8Text",
            ], path: "Sources/Workshop/LanguageServer",
            swiftSettings: settings),
        .target(
            name: "RuleDocumentation",
            dependencies: ["Bible", "Diagnostics", "JSONText", "LinkEngine", "URLText", "UTF8Text"],
            path: "Sources/Workshop/RuleDocumentation",
            swiftSettings: settings),
        .target(
            name: "Documents",
            dependencies: [
                "Bible", "Diagnostics", "Files", "JSONText", "LinkEngine", "URLText", "UTF8Text",
            ], path: "Sources/Portable/Documents",
            swiftSettings: settings),
        .target(
            name: "AppSchemes",
            dependencies: [
                "Bible", "Diagnostics", "Files", "JSONText", "LinkEngine", "PropertyList", "URLText", "UTF8Text",
            ], path: "Sources/AppLinks/AppSchemes", swiftSettings: settings),
        .target(
            name: "Desktop",
            dependencies: ["AppSchemes", "Files", "HostProcesses", "JSONText", "LinkEngine", "URLText", "UTF8Text"],
            path: "Sources/AppLinks/Desktop",
            swiftSettings: settings),
        .target(
            name: "XCallback",
            dependencies: [
                "Bible", "Desktop", "Diagnostics", "Files", "LinkEngine", "URLText", "UTF8Text",
            ], path: "Sources/AppLinks/XCallback",
            swiftSettings: settings),
        .target(
            name: "Bookmarks",
            dependencies: [
                "CZlib", "Bible", "Diagnostics", "Documents", "LinkEngine", "PropertyList", "URLText", "UTF8Text",
            ], path: "Sources/AppLinks/Bookmarks", swiftSettings: settings),

        // Programs.
        .executableTarget(
            name: "ScriptHost",
            dependencies: [
                "CFixedClock", "CJavaScriptCore", "CSandbox", "Fetching", "HostProcesses", "Requests", "Sandboxing",
                "Scripting", "UTF8Text",
            ], path: "Sources/Programs/ScriptHost",
            swiftSettings: settings,
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
            dependencies: ["CCurl", "CSandbox", "CZlib", "Fetching", "HostProcesses", "Requests", "Sandboxing"],
            path: "Sources/Programs/FetchHost",
            swiftSettings: settings),
        .executableTarget(
            name: "lectern",
            dependencies: [
                "AppSchemes", "Bible", "Bookmarks", "Desktop", "Diagnostics", "Documents", "Fetching", "Files",
                "HostProcesses", "JSONText", "LanguageServer", "LinkEngine", "NativeEngine", "PropertyList", "Requests",
                "RuleAuthoring", "RuleChecking", "RuleComparison", "RuleDocumentation", "RuleTesting", "Scripting",
                "URLText", "UTF8Text", "XCallback", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], path: "Sources/Programs/lectern",
            swiftSettings: settings),

        // Finds the data that tests read, in Tests/Corpora and outside of the repository, or generate.
        .target(name: "TestCorpora", path: "Tests/TestCorpora", swiftSettings: settings),

        // Readers of what strangers send, with what must hold for any input: for `Fuzz/`, the tests and `Soak text`.
        .target(
            name: "FuzzEntrances",
            dependencies: [
                "Bible", "Bookmarks", "Diagnostics", "Documents", "LinkEngine", "PCRE", "Requests", "RuleChecking",
                "RuleTesting", "XCallback",
            ], path: "Tests/FuzzEntrances", swiftSettings: settings),

        // Measures the speed of the engine; `make bench` builds and runs it.
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Bible", "Diagnostics", "Files", "JSONText", "LinkEngine", "NativeEngine", "PCRE", "Requests",
                "Scripting", "TestCorpora", "UTF8Text",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], path: "Sources/Programs/Benchmarks",
            swiftSettings: settings),

        // Writes every verse for every app and reads it back, and runs scripts in a row; `make soak` runs it in full, tests run
        // a sample. `make mutations` changes the regexes of rules to see whether the rules' tests notice.
        .executableTarget(
            name: "Soak",
            dependencies: [
                "Bible", "Diagnostics", "Documents", "Fetching", "Files", "FuzzEntrances", "JSONText", "LinkEngine",
                "NativeEngine", "PCRE", "Requests", "RuleTesting", "Scripting", "TestCorpora", "UTF8Text",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], path: "Sources/Programs/Soak",
            swiftSettings: settings),

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
        .testTarget(name: "ProjectTests", swiftSettings: settings),
        .testTarget(name: "UTF8TextTests", dependencies: ["UTF8Text"], swiftSettings: settings),
        .testTarget(name: "FilesTests", dependencies: ["CFiles", "Files", "TestCorpora"], swiftSettings: settings),
        .testTarget(
            name: "JSONTextTests", dependencies: ["JSONText", "TestCorpora", "UTF8Text"], swiftSettings: settings),
        .testTarget(
            name: "URLTextTests", dependencies: ["TestCorpora", "URLText", "UTF8Text"], swiftSettings: settings),
        .testTarget(name: "PCRETests", dependencies: ["PCRE", "TestCorpora"], swiftSettings: settings),
        .testTarget(name: "BibleTests", dependencies: ["Bible", "TestCorpora"], swiftSettings: settings),
        .testTarget(
            name: "ScriptingTests",
            dependencies: [
                "Fetching", "HostProcesses", "Requests", "SandboxTesting", "ScriptHost", "Scripting", "TestCorpora",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "FetchingTests",
            dependencies: [
                "FetchHost", "Fetching", "HTTPTesting", "HostProcesses", "Requests", "SandboxTesting", "TestCorpora",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "LinkEngineTests",
            dependencies: [
                "Bible", "Diagnostics", "Fetching", "Files", "JSONText", "LinkEngine", "NativeEngine", "PCRE",
                "Requests", "TestCorpora", "URLText",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "DocumentsTests",
            dependencies: ["Bible", "Diagnostics", "Documents", "LinkEngine", "Requests", "TestCorpora"],
            swiftSettings: settings),
        .testTarget(
            name: "RuleCheckingTests",
            dependencies: [
                "Diagnostics", "JSONText", "LinkEngine", "PCRE", "Requests", "RuleChecking", "RuleTesting",
                "TestCorpora",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "RuleTestingTests",
            dependencies: [
                "Diagnostics", "Fetching", "JSONText", "LinkEngine", "NativeEngine", "Requests", "RuleTesting",
                "ScriptHost", "Scripting", "TestCorpora", "UTF8Text",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "LanguageServerTests",
            dependencies: [
                "Diagnostics", "JSONText", "LanguageServer", "LinkEngine", "NativeEngine", "Requests", "RuleChecking",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "RuleAuthoringTests", dependencies: ["Bible", "Diagnostics", "RuleAuthoring"], swiftSettings: settings
        ),
        .testTarget(
            name: "RuleDocumentationTests",
            dependencies: ["Diagnostics", "Files", "LinkEngine", "NativeEngine", "Requests", "RuleDocumentation"],
            swiftSettings: settings),
        .testTarget(
            name: "RuleComparisonTests",
            dependencies: ["Diagnostics", "LinkEngine", "Requests", "RuleComparison", "RuleTesting"],
            swiftSettings: settings),
        .testTarget(
            name: "AppSchemesTests",
            dependencies: ["AppSchemes", "Bible", "Diagnostics", "LinkEngine", "Requests", "TestCorpora"],
            swiftSettings: settings),
        .testTarget(
            name: "DesktopTests", dependencies: ["AppSchemes", "Desktop", "DesktopTesting", "TestCorpora"],
            swiftSettings: settings),
        .testTarget(
            name: "XCallbackTests", dependencies: ["LinkEngine", "TestCorpora", "XCallback"],
            swiftSettings: settings),
        .testTarget(
            name: "BookmarksTests",
            dependencies: [
                "Bible", "Bookmarks", "Diagnostics", "Documents", "LinkEngine", "PropertyList", "Requests", "UTF8Text",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "Benchmarks", "DesktopTesting", "Diagnostics", "FetchHost", "HTTPTesting", "SandboxTesting",
                "ScriptHost", "Soak", "TestCorpora", "lectern",
            ],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
