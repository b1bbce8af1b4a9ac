import Text

/// Splits a reference into tokens and folds its words, in one pass over its bytes.
struct Tokenizer {
    private let text: [UInt8]
    private var folder: TextFolder
    private var tokens: [Token] = []
    private var position = 0
    private var isGlued = false

    /// The tokens of a text of at most ``PassageParser/maximumLength`` bytes, the last of them the end, and the folded
    /// bytes of its words and numbers.
    static func tokens(of text: [UInt8]) -> (tokens: [Token], folded: [UInt8]) {
        var tokenizer = Tokenizer(text)
        tokenizer.run()
        return (tokenizer.tokens, tokenizer.folder.bytes)
    }

    private init(_ text: [UInt8]) {
        self.text = text
        folder = TextFolder(capacity: text.count + 8)
        tokens.reserveCapacity(text.count / 2 + 4)
    }

    private mutating func run() {
        while position < text.count {
            let byte = text[position]
            switch byte {
            case 0x61...0x7A, 0x41...0x5A: appendWord()
            case 0x30...0x39: appendNumber()
            case 0x80...: appendBeyondASCII()
            default: appendMark(byte, length: 1)
            }
        }
        append(.end, length: 0)
    }

    private mutating func append(_ kind: Token.Kind, length: Int) {
        let start = Int16(position)
        position += length
        tokens.append(Token(kind: kind, isGlued: isGlued, start: start, end: Int16(position)))
        isGlued = true
    }

    private mutating func appendWord() {
        let start = position
        let foldedStart = folder.bytes.count
        let end = limitOfWord
        while position < end {
            takeASCIILetters(before: end)
            guard position < end else { break }
            let byte = text[position]
            if byte == 0xD7 || byte == UInt8(ascii: "\""), takeMarkInHebrewWord() { continue }
            guard byte >= 0x80 else { break }
            let (scalar, length) = decode()
            guard case .letter(let letter) = CharacterClass(scalar), position == start || hanNumeral(from: start) == nil
            else { break }
            folder.append(letter)
            position += length
        }
        appendFolded(.word, from: start, folded: foldedStart, value: 0)
    }

    /// Skips the mark before the last letter of a Hebrew number or abbreviation: `י״ב`, `דה"א`.
    private mutating func takeMarkInHebrewWord() -> Bool {
        guard position > 1, text[position - 2] == 0xD7, text[position - 1] < 0xB3 else { return false }
        let isASCII = text[position] < 0x80
        let next = position + (isASCII ? 1 : 2)
        guard next + 1 < text.count, isASCII || text[position + 1] == 0xB4, text[next] == 0xD7, text[next + 1] < 0xB3
        else { return false }
        position = next
        return true
    }

    /// The number in Chinese characters at the position, in a word that starts at an index.
    private func hanNumeral(from start: Int) -> HanNumeral? {
        guard text[position] >= 0xE3, text[position] <= 0xE9, HanNumeral.isNumeral(decode().0.value) else { return nil }
        return HanNumeral(in: text.span, at: position, wordAt: start)
    }

    private mutating func takeASCIILetters(before end: Int) {
        var index = position
        while index < end {
            let byte = text[index]
            guard (byte | 0x20) &- 0x61 < 26 else { break }
            folder.append(ascii: byte)
            index += 1
        }
        position = index
    }

