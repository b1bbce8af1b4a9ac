import UTF8Text

/// A URL of the common scheme for Bible apps, such as `bible://?passages=[Gen.1.1-Gen.1.4]&translation=ESV`.
///
/// Read liberally, written as the document of the scheme writes it.
public struct CommonSchemeURL: Hashable, Sendable {
    /// What the app is asked to do with the passage.
    public enum Intention: String, Hashable, Sendable, CaseIterable {
        /// Read it.
        case read = "Read"
        /// Study it.
        case study = "Study"
        /// Learn it by heart.
        case memorize = "Memorize"
        /// Listen to it.
        case listen = "Listen"
    }

    /// The scheme: `bible` for no app in particular, else the app's own, `bible-verses`.
    public var scheme: String
    /// What to open.
    public var passage: Passage
    /// The code of the translation.
    public var translation: String?
    /// What to do with the passage.
    public var intention: Intention?
    /// The name of the versification that the passage is counted in; nil for the default.
    public var versification: String?

    /// Makes a URL of its parts.
    public init(
        scheme: String = "bible", passage: Passage, translation: String? = nil, intention: Intention? = nil,
        versification: String? = nil
    ) {
        self.scheme = scheme
        self.passage = passage
        self.translation = translation
        self.intention = intention
        self.versification = versification
    }

    /// Reads a URL in any of its spellings: `scheme://?`, `scheme:///?`, `scheme:?` or with a host, percent-encoded or
    /// not, the parameters in any order, the intention with or without quotes.
    public init(parsing text: String) throws(PassageError) {
        guard text.utf8.count <= Self.maximumLength else {
            throw PassageError(.tooLong(limit: Self.maximumLength), at: Self.maximumLength)
        }
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(text[..<colon]) else {
            throw PassageError(.malformedURL("no URL of the common scheme"), at: 0)
        }
        guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "?")), mark > colon else {
            throw PassageError(.malformedURL("no parameters"), at: text.utf8.count)
        }
        let query = try CommonSchemeQuery(text[text.index(after: mark)...])
        let scheme = try query.versification()
        self.scheme = text[..<colon].lowercased()
        passage = try query.passage(in: scheme ?? .english)
        translation = try query.value("translation")?.text
        intention = try query.intention()
        let written = try query.value("v11n")?.text
        versification = scheme?.name ?? written
    }

    /// The longest URL that is read.
    static let maximumLength = 4096

    private static func isScheme(_ text: Substring) -> Bool {
        text.utf8.first.map { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A } == true
            && text.utf8.allSatisfy { byte in
                (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte >= 0x30 && byte <= 0x39
                    || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
            }
    }

    /// The URL as the document of the scheme writes it: raw brackets, quotes around the intention.
    public var string: String { String(writing: append) }

    /// Appends ``string``.
    package func append(to text: inout [UInt8]) {
        text.append(scheme)
        text.append("://?passages=")
        passage.appendPassages(to: &text)
        if let translation { Self.append("&translation=", escaping: translation, to: &text) }
        if let versification { Self.append("&v11n=", escaping: versification, to: &text) }
        if let intention {
            text.append("&intention=\"")
            text.append(intention.rawValue)
            text.append("\"")
        }
    }

    /// Appends a parameter, without the characters in its value that would end it, or start another.
    private static func append(_ name: String, escaping value: String, to text: inout [UInt8]) {
        text.append(name)
        let digits = "0123456789ABCDEF".utf8.span
        for byte in value.utf8 {
            if mustBeEscaped(byte) {
                text.append(UInt8(ascii: "%"))
                text.append(digits[Int(byte >> 4)])
                text.append(digits[Int(byte & 15)])
            } else {
                text.append(byte)
            }
        }
    }

    private static func mustBeEscaped(_ byte: UInt8) -> Bool {
        switch byte {
        case ...0x20, 0x7F, UInt8(ascii: "&"), UInt8(ascii: "#"), UInt8(ascii: "="), UInt8(ascii: "\""),
            UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "%"), UInt8(ascii: "+"), UInt8(ascii: ";"):
            true
        default: false
        }
    }
}

extension CommonSchemeURL: CustomStringConvertible {
    /// The URL as the document of the scheme writes it.
    public var description: String { string }
}
