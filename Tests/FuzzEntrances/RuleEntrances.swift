import LinkEngine
import PCRE
import Requests
import RuleChecking
import Text
import Workshop

extension Entrance {
    /// A manifest of somebody else, and links that its rules may match.
    static let manifest = Entrance("manifest") { bytes in
        let manifest = Manifest(files: [SourceFile(path: "manifest.json", bytes: bytes)])
        for finding in manifest.findings { _ = finding.description }
        let engine = Engine(manifest: manifest, scripts: .off)
        for link in ["https://www.example.org/a/b?c=d#e", "https://bible.example.org/esv/john/3/16", "app://x"] {
            _ = engine.resolve(link, OpeningFilter())
        }
    }

    /// A file of rules, checked as a contribution, and its corrections.
    static let rules = Entrance("rules") { bytes in
        let file = SourceFile(path: "rules/sites/example.json", bytes: bytes)
        var check = RuleCheck()
        check.examinesBacktracking = false
        check.add([file], areContributions: true)
        for finding in check.findings.all { _ = finding.description }
        _ = FixedFile(file, isContribution: true)
    }

    /// A regex, and after a line end the text it is matched against; by a program where there is one, and by PCRE2.
    static let regex = Entrance("regex") { bytes in
        let parts = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
        let subject = Subject(parts.count > 1 ? Array(parts[1]).text : "")
        for options in [[], [.compiled], [.multiline], [.duplicateNames, .anchored]] as [Pattern.Options] {
            guard let pattern = try? Pattern(Array(parts[0]).text, options: options),
                let matches = try? pattern.matches(in: subject)
            else { continue }
            for match in matches {
                try expect(match.range.upperBound <= subject.string.utf8.count, "a match is in the text")
            }
        }
    }

    /// A recording of requests.
    static let recording = Entrance("recording") { bytes in
        _ = try? Recording(SourceFile(path: "recording.json", bytes: bytes))
    }
}