    /// The end of the word at the position if it is the sign of an ordinal with the name right after it (`1stPsalm`),
    /// else that of the text.
    private var limitOfWord: Int {
        guard isGlued, tokens.last?.kind == .number, position + 2 < text.count else { return text.count }
        // `16节到18节`
        if HanNumeral.isCounter(in: text.span, at: position) { return position + 3 }
        guard
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[position + 2]),
            ["st", "nd", "rd", "th"].contains(where: {
                $0.utf8.elementsEqual(text.slice(from: position, to: position + 2))
            })
        else { return text.count }
        return position + 2
    }

    private mutating func appendNumber() {
        let start = position
        let foldedStart = folder.bytes.count
        var value = 0
        while let (digit, length) = digit() ?? digitBehindInvisible() {
            folder.append(ascii: 0x30 + digit)
            value = min(value * 10 + Int(digit), 9999)
            position += length
        }
        appendFolded(.number, from: start, folded: foldedStart, value: value)
    }

    private mutating func append(_ numeral: HanNumeral) {
        let start = position
        let foldedStart = folder.bytes.count
        for digit in String(numeral.value).utf8 { folder.append(ascii: digit) }
        position += numeral.length
        appendFolded(.number, from: start, folded: foldedStart, value: numeral.value)
        // `三16` is chapter and verse, as `3:16`.
        if numeral.isBeforeVerse { append(.colon, length: 0) }
    }

    private mutating func appendFolded(_ kind: Token.Kind, from start: Int, folded: Int, value: Int) {
        var token = Token(kind: kind, isGlued: isGlued, start: Int16(start), end: Int16(position))
        token.value = Int16(value)
        token.foldedStart = Int16(folded)
        token.foldedEnd = Int16(folder.bytes.count)
        tokens.append(token)
        isGlued = true
    }

    /// The digit at the position, in ASCII or full width, and its length.
    private func digit() -> (UInt8, Int)? {
        guard position < text.count else { return nil }
        let byte = text[position]
        if byte < 0x80 {
            return byte >= 0x30 && byte <= 0x39 ? (byte - 0x30, 1) : nil
        }
        let (scalar, length) = decode()
        guard case .ascii(let narrow) = CharacterClass(scalar), narrow >= 0x30, narrow <= 0x39 else { return nil }
        return (narrow - 0x30, length)
    }

    /// The digit after an invisible character that splits a number, and the length of both.
    private func digitBehindInvisible() -> (UInt8, Int)? {
        guard position < text.count, text[position] >= 0x80 else { return nil }
        let (scalar, length) = decode()
        switch scalar.value {
        case 0xAD, 0x200B...0x200F, 0x2060, 0xFEFF: break
        default: return nil
        }
        let next = position + length
        guard next < text.count, text[next] >= 0x30, text[next] <= 0x39 else { return nil }
        return (text[next] - 0x30, length + 1)
    }

    private mutating func appendBeyondASCII() {
        let (scalar, length) = decode()
        switch CharacterClass(scalar) {
        case .letter where takeRomanNumeral(scalar, length): break
        case .letter: if let numeral = hanNumeral(from: position) { append(numeral) } else { appendWord() }
        case .ascii(let byte) where byte >= 0x30 && byte <= 0x39: appendNumber()
        case .ascii(let byte): appendMark(byte, length: length)
        case .ignorable where separatesNumbers(scalar, length): append(.colon, length: length)
        case .ignorable where separatesItems(scalar, length): append(.semicolon, length: length)
        case .ignorable: position += length
        case .other: append(.other, length: length)
        }
    }

    /// Takes the number of a book that is one character, `Ⅰペテロ`, `Ⅱ Kor`; false if there is none.
    private mutating func takeRomanNumeral(_ scalar: Unicode.Scalar, _ length: Int) -> Bool {
        guard (0x2160...0x2164).contains(scalar.value), !isGlued || tokens.last?.kind != .word else { return false }
        let next = position + length < text.count && text[position + length] == 0x20 ? length + 1 : length
        guard position + next < text.count, !text[position + next].isASCIIDigit else { return false }
        let (start, foldedStart) = (position, folder.bytes.count)
        let value = Int(scalar.value) - 0x215F
        folder.append(ascii: UInt8(ascii: "0") + UInt8(value))
        position += length
        appendFolded(.number, from: start, folded: foldedStart, value: value)
        return true
    }

    /// Whether the middle dot at the position separates chapter and verse: `マタイ2・3`.
    private func separatesNumbers(_ scalar: Unicode.Scalar, _ length: Int) -> Bool {
        guard [0xB7, 0x2027, 0x30FB, 0xFF65].contains(scalar.value), isGlued, tokens.last?.kind == .number,
            position + length < text.count
        else { return false }
        return text[position + length].isASCIIDigit
    }

    /// Whether the middle dot at the position, before a space, separates items: `Luke 1 · John 3`, and in Greek `ε΄ 3-12· Λουκ`.
    private func separatesItems(_ scalar: Unicode.Scalar, _ length: Int) -> Bool {
        scalar.value == 0xB7 && position + length < text.count && text[position + length].isASCIISpace
    }

    private mutating func appendMark(_ byte: UInt8, length: Int) {
        switch byte {
        case UInt8(ascii: "+") where joinsNumbers: append(.ampersand, length: length)
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "+"), UInt8(ascii: "_"):
            position += length
            isGlued = false
        case UInt8(ascii: "-"), UInt8(ascii: "~"): append(.dash, length: length)
        case UInt8(ascii: ":"): append(.colon, length: length)
        case UInt8(ascii: "."): append(.stop, length: length)
        case UInt8(ascii: ","): append(.comma, length: length)
        case UInt8(ascii: ";"): append(.semicolon, length: length)
        case UInt8(ascii: "/"): append(.slash, length: length)
        case UInt8(ascii: "'"): append(.apostrophe, length: length)
        case UInt8(ascii: "&"): append(.ampersand, length: length)
        case UInt8(ascii: "("), UInt8(ascii: "["): append(.open, length: length)
        case UInt8(ascii: ")"), UInt8(ascii: "]"): append(.close, length: length)
        default: append(.other, length: length)
        }
    }

    /// Whether the plus at the position is one between numbers, as in `Genesis 1+2`, and not the space of a query.
    private var joinsNumbers: Bool {
        guard isGlued, tokens.last?.kind == .number, position + 1 < text.count else { return false }
        return text[position + 1] >= 0x30 && text[position + 1] <= 0x39 && text.contains(0x20)
    }

    /// The scalar beyond ASCII at the position and its length in bytes; the text is valid UTF-8.
    private func decode() -> (Unicode.Scalar, Int) {
        let lead = text[position]
        let length = min(lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4, text.count - position)
        var value = UInt32(lead) & (0x7F >> UInt32(length))
        for byte in text.slice(from: position + 1, to: position + length) {
            value = value << 6 | UInt32(byte & 0x3F)
        }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }
}
