import Text

/// The group of a regex that matches the host of a self-hosted service, `(?<server>meet\\.jit\\.si)`. The servers that
/// a user has named for the service are further alternatives.
enum ServerGroup {
    static let name = "server"

    /// The regex of a rule with further hosts in its group.
    static func regex(_ regex: String, with hosts: [String]) -> String {
        guard !hosts.isEmpty else { return regex }
        let (bytes, start) = (Array(regex.utf8), Array("(?<\(name)>".utf8))
        guard let index = bytes.span.firstIndex(of: start.span) else { return regex }
        let end = index + start.count
        let alternatives = hosts.map { $0.split(separator: ".").joined(separator: "\\.") + "|" }
        return String(decoding: bytes[..<end], as: UTF8.self) + alternatives.joined()
            + String(decoding: bytes[end...], as: UTF8.self)
    }
}

extension Manifest {
    /// The services whose rules allow servers of the user's own, in alphabetical order.
    public var services: [String] {
        Set(lazyActions.compactMap { $0.value[ManifestSchema.Key.server.rawValue]?.string }).sorted()
    }
}
