import RuleChecking
import Text

/// What `lectern check --explain` prints.
struct CheckExplanation {
    /// The names of checks; none for the list of all.
    let names: [String]

    func write() throws {
        guard !names.isEmpty else {
            let rows = CheckDescription.all.map { [$0.name.rawValue, $0.name.severity.rawValue, $0.summary] }
            return Output.write(rows, heading: ["check", "severity", "finding"])
        }
        Output.write(try names.map(Self.text).joined(separator: "\n"))
    }

    private static func text(of name: String) throws -> String {
        guard let description = CheckName(rawValue: name).flatMap(CheckDescription.of) else {
            throw Failure("there is no check \"\(name)\"; \(hint(for: name))")
        }
        return description.text
    }

    private static func hint(for name: String) -> String {
        let known = CheckName.allCases.map(\.rawValue)
        // `open-host` for `regex/open-host`.
        let last = known.first { $0.hasSuffix("/" + name) }.map { "did you mean \"\($0)\"?" }
        return last ?? Spelling.hint(for: name, in: known) ?? "`lectern check --explain` lists them"
    }
}
