extension ServiceLimits {
    /// How large a body may be, for people.
    var bodyText: String {
        let size = body.isMultiple(of: 1 << 20) ? "\(body >> 20) MB" : "\(body) bytes"
        return "A body has at most \(lines) lines of \(line) bytes, and \(size)."
    }
}
