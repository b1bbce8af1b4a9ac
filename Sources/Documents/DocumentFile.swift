import Files

/// The file that a document is in.
public struct DocumentFile: Sendable {
    private let path: String

    /// A file by its path; `-` is standard input.
    public init(path: String) { self.path = path }

    /// Reads the document.
    public func read() throws(DocumentError) -> [UInt8] {
        do {
            let limit = DocumentFormat.maximumSize
            return path == "-"
                ? try FileSystem.readStandardInput(maximumSize: limit) : try FileSystem.read(path, maximumSize: limit)
        } catch {
            throw .file(error.message)
        }
    }

    /// Puts another document in its place, all or nothing: whoever opens the file sees the one or the other.
    public func replace(with document: [UInt8]) throws(DocumentError) {
        do {
            try FileSystem.replace(path, with: document)
        } catch {
            throw .file(error.message)
        }
    }
}
