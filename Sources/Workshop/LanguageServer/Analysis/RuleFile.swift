import LinkEngine
import PCRE
import Text

/// A rule of a document as a file by itself, so that it is examined once, however often the others change.
struct RuleFile: Sendable {
    /// What a rule is known by: two rules with the same text have the same findings.
    struct Key: Hashable, Sendable {
        let part: ManifestSchema.Key
        /// Whether the document is written for Lectern and not for Opener.
        let isOwn: Bool
        let text: [UInt8]
    }

    /// The file: a manifest with this rule only.
    let file: SourceFile
    let range: Range<Int>
    /// The objects of the rule, each before the objects in it; none while it is not JSON.
    let objects: [ManifestObject]

    init(_ key: Key, path: String) {
        let schema = key.isOwn ? "\"$schema\":\"\"," : ""
        let isTable = key.part == .redirects
        let start = Array("{\(schema)\"\(key.part.rawValue)\":\(isTable ? "" : "[")".utf8)
        file = SourceFile(path: path, bytes: start + key.text + Array((isTable ? "}" : "]}").utf8))
        range = start.count..<start.count + key.text.count
        let root = (try? file.parsed())?.root
        objects = Array((root.map { ManifestObject.all(in: $0) } ?? []).dropFirst())
    }

    /// Whether a result needs a process that runs scripts.
    var hasScript: Bool { objects.contains { $0[.script] != nil || $0[.script2] != nil } }

    /// The identifiers of the apps that its formats name.
    var namedApps: Set<String> { Set(objects.compactMap { $0.kind == .format ? $0.string(.appId) : nil }) }

    /// The app that the rule defines; nil for a rule of another kind.
    var app: AppDefinition? { objects.first.flatMap { $0.kind == .app ? AppDefinition($0, in: file) : nil } }

    /// The range of what a finding is about: the part of a regex, or the token at its offset.
    func range(at offset: Int) -> Range<Int> {
        let regexes = objects.compactMap(\.regex)
        if let regex = regexes.first(where: { $0.range.lowerBound < offset && offset < $0.range.upperBound }),
            let source = regex.string, let tree = try? PatternTree(source),
            let term = tree.terms.first(where: { regex.offset(ofText: $0.range.lowerBound) == offset }),
            let range = regex.range(ofText: term.range.lowerBound..<term.end)
        {
            return range
        }
        return JSONLexer.range(at: offset, in: file.bytes)
    }
}

extension PatternTree {
    /// Every term, an outer one before those in it.
    fileprivate var terms: [Term] { Self.terms(in: alternatives) }

    private static func terms(in alternatives: Alternatives) -> [Term] {
        alternatives.joined().flatMap { term -> [Term] in
            switch term.kind {
            case .group(let inner, _, _), .lookahead(let inner, _): [term] + terms(in: inner)
            default: [term]
            }
        }
    }
}

extension JSONLexer {
    /// The range of the token that starts at an offset; where none does, of the byte before it.
    static func range(at offset: Int, in bytes: [UInt8]) -> Range<Int> {
        var lexer = JSONLexer(bytes, from: min(max(offset, 0), bytes.count))
        if let token = lexer.next(), token.range.lowerBound == offset { return token.range }
        return max(0, offset - 1)..<max(0, offset)
    }
}
