import LinkEngine
import PCRE
package import Text

/// A spelling in a regex that works but should be written in another way.
package struct RegexLint {
    /// The check that finds it.
    let check: CheckName
    let message: String
    /// The bytes of the file that it is about.
    let range: Range<Int>
    /// What to write instead in the regex, where that is certain.
    let replacement: String?

    /// A warning for each of them.
    package static func findings(_ files: [SourceFile]) -> [Finding] {
        files.flatMap { file in
            lints(in: file).map { lint in
                Finding(
                    lint.check, lint.message, at: SourceLocation(file: file, offset: lint.range.lowerBound),
                    note: lint.replacement.map { "write \($0), or let `lectern check --fix` do it" })
            }
        }
    }

    private static func lints(in file: SourceFile) -> [RegexLint] {
        guard let document = try? file.parsed() else { return [] }
        var lints: [RegexLint] = []
        ManifestObject.visit(document.root) { lints += Self.lints(in: $0) }
        return lints
    }

    /// The warnings about the regex of a rule.
    static func lints(in object: ManifestObject) -> [RegexLint] {
        guard let regex = object.regex, let source = regex.string,
            let dialect = try? ICUDialect(source, duplicateNames: object.kind.readsSite)
        else { return [] }
        return backspaces(in: regex, source)
            + dialect.lints.compactMap { lint in
                regex.range(ofText: lint.range).map {
                    RegexLint(check: lint.check, message: lint.message, range: $0, replacement: lint.replacement)
                }
            }
    }

    /// `"\b"` in JSON is a backspace, which no link has.
    private static func backspaces(in regex: JSONValue, _ source: String) -> [RegexLint] {
        source.utf8.enumerated().filter { $0.element == 0x08 }.prefix(100).compactMap { offset, _ in
            regex.range(ofText: offset..<offset + 1).map {
                RegexLint(
                    check: .regexBackspace, message: #""\b" in JSON is a backspace, not a word boundary"#, range: $0,
                    replacement: #"\b"#)
            }
        }
    }
}

extension ICUDialect.Lint {
    fileprivate var check: CheckName {
        switch kind {
        case .needlessEscape: .regexNeedlessEscape
        case .icuOnly: .regexICUOnly
        }
    }
}
