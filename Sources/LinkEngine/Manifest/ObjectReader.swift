import Diagnostics
import JSONText
import UTF8Text

/// A JSON object read by its keys, every complaint placed.
struct ObjectReader {
    let value: JSONValue
    let members: [JSONMember]
    /// The decoded keys of the members; every one is compared with many names.
    private let keys: [String]
    let file: SourceFile
    /// What the object is, for messages: "app", "action".
    let kind: String

    init(_ value: JSONValue, in file: SourceFile, kind: String) throws(Finding) {
        guard let members = value.members else {
            throw Finding(
                .error, "found \(value.typeName) where an object was expected for the \(kind)",
                at: SourceLocation(file: file, offset: value.offset))
        }
        self.value = value
        self.members = members
        keys = members.map(\.name)
        self.file = file
        self.kind = kind
    }

    var location: SourceLocation { location(value) }

    func location(_ value: JSONValue) -> SourceLocation { SourceLocation(file: file, offset: value.offset) }

    /// The value of the first of these keys that the object has. A null counts as absent.
    func optional(_ names: String...) -> JSONValue? { optional(names) }

    private func optional(_ names: [String]) -> JSONValue? {
        for name in names {
            if let place = keys.lastIndex(of: name), !members[place].value.isNull { return members[place].value }
        }
        return nil
    }

    func string(_ names: String...) throws(Finding) -> String {
        guard let value = optional(names) else {
            throw Finding(
                .error, "the \(kind) has no \"\(names[0])\"", at: location, note: "add \"\(names[0])\": \"...\"")
        }
        return try string(of: value, name: names[0])
    }

    /// A string that people see, or by which they name a thing.
    func label(_ names: String...) throws(Finding) -> String {
        guard let value = optional(names) else {
            throw Finding(
                .error, "the \(kind) has no \"\(names[0])\"", at: location, note: "add \"\(names[0])\": \"...\"")
        }
        let text = try string(of: value, name: names[0])
        guard !text.isEmpty, !text.unicodeScalars.contains(where: Printable.isUnsafe) else {
            throw Finding(
                .error, "\"\(names[0])\" is \(text.isEmpty ? "empty" : "not printable")", at: location(value),
                note: "write it in one line, without control characters")
        }
        return text
    }

    func optionalString(_ names: String...) throws(Finding) -> String? {
        guard let value = optional(names) else { return nil }
        return try string(of: value, name: names[0])
    }

    private func string(of value: JSONValue, name: String) throws(Finding) -> String {
        guard let string = value.string else { throw wrongType(value, name, expected: "a string") }
        return string
    }

    /// A string of digits, or a number without a fraction.
    func optionalDigits(_ names: String...) throws(Finding) -> String? {
        guard let value = optional(names) else { return nil }
        let text = value.string ?? value.number ?? ""
        guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else {
            throw wrongType(value, names[0], expected: "a string of digits")
        }
        return text
    }

    /// A boolean; manifests also write it as 1.
    func flag(_ names: String...) throws(Finding) -> Bool {
        guard let value = optional(names) else { return false }
        if let bool = value.bool { return bool }
        switch value.number {
        case "1": return true
        case "0": return false
        default: throw wrongType(value, names[0], expected: "true or false")
        }
    }

    /// One of the cases of an enumeration whose raw values are strings.
    func optionalChoice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, _: Choice.Type
    ) throws(Finding) -> Choice? where Choice.RawValue == String {
        guard let value = optional(name) else { return nil }
        guard let choice = value.string.flatMap(Choice.init(rawValue:)) else {
            let names = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            throw Finding(
                .error, "\"\(name)\" is \(value.source)", at: location(value), note: "it can be one of \(names)")
        }
        return choice
    }

    func optionalArray(_ name: String) throws(Finding) -> [JSONValue]? {
        guard let value = optional(name) else { return nil }
        guard let items = value.items else { throw wrongType(value, name, expected: "an array") }
        return items
    }

    func optionalStrings(_ name: String) throws(Finding) -> [String]? {
        guard let items = try optionalArray(name) else { return nil }
        var strings: [String] = []
        for item in items { strings.append(try string(of: item, name: name)) }
        return strings
    }

    func wrongType(_ value: JSONValue, _ name: String, expected: String) -> Finding {
        Finding(.error, "\"\(name)\" is \(value.typeName), not \(expected)", at: location(value))
    }

    /// Findings for keys that stand twice, and for keys that no such object has.
    func keyFindings(known: Set<String>) -> [Finding] {
        var findings: [Finding] = []
        for (place, (member, name)) in zip(members, keys).enumerated() {
            if keys[..<place].contains(name) {
                findings.append(
                    Finding(
                        .error, "the key \"\(name)\" stands twice in the \(kind)", at: location(member.key),
                        note: "only the last one counts; remove the other"))
            }
            if !known.contains(name), !name.isEmpty {
                findings.append(
                    Finding(
                        .warning, "unknown key \"\(name)\" in the \(kind)", at: location(member.key),
                        note: Spelling.hint(for: name, in: known)
                            ?? "it is ignored"))
            }
        }
        return findings
    }
}
