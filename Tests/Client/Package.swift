// swift-tools-version: 6.2
import PackageDescription

/// A package as a client would write it: `make client` builds it against the library and runs it.
let package = Package(
    name: "client",
    dependencies: [.package(name: "lectern", path: "../..")],
    targets: [
        .executableTarget(
            name: "Client", dependencies: [.product(name: "LinkEngine", package: "lectern")],
            swiftSettings: [
                .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("InternalImportsByDefault"),
                .treatAllWarnings(as: .error),
            ])
    ],
    swiftLanguageModes: [.v6]
)
