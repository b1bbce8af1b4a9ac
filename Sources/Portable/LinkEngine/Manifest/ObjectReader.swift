import Text

/// Reads the values of one object of a rule file; errors are findings with their location.
struct ObjectReader {
    let object: ManifestObject
    let file: SourceFile

    init(_ value: JSONValue, in file: SourceFile, as kind: ManifestSchema.Kind) throws(Finding) {
        guard let object = ManifestObject(value, kind: kind) else {
            throw .notAnObject(value, in: file, expected: kind.title)
        }
        self.object = object
        self.file = file
    }

    /// What messages call the object.
    var title: String { object.kind.title }

    var location: SourceLocation { location(object.value) }

    func location(_ value: JSONValue) -> SourceLocation { SourceLocation(file: file, offset: value.offset) }

    /// The value of a key in any of its spellings. A null counts as absent.
    func optional(_ key: ManifestSchema.Key) -> JSONValue? { object[key] }

    private func required(_ key: ManifestSchema.Key) throws(Finding) -> JSONValue {
        guard let value = optional(key) else {
            throw Finding(
                .manifestMissingKey, "the \(title) has no \"\(key.rawValue)\"", at: location,
                note: "add \"\(key.rawValue)\": \"...\"")
        }
        return value
    }

    func string(_ key: ManifestSchema.Key) throws(Finding) -> String { try string(of: required(key), key) }

    /// A string that people see, or by which they name a thing.
    func label(_ key: ManifestSchema.Key) throws(Finding) -> String {
        let value = try required(key)
        let text = try string(of: value, key)
        guard !text.isEmpty, !text.unicodeScalars.contains(where: Printable.isUnsafe) else {
            throw Finding(
                .manifestInvalidValue, "\"\(key.rawValue)\" is \(text.isEmpty ? "empty" : "not printable")",
                at: location(value), note: "write it in one line, without control characters")
        }
        return text
    }

    func optionalString(_ key: ManifestSchema.Key) throws(Finding) -> String? {
        guard let value = optional(key) else { return nil }
        return try string(of: value, key)
    }

    private func string(of value: JSONValue, _ key: ManifestSchema.Key) throws(Finding) -> String {
        guard let string = value.string else { throw wrongType(value, key, expected: "a string") }
        return string
    }

    /// A string of digits, or a number without a fraction.
    func optionalDigits(_ key: ManifestSchema.Key) throws(Finding) -> String? {
        guard let value = optional(key) else { return nil }
        let text = value.string ?? value.number ?? ""
        guard !text.isEmpty, text.utf8.allSatisfy({ $0.isASCIIDigit }) else {
            throw wrongType(value, key, expected: "a string of digits")
        }
        return text
    }

    /// A boolean; false where the key is absent.
    func flag(_ key: ManifestSchema.Key) throws(Finding) -> Bool {
        guard let value = optional(key) else { return false }
        guard let flag = value.flag else { throw wrongType(value, key, expected: "true or false") }
        return flag
    }

    /// One of the cases of an enumeration whose raw values are strings.
    func optionalChoice<Choice: RawRepresentable & CaseIterable>(
        _ key: ManifestSchema.Key, _: Choice.Type
    ) throws(Finding) -> Choice? where Choice.RawValue == String {
        guard let value = optional(key) else { return nil }
        guard let choice = value.string.flatMap(Choice.init(rawValue:)) else {
            let names = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            throw Finding(
                .manifestInvalidValue, "\"\(key.rawValue)\" is \(value.source)", at: location(value),
                note: "it can be one of \(names)")
        }
        return choice
    }

    func optionalArray(_ key: ManifestSchema.Key) throws(Finding) -> [JSONValue]? {
        guard let value = optional(key) else { return nil }
        guard let items = value.items else { throw wrongType(value, key, expected: "an array") }
        return items
    }

    /// The members of an object of strings.
    func strings(
        _ value: JSONValue, _ key: ManifestSchema.Key, expected: String
    ) throws(Finding) -> [(String, String)] {
        guard let members = value.members else { throw wrongType(value, key, expected: expected) }
        return try members.map { (member) throws(Finding) in
            guard let text = member.value.string else {
                throw wrongType(member.value, key, expected: "an object of strings")
            }
            return (member.name, text)
        }
    }

    func wrongType(_ value: JSONValue, _ key: ManifestSchema.Key, expected: String) -> Finding {
        .wrongType(value, of: key.rawValue, in: file, expected: expected)
    }
}

extension Finding {
    static func notAnObject(_ value: JSONValue, in file: SourceFile, expected title: String) -> Finding {
        Finding(
            .manifestWrongType, "found \(value.typeName) where an object was expected for the \(title)",
            at: SourceLocation(file: file, offset: value.offset))
    }

    /// The value of a key that should have another type.
    static func wrongType(_ value: JSONValue, of key: String, in file: SourceFile, expected: String) -> Finding {
        Finding(
            .manifestWrongType, "\"\(key)\" is \(value.typeName), not \(expected)",
            at: SourceLocation(file: file, offset: value.offset))
    }
}

extension ObjectReader {
    /// Reports keys that occur twice, and keys that such an object does not have.
    ///
    /// - Parameters:
    ///   - report: takes each finding.
    ///   - isListed: whether another finding of a severity would be listed; one that is only counted gets no hint.
    func checkKeys(_ report: (Finding) -> Void, isListed: (Finding.Severity) -> Bool) {
        guard !object.hasOnlyDistinctKnownKeys else { return }
        var seen: Set<String> = []
        for (member, spelling) in zip(object.members, object.spellings) {
            let name = member.name
            if !seen.insert(name).inserted { report(Self.repeatedKey(member, in: file, of: title)) }
            if spelling == nil, !name.isEmpty { report(unknownKey(member, isHinted: isListed(.warning))) }
        }
    }

    private func unknownKey(_ member: JSONMember, isHinted: Bool) -> Finding {
        let hint = isHinted ? hint(for: member.name) : nil
        return Finding(
            .manifestUnknownKey, "unknown key \"\(member.name)\" in the \(title)", at: location(member.key),
            note: hint ?? "it is ignored")
    }

    private func hint(for name: String) -> String? {
        if object.kind == .action, name == ManifestSchema.Key.tests.rawValue {
            return "it is ignored; each of the \"formats\" has its own"
        }
        return Spelling.hint(for: name, in: object.kind.spellings)
    }

    static func repeatedKey(_ member: JSONMember, in file: SourceFile, of title: String) -> Finding {
        Finding(
            .manifestRepeatedKey, "the key \"\(member.name)\" occurs twice in the \(title)",
            at: SourceLocation(file: file, offset: member.key.offset),
            note: "only the last one counts; remove the other")
    }
}

extension [JSONMember] {
    /// The indices of the members whose key occurred before.
    var repeatedIndices: [Int] {
        var seen: Set<String> = []
        return indices.filter { !seen.insert(self[$0].name).inserted }
    }
}
