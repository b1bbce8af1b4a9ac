/// A host as a regex writes it, one way through its alternatives.
struct HostPattern: Hashable {
    /// A part of the host.
    enum Element: Hashable {
        case literal(Character)
        /// A term that matches several characters, by its range in the regex.
        case wildcard(Range<Int>)
    }

    /// What is wrong with a host.
    enum Problem: Hashable {
        case isMissing
        /// The host has a domain that other sites can have, because of the term with this range.
        case isOpen(Range<Int>)
    }

    private var elements: [Element] = []

    var isEmpty: Bool { elements.isEmpty }

    /// The host as text, if it has no wildcards.
    var literal: String? {
        var text = ""
        for element in elements {
            guard case .literal(let character) = element else { return nil }
            text.append(character)
        }
        return text
    }

    var hasDot: Bool { elements.contains(.literal(".")) }

    /// The range of the last term that matches several characters.
    var lastWildcard: Range<Int>? {
        elements.reversed().lazy.compactMap { if case .wildcard(let range) = $0 { range } else { nil } }.first
    }

    /// Appends a part, up to the length that a host can have (RFC 1035, section 2.3.4).
    mutating func append(_ element: Element) { if elements.count < 255 { elements.append(element) } }

    /// The labels from left to right. A dot at the end of a host means the same as none.
    private var labels: [[Element]] {
        var labels = elements.split(separator: .literal("."), omittingEmptySubsequences: false).map(Array.init)
        if labels.last?.isEmpty == true { labels.removeLast() }
        return labels
    }

    /// The labels at the end that are written out.
    private var fixedLabels: [String] {
        labels.reversed().prefix { label in
            !label.isEmpty && label.allSatisfy { if case .literal = $0 { true } else { false } }
        }.reversed().map { label in
            String(label.compactMap { if case .literal(let character) = $0 { character } else { nil } })
        }
    }

    /// What is wrong; nil for the host of one site, with subdomains that may vary.
    var problem: Problem? {
        guard !labels.isEmpty else { return .isMissing }
        let fixed = fixedLabels
        guard fixed.count < labels.count else { return nil }
        let needed = Self.isSharedSuffix(fixed.suffix(2)) ? 3 : 2
        if fixed.count >= needed { return nil }
        return lastWildcard.map(Problem.isOpen) ?? .isMissing
    }

    /// The host, with `*` for labels that vary: `*.example.org`.
    var name: String {
        let fixed = fixedLabels
        return ((fixed.count < labels.count ? ["*"] : []) + fixed).joined(separator: ".").lowercased()
    }

    /// Whether two labels are a suffix under which anybody can have a domain, such as `co.uk` or `github.io`.
    private static func isSharedSuffix(_ labels: some Collection<String>) -> Bool {
        guard let first = labels.first, let last = labels.dropFirst().first else { return false }
        return last.count == 2 && secondLevel.contains(first) || hosting.contains("\(first).\(last)")
    }

    private static let secondLevel: Set = ["co", "com", "net", "org", "edu", "gov", "ac", "or", "ne", "go"]
    private static let hosting: Set = [
        "appspot.com", "blogspot.com", "firebaseapp.com", "github.io", "gitlab.io", "herokuapp.com", "netlify.app",
        "pages.dev", "vercel.app", "web.app", "weebly.com", "wixsite.com", "wordpress.com",
    ]
}
