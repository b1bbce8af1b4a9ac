// swift-tools-version: 6.2
import PackageDescription

/// The same rules for every target as in the package of the library: see DEVELOPING.md, "House rules".
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

/// The files of the share page, which become part of the program.
let assets = [
    "style.css", "page.js", "sw.js", "lectern-share.js", "demo.js", "icon.svg", "icon-180.png", "icon-192.png",
    "icon-512.png", "icon-maskable-512.png",
]

/// A product of the library.
func lectern(_ name: String) -> Target.Dependency { .product(name: name, package: "lectern") }

let package = Package(
    name: "lectern-server",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "lectern-server", targets: ["LecternServer"]),
        // For the fuzzers in `../Fuzz/` alone.
        .library(name: "ServiceEntrance", targets: ["ServiceEntrance"]),
    ],
    dependencies: [
        .package(name: "lectern", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        // What the pages say in each language.
        .target(name: "CPageTexts", exclude: ["texts"]),
        // The pages as pure functions: no HTTP server in it.
        .target(
            name: "SharePage",
            dependencies: [
                "CPageTexts", lectern("Bible"), lectern("LinkEngine"), lectern("Text"), lectern("URLText"),
            ],
            resources: assets.map { .embedInCode("Assets/\($0)") }, swiftSettings: settings),
        // The routes, the API and what keeps it up.
        .target(
            name: "LecternService",
            dependencies: [
                "SharePage",
                lectern("AppLinks"), lectern("Bible"), lectern("Documents"), lectern("Files"), lectern("Hosts"),
                lectern("LinkEngine"), lectern("NativeEngine"), lectern("Requests"), lectern("RuleChecking"),
                lectern("Text"), lectern("URLText"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            resources: [.embedInCode("Assets/schemas.json"), .embedInCode("Assets/api.css")], swiftSettings: settings),
        // The program: options, environment, file.
        .executableTarget(
            name: "LecternServer",
            dependencies: [
                "LecternService", lectern("Files"), lectern("Hosts"), lectern("LinkEngine"), lectern("NativeEngine"),
                lectern("Requests"), lectern("Text"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
            ],
            swiftSettings: settings),
        .target(
            name: "ServiceEntrance",
            dependencies: [
                "LecternService", .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"), .product(name: "NIOHTTP1", package: "swift-nio"),
            ], path: "Tests/ServiceEntrance", swiftSettings: settings),
        .testTarget(
            name: "SharePageTests",
            dependencies: ["SharePage", lectern("Bible"), lectern("LinkEngine"), lectern("Text"), lectern("URLText")],
            swiftSettings: settings),
        .testTarget(
            name: "LecternServiceTests",
            dependencies: [
                "LecternServer", "LecternService", "ServiceEntrance", lectern("Bible"), lectern("Documents"),
                lectern("LinkEngine"), lectern("NativeEngine"), lectern("Text"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
            ],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
