import Text

/// Why a file cannot be read or written.
public struct FileError: Error, Equatable, Sendable {
    /// The path of the file and what is wrong, in one line.
    public let message: String

    package init(message: String) { self.message = Printable.line(message) }
}

extension FileError: CustomStringConvertible {
    /// The message.
    public var description: String { message }
}
