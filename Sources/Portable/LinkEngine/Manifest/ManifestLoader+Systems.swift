import Text
import URLText

/// Reading which operating systems an app runs on.
extension ManifestLoader {
    /// The app on each operating system that its rule names. A page that reads passages is on the web.
    mutating func editions(_ app: ObjectReader) throws(Finding) -> [AppEdition] {
        let docs = try app.optionalString(.docs)
        var editions: [AppEdition] = []
        if let value = app.optional(.os) {
            let systems = try object(value, in: app.file, as: .systems)
            for system in OperatingSystem.allCases {
                guard let value = system.key.flatMap(systems.optional) else { continue }
                editions.append(try edition(value, of: app, on: system, docs: docs))
            }
        }
        if try app.flag(.web), !editions.contains(where: { $0.system == .web }) {
            editions.append(AppEdition(system: .web, stores: [], hosts: [], docs: docs))
        }
        return editions
    }

    private mutating func edition(
        _ value: JSONValue, of app: ObjectReader, on system: OperatingSystem, docs: String?
    ) throws(Finding) -> AppEdition {
        let object = try object(value, in: app.file, as: .system)
        let stores = try stores(object, on: system)
        let number = system == .ios ? try app.optionalDigits(.storeId) : nil
        return AppEdition(
            system: system, stores: (number.map { [StoreListing(store: .appStore, id: $0)] } ?? []) + stores,
            hosts: try hosts(object), docs: try object.optionalString(.docs) ?? docs)
    }

    private mutating func stores(
        _ edition: ObjectReader, on system: OperatingSystem
    ) throws(Finding) -> [StoreListing] {
        guard let value = edition.optional(.stores) else { return [] }
        let object = try object(value, in: edition.file, as: .stores)
        var listings: [StoreListing] = []
        for store in AppStore.allCases {
            guard let key = store.key, let value = object.optional(key) else { continue }
            guard let id = value.string else { throw object.wrongType(value, key, expected: "a string") }
            guard store.system == system else {
                throw Finding(
                    .manifestInvalidValue, "\(store.name) has no apps for \(system.name)", at: object.location(value),
                    note: "write it under \"\(store.system.rawValue)\"")
            }
            guard store.isID(id) else {
                throw Finding(
                    .manifestInvalidValue, "\"\(key.rawValue)\" is \(value.source)", at: object.location(value),
                    note: "\(store.name) has \(store.example)")
            }
            listings.append(StoreListing(store: store, id: id))
        }
        return listings
    }

    private func hosts(_ edition: ObjectReader) throws(Finding) -> [String] {
        var hosts: [String] = []
        for value in try edition.optionalArray(.hosts) ?? [] {
            guard let host = value.string else {
                throw edition.wrongType(value, .hosts, expected: "an array of strings")
            }
            guard Self.isHost(host) else {
                throw Finding(
                    .manifestInvalidValue, "\(value.source) is not a host", at: edition.location(value),
                    note: "write it as links have it, without \"https://\": \"www.example.org\"")
            }
            hosts.append(host)
        }
        return hosts
    }

    /// Whether a text is a host as links have it, in lower case.
    static func isHost(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count >= 2
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.allSatisfy { $0.isASCIIAlphanumeric && !$0.isASCIICapital || $0 == UInt8(ascii: "-") }
            }
    }
}
