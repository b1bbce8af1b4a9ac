// swift-tools-version: 6.2
import PackageDescription

/// Feeds the readers of what strangers send with generated inputs: `Tests/FuzzEntrances` of the package above, and the service.
/// `make fuzz` in the folder above builds and runs them.
let package = Package(
    name: "fuzz",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "lectern", path: ".."),
        .package(name: "lectern-server", path: "../LecternServer"),
    ],
    targets: [
        .target(name: "CLibFuzzer"),
        .target(name: "LibFuzzer", dependencies: ["CLibFuzzer"]),
        .executableTarget(
            name: "Fuzz", dependencies: ["LibFuzzer", .product(name: "FuzzEntrances", package: "lectern")]),
        .executableTarget(
            name: "FuzzService",
            dependencies: ["LibFuzzer", .product(name: "ServiceEntrance", package: "lectern-server")]),
    ],
    swiftLanguageModes: [.v6]
)
