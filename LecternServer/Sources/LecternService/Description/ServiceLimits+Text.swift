extension ServiceLimits {
    /// How large a body may be, for people.
    var bodyText: String {
        "A body has at most \(lines) lines of \(line) bytes, and \(Self.text(body)); a document has at most "
            + "\(Self.text(min(body, document)))."
    }

    private static func text(_ bytes: Int) -> String {
        bytes.isMultiple(of: 1 << 20) ? "\(bytes >> 20) MB" : "\(bytes) bytes"
    }
}
