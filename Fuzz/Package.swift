// swift-tools-version: 6.2
import PackageDescription

/// Fuzzers of the readers that take what strangers send. `make fuzz` in the folder above builds and runs them; one more
/// needs a target here, a folder of seeds under Tests, and a line in `FUZZERS` of the Makefile.
let package = Package(
    name: "fuzz",
    dependencies: [.package(name: "lectern", path: "..")],
    targets: [
        .target(name: "CLibFuzzer"),
        .executableTarget(
            name: "FuzzBookmarks", dependencies: ["CLibFuzzer", .product(name: "Bookmarks", package: "lectern")]),
        .executableTarget(
            name: "FuzzNetscape",
            dependencies: [
                "CLibFuzzer", .product(name: "Bookmarks", package: "lectern"),
                .product(name: "Documents", package: "lectern"), .product(name: "LinkEngine", package: "lectern"),
                .product(name: "Scripting", package: "lectern"),
            ]),
        .executableTarget(
            name: "FuzzXCallback", dependencies: ["CLibFuzzer", .product(name: "XCallback", package: "lectern")]),
    ],
    swiftLanguageModes: [.v6]
)
