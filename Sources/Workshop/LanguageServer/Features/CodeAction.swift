import RuleChecking
import Text

/// A correction that the client can apply.
struct CodeAction {
    /// The kind of a single correction, and that of all together.
    static let quickFix = "quickfix"
    static let fixAll = "source.fixAll.lectern"

    let fix: Fix
    /// The range that it replaces in the document.
    let range: Range<Int>

    /// The corrections of a document, none of which touches another.
    static func all(in document: inout RuleDocument) -> [CodeAction] {
        if let repair = document.syntaxRepair { return [CodeAction(fix: repair, range: repair.range)] }
        var actions: [CodeAction] = []
        for placed in document.rules {
            guard let fixes = document.reports[placed.key]?.fixes(isContribution: document.context.isContribution),
                let report = document.reports[placed.key]
            else {
                continue
            }
            let offset = placed.range.lowerBound - report.rule.range.lowerBound
            let accepted = (report.tests ?? []).compactMap(ExpectationUpdate.fix)
            actions += (fixes + accepted).disjoint.map { fix in
                CodeAction(fix: fix, range: fix.range.lowerBound + offset..<fix.range.upperBound + offset)
            }
        }
        return actions
    }

    var title: String {
        let message = Printable.shortened(Printable.line(fix.message), to: 200)
        return message.prefix(1).uppercased() + message.dropFirst()
    }

    func json(in document: RuleDocument, _ findings: [PlacedFinding], _ encoding: PositionEncoding) -> JSONOutput {
        let edit: JSONOutput = [
            "range": document.range(range, encoding).json,
            "newText": .string(String(decoding: fix.replacement, as: UTF8.self)),
        ]
        let related = findings.filter { $0.range.overlaps(range) || $0.range.lowerBound == range.lowerBound }
        return [
            "title": .string(title), "kind": .string(Self.quickFix),
            "diagnostics": .array(range.count > 500 ? [] : related.map { document.diagnostic($0, encoding) }),
            "edit": document.edit([edit]),
        ]
    }
}

extension RuleDocument {
    /// The correction of the first error of syntax, if it is certain.
    fileprivate var syntaxRepair: Fix? {
        guard (try? JSONDocument(text.bytes)) == nil else { return nil }
        return Fix.proposals(for: file, schema: nil, isContribution: context.isContribution).first
    }

    func edit(_ edits: [JSONOutput]) -> JSONOutput { ["changes": [uri: .array(edits)]] }

    /// The edits that correct everything, as `check --fix` does: what is between the common start and end of both texts.
    func fixAll(_ encoding: PositionEncoding) -> JSONOutput? {
        let (old, new) = (text.bytes, FixedFile(file, isContribution: context.isContribution).file.bytes)
        guard old != new else { return nil }
        let shorter = min(old.count, new.count)
        var start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
        while start > 0, start < old.count, old[start] & 0xC0 == 0x80 { start -= 1 }
        var end = (0..<shorter - start).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shorter - start
        while end > 0, old[old.count - end] & 0xC0 == 0x80 { end -= 1 }
        let range = range(start..<old.count - end, encoding).json
        return edit([
            ["range": range, "newText": .string(String(decoding: new[start..<new.count - end], as: UTF8.self))]
        ])
    }
}
