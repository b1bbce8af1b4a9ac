import Text

/// A name with a value after it: `"apiKey": "..."`, `token = '...'`, `data-token="..."`, `user[password]=...`.
struct SecretMember {
    var name = ""
    var isSecret = false
    /// Where the closing quotation mark of the name is.
    let quote: Int?
    let separator: Range<Int>
    /// Where the value starts.
    let value: Int
    /// Whether it is a parameter of a URL or a form.
    let isParameter: Bool
    /// Whether any punctuation ends a value that is not in quotation marks.
    let isTight: Bool
    /// Whether it is a field of a header, whose value ends with the line.
    var isField = false
    /// Whether its value is a word, whatever it starts with.
    var isWord = false
}

extension SecretScanner {
    static let quotes = ASCIISet("\"'`")
    /// The bytes that can come between a name and its separator.
    private static let closers = ASCIISet("\"'`)]}*%$?!+|~ \t\r\n")
    static let maximumName = 80
    private static let maximumSubscript = 40

    static func isNameByte(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || "_$.-".utf8.contains(byte) }

    func byte(_ index: Int) -> UInt8? { text.bytes.indices.contains(index) ? text.bytes[index] : nil }

    func isByte(_ index: Int, of set: ASCIISet) -> Bool { byte(index).map(set.contains) ?? false }

    /// The member whose name starts with a word; nil if no value follows.
    func member(named word: Range<Int>) -> SecretMember? {
        let start = word.lowerBound
        let (nameEnd, end) = ends(ofName: word)
        let quote = isByte(nameEnd, of: Self.quotes) ? nameEnd : nil
        let isQuoted = quote != nil && isByte(start - 1, of: Self.quotes)
        // A call may have a space there: `define( 'AUTH_KEY', '...' )`.
        let isSpaced = isByte(start - 2, of: ASCIISet(" "))
        let isArgument = isQuoted && isByte(isSpaced ? start - 3 : start - 2, of: ASCIISet("(["))
        guard
            let separator = separator(at: end, isArgument: isArgument)
                ?? separator(ofWord: start..<nameEnd, beforeStringAt: end - 1)
        else { return nil }
        let value = valueStart(separator.upperBound)
        let isAdjacent = value == separator.upperBound
        var member = SecretMember(
            quote: quote, separator: separator, value: value,
            isParameter: isAdjacent && text.bytes[separator].elementsEqual("=".utf8)
                && text.bytes[nameEnd..<separator.lowerBound].allSatisfy { "])}".utf8.contains($0) }
                && startsParameter(start, before: separator.lowerBound),
            isTight: isQuoted || isAdjacent && isByte(start - 1, of: ASCIISet(",{([;")))
        readName(start..<nameEnd, of: &member)
        let startsLine = isByte(start - 1, of: ASCIISet("\n")) || start == 0
        member.isField =
            text.bytes[separator].elementsEqual(":".utf8) && quote == nil && (!isAdjacent || startsLine)
            && ["authoriz", "cookie"].contains { member.name.lowercased().contains($0) }
        return member
    }

    /// The ends of a name with its subscripts, and of what may be between it and a separator.
    private func ends(ofName word: Range<Int>) -> (name: Int, closers: Int) {
        var name = word.upperBound
        var end = name
        while true {
            if byte(end) == UInt8(ascii: "["),
                let close = text.bytes[end...].prefix(Self.maximumSubscript).firstIndex(of: UInt8(ascii: "]"))
            {
                name = close + 1
                end = name
            } else if isByte(end, of: Self.closers) {
                end += 1
            } else {
                return (name, end)
            }
        }
    }

    /// The range of `:`, `=`, `:=` or `=>`, or of the comma after the first argument of a call.
    private func separator(at start: Int, isArgument: Bool) -> Range<Int>? {
        if isArgument, byte(start) == UInt8(ascii: ",") { return start..<start + 1 }
        let run = text.bytes[start...].prefix { ":=".utf8.contains($0) }
        let isScheme = run.elementsEqual(":".utf8) && text.bytes[run.endIndex...].starts(with: "//".utf8)
        // Signs that underline a heading end its line.
        let isUnderline = run.count > 3 && byte(run.endIndex)?.isASCIISpace ?? true
        guard !run.isEmpty, !run.elementsEqual("::".utf8), !isScheme, !isUnderline else { return nil }
        let isArrow = run.last == UInt8(ascii: "=") && byte(run.endIndex) == UInt8(ascii: ">")
        return start..<run.endIndex + (isArrow ? 1 : 0)
    }

    /// What is between a name and its value without a sign for it: `--token ...`, `#define TOKEN "..."`, `setToken("...")`.
    private func separator(ofWord name: Range<Int>, beforeStringAt quote: Int) -> Range<Int>? {
        let end = name.upperBound
        if byte(end) == UInt8(ascii: "("), isByte(end + 1, of: Self.quotes) { return end..<end + 1 }
        guard byte(end) == UInt8(ascii: " ") else { return nil }
        let isOption = text.bytes[name].starts(with: "--".utf8)
        let isString = isByte(quote, of: Self.quotes) && text.bytes[end..<quote].allSatisfy { $0 == UInt8(ascii: " ") }
        return isOption || isString ? end..<end + 1 : nil
    }

    /// Skips white space, and the signs for items and blocks of YAML.
    private func valueStart(_ start: Int) -> Int {
        var index = start
        while let byte = byte(index),
            byte.isASCIISpace || "|>-".utf8.contains(byte) && isByte(index + 1, of: ASCIISet("-+ \t\r\n"))
        {
            index += 1
        }
        return index
    }

    /// Whether a name is where the name of a parameter is: at the start of the text, after a delimiter of a URL, or first in a
    /// value that is more encoded than the parameter that it is the value of.
    private func startsParameter(_ start: Int, before separator: Int) -> Bool {
        guard let before = byte(start - 1) else { return true }
        return "?&#;".utf8.contains(before)
            || before == UInt8(ascii: "=") && text.origins[start - 1].percents < text.origins[separator].percents
    }

    /// Sets the name of a member, and whether it is the name of a secret.
    private func readName(_ range: Range<Int>, of member: inout SecretMember) {
        func name(_ start: Int) -> String {
            String(decoding: text.bytes[start..<range.upperBound].suffix(Self.maximumName), as: UTF8.self)
        }
        let before = range.lowerBound - 1
        member.name = name(range.lowerBound)
        var names = [member.name]
        if member.name.lowercased() == "key", byte(before) == UInt8(ascii: " ") {
            // "API key"
            let words = text.bytes[..<before].suffix(Self.maximumName)
            names.append(name((words.lastIndex { !Self.isNameByte($0) } ?? words.startIndex - 1) + 1))
        } else if before >= 0, text.origins[before].depth > 0,
            let letter = text.source[..<text.origins[before + 1].start].last, letter.isASCIILetter
        {
            // `\token` is a name after a backslash, or `oken` after a tab.
            names.append(String(Unicode.Scalar(letter)) + member.name)
        }
        member.isSecret = names.contains { Secrets.isSecret($0, in: .member) }
        guard member.isParameter, !member.isSecret else { return }
        member.isWord = true
        member.isSecret = Secrets.isSecret(member.name, in: .parameter)
    }
}
