package import Diagnostics
import JSONText
import LinkEngine
import PCRE

/// Finds spellings in regexes that work but should be written in another way.
package enum RegexLint {
    /// A warning for each of them.
    package static func findings(_ files: [SourceFile]) -> [Finding] {
        files.flatMap { file in
            lints(in: file).map { lint, range in
                Finding(
                    .warning, lint.message, at: SourceLocation(file: file, offset: range.lowerBound),
                    note: lint.replacement.map { "write \($0), or let `lectern check --fix` do it" })
            }
        }
    }

    private static func lints(in file: SourceFile) -> [(ICUDialect.Lint, Range<Int>)] {
        guard let document = try? RuleFiles.document(of: file) else { return [] }
        return ManifestObject.all(in: document.root).flatMap(lints)
    }

    /// The warnings about the regex of a rule, with the bytes of the file that they are about.
    static func lints(in object: ManifestObject) -> [(lint: ICUDialect.Lint, range: Range<Int>)] {
        guard let regex = object.regex, let source = regex.string,
            let dialect = try? ICUDialect(source, duplicateNames: object.kind == .passage)
        else { return [] }
        return dialect.lints.compactMap { lint in regex.range(ofText: lint.range).map { (lint, $0) } }
    }
}
