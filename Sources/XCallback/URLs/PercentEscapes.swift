import UTF8Text

/// The percent-escapes of a URL that somebody else wrote.
enum PercentEscapes {
    /// Refuses a `%` that two hexadecimal digits do not follow: who wrote it meant something, but nobody knows what.
    static func check(_ text: Substring, of what: String) throws(CallError) {
        var rest = text.utf8[...]
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            rest = rest[percent...].dropFirst()
            guard rest.prefix(2).count == 2, rest.prefix(2).allSatisfy(isHexDigit) else {
                throw CallError(
                    "\(Printable.line(what)) is damaged: two hexadecimal digits must follow a %, as in %25 for a % itself"
                )
            }
        }
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
            UInt8(ascii: "a")...UInt8(ascii: "f"):
            true
        default: false
        }
    }
}
