import Text

/// The characters that a component of a URL contains only percent-encoded (WHATWG URL Standard, section 1.3): those
/// that are listed, controls, and all beyond ASCII.
struct PercentEncodeSet {
    private let listed: ASCIISet

    private init(_ characters: String) { listed = ASCIISet(characters) }

    private static let queryCharacters = " \"#<>"
    private static let pathCharacters = queryCharacters + "?^`{}"
    private static let userinfoCharacters = pathCharacters + "/:;=@[\\]|"

    static let control = PercentEncodeSet("")
    static let fragment = PercentEncodeSet(" \"<>`")
    static let query = PercentEncodeSet(queryCharacters)
    static let specialQuery = PercentEncodeSet(queryCharacters + "'")
    static let path = PercentEncodeSet(pathCharacters)
    static let userinfo = PercentEncodeSet(userinfoCharacters)
    static let form = PercentEncodeSet(userinfoCharacters + "$%&+,!'()~")

    func encode(_ bytes: some Sequence<UInt8>) -> String {
        var encoded: [UInt8] = []
        for byte in bytes {
            if (0x20...0x7E).contains(byte), !listed.contains(byte) {
                encoded.append(byte)
            } else {
                encoded += [UInt8(ascii: "%"), HexDigit.digit(byte >> 4), HexDigit.digit(byte & 15)]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}
