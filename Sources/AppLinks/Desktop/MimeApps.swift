import Files

/// The apps that the user and the system associate with a type, by the MIME Applications Specification; as GLib reads
/// the lists where that is silent.
struct MimeApps {
    private let folders: XDGFolders
    private let locale: MessageLocale
    /// The names of the current desktop, in lower case, in order of precedence.
    private let desktops: [String]

    init(environment: [String: String]) {
        folders = XDGFolders(environment: environment)
        locale = MessageLocale(environment: environment)
        desktops = environment["XDG_CURRENT_DESKTOP"]?.split(separator: ":").map { $0.lowercased() } ?? []
    }

    /// The type by which an app declares a URL scheme.
    static func type(ofScheme scheme: String) -> String { "x-scheme-handler/" + scheme }

    /// The ids of the entries for a type, the preferred one first. The entries may not exist.
    func entries(for type: String) -> [String] {
        var ids = (folders.config + folders.applications).flatMap { defaults(of: type, in: $0) }
        var removed: Set<String> = []
        var masking: [String] = []
        func add(_ list: Associations, _ isAdmitted: (String) -> Bool) {
            ids += list.added.filter { isAdmitted($0) && !removed.contains($0) }
            // What a folder of higher precedence lists cannot be removed by one of lower precedence.
            removed.formUnion(list.removed.filter { isAdmitted($0) && !ids.contains($0) })
        }
        for folder in folders.config { add(associations(with: type, in: folder, hasEntries: false)) { _ in true } }
        for folder in folders.applications {
            add(associations(with: type, in: folder, hasEntries: true)) { id in
                !masking.contains { DesktopEntries.path(of: id, in: $0) != nil }
            }
            masking.append(folder)
        }
        var seen: Set<String> = []
        return ids.filter { seen.insert($0).inserted }
    }

    /// The defaults of a folder: of the current desktop, of all desktops, and from before there was `mimeapps.list`.
    private func defaults(of type: String, in folder: String) -> [String] {
        let names = desktops.map { "\($0)-mimeapps.list" } + ["mimeapps.list", "defaults.list"]
        return names.flatMap { Self.read("\(folder)/\($0)")?.list(type, in: "Default Applications") ?? [] }
    }

    private struct Associations {
        var added: [String] = []
        var removed: [String] = []
    }

    /// The associations in the list of a folder, which only the list for all desktops may have, then those of the
    /// folder's entries.
    private func associations(with type: String, in folder: String, hasEntries: Bool) -> Associations {
        var result = Associations()
        if let list = Self.read(folder + "/mimeapps.list") {
            result.added = list.list(type, in: "Added Associations")
            result.removed = list.list(type, in: "Removed Associations").filter { !result.added.contains($0) }
        }
        if hasEntries { result.added += entries(listing: type, in: folder).filter { !result.removed.contains($0) } }
        return result
    }

    /// The entries of a folder that list a type, from the folder's cache; without a cache, all entries are read.
    private func entries(listing type: String, in folder: String) -> [String] {
        if let cache = Self.read(folder + "/mimeinfo.cache") { return cache.list(type, in: "MIME Cache") }
        return DesktopEntries.ids(in: folder).filter { id in
            DesktopEntries.path(of: id, in: folder).flatMap { DesktopEntry(id: id, path: $0, locale: locale) }?
                .mimeTypes.contains(type) == true
        }
    }

    private static func read(_ path: String) -> KeyFile? {
        guard let bytes = try? FileSystem.read(path, maximumSize: AppLinksLimits.desktopFile) else { return nil }
        let file = KeyFile(String(decoding: bytes, as: UTF8.self))
        return file.malformedLine == nil ? file : nil
    }
}
