public import LinkEngine
import PCRE

/// Where a rule failed to read a link.
public struct RuleFailure: Sendable {
    /// The rule.
    public let rule: ExplainedRule
    /// The link as the rule sees it: rules for sites see it normalized.
    public let link: String
    /// The offset in the link of the first character that the rule did not expect, in UTF-8 bytes.
    public let offset: Int
    /// What the rule expected there, in words; alternatives in the order of the rule.
    public let expected: [String]
    /// A link that the rule reads and that differs in one character, or lacks one part; nil if more is wrong.
    public let nearest: String?
    /// Whether the rule has something in common with the link: it reads a changed link, or a label of the host, the
    /// scheme of an app or most of one.
    public let isNear: Bool

    /// Whether a person would see no difference but the place of the rule in its file.
    func isSame(as other: RuleFailure) -> Bool {
        rule.name == other.rule.name && link == other.link && offset == other.offset && expected == other.expected
    }
}

extension PassageRule {
    static func words(_ expectations: [Expectation]) -> [String] {
        let isEnd = expectations.contains(.ahead("[?#]|\\z"))
        return expectations.compactMap { expectation in
            switch expectation {
            case .ahead("[?#]|\\z"): "the end of the path"
            case .literal(let text) where text.hasPrefix("\n"): "the headers of the page"
            // Optional there.
            case .literal("/") where isEnd: nil
            default: expectation.description
            }
        }
    }
}
