/// Which of many rules may match a link, by a piece of text that each of them needs.
///
/// Asking costs a step for each byte of the link, however many rules there are.
struct RuleIndex: Sendable {
    /// How much of a needed text is looked for.
    private static let window = 6

    /// The rules that need these bytes, packed into a number.
    private var rules: [UInt64: [Int]] = [:]
    /// The rules that need no text, or too short a one.
    private var always: [Int] = []

    /// An index over rules, given what each of them needs.
    init(_ literals: [[UInt8]?]) {
        for (rule, literal) in literals.enumerated() {
            if let literal, literal.count >= Self.window {
                rules[Self.packed(literal.suffix(Self.window)), default: []].append(rule)
            } else {
                always.append(rule)
            }
        }
    }

    /// The rules that may match, in their order.
    func candidates(in link: String) -> [Int] {
        var found = always
        var packed: UInt64 = 0
        let mask = (UInt64(1) << (8 * UInt64(Self.window))) - 1
        for byte in link.utf8 {
            packed = (packed << 8 | UInt64(byte)) & mask
            if let more = rules[packed] { found += more }
        }
        return found.count > 1 ? Array(Set(found)).sorted() : found
    }

    private static func packed(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}
