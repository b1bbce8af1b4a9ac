import Foundation
import LinkEngine
import NativeEngine
import PCRE
import TestCorpora
import Testing

/// The regexes of rules on the links of their tests: a program finds what PCRE2 finds, group by group.
@Suite struct RegexMeaningTests {
    /// The links on which programs and PCRE2 differ, and how many were compared.
    private static func differences(in manifest: Manifest) throws -> (links: [String], count: Int) {
        var (links, count): ([String], Int) = ([], 0)
        for rule in manifest.singleRules {
            guard let pattern = rule.pattern else { continue }
            let compiled = try Pattern(pattern.source, options: pattern.options.union(.compiled))
            guard compiled.groupNames == pattern.groupNames else {
                links.append(pattern.source)
                continue
            }
            for link in rule.testLinks {
                let subject = rule.subject(link)
                count += 1
                if try pattern.matches(in: subject) != compiled.matches(in: subject) {
                    links.append("\(pattern.source) on \(subject.string)")
                }
            }
        }
        return (links, count)
    }

    @Test func theRulesThatComeWithLectern() throws {
        let (links, count) = try Self.differences(in: Manifest(files: [try RuleFiles.manifest(at: Self.manifest)]))
        #expect(links == [])
        #expect(count > 10_000)
    }

    @Test(.enabled(if: Corpus.openerManifest.isAvailable)) func openersManifest() throws {
        let file = try RuleFiles.manifest(at: Corpus.openerManifest.path)
        let (links, count) = try Self.differences(in: Manifest(files: [file]))
        #expect(links == [])
        #expect(count > 1_500)
    }

    private static let manifest = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "manifest.json").path
}

extension SingleRule {
    /// The links of its tests.
    fileprivate var testLinks: [String] {
        let tests =
            switch self {
            case .passage(let rule): rule.tests.entries
            case .form: [TestEntry]()
            case .action(let action): action.formats.flatMap { $0.tests.entries }
            case .browser(let browser): browser.tests.entries
            case .redirect(let redirect): redirect.tests.entries
            }
        return tests.map { $0.link }
    }
}
