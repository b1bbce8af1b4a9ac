/// A run of letters, a run of digits, or one other character of a link.
struct LinkToken: Hashable {
    enum Kind: Hashable {
        case letters
        case digits
        /// A character that may be in the name of a book: a hyphen, a space.
        case mark
        /// A character that ends a part of a link.
        case delimiter
    }

    let kind: Kind
    let text: String

    var number: Int? { kind == .digits ? Int(text) : nil }
    var isWord: Bool { kind == .letters || kind == .digits }

    /// Takes a text apart. An encoded space is one mark.
    static func tokens(_ text: some StringProtocol) -> [LinkToken] {
        var tokens: [LinkToken] = []
        var rest = Substring(text)
        while let first = rest.first {
            let kind = kind(of: first)
            let part: Substring
            switch kind {
            case .letters, .digits: part = rest.prefix { self.kind(of: $0) == kind }
            case .mark: part = rest.hasPrefix("%20") ? rest.prefix(3) : rest.prefix(1)
            case .delimiter: part = rest.prefix(1)
            }
            tokens.append(LinkToken(kind: kind, text: String(part)))
            rest = rest[part.endIndex...]
        }
        return tokens
    }

    private static func kind(of character: Character) -> Kind {
        if character.isLetter { return .letters }
        if character.isASCII, character.isNumber { return .digits }
        return "/?#&=;".contains(character) ? .delimiter : .mark
    }
}

extension Sequence<LinkToken> {
    /// The text of the tokens.
    var text: String { map(\.text).joined() }
}
