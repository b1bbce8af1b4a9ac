/// The parameter that identifies the call that a callback answers: 256 random bits as hexadecimal digits. The first 64
/// bits are the name of the socket, the others prove that the callback comes from the called app.
struct CallbackToken: Sendable {
    private static let count = 64
    private static let nameCount = 16

    let digits: String

    /// A random token.
    init() {
        var system = SystemRandomNumberGenerator()
        digits = (0..<Self.count).map { _ in String(Int.random(in: 0..<16, using: &system), radix: 16) }.joined()
    }

    /// The token of a received callback; nil if the text is not a valid token.
    init?(_ text: String) {
        let isDigit: (UInt8) -> Bool = { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
        guard text.utf8.count == Self.count, text.utf8.allSatisfy(isDigit) else { return nil }
        digits = text
    }

    /// The file name of the socket.
    var name: String { String(digits.prefix(Self.nameCount)) }

    /// Whether both are equal. Takes the same time wherever they differ, so that the time reveals nothing.
    func matches(_ other: CallbackToken) -> Bool {
        zip(digits.utf8, other.digits.utf8).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
    }
}
