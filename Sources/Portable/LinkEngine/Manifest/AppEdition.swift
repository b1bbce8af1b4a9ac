package import Text

/// An app as it is on one operating system.
public struct AppEdition: Sendable, Equatable {
    /// The operating system.
    public let system: OperatingSystem
    /// Where people get the app, the usual store first.
    public let stores: [StoreListing]
    /// The hosts whose https links the system hands to the app: universal links on iOS and macOS, app links on Android.
    public let hosts: [String]
    /// The source that shows all that.
    public let docs: String?

    /// The package of an Android app.
    public var package: String? { system == .android ? stores.first?.id : nil }
}

extension App {
    /// Whether the app runs on an operating system, as far as its rule says. Whatever is on the web opens on all of them;
    /// an app whose rule does not say may run on each, but is not a page.
    public func runs(on system: OperatingSystem) -> Bool {
        guard !editions.isEmpty else { return system != .web }
        return editions.contains { $0.system == system || $0.system == .web }
    }

    /// The app's page in a store of an operating system.
    public func storeURL(on system: OperatingSystem) -> String? { editions.page(on: system) }
}

extension [AppEdition] {
    /// The app's page in a store of an operating system.
    package func page(on system: OperatingSystem) -> String? { first { $0.system == system }?.stores.first?.url }

    /// The object of JSON with the operating systems; null where the rule of the app names none.
    package var json: JSONOutput { isEmpty ? .null : .object(map { ($0.system.rawValue, $0.json) }) }
}

extension AppEdition {
    fileprivate var json: JSONOutput {
        [
            "package": package.map { .string($0) }, "stores": .object(stores.map { ($0.store.rawValue, $0.json) }),
            "hosts": .strings(hosts), "docs": JSONOutput(docs),
        ]
    }
}

extension StoreListing {
    fileprivate var json: JSONOutput { ["id": .string(id), "url": .string(url)] }
}
