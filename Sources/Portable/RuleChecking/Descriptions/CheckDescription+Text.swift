import Text

extension CheckDescription {
    /// What `lectern check --explain` prints: what the check finds and why, the examples, and what is found in them.
    package var text: String {
        let heading = "\(name.rawValue) (\(name.severity.rawValue))"
        let allow = name.isAllowable ? "\(heading)\n" : "\(heading), which cannot be switched off by \"allow\"\n"
        let parts = [
            Self.wrapped(summary), Self.wrapped(reason), "Bad:\n\n" + bad.text, Self.indented(findings),
            "Good:\n\n" + good.text,
        ]
        return allow + "\n" + parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// What is said of the bad example; empty for what another command finds.
    var findings: String { bad.findings.filter { $0.check == name }.map { "\($0)\n" }.joined() }

    private static let width = 100

    /// A paragraph in lines.
    private static func wrapped(_ text: String) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            if let line = lines.last, !line.isEmpty, line.count + word.count + 1 > width { lines.append("") }
            lines[lines.count - 1] += (lines.last == "" ? "" : " ") + word
        }
        return lines.joined(separator: "\n") + "\n"
    }

    static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }
}

extension CheckExample {
    /// The files, each below its path where there are several.
    fileprivate var text: String {
        files.map { file in "    \(file.path)\n" + CheckDescription.indented(file.text) }.joined(separator: "\n")
    }
}
