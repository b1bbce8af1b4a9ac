import UTF8Text

extension MarkdownDestination {
    /// The destination without backslash escapes, and with the character references decoded that occur in URLs: all
    /// numeric ones, and the named ones of ASCII characters.
    static func unescaped(_ target: ArraySlice<UInt8>) -> String {
        guard target.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }) else {
            return String(decoding: target, as: UTF8.self)
        }
        var result: [UInt8] = []
        let text = Array(target)
        var index = 0
        while index < text.count {
            if text[index] == UInt8(ascii: "\\"), index + 1 < text.count, text[index + 1].isASCIIPunctuation {
                result.append(text[index + 1])
                index += 2
            } else if let reference = reference(at: index, in: text) {
                result += reference.text
                index = reference.end
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The decoded character reference at an index, and the index after its semicolon.
    private static func reference(at start: Int, in text: [UInt8]) -> (text: [UInt8], end: Int)? {
        guard text[start] == UInt8(ascii: "&") else { return nil }
        let name = text[(start + 1)...].prefix(maximumName).prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "#") }
        guard name.endIndex < text.count, text[name.endIndex] == UInt8(ascii: ";") else { return nil }
        let key = String(decoding: name, as: UTF8.self)
        guard let scalar = key.hasPrefix("#") ? numbered(key.dropFirst()) : named[key] else { return nil }
        return (Array(String(scalar).utf8), name.endIndex + 1)
    }

    private static let maximumName = 9

    private static func numbered(_ digits: Substring) -> Unicode.Scalar? {
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).flatMap { $0 == "\0" ? "\u{FFFD}" : $0 }
    }

    private static let named: [String: Unicode.Scalar] = [
        "amp": "&", "AMP": "&", "quot": "\"", "QUOT": "\"", "apos": "'", "lt": "<", "LT": "<", "gt": ">", "GT": ">",
        "lpar": "(", "rpar": ")", "lsqb": "[", "lbrack": "[", "rsqb": "]", "rbrack": "]", "lcub": "{", "rcub": "}",
        "colon": ":", "semi": ";", "comma": ",", "period": ".", "sol": "/", "bsol": "\\", "quest": "?", "equals": "=",
        "num": "#", "percnt": "%", "plus": "+", "excl": "!", "ast": "*", "midast": "*", "dollar": "$", "commat": "@",
        "Hat": "^", "lowbar": "_", "grave": "`", "vert": "|", "verbar": "|", "Tab": "\t", "NewLine": "\n",
    ]
}
