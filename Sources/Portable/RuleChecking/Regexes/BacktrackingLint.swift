import LinkEngine
import PCRE
package import Text

/// Finds regexes that can take exponentially many steps, by trying texts that are made from them.
package enum BacktrackingLint {
    /// Each takes hundredths of a second to find.
    private static let maximumFindings = 200

    /// A warning for each of them.
    package static func findings(_ files: [SourceFile]) -> [Finding] {
        var findings: [Finding] = []
        var samples = SampleTexts()
        for file in files {
            guard let document = try? file.parsed() else { continue }
            ManifestObject.visit(document.root) { object in
                guard findings.count < maximumFindings, let finding = finding(about: object, in: file, &samples) else {
                    return
                }
                findings.append(finding)
            }
        }
        return findings
    }

    private static func finding(
        about object: ManifestObject, in file: SourceFile, _ samples: inout SampleTexts
    ) -> Finding? {
        guard let regex = object.regex, let source = regex.string,
            let attack = BacktrackingAttack.find(in: source, samples: &samples, compile: { object.pattern })
        else { return nil }
        let offset = regex.range(ofText: attack.range)?.lowerBound ?? regex.offset
        return Finding(
            .regexExponential,
            "the regex takes too many steps on some links: this repetition can match a text in many ways",
            at: SourceLocation(file: file, offset: offset), note: "on \(attack.summary), for example")
    }
}
