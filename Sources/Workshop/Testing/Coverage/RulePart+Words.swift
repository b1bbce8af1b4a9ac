import RuleChecking
import Text

extension RulePart {
    /// What a person calls the part.
    ///
    /// - Parameter regex: the regex of the rule.
    func words(_ regex: String) -> String {
        switch kind {
        case .branch(let branch): branch.words(regex)
        case .queryParameter(let name): "query parameter \"\(Printable.line(name))\""
        case .book(let name): "book \"\(Printable.line(name))\""
        case .translation(let code): "translation \"\(Printable.line(code))\""
        case .template(let index): "template \(index + 1)"
        case .format(let index): "format \(index + 1)"
        }
    }
}

extension PatternBranch {
    /// What a test would have to do to take the branch.
    fileprivate func words(_ regex: String) -> String {
        switch kind {
        case .alternative: "this alternative"
        case .words: "any of these words"
        case .absent: "left out"
        case .once: Self.times(count?.lowerBound ?? 1)
        case .many: "more than " + Self.times((count?.lowerBound ?? 2) - 1)
        case .present: "once or more"
        case .item: "[\(Printable.line(text(regex)))]"
        }
    }

    func text(_ regex: String) -> String {
        String(decoding: Array(regex.utf8)[range.clamped(to: 0..<regex.utf8.count)], as: UTF8.self)
    }

    private static func times(_ count: Int) -> String {
        switch count {
        case 1: "once"
        case 2: "twice"
        default: "\(count) times"
        }
    }
}
