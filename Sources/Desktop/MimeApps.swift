import Files

/// Which apps a person and the system associate with a type: the MIME applications specification of the desktop.
struct MimeApps {
    private let folders: XDGFolders
    /// The names of the desktop that runs, in lower case, the most important first.
    private let desktops: [String]

    init(environment: [String: String]) {
        folders = XDGFolders(environment: environment)
        desktops = environment["XDG_CURRENT_DESKTOP"]?.split(separator: ":").map { $0.lowercased() } ?? []
    }

    /// The ids of the entries for a type, the preferred one first. Whether they exist is not said.
    func entries(for type: String) -> [String] {
        let places = self.places
        var ids: [String] = []
        for place in places { place.lists.forEach { ids += $0.file.list(type, in: "Default Applications") } }
        var removed: Set<String> = []
        for place in places {
            // A list for one desktop says what is preferred there, not what is associated.
            for list in place.lists where !list.isOfDesktop {
                ids += list.file.list(type, in: "Added Associations").filter { !removed.contains($0) }
                removed.formUnion(list.file.list(type, in: "Removed Associations"))
            }
            ids += place.associations(type).filter { !removed.contains($0) }
        }
        var seen: Set<String> = []
        return ids.filter { seen.insert($0).inserted }
    }

    /// A folder that may say what opens what.
    private struct Place {
        let lists: [(file: KeyFile, isOfDesktop: Bool)]
        let associations: (String) -> [String]
    }

    private var places: [Place] {
        folders.config.map { place($0, associations: { _ in [] }) }
            + folders.applications.map { folder in
                place(folder, associations: { Self.associations($0, in: folder) })
            }
    }

    private func place(_ folder: String, associations: @escaping (String) -> [String]) -> Place {
        let ofDesktops = desktops.compactMap { Self.read("\(folder)/\($0)-mimeapps.list") }
        let lists = ofDesktops.map { ($0, true) } + (Self.read(folder + "/mimeapps.list").map { [($0, false)] } ?? [])
        return Place(lists: lists, associations: associations)
    }

    /// What the entries of a folder say themselves, from the cache of it; without a cache, they are read.
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
