import URLText

/// A link that looks like one of a rule, but leads elsewhere or states something else.
package struct NearLink: Hashable, Sendable {
    /// How it differs from a link of the rule.
    package enum Kind: String, CaseIterable, Sendable {
        case host = "another host that looks like it"
        case dot = "another character in place of a dot"
        case path = "a longer path"
        case surroundings = "a link inside of another link"
        case secondValue = "a second value"
        case number = "a chapter or verse beyond the book"
        case parameter = "another parameter"
        case missing = "a part is missing"

        /// Whether a rule that reads such a link is likely to be too wide.
        package var isForeign: Bool {
            switch self {
            case .host, .dot, .surroundings, .secondValue, .number: true
            case .path, .parameter, .missing: false
            }
        }
    }

    /// How it differs.
    package let kind: Kind
    package let link: String
    /// The query parameter that has a second value.
    package private(set) var parameter: String?
}

extension NearLink {
    /// The links near a link, those first that people would take for it.
    ///
    /// - Parameter numbers: the ranges of chapters and verses in the link, in UTF-8 bytes.
    package static func all(of link: String, numbers: [Range<Int>] = []) -> [NearLink] {
        guard let parts = LinkPieces(link) else { return parts(of: link) + beyond(link, numbers) }
        var seen: Set<String> = [link]
        return
            (hosts(parts) + dots(parts) + paths(parts) + surroundings(parts) + secondValues(parts)
            + beyond(link, numbers) + self.parts(of: link)).filter { seen.insert($0.link).inserted }
    }

    private static func hosts(_ parts: LinkPieces) -> [NearLink] {
        let labels = parts.host.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard labels.count > 1, parts.scheme.hasPrefix("http") else { return [] }
        let domain = labels.count - 2
        func with(_ index: Int, _ label: String) -> String {
            (labels[..<index] + [label] + labels[(index + 1)...]).joined(separator: ".")
        }
        let hosts = [
            with(domain, "x" + labels[domain]), with(domain, "not" + labels[domain]), parts.host + ".example.net",
            with(domain, String(labels[domain].dropFirst())), with(domain, labels[domain] + "s"),
            with(labels.count - 1, labels[labels.count - 1] + "x"), with(labels.count - 1, "example"),
            "x" + parts.host, "x." + parts.host, parts.host + ":x@example.net", parts.host + "@example.net",
            parts.host + "/example.net", parts.host + "x",
        ]
        let shorter = NearLink(kind: .missing, link: parts.with(host: labels.dropFirst().joined(separator: ".")))
        return hosts.map { NearLink(kind: .host, link: parts.with(host: $0)) } + [shorter]
    }

    /// Each dot in turn replaced by a letter.
    private static func dots(_ parts: LinkPieces) -> [NearLink] {
        let bytes = Array(parts.link.utf8)
        return bytes.indices.filter { bytes[$0] == UInt8(ascii: ".") }.prefix(12).map { index in
            var changed = bytes
            changed[index] = UInt8(ascii: "x")
            return NearLink(kind: .dot, link: String(decoding: changed, as: UTF8.self))
        }
    }

    private static func paths(_ parts: LinkPieces) -> [NearLink] {
        let path = parts.path.hasSuffix("/") ? String(parts.path.dropLast()) : parts.path
        let more = ["/more", "/x/1", "x", "1", "-x", ".x", "/1", ":1", "/-", "-1", "@"]
        let longer = more.map { path + $0 } + ["/x" + parts.path]
        let others = segments(parts).map { NearLink(kind: .path, link: parts.with(path: $0)) }
        return longer.map { NearLink(kind: .path, link: parts.with(path: $0)) }
            + ["?x=1", "&x=1", "#x", "#", "?x#y"].map { NearLink(kind: .path, link: parts.link + $0) } + others
    }

    /// The path with a segment left out, doubled, prefixed or replaced.
    private static func segments(_ parts: LinkPieces) -> [String] {
        let segments = parts.path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        return segments.indices.dropFirst().prefix(10).flatMap { index in
            let (before, after) = (segments[..<index], segments[(index + 1)...])
            return [
                [], [segments[index], segments[index]], ["x" + segments[index]], [segments[index] + "x"], ["x"], ["-"],
            ].map { (before + $0 + after).joined(separator: "/") }
        }
    }

    private static func surroundings(_ parts: LinkPieces) -> [NearLink] {
        let link = parts.link
        let bare = link.dropFirst(parts.scheme.count + 3)
        return [
            "https://example.net/\(bare)", "https://example.net/?u=\(link)", "https://example.net/\(link)",
            "https://example.net/#\(link)", "x\(link)", "ftp://\(bare)",
        ].map { NearLink(kind: .surroundings, link: $0) }
    }

    /// Each parameter once more, with another value.
    private static func secondValues(_ parts: LinkPieces) -> [NearLink] {
        Query(of: parts.link).items.prefix(8).flatMap { item -> [NearLink] in
            let other = item.value.contains { $0.isNumber } ? "2" : "acts"
            let text = "\(item.name)=\(item.value)"
            let second = parts.link.replacing(text, with: "\(text)&\(item.name)=\(other)", maxReplacements: 1)
            let changed = [
                (text, "x\(text)"), (text, "\(item.name)="), ("\(text)&", ""), ("&\(text)", ""), ("?\(text)", ""),
                (text, "\(item.name)x=\(item.value)"), (text, "\(item.name)=x\(item.value)"), (text, "\(text)x"),
            ].map { parts.link.replacing($0, with: $1, maxReplacements: 1) }
            return [NearLink(kind: .secondValue, link: second, parameter: item.name)]
                + changed.map { NearLink(kind: .parameter, link: $0) }
        }
    }

    private static func beyond(_ link: String, _ numbers: [Range<Int>]) -> [NearLink] {
        let bytes = Array(link.utf8)
        return numbers.filter { $0.upperBound <= bytes.count }.flatMap { range in
            ["200", "0", "x"].map { number in
                let changed = bytes[..<range.lowerBound] + number.utf8 + bytes[range.upperBound...]
                return NearLink(kind: .number, link: String(decoding: changed, as: UTF8.self))
            }
        }
    }

    /// The link cut off after each of its delimiters.
    private static func parts(of link: String) -> [NearLink] {
        let bytes = Array(link.utf8)
        return bytes.indices.filter { $0 > 8 && "/?#&=:.-;,+".utf8.contains(bytes[$0]) }.flatMap { index in
            [index, index + 1].map { NearLink(kind: .missing, link: String(decoding: bytes[..<$0], as: UTF8.self)) }
        }
    }
}

/// A link as text: scheme, host, path, and the rest.
struct LinkPieces {
    let link: String
    let scheme: String
    let host: String
    let path: String
    /// The query and the fragment.
    let rest: String

    /// Nil for a text without a scheme and a host.
    init?(_ link: String) {
        guard let mark = link.firstRange(of: "://") else { return nil }
        let behind = link[mark.upperBound...]
        let host = behind.prefix { !"/?#".contains($0) }
        let path = behind[host.endIndex...].prefix { !"?#".contains($0) }
        self.link = link
        scheme = String(link[..<mark.lowerBound])
        self.host = String(host)
        self.path = String(path)
        rest = String(behind[path.endIndex...])
    }

    func with(host: String? = nil, path: String? = nil) -> String {
        scheme + "://" + (host ?? self.host) + (path ?? self.path) + rest
    }
}
