package import Diagnostics
package import JSONText

/// One manifest made of rule files, as its authors wrote them.
package struct RuleBundle {
    /// Who is to read it.
    package enum Audience: Sendable {
        case lectern
        /// Opener: only what its language knows.
        case opener
    }

    /// The manifest.
    package let json: JSONOutput

    /// Files that have been checked: what cannot be read in them is passed over.
    package init(files: [SourceFile], audience: Audience, includesTests: Bool) {
        let roots = files.compactMap { try? RuleFiles.document(of: $0).root }
        let filter = KeyFilter(audience: audience, includesTests: includesTests)
        var members: [(String, JSONOutput)] = []
        for name in ["apps", "actions", "browsers", "previews", "passages"] {
            guard audience == .lectern || name != "passages" else { continue }
            var items = roots.flatMap { $0[name]?.items ?? [] }
            if name == "apps" { items = Self.sorted(items, order: roots.flatMap { $0["order"]?.items ?? [] }) }
            if !items.isEmpty { members.append((name, .array(items.compactMap { filter.filtered($0, in: name) }))) }
        }
        let redirects = roots.flatMap { ($0["redirects"] ?? $0["redirectRules"])?.members ?? [] }
        if !redirects.isEmpty {
            members.append(
                ("redirects", .object(redirects.map { ($0.name, filter.filtered($0.value, in: "redirects") ?? .null) }))
            )
        }
        json = .object(members)
    }

    private static func sorted(_ apps: [JSONValue], order: [JSONValue]) -> [JSONValue] {
        let places = Dictionary(
            order.enumerated().map { ($1.string ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        return apps.enumerated()
            .sorted {
                let first = places[$0.element["identifier"]?.string ?? ""] ?? .max
                let second = places[$1.element["identifier"]?.string ?? ""] ?? .max
                return (first, $0.offset) < (second, $1.offset)
            }
            .map(\.element)
    }
}

/// What a bundle leaves out of the objects it is made of.
private struct KeyFilter {
    let audience: RuleBundle.Audience
    let includesTests: Bool

    private static let tests: Set = ["testInputs", "testResults", "tests", "test", "testsThatCantBeRunCuzHeaders"]
    private static let notes: Set = ["docs", "note", "note2", "notes", "todo", "useful", "known issue"]
    private static let additions: Set = ["schemes", "intentions", "passage", "status", "verified", "template"]

    /// Nil where nothing is left that the audience could use.
    func filtered(_ value: JSONValue, in list: String) -> JSONOutput? {
        if let items = value.items { return .array(items.compactMap { filtered($0, in: list) }) }
        guard let members = value.members else { return .value(value) }
        if audience == .opener, value["template"] != nil { return nil }
        var kept: [(String, JSONOutput)] = []
        for member in members where keeps(member.name) {
            guard let child = filtered(member.value, in: list) else { return nil }
            if member.name == "formats", case .array(let formats) = child, formats.isEmpty { return nil }
            kept.append((member.name, child))
        }
        return .object(kept)
    }

    private func keeps(_ name: String) -> Bool {
        if !includesTests, Self.tests.contains(name) || Self.notes.contains(name) { return false }
        return audience == .lectern || !Self.additions.contains(name)
    }
}
