import LinkEngine
import PCRE
import Requests
import RuleChecking
import Text
import URLText

/// The tests of the rules for sites in a file, also those that were made.
struct RuleTests {
    /// The rules.
    let rules: [ReadingRule]
    private let engine: Engine

    init(_ file: SourceFile) {
        let manifest = Manifest(files: [file])
        rules = manifest.readingRules
        engine = Engine(manifest: manifest, scripts: .off)
    }

    /// What each rule gave for its tests, one object each.
    var json: [JSONOutput] { rules.flatMap { rule in rule.tests.entries.map { json(of: $0, rule) } } }

    private func json(of test: TestEntry, _ rule: ReadingRule) -> JSONOutput {
        let result = rule.evaluate(test.link, RuleServices(scripts: .off))
        let hasPassed = result.value == test.expected
        var failure: RuleFailure?
        if !hasPassed, result.value == nil { failure = NearestRules(of: engine).failures(for: test.link).first }
        return [
            "link": .string(test.link), "expected": JSONOutput(test.expected), "actual": JSONOutput(result.value),
            "passed": .bool(hasPassed), "made": .bool(test.isMade), "failure": failure?.excerpt ?? .null,
            "pieces": .array(rule.pieces(of: test.link)),
        ]
    }
}

extension RuleFailure {
    /// Where the rule stopped reading the link: the text before and after that place, and what was expected there.
    fileprivate var excerpt: JSONOutput {
        let bytes = Array(link.utf8)
        let offset = min(offset, bytes.count)
        return [
            "before": .string(String(decoding: bytes[..<offset], as: UTF8.self)),
            "after": .string(String(decoding: bytes[offset...], as: UTF8.self)), "expectation": .string(expectation),
        ]
    }
}

extension ReadingRule {
    /// A link as texts that follow each other, each with the part of the passage that it is, if it is one; none if the rule
    /// does not read it.
    func pieces(of link: String) -> [JSONOutput] {
        let link = NormalizedLink(link).url
        let bytes = Array(link.utf8)
        var pieces: [JSONOutput] = []
        var offset = 0
        func append(_ end: Int, _ part: LinkPart?) {
            guard end > offset else { return }
            let text = String(decoding: bytes[offset..<end], as: UTF8.self)
            pieces.append(["text": .string(text), "part": JSONOutput(part?.rawValue)])
            offset = end
        }
        for (range, part) in parts(of: link) where range.lowerBound >= offset {
            append(range.lowerBound, nil)
            append(range.upperBound, part)
        }
        if offset > 0 { append(bytes.count, nil) }
        return pieces
    }

    /// Where the parts of the passage are in a normalized link, in bytes.
    private func parts(of link: String) -> [(range: Range<Int>, part: LinkPart)] {
        let subject = Subject(link)
        guard let match = try? pattern.firstMatch(in: subject) else { return [] }
        var parts: [(range: Range<Int>, part: LinkPart)] = []
        for (part, group) in groups {
            if let range = match[group], !range.isEmpty { parts.append((range: range, part: part)) }
        }
        for item in Query(of: link).items {
            guard !item.value.isEmpty, let field = query.first(where: { $0.parameter == item.name }) else { continue }
            let start = item.offset + item.name.utf8.count + 1
            parts.append((range: start..<start + item.value.utf8.count, part: field.part))
        }
        return parts.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}
