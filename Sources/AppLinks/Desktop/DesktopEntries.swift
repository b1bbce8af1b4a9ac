import Files

/// The files of desktop entries in all application folders.
struct DesktopEntries {
    private let folders: [String]

    init(environment: [String: String]) { folders = XDGFolders(environment: environment).applications }

    /// The files with an id, in the order of the folders: the first one masks the others.
    func paths(of id: String) -> [String] { folders.compactMap { Self.path(of: id, in: $0) } }

    /// The ids of all entries in the order of the folders, without repetitions.
    var ids: [String] {
        var seen: Set<String> = []
        return folders.flatMap(Self.ids).filter { seen.insert($0).inserted }
    }

    /// The ids of a folder's entries. Entries in subfolders have the names of these in their ids, joined by `-`.
    static func ids(in folder: String) -> [String] {
        let paths = ((try? FileSystem.files(under: folder)) ?? []).filter { $0.hasSuffix(".desktop") }
        return paths.map { String($0.dropFirst(folder.count + 1).replacing("/", with: "-")) }.sorted()
    }

    /// The file of an id in a folder. Each `-` of the id may be a path separator.
    static func path(of id: String, in folder: String) -> String? {
        // An id from a file of any origin must not lead out of the folder.
        guard id.hasSuffix(".desktop"), !id.contains("/"), !id.hasPrefix(".") else { return nil }
        let direct = folder + "/" + id
        if FileSystem.isFile(direct) { return direct }
        for dash in id.indices where id[dash] == "-" && dash != id.startIndex {
            let inner = folder + "/" + id[..<dash]
            guard FileSystem.isFolder(inner, followsLinks: true) else { continue }
            if let path = path(of: String(id[id.index(after: dash)...]), in: inner) { return path }
        }
        return nil
    }
}
