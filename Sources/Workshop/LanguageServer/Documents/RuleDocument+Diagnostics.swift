import LinkEngine
import Text

struct PlacedFinding: Equatable, Sendable {
    let finding: Finding
    let range: Range<Int>
}

extension RuleDocument {
    /// The findings so far in the order of the text, at most 100 and the number of the rest.
    var placedFindings: [PlacedFinding] {
        var list = FindingList()
        var offsets: [ObjectIdentifier: (rule: RuleFile, offset: Int)] = [:]
        var seen: Set<Place> = []
        for placed in rules {
            guard let report = reports[placed.key] else { continue }
            let offset = placed.range.lowerBound - report.rule.range.lowerBound
            offsets[ObjectIdentifier(report.rule.file)] = (report.rule, offset)
            for finding in report.allFindings where seen.insert(Place(finding, movedBy: offset)).inserted {
                list.append(finding)
            }
        }
        list.append(contentsOf: findings.filter { seen.insert(Place($0, movedBy: 0)).inserted })
        return list.all.map { finding in
            guard let location = finding.location else { return PlacedFinding(finding: finding, range: 0..<0) }
            guard let (rule, offset) = offsets[ObjectIdentifier(location.file)] else {
                return PlacedFinding(finding: finding, range: JSONLexer.range(at: location.offset, in: text.bytes))
            }
            let range = rule.range(at: location.offset)
            return PlacedFinding(finding: finding, range: range.lowerBound + offset..<range.upperBound + offset)
        }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// What makes two findings the same.
    private struct Place: Hashable {
        let offset: Int
        let message: String

        init(_ finding: Finding, movedBy offset: Int) {
            self.offset = (finding.location?.offset ?? 0) + offset
            message = finding.message
        }
    }

    /// The message that tells the client what is wrong; nil if it knows.
    mutating func newDiagnostics(_ encoding: PositionEncoding) -> JSONOutput? {
        let findings = placedFindings
        let diagnostics = PublishedDiagnostics(version: version, findings: findings)
        guard diagnostics != published else { return nil }
        published = diagnostics
        return .notification(
            "textDocument/publishDiagnostics",
            [
                "uri": .string(uri), "version": .int(version),
                "diagnostics": .array(findings.map { diagnostic($0, encoding) }),
            ])
    }

    /// What the client was told last.
    struct PublishedDiagnostics: Equatable, Sendable {
        let version: Int
        let findings: [PlacedFinding]
    }

    func diagnostic(_ placed: PlacedFinding, _ encoding: PositionEncoding) -> JSONOutput {
        let note = placed.finding.note.map { "\n\($0)" } ?? ""
        return [
            "range": range(placed.range, encoding).json, "severity": .int(placed.finding.severity.number),
            "code": placed.finding.check.map { .string($0.rawValue) }, "source": "lectern",
            "message": .string(placed.finding.message + note),
        ]
    }

    /// A range in the units of the client.
    func range(_ range: Range<Int>, _ encoding: PositionEncoding) -> Range<Position> {
        text.position(of: range.lowerBound, encoding)..<text.position(of: range.upperBound, encoding)
    }
}

extension Finding.Severity {
    /// The number of the protocol.
    fileprivate var number: Int {
        switch self {
        case .error: 1
        case .warning: 2
        case .note: 3
        }
    }
}
