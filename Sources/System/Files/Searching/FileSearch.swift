/// The regular files in a folder and the folders below it, sorted: without hidden ones, symbolic links, and what a
/// `.gitignore` there, or above up to the root of the repository, leaves out.
package struct FileSearch {
    /// The paths of the files, each beginning with the path of the folder.
    package private(set) var files: [String] = []
    /// Folders and `.gitignore` files that cannot be read.
    package private(set) var problems: [FileError] = []

    /// A `.gitignore`, and the length of the absolute path of its folder with a slash.
    private struct Level {
        let file: IgnoreFile
        let prefixLength: Int
    }

    /// The files that leave something out, the outermost first.
    private var levels: [Level] = []
    /// What the paths begin with, and what they begin with as absolute paths.
    private let folder: String
    private let absoluteFolder: String
    private let isWanted: (String) -> Bool

    /// Searches a folder.
    ///
    /// - Parameter isWanted: whether a file is wanted, by its path.
    package init(_ folder: String, where isWanted: @escaping (String) -> Bool) {
        self.folder = folder.hasSuffix("/") ? folder : folder + "/"
        self.isWanted = isWanted
        do throws(FileError) {
            let absolute = try FileSystem.absolutePath(folder)
            absoluteFolder = absolute.hasSuffix("/") ? absolute : absolute + "/"
        } catch {
            absoluteFolder = ""
            problems = [error]
            return
        }
        for path in Self.foldersAbove(absoluteFolder) { read(ignoreFileOf: path) }
        search("")
    }

    /// The absolute paths of the folders from the root of the repository to the one above a folder; none if the folder
    /// is in no repository, or is the root.
    private static func foldersAbove(_ folder: String) -> [String] {
        var above: [String] = []
        var folder = folder
        while !FileSystem.exists(folder + ".git") {
            guard folder != "/" else { return [] }
            let parent = FileSystem.folder(of: String(folder.dropLast()))
            folder = parent == "/" ? parent : parent + "/"
            above.append(folder)
        }
        return above.reversed()
    }

    /// Searches the folder with a path relative to the one of the search.
    private mutating func search(_ relative: String) {
        let count = levels.count
        defer { levels.removeSubrange(count...) }
        do throws(FileError) {
            let children = try FileSystem.children(of: folder + relative).sorted()
            read(ignoreFileOf: absoluteFolder + relative)
            for child in children { add(relative, child) }
        } catch {
            problems.append(error)
        }
    }

    private mutating func add(_ relative: String, _ path: String) {
        let child = String(path.utf8.dropFirst(folder.utf8.count)) ?? ""
        // The system reads names as bytes; here they are text, in which U+FFFD replaced what is not UTF-8.
        guard FileSystem.exists(path) || !child.contains("\u{FFFD}") else {
            return problems.append(FileError(message: "skipped \(path): its name is not UTF-8"))
        }
        let isFolder = FileSystem.isFolder(path)
        guard isFolder || FileSystem.isRegularFile(path) && isWanted(path), !isLeftOut(child, isFolder) else { return }
        if isFolder { search(child + "/") } else { files.append(path) }
    }

    /// The innermost file that has a pattern for a path decides.
    private func isLeftOut(_ relative: String, _ isFolder: Bool) -> Bool {
        guard !levels.isEmpty else { return false }
        let path = Array((absoluteFolder + relative).utf8)
        for level in levels.reversed() {
            if let isLeftOut = level.file.excludes(path[level.prefixLength...], isFolder: isFolder) { return isLeftOut }
        }
        return false
    }

    private mutating func read(ignoreFileOf folder: String) {
        let path = folder + IgnoreFile.name
        guard FileSystem.isRegularFile(path) else { return }
        do throws(FileError) {
            let file = IgnoreFile(try FileSystem.read(path, maximumSize: SystemLimits.ignoreFile))
            levels.append(Level(file: file, prefixLength: folder.utf8.count))
        } catch {
            problems.append(error)
        }
    }
}
