import Glibc
import LinkEngine

/// A file before and after a change; nil where there is none.
struct FileChange: Equatable {
    let path: String
    let old: [UInt8]?
    let new: [UInt8]?

    /// A change of the file that is there now.
    init(_ path: String, to new: String?) throws(DesktopError) {
        self.path = path
        self.new = new.map { Array($0.utf8) }
        do {
            old = FileSystem.isFile(path) ? try FileSystem.read(path, maximumSize: KeyFile.maximumSize) : nil
        } catch {
            throw DesktopError(message: error.message)
        }
    }

    /// The text before the change; an error where it cannot be kept as it is.
    static func text(of path: String) throws(DesktopError) -> String {
        let file = try FileChange(path, to: nil)
        guard let text = String(validating: file.old ?? [], as: UTF8.self) else {
            throw DesktopError(message: "\(path): is not UTF-8, and is left as it is")
        }
        return text
    }

    func apply() throws(DesktopError) { try write(new) }

    func revert() throws(DesktopError) { try write(old) }

    private func write(_ bytes: [UInt8]?) throws(DesktopError) {
        do {
            guard let bytes else {
                guard unsafe unlink(path) == 0 || errno == ENOENT else {
                    throw DesktopError(message: "\(path): \(unsafe String(cString: strerror(errno)))")
                }
                return
            }
            if let slash = path.lastIndex(of: "/") { try FileSystem.makeFolder(String(path[..<slash])) }
            try FileSystem.replace(path, with: bytes)
        } catch let error as RuleFiles.ReadError {
            throw DesktopError(message: error.message)
        } catch let error as DesktopError {
            throw error
        } catch {
            throw DesktopError(message: "\(path): \(error)")
        }
    }
}
