import Text

extension String {
    /// The text as an argument of a shell command.
    var shellQuoted: String {
        let isPlain = utf8.allSatisfy { $0.isASCIIAlphanumeric || "-_./".utf8.contains($0) }
        return isPlain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
    }
}
