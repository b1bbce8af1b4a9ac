import LinkEngine

/// The rules of a document and where they are. Found without parsing, so that a document of which one rule is half-typed
/// still has the others.
struct DocumentOutline: Sendable {
    /// A rule: an item of a list of the manifest, or the whole table of redirects.
    struct Rule: Sendable {
        /// The key of the list or table.
        let part: ManifestSchema.Key
        let range: Range<Int>
    }

    /// A key of the manifest.
    struct Member: Sendable {
        let name: String
        /// The range of the key, its quotes included.
        let key: Range<Int>
    }

    private(set) var rules: [Rule] = []
    /// The keys of the manifest in the order of the text.
    private(set) var members: [Member] = []

    init(_ bytes: [UInt8]) {
        var lexer = JSONLexer(bytes)
        var nesting = JSONNesting()
        var part: ManifestSchema.Member?
        var (open, end): ((part: ManifestSchema.Key, start: Int)?, Int) = (nil, 0)
        while let token = lexer.next() {
            let last = nesting.containers.last
            nesting.take(token)
            let start = part.flatMap { Self.start(of: $0, nesting.containers) }
            if let rule = open, start != rule.start {
                let isItsEnd = token.kind == .closeObject && last?.start == rule.start
                rules.append(Rule(part: rule.part, range: rule.start..<(isItsEnd ? token.range.upperBound : end)))
            }
            open = part.flatMap { part in start.map { (part.key, $0) } }
            if nesting.containers.count == 1, last?.expectsKey == true, nesting.containers[0].key == token.range {
                part = addMember(token.range, bytes)
            }
            end = token.range.upperBound
        }
        if let rule = open { rules.append(Rule(part: rule.part, range: rule.start..<end)) }
    }

    /// Where the rule starts that is open.
    private static func start(of part: ManifestSchema.Member, _ open: [JSONNesting.Container]) -> Int? {
        if case .table = part.types.first { return open.count > 1 && open[1].isObject ? open[1].start : nil }
        return open.count > 2 && !open[1].isObject && open[2].isObject ? open[2].start : nil
    }

    private mutating func addMember(_ key: Range<Int>, _ bytes: [UInt8]) -> ManifestSchema.Member? {
        let name = String(decoding: bytes[key].dropFirst().prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
        members.append(Member(name: name, key: key))
        let kind = ManifestSchema.Kind.manifest
        return kind.key(named: name).flatMap(kind.member).flatMap { $0.role == .parts ? $0 : nil }
    }
}
