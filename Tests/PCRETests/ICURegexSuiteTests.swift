import PCRE
import TestCorpora
import Testing

/// ICU's own test suite, and the rows where an earlier version differed from ICU 72.
struct ICURegexSuiteTests {
    /// With programs, and with PCRE2 alone: both mean the same.
    static let matchers: [Pattern.Options] = [[], .compiled]

    @Test(
        "ICU's test suite: at least 97 % the same, and no other match",
        .enabled(if: Corpus.icuRegexSuite.isAvailable), arguments: matchers)
    func suite(options: Pattern.Options) throws {
        let cases = try ICUCase.all()
        let outcomes = cases.map { (row: $0, outcome: $0.outcome(options)) }
        let different = outcomes.filter { $0.outcome == .different }.map(\.row.description)
        let refused = outcomes.compactMap { row, outcome in outcome.refusal.map { "\(row): \($0)" } }
        #expect(cases.count > 2_000)
        #expect(different == [])
        #expect(
            Double(cases.count - refused.count - different.count) >= 0.97 * Double(cases.count),
            "refused: \(refused.joined(separator: "\n"))")
    }

    @Test(
        "Where an earlier version differed from ICU", arguments: try Corpus.icuDifferences.lines(as: Row.self), matchers
    )
    func difference(row: Row, options: Pattern.Options) {
        #expect(row.outcome(options) == .same)
    }

    struct Row: Decodable, Sendable, CustomTestStringConvertible, CustomStringConvertible {
        let pattern: String
        let subject: String
        /// The subject with every match and its groups marked; nil if there is none, "refused" if ICU refuses the
        /// pattern.
        let icu: String?

        var description: String { "\(pattern.debugDescription) on \(subject.debugDescription)" }
        var testDescription: String { description }
    }
}

private enum Outcome: Equatable {
    case same, different
    case refused(String)

    var refusal: String? { if case .refused(let message) = self { message } else { nil } }
}

extension ICURegexSuiteTests.Row {
    fileprivate func outcome(_ options: Pattern.Options) -> Outcome {
        let pattern: Pattern
        do {
            pattern = try Pattern(self.pattern, options: options)
        } catch {
            return icu == "refused" ? .same : .refused(error.message)
        }
        let text = Subject(subject)
        return (try? pattern.matches(in: text)).map { marked($0, in: text) } == .some(icu) ? .same : .different
    }

    private func marked(_ matches: [Match], in text: Subject) -> String? {
        guard !matches.isEmpty else { return nil }
        var marked: [UInt8] = []
        var end = 0
        let bytes = Array(text.utf8)
        for match in matches {
            let groups = (1..<match.count).map { "(\($0)=\(match.string($0, in: text) ?? ""))" }
            marked += bytes[end..<match.range.lowerBound] + "⟨".utf8 + bytes[match.range] + "⟩".utf8
            marked += groups.joined().utf8
            end = match.range.upperBound
        }
        return String(decoding: marked + bytes[end...], as: UTF8.self)
    }
}

extension ICUCase {
    fileprivate func outcome(_ options: Pattern.Options) -> Outcome {
        let pattern: Pattern
        do {
            pattern = try Pattern(self.pattern, options: options)
        } catch {
            return isRefused ? .same : .refused(error.message)
        }
        guard !isRefused, let matches = try? pattern.matches(in: Subject(subject)) else { return .different }
        guard let match = matches.dropFirst(find - 1).first else { return groups.isEmpty ? .same : .different }
        let numbers = checksGroups ? 0..<match.count : 0..<1
        return numbers.allSatisfy { match[$0] == groups[$0] } ? .same : .different
    }
}
