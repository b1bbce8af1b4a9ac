import Bible
import Text

/// Reads the values of keys, and adds findings for missing and invalid ones.
extension BookmarkReader {
    mutating func fields(of value: PropertyListValue, _ path: BookmarkPath) -> BookmarkFields? {
        guard case .dictionary(let members) = value else {
            findings.add(.error, path, "this is \(value.typeName)", note: "a dictionary was expected")
            return nil
        }
        return BookmarkFields(members, at: path)
    }

    mutating func kind(of fields: BookmarkFields) -> BookmarkClass? {
        guard let text = string(.class, of: fields) else { return nil }
        guard let kind = BookmarkClass(rawValue: text) else {
            findings.add(
                .error, fields.path, "Class is \"\(Printable.shortened(text))\"",
                note: "expected \"Folder\", \"Bookmark\" or \"Notemark\"")
            return nil
        }
        return kind
    }

    /// Adds findings for unknown and repeated keys.
    mutating func reportUnknownKeys(of fields: BookmarkFields, _ kind: BookmarkClass, and more: [BookmarkKey] = []) {
        let known = (kind.keys + more).map(\.rawValue)
        var seen: Set<String> = []
        for key in fields.members.map(\.key) {
            let shown = Printable.shortened(key)
            if !seen.insert(key).inserted {
                findings.add(.error, fields.path, "\"\(shown)\" occurs twice")
            } else if !known.contains(key) {
                findings.add(
                    .warning, fields.path,
                    "\"\(shown)\" is not a valid key of a \(kind.rawValue.lowercased()); it is left out",
                    note: Spelling.nearest(to: key, in: known).map { "did you mean \"\($0)\"?" })
            }
        }
    }

    mutating func required(_ key: BookmarkKey, of fields: BookmarkFields) -> PropertyListValue? {
        if let value = fields[key] { return value }
        findings.add(.error, fields.path, "\(key.rawValue) is missing")
        return nil
    }

    mutating func array(_ key: BookmarkKey, of fields: BookmarkFields) -> [PropertyListValue]? {
        guard let value = required(key, of: fields) else { return nil }
        if case .array(let items) = value { return items }
        findings.add(.error, fields.path, "\(key.rawValue) is \(value.typeName)", note: "an array was expected")
        return nil
    }

    mutating func string(_ key: BookmarkKey, of fields: BookmarkFields, isFilled: Bool = false) -> String? {
        guard let value = required(key, of: fields), let text = text(value, key.rawValue, fields.path) else {
            return nil
        }
        guard !isFilled || text.contains(where: { !$0.isWhitespace }) else {
            findings.add(.error, fields.path, "\(key.rawValue) is empty")
            return nil
        }
        return text
    }

    /// A string without control characters.
    mutating func text(_ value: PropertyListValue, _ name: String, _ path: BookmarkPath) -> String? {
        guard case .string(let text) = value else {
            findings.add(.error, path, "\(name) is \(value.typeName)", note: "a string was expected")
            return nil
        }
        if let scalar = text.unicodeScalars.first(where: { $0.isControl }) {
            let code = String(scalar.value, radix: 16, uppercase: true)
            findings.add(.error, path, "\(name) contains the control character U+\(code)", note: "remove it")
            return nil
        }
        return text
    }

    /// The number of a chapter or verse, which may be a string.
    mutating func number(_ key: BookmarkKey, of fields: BookmarkFields) -> Int? {
        guard let value = required(key, of: fields) else { return nil }
        let number: Int?
        let shown: String
        switch value {
        case .integer(let value): (number, shown) = (value, "\(value)")
        case .string(let text): (number, shown) = (Int(text), "\"\(Printable.shortened(text))\"")
        default: (number, shown) = (nil, value.typeName)
        }
        guard let number, BookmarkReference.numbers.contains(number) else {
            let (first, last) = (BookmarkReference.numbers.lowerBound, BookmarkReference.numbers.upperBound)
            findings.add(
                .error, fields.path, "\(key.rawValue) is \(shown)", note: "expected a number from \(first) to \(last)")
            return nil
        }
        return number
    }
}
