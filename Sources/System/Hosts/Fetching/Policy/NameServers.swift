#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The name servers that this machine asks.
package enum NameServers {
    /// The file that names them.
    package static let path = "/etc/resolv.conf"

    /// Their addresses, by the file; empty if it does not exist or names none.
    package static func configured() -> [String] {
        guard let file = unsafe fopen(path, "re") else { return [] }
        defer { unsafe _ = fclose(file) }
        var servers: [String] = []
        var line = [CChar](repeating: 0, count: 1_024)
        while unsafe fgets(&line, Int32(line.count), file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let words = text.split(whereSeparator: \.isWhitespace)
            if words.count > 1, words[0] == "nameserver" { servers.append(String(words[1])) }
        }
        return servers
    }
}
