import URLText

/// URIs of files, as clients write them.
enum DocumentURI {
    /// The path of a file; nil for a URI of another kind.
    static func path(_ uri: String) -> String? {
        let scheme = "file://"
        guard uri.lowercased().hasPrefix(scheme) else { return nil }
        let rest = uri.dropFirst(scheme.count)
        guard let slash = rest.firstIndex(of: "/") else { return nil }
        return PercentEncoding.decode(String(rest[slash...]))
    }

    static func uri(ofFile path: String) -> String {
        let components = path.split(separator: "/", omittingEmptySubsequences: false)
        return "file://"
            + components.map { PercentEncoding.encode(String($0), keeping: .nothing) }.joined(separator: "/")
    }
}
