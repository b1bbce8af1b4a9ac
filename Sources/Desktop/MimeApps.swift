import Files

/// The apps that the user and the system associate with a type, by the MIME Applications Specification.
struct MimeApps {
    private let folders: XDGFolders
    /// The names of the current desktop, in lower case, in order of precedence.
    private let desktops: [String]

    init(environment: [String: String]) {
        folders = XDGFolders(environment: environment)
        desktops = environment["XDG_CURRENT_DESKTOP"]?.split(separator: ":").map { $0.lowercased() } ?? []
    }

    /// The ids of the entries for a type, the preferred one first. The entries may not exist.
    func entries(for type: String) -> [String] {
        let sources = self.sources
        var ids: [String] = []
        for source in sources { source.lists.forEach { ids += $0.file.list(type, in: "Default Applications") } }
        var removed: Set<String> = []
        for source in sources {
            // The list of one desktop has only defaults, no associations.
            for list in source.lists where !list.isOfDesktop {
                ids += list.file.list(type, in: "Added Associations").filter { !removed.contains($0) }
                removed.formUnion(list.file.list(type, in: "Removed Associations"))
            }
            ids += source.associations(type).filter { !removed.contains($0) }
        }
        var seen: Set<String> = []
        return ids.filter { seen.insert($0).inserted }
    }

    /// The lists of a folder, and the associations of the entries in it.
    private struct Source {
        let lists: [(file: KeyFile, isOfDesktop: Bool)]
        let associations: (String) -> [String]
    }

    /// All folders in order of precedence.
    private var sources: [Source] {
        folders.config.map { source($0, associations: { _ in [] }) }
            + folders.applications.map { folder in
                source(folder, associations: { Self.associations($0, in: folder) })
            }
    }

    private func source(_ folder: String, associations: @escaping (String) -> [String]) -> Source {
        let ofDesktops = desktops.compactMap { Self.read("\(folder)/\($0)-mimeapps.list") }
        let lists = ofDesktops.map { ($0, true) } + (Self.read(folder + "/mimeapps.list").map { [($0, false)] } ?? [])
        return Source(lists: lists, associations: associations)
    }

    /// The entries of a folder that list a type, from the folder's cache; without a cache, all entries are read.
    private static func associations(_ type: String, in folder: String) -> [String] {
        if let cache = read(folder + "/mimeinfo.cache") { return cache.list(type, in: "MIME Cache") }
        return DesktopEntries.ids(in: folder).filter { id in
            DesktopEntries.path(of: id, in: folder).flatMap { DesktopEntry(id: id, path: $0) }?.mimeTypes.contains(type)
                == true
        }
    }

    private static func read(_ path: String) -> KeyFile? {
        guard let bytes = try? FileSystem.read(path, maximumSize: KeyFile.maximumSize) else { return nil }
        return KeyFile(String(decoding: bytes, as: UTF8.self))
    }
}
