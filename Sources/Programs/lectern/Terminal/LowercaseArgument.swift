import ArgumentParser
import Text

/// A value of an option whose names have small letters, and that is read in any case.
protocol LowercaseArgument: ExpressibleByArgument, RawRepresentable<String> {}

extension LowercaseArgument {
    /// Reads a value in any case.
    public init?(argument: String) { self.init(rawValue: argument.lowercased()) }
}

/// Options whose value is a list of names, separated by commas.
enum ValueList {
    /// The names, separated by commas, for a help text.
    static func named<Value: RawRepresentable<String>>(_ values: [Value]) -> String {
        values.map(\.rawValue).joined(separator: ", ")
    }

    /// The values of a list with commas, each once.
    static func values<Value: RawRepresentable<String> & CaseIterable & Equatable>(
        of list: String, _ name: String
    ) throws -> [Value] {
        var values: [Value] = []
        for word in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            guard let value = Value.allCases.first(where: { $0.rawValue.lowercased() == word.lowercased() }) else {
                let known = Value.allCases.map(\.rawValue)
                let hint = Spelling.hint(for: word, in: known) ?? "the \(name)s are \(known.joined(separator: ", "))"
                throw ValidationError("there is no \(name) \"\(word)\"; \(hint)")
            }
            if !values.contains(value) { values.append(value) }
        }
        return values
    }
}
