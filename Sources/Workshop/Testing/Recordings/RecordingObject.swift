import Text

/// Reads the members of an object of a recording; errors are findings with their location.
struct RecordingObject {
    let value: JSONValue
    /// What messages call the object.
    private let name: String
    private let file: SourceFile

    /// - Parameters:
    ///   - value: the object.
    ///   - name: what messages call it.
    ///   - keys: the keys that it may have.
    ///   - file: the file that it is in.
    /// - Throws: A finding, if the value is not an object, or has another key, or one twice.
    init(_ value: JSONValue, _ name: String, keys: [String], in file: SourceFile) throws(Finding) {
        self.value = value
        self.name = name
        self.file = file
        guard let members = value.members else {
            throw finding("found \(value.typeName) where an object was expected for the \(name)", at: value)
        }
        if let unknown = members.first(where: { !keys.contains($0.name) }) {
            throw finding(
                "unknown key \"\(unknown.name)\" in the \(name)", at: unknown.key,
                note: Spelling.hint(for: unknown.name, in: keys))
        }
        var names: Set<String> = []
        if let repeated = members.first(where: { !names.insert($0.name).inserted }) {
            throw finding("\"\(repeated.name)\" is there twice in the \(name)", at: repeated.key)
        }
    }

    /// The value of a key.
    func required(_ key: String) throws(Finding) -> JSONValue {
        guard let member = value[key] else { throw finding("the \(name) has no \"\(key)\"", at: value) }
        return member
    }

    func string(_ key: String) throws(Finding) -> String { try string(required(key), key) }

    func optionalString(_ key: String) throws(Finding) -> String? {
        guard let member = value[key] else { return nil }
        return try string(member, key)
    }

    func string(_ member: JSONValue, _ key: String) throws(Finding) -> String {
        guard let text = member.string else { throw wrongType(member, key, expected: "a string") }
        return text
    }

    func flag(_ key: String) throws(Finding) -> Bool? {
        guard let member = value[key] else { return nil }
        guard let flag = member.bool else { throw wrongType(member, key, expected: "true or false") }
        return flag
    }

    func integer(_ key: String) throws(Finding) -> Int {
        let member = try required(key)
        guard let number = member.number.flatMap({ Int($0) }) else {
            throw wrongType(member, key, expected: "an integer")
        }
        return number
    }

    /// The items of an array, each converted; no items where the key is absent.
    func items<Item>(_ key: String, _ convert: (JSONValue) throws(Finding) -> Item) throws(Finding) -> [Item] {
        guard let member = value[key] else { return [] }
        guard let items = member.items else { throw wrongType(member, key, expected: "an array") }
        var converted: [Item] = []
        for item in items { converted.append(try convert(item)) }
        return converted
    }

    func wrongType(_ member: JSONValue, _ key: String, expected: String) -> Finding {
        finding("\"\(key)\" is \(member.typeName), not \(expected)", at: member)
    }

    func finding(_ message: String, at value: JSONValue, note: String? = nil) -> Finding {
        Finding(.error, message, at: SourceLocation(file: file, offset: value.offset), note: note)
    }
}
