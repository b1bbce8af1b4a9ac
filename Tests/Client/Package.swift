// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

/// PCRE2 is a trait of the library that is on by default.
let traits: Set<Package.Dependency.Trait> = Context.environment["LECTERN_TRAITS"] == "none" ? [] : [.defaults]

/// A package as a client would write it: `make client` builds it against a version of the library and runs it.
let package = Package(
    name: "client",
    dependencies: [
        .package(url: Context.environment["LECTERN_REPOSITORY"] ?? "", from: "1.0.0", traits: traits)
    ],
    targets: [
        .executableTarget(
            name: "Client", dependencies: [.product(name: "LinkEngine", package: "lectern")], swiftSettings: settings),
        .executableTarget(
            name: "ClientOfBible", dependencies: [.product(name: "Bible", package: "lectern")], swiftSettings: settings),
        .executableTarget(
            name: "ClientWithoutPCRE2",
            dependencies: [
                .product(name: "LinkEngine", package: "lectern"), .product(name: "Requests", package: "lectern"),
                .product(name: "Text", package: "lectern"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "ClientWithScripts",
            dependencies: [
                .product(name: "LinkEngine", package: "lectern"),
                .product(name: "NativeEngine", package: "lectern"),
                .product(name: "lectern-script-host", package: "lectern"),
            ],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
