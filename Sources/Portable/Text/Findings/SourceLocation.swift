/// A byte offset in a rule file; its line and column are computed on demand.
public struct SourceLocation: Sendable {
    package let file: SourceFile
    /// The offset in bytes from the start of the file.
    package let offset: Int

    package init(file: SourceFile, offset: Int) {
        self.file = file
        self.offset = offset
    }

    /// The line, the column and the text around them.
    public var position: SourcePosition { file.position(at: offset) }

    /// The location of another value in the same file.
    package func moved(to value: JSONValue) -> SourceLocation { SourceLocation(file: file, offset: value.offset) }
}

extension SourceLocation: Hashable {
    /// Two locations are equal if they have the same offset in the same file object.
    public static func == (first: SourceLocation, second: SourceLocation) -> Bool {
        first.file === second.file && first.offset == second.offset
    }

    /// Hashes the path and the offset.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(file.path)
        hasher.combine(offset)
    }
}

/// A line and a column of a file, as messages print them.
public struct SourcePosition: Hashable, Sendable {
    /// The name of the file as it was given.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int
    /// The text of the line before the position, and from it on (shortened where the line is long).
    let before: String
    let after: String
}
