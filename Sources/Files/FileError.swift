/// Why a file cannot be read or written.
public struct FileError: Error, Equatable, Sendable {
    /// The file, what was found and what was expected.
    public let message: String

    package init(message: String) { self.message = message }
}
