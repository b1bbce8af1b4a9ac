import Documents
import Files
import Text

struct DocumentFile: Sendable {
    private let path: String

    /// A file by its path; `-` is standard input.
    init(path: String) { self.path = path }

    /// Reads the document.
    ///
    /// - Throws: `DocumentError.file` if the file cannot be read or is too large.
    func read() throws(DocumentError) -> [UInt8] {
        do {
            let limit = DocumentFormat.maximumSize
            return path == "-"
                ? try FileSystem.readStandardInput(maximumSize: limit) : try FileSystem.read(path, maximumSize: limit)
        } catch {
            throw .file(error.message)
        }
    }

    /// Replaces the document atomically: other programs see either the old document or the new one.
    ///
    /// - Parameter old: the document as it was read.
    /// - Throws: `DocumentError.file` if the file has other bytes by now, is read-only or has hard links, or cannot be
    ///   written.
    func replace(_ old: [UInt8], with document: [UInt8]) throws(DocumentError) {
        do {
            try FileSystem.replace(path, from: old, to: document)
        } catch {
            throw .file(error.message)
        }
    }
}

extension [UInt8] {
    /// Whether the bytes are no text: none of the formats has a zero byte. UTF-16 has them too.
    var isBinary: Bool { span.containsByte(0) }
}
