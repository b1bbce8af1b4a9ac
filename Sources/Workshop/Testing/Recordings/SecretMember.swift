import Text

/// A value in a text after the name of a secret, as JSON, JavaScript, HTML or a setting has it: `"apiKey": "..."`,
/// `token = '...'`, `data-token="..."`, `password: ...`.
struct SecretMember {
    /// The range of the value in the text, without quotation marks.
    let value: Range<Int>
    /// The text to replace it with.
    let replacement: String

    /// A longer name is not the name of a secret, and a longer value not a secret.
    private static let maximumName = 80
    private static let maximumValue = 1 << 14

    /// The ways to write a quotation mark.
    private static let marks = ["\"", "'", "\\\"", "\\'", "&quot;", "&#34;", "&#39;"].map { Array($0.utf8) }

    /// The member whose name ends before a colon or an equals sign; nil if it is not a secret, or is a
    /// parameter of a URL, which ends at other characters.
    init?(separatedAt separator: Int, in text: [UInt8]) {
        var end = text[..<separator].suffixStart(while: Self.isSpace)
        let mark = Self.marks.last { text[..<end].ends(with: $0) } ?? []
        end -= mark.count
        let start = max(text[..<end].suffixStart(while: Self.isNameByte), end - Self.maximumName)
        let name = String(decoding: text[start..<end], as: UTF8.self)
        let isParameter = text[..<start].last.map { "?&#".utf8.contains($0) } ?? false
        guard !name.isEmpty, !isParameter, Secrets.isSecret(name, in: .member) else { return nil }
        let rest = text[(separator + 1)...].drop { Self.isSpace($0) || $0 == UInt8(ascii: "\n") }
        if let value = Self.quotedValue(rest) {
            self.value = value
            replacement = Secrets.placeholder
        } else {
            guard let value = Self.plainValue(rest) else { return nil }
            self.value = value
            // As a string of JSON if the name is one.
            let quote = text[..<start].ends(with: mark) ? String(decoding: mark, as: UTF8.self) : ""
            let word = quote + Secrets.placeholder + quote
            replacement = text[value.lowerBound] == UInt8(ascii: "[") ? "[\(word)]" : word
        }
    }

    /// The range between two equal quotation marks.
    private static func quotedValue(_ text: ArraySlice<UInt8>) -> Range<Int>? {
        guard let mark = marks.last(where: { text.starts(with: $0) }) else { return nil }
        let start = text.startIndex + mark.count
        var end = start
        let limit = min(text.endIndex, start + maximumValue)
        while end < limit, !text[end...].starts(with: mark) {
            end += text[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return end > start && end < limit ? start..<end : nil
    }

    /// The range of a list in brackets, or of a word; the keywords of JSON are not secrets.
    private static func plainValue(_ text: ArraySlice<UInt8>) -> Range<Int>? {
        if text.first == UInt8(ascii: "[") {
            let end = text.prefix(maximumValue).firstIndex(of: UInt8(ascii: "]"))
            return end.map { text.startIndex..<$0 + 1 }
        }
        guard !text.starts(with: "//".utf8), text.first != UInt8(ascii: "=") else { return nil }
        var text = text
        // The scheme of an Authorization field is not a secret.
        for scheme in ["Basic ", "Bearer "] where text.starts(with: scheme.utf8) { text = text.dropFirst(scheme.count) }
        let word = text.prefix(while: isWordByte)
        let isKeyword = ["", "true", "false", "null"].contains(String(decoding: word, as: UTF8.self))
        return isKeyword ? nil : word.startIndex..<word.endIndex
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || "_$.-".utf8.contains(byte)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool { byte > 0x20 && !"\"'<>&;,(){}[]\\".utf8.contains(byte) }
}

extension ArraySlice<UInt8> {
    fileprivate func ends(with bytes: [UInt8]) -> Bool { suffix(bytes.count).elementsEqual(bytes) }

    /// The index after the last byte that is not of a kind.
    fileprivate func suffixStart(while isOfKind: (UInt8) -> Bool) -> Int {
        (lastIndex { !isOfKind($0) } ?? startIndex - 1) + 1
    }
}
