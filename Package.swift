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
        .library(name: "LinkEngine", targets: ["LinkEngine"]),
        .library(name: "Bible", targets: ["Bible"]),
        .library(name: "AppLinks", targets: ["AppLinks"]),
        .library(name: "Bookmarks", targets: ["Bookmarks"]),
        .library(name: "Documents", targets: ["Documents"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
    ],
    targets: [
        // Libraries of the system.
        .systemLibrary(name: "CPCRE2", pkgConfig: "libpcre2-8", providers: [.apt(["libpcre2-dev"])]),
        .systemLibrary(
            name: "CJavaScriptCore", pkgConfig: "javascriptcoregtk-4.1",
            providers: [.apt(["libjavascriptcoregtk-4.1-dev"])]),
        .systemLibrary(name: "CGumbo", pkgConfig: "gumbo", providers: [.apt(["libgumbo-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

        // Libraries of ours, bottom up.
        .target(name: "PCRE", dependencies: ["CPCRE2"], swiftSettings: settings),
        .target(name: "Bible", swiftSettings: settings),
        .target(name: "Scripting", swiftSettings: settings),
        .target(name: "LinkEngine", dependencies: ["PCRE", "Bible", "Scripting"], swiftSettings: settings),
        .target(name: "Documents", dependencies: ["CGumbo", "Bible", "LinkEngine"], swiftSettings: settings),
        .target(name: "RuleTesting", dependencies: ["LinkEngine"], swiftSettings: settings),
        .target(
            name: "Bookmarks", dependencies: ["CZlib", "Bible", "Documents", "LinkEngine"], swiftSettings: settings),
        .target(name: "AppLinks", dependencies: ["Bible", "Bookmarks", "LinkEngine"], swiftSettings: settings),

        // Programs.
        .executableTarget(
            name: "ScriptHost", dependencies: ["CJavaScriptCore", "Scripting"], swiftSettings: settings),
        .executableTarget(
            name: "lectern",
            dependencies: [
                "AppLinks", "Bible", "Bookmarks", "Documents", "LinkEngine", "RuleTesting", "Scripting",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),

        // How fast it is; `make bench` alone builds it.
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Bible", "LinkEngine", "Scripting",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),

        // Whether what is written is read back; `make soak` runs it in full, a test takes a sample.
        .executableTarget(
            name: "Soak",
            dependencies: [
                "Bible", "LinkEngine", "Scripting",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),

        // Tests, and where they find the data that is no part of this repository.
        .target(name: "TestCorpora", path: "Tests/TestCorpora", swiftSettings: settings),
        .testTarget(name: "PCRETests", dependencies: ["PCRE", "TestCorpora"], swiftSettings: settings),
        .testTarget(name: "BibleTests", dependencies: ["Bible", "TestCorpora"], swiftSettings: settings),
        .testTarget(
            name: "ScriptingTests", dependencies: ["Scripting", "ScriptHost", "TestCorpora"], swiftSettings: settings),
        .testTarget(name: "LinkEngineTests", dependencies: ["LinkEngine", "TestCorpora"], swiftSettings: settings),
        .testTarget(
            name: "DocumentsTests", dependencies: ["Documents", "LinkEngine", "Scripting"], swiftSettings: settings),
        .testTarget(
            name: "RuleTestingTests", dependencies: ["RuleTesting", "ScriptHost", "TestCorpora"],
            swiftSettings: settings),
        .testTarget(
            name: "AppLinksTests", dependencies: ["AppLinks", "Bible", "LinkEngine", "Scripting", "TestCorpora"],
            exclude: ["FuzzCorpus"],
            swiftSettings: settings),
        .testTarget(
            name: "BookmarksTests", dependencies: ["Bible", "Bookmarks", "Documents", "LinkEngine", "Scripting"],
            exclude: ["FuzzCorpus"], swiftSettings: settings),
        .testTarget(
            name: "CommandTests", dependencies: ["lectern", "ScriptHost", "Soak", "TestCorpora"],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
