import Text

/// The values of members.
extension SecretScanner {
    /// The bytes that can follow a closing quotation mark.
    private static let followers = ASCIISet("\"'`,;:)]}>/<&+|?.=#\\ \t\r\n")
    private static let keywords: Set = ["", "true", "false", "null"]
    private static let schemes: Set = [
        "basic", "bearer", "token", "apikey", "digest", "negotiate", "ntlm", "hawk", "oauth", "mac", "key",
        "signature", "aws4-hmac-sha256",
    ]
    private static let maximumScheme = 20

    /// The range of a member's value, and where the quotation mark is that its replacement needs; nil if it has none.
    mutating func value(of member: SecretMember) -> (range: Range<Int>, quote: Int?)? {
        let start = member.value
        if !member.isWord, isByte(start, of: Self.quotes) {
            // `"...?token=" + token`
            guard !(member.isParameter && endsString(at: start)) else { return nil }
            let isTriple = byte(start + 1) == byte(start) && byte(start + 2) == byte(start)
            let content = start + (isTriple ? 3 : 1)
            guard let closing = closing(of: content - 1) else {
                let end = lineEnd(content)
                return content < end ? (content..<end, nil) : nil
            }
            let end = continuedString(after: closing + 1)
            return end > closing + 1 ? (start..<end, start) : content < closing ? (content..<closing, nil) : nil
        }
        let isFunction = member.quote == nil && byte(member.separator.upperBound - 1) == UInt8(ascii: ">")
        if !member.isWord, !isFunction, isByte(start, of: ASCIISet("{[")) {
            return (start..<wordEnd(of: member, from: objectEnd(start)), member.quote)
        }
        return word(of: member).map { ($0, member.quote) }
    }

    /// The end of strings that follow a value, as in `"..." + "..."`, `token || "..."` and `'...''...'`.
    private mutating func continuedString(after start: Int) -> Int {
        var end = start
        while true {
            let next = text.bytes[end...].firstIndex { !" +|?.".utf8.contains($0) } ?? end
            let isOperator = text.bytes[end..<next].contains { $0 != UInt8(ascii: " ") }
            guard isByte(next, of: Self.quotes), isOperator || next == end && text.bytes[next] == byte(end - 1),
                let closing = closing(of: next)
            else { return end }
            end = closing + 1
        }
    }

    /// A value that is not in quotation marks; the scheme of an `Authorization` field and the keywords of JSON are not secrets.
    private mutating func word(of member: SecretMember) -> Range<Int>? {
        var member = member
        var start = member.value
        let scheme = text.bytes[start...].prefix(Self.maximumScheme).prefix(while: Self.isNameByte)
        let credentials = scheme.endIndex + 1
        if byte(scheme.endIndex) == UInt8(ascii: " "), byte(credentials)?.isASCIISpace == false,
            Self.schemes.contains(String(decoding: scheme, as: UTF8.self).lowercased())
        {
            member.isField = true
            start = credentials
        }
        let isQuoted = start > member.value && isByte(start, of: Self.quotes) && endsString(at: start)
        var end = wordEnd(of: member, from: isQuoted ? start + 1 : start)
        var next = continuedString(after: end)
        while next > end {
            end = wordEnd(of: member, from: next)
            next = continuedString(after: end)
        }
        let isKeyword =
            end - start <= 5
            && Self.keywords.contains(String(decoding: text.bytes[start..<end], as: UTF8.self))
        return isKeyword ? nil : start..<end
    }

    /// The end of a value that is not in quotation marks.
    mutating func wordEnd(of member: SecretMember, from start: Int) -> Int {
        let percents = text.origins[member.separator.lowerBound].percents
        var end = start
        while let byte = byte(end) {
            // What is more encoded belongs to the value.
            if text.origins[end].percents <= percents, ends(member, at: end) { break }
            let isInWord = byte != UInt8(ascii: "'") || isOpening(end)
            if Self.quotes.contains(byte), isInWord, !endsString(at: end), let closing = closing(of: end) {
                end = closing
            }
            end += 1
        }
        guard !member.isTight else { return end }
        return text.bytes[start..<end].lastIndex { !",;)]} ".utf8.contains($0) }.map { $0 + 1 } ?? start
    }

