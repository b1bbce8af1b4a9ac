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
                at: location(value),
                note: "write it in one line, without control characters")
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
    static func wrongType(
        _ value: JSONValue, of key: String, in file: SourceFile, expected: String
    ) -> Finding {
        Finding(
            .manifestWrongType, "\"\(key)\" is \(value.typeName), not \(expected)",
            at: SourceLocation(file: file, offset: value.offset))
    }
}
