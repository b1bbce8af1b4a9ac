package import Text

/// Small rule files, in which a mark is where a check finds something.
package struct CheckExample: Sendable {
    /// One file.
    package struct File: Sendable {
        /// The path, as in this repository.
        package let path: String
        /// The text with the mark. U+FFFD is a byte that is not UTF-8.
        let markedText: String

        /// The text as people see it.
        package var text: String { markedText.replacing(CheckExample.mark, with: "") }

        private var bytes: [UInt8] {
            text.unicodeScalars.flatMap { $0 == "\u{FFFD}" ? [0xFF] : Array(String($0).utf8) }
        }

        /// The file as `lectern check` reads it.
        package var source: SourceFile { SourceFile(path: path, bytes: bytes) }
    }

    /// Stands before the place of the finding.
    package static let mark = "1️⃣"

    /// The files, in the order in which they are checked.
    package let files: [File]

    init(_ files: [File]) { self.files = files }

    init(_ text: String, path: String = "manifest.json") { self.init([File(path: path, markedText: text)]) }

    /// The path of the file with the mark, and how many bytes are before it; nil without a mark.
    package var markedPlace: (path: String, offset: Int)? {
        for file in files {
            if let range = file.markedText.firstRange(of: Self.mark) {
                return (file.path, file.markedText[..<range.lowerBound].utf8.count)
            }
        }
        return nil
    }

    /// What `lectern check` says of the files: those under `rules` are files of a folder, others are manifests.
    package var findings: [Finding] {
        var check = RuleCheck()
        let rules = files.filter { $0.path.hasPrefix("rules/") && $0.path.hasSuffix(".json") }
        check.add(rules.map(\.source), areContributions: true)
        check.add(files.filter { !$0.path.hasPrefix("rules/") }.map(\.source), areContributions: false)
        check.add(ignored: files.filter { !$0.path.hasSuffix(".json") }.map(\.path))
        return check.findings.all
    }
}