    private func ends(_ member: SecretMember, at index: Int) -> Bool {
        let byte = text.bytes[index]
        return switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
        case ...0x20: !member.isField
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): endsString(at: index)
        case UInt8(ascii: "<"): isByte(index + 1, of: ASCIISet("/!"))
        case UInt8(ascii: ">"): isInAngles
        case UInt8(ascii: "/"): isInAngles && self.byte(index + 1) == UInt8(ascii: ">")
        case UInt8(ascii: "&"), UInt8(ascii: "#"): member.isParameter
        default: member.isTight && ",;)]}".utf8.contains(byte)
        }
    }

    /// Whether a quotation mark ends a string that started in the same line.
    private func endsString(at index: Int) -> Bool {
        quotesInLine.contains(text.bytes[index]) && (byte(index + 1).map(Self.followers.contains) ?? true)
    }

    /// Whether a quotation mark may be an opening one, and not an apostrophe.
    func isOpening(_ index: Int) -> Bool { byte(index - 1)?.isASCIIAlphanumeric != true }

    /// Where the string that starts at a quotation mark ends: at an equal one that is not more encoded, and that is not in a word.
    mutating func closing(of start: Int) -> Int? {
        let (quote, depth) = (text.bytes[start], text.origins[start].depth)
        let key = Int(quote) << 8 | depth
        if let known = closings[key], known.contains(start) {
            return known.upperBound < text.bytes.count ? known.upperBound : nil
        }
        let end = text.bytes[(start + 1)...].indices.first {
            text.bytes[$0] == quote && text.origins[$0].depth <= depth
                && (byte($0 + 1).map(Self.followers.contains) ?? true)
        }
        closings[key] = start..<(end ?? text.bytes.count)
        return end
    }

    private func lineEnd(_ start: Int) -> Int {
        let depth = text.origins[start - 1].depth
        return text.bytes[start...].indices.first {
            text.bytes[$0] == UInt8(ascii: "\n") && text.origins[$0].depth <= depth
        } ?? text.bytes.count
    }

    /// The end of an object or a list; that of the text if it has none.
    private mutating func objectEnd(_ start: Int) -> Int {
        var nesting = 0
        var index = start
        while let byte = byte(index) {
            if Self.quotes.contains(byte), isOpening(index), let closing = closing(of: index) {
                index = closing
            } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
                nesting += 1
            } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
                nesting -= 1
                if nesting == 0 { return index + 1 }
            }
            index += 1
        }
        return text.bytes.count
    }

    /// A value of at most as many bytes as a name has.
    mutating func shortValue(of member: SecretMember) -> String? {
        let start = member.value
        let isQuoted = isByte(start, of: Self.quotes)
        let value = text.bytes[(isQuoted ? start + 1 : start)...].prefix(Self.maximumName)
            .prefix { isQuoted ? $0 != text.bytes[start] : Self.isNameByte($0) || $0 == UInt8(ascii: "[") }
        return value.contains(UInt8(ascii: " ")) ? nil : String(decoding: value, as: UTF8.self)
    }

    /// What comes before `@` in the authority of a URL (RFC 3986, section 3.2.1).
    func userInfo(at start: Int) -> Range<Int>? {
        let percents = text.origins[start - 1].percents
        var end = start
        var at: Int?
        while let byte = byte(end), byte > 0x20, byte != UInt8(ascii: "<"), byte != UInt8(ascii: ">") {
            if text.origins[end].percents <= percents,
                "/?#\\".utf8.contains(byte) || Self.quotes.contains(byte) && endsString(at: end)
            {
                break
            }
            if byte == UInt8(ascii: "@") { at = end }
            end += 1
        }
        guard let at, start < at else { return nil }
        let hasScheme = byte(start - 3) == UInt8(ascii: ":")
        return hasScheme || text.bytes[start..<at].contains(UInt8(ascii: ":")) ? start..<at : nil
    }

    /// The Base64 at an index, if it is that of a text with secrets, or of a user name and a password as in `Basic`.
    func hiddenSecret(at start: Int) -> Range<Int>? {
        let digits = text.bytes[start...].prefix { $0.isASCIIAlphanumeric || "+/-_".utf8.contains($0) }
        let end = text.bytes[digits.endIndex...].firstIndex { $0 != UInt8(ascii: "=") } ?? text.bytes.count
        guard digits.count >= Secrets.minimumLength, byte(end).map(Self.followers.contains) ?? true,
            let decoded = Secrets.base64Text(digits)
        else { return nil }
        let isUser = decoded.unicodeScalars.filter { $0 == ":" }.count == 1 && !decoded.utf8.contains(0x20)
        return isUser || Secrets.removed(from: decoded) != decoded ? start..<end : nil
    }
}
