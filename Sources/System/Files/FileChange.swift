/// A change of a file that can be undone.
package struct FileChange: Equatable {
    package let path: String
    /// The bytes before the change; nil if the file did not exist.
    package let old: [UInt8]?
    /// The bytes after the change; nil to remove the file.
    package let new: [UInt8]?

    /// A change of the file as it is now.
    ///
    /// - Throws: `FileError` if the file exists and cannot be read.
    package init(_ path: String, to new: String?) throws(FileError) {
        self.path = path
        self.new = new.map { Array($0.utf8) }
        old = FileSystem.isFile(path) ? try FileSystem.read(path, maximumSize: SystemLimits.changedFile) : nil
    }

    /// The current text of a file, empty if it does not exist.
    package static func text(of path: String) throws(FileError) -> String {
        let file = try FileChange(path, to: nil)
        guard let text = String(validating: file.old ?? [], as: UTF8.self) else {
            throw FileError(message: "\(path): is not UTF-8; not changed")
        }
        return text
    }

    /// Makes the change.
    ///
    /// - Throws: `FileError` if the file has changed in the meantime, or cannot be written or removed.
    package func apply() throws(FileError) {
        guard let new else { return try FileSystem.remove(path) }
        try makeFolder()
        try FileSystem.replaceUnchanged(path, from: old, to: new)
    }

    /// Undoes the change.
    package func revert() throws(FileError) {
        guard let old else { return try FileSystem.remove(path) }
        try makeFolder()
        try FileSystem.replace(path, with: old)
    }

    private func makeFolder() throws(FileError) {
        try FileSystem.makeFolder(FileSystem.folder(of: try FileSystem.target(of: path)))
    }
}
