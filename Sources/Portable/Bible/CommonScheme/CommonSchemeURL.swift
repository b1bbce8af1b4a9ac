import Text

/// A URL of the common scheme for Bible apps, such as `bible://?passages=[Gen.1.1-Gen.1.4]&translation=ESV`.
///
/// It is read liberally, and written as in the document of the scheme,
/// https://github.com/Verses/Common_Bible_Share_Sheet.
public struct CommonSchemeURL: Hashable, Sendable {
    /// What the app should do with the passage.
    public enum Intention: String, Hashable, Sendable, CaseIterable {
        /// Read it.
        case read = "Read"
        /// Study it.
        case study = "Study"
        /// Memorize it.
        case memorize = "Memorize"
        /// Listen to it.
        case listen = "Listen"
    }

    /// The scheme: `bible` for no app in particular, else the app's own, `bible-verses`.
    public var scheme: String
    /// What to open.
    public var passage: Passage
    /// The translation.
    public var translation: TranslationCode?
    /// What to do with the passage.
    public var intention: Intention?
    /// What a URL that was read has in place of ``intention``, if that is not an ``Intention``. Not part of ``string``.
    public private(set) var invalidIntention: String?
    /// What a URL that was read has in place of ``translation``, if that is not a valid code, see
    /// ``TranslationCode/isValid(_:)``. Not part of ``string``.
    public private(set) var invalidTranslation: String?
    /// What in a URL that was read is not as it is written. Not part of ``string``.
    public private(set) var corrections: [Correction] = []
    /// The versification of the numbers in ``passage``.
    public var versification: Versification

    /// Makes a URL of its parts.
    public init(
        scheme: String = "bible", passage: Passage, translation: TranslationCode? = nil,
        intention: Intention? = nil, versification: Versification = .english
    ) {
        self.scheme = scheme
        self.passage = passage
        self.translation = translation
        self.intention = intention
        self.versification = versification
    }

    /// Reads a URL in any of its spellings: `scheme://?`, `scheme:///?`, `scheme:?` or with a host, percent-encoded or
    /// not, the parameters in any order, the intention with or without quotes.
    ///
    /// - Parameters:
    ///   - text: the URL; at most 4096 bytes.
    ///   - defaultVersification: the versification of a URL that names none.
    /// - Throws: what is wrong with the URL, and where.
    public init(parsing text: String, defaultVersification: Versification = .english) throws(PassageError) {
        guard text.utf8.count <= Self.maximumLength else {
            throw PassageError(.tooLong(limit: Self.maximumLength), at: Self.maximumLength)
        }
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(text[..<colon]) else {
            throw PassageError(.malformedURL("not a URL of the common scheme"), at: 0)
        }
        guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "?")), mark > colon else {
            throw PassageError(.malformedURL("no parameters"), at: text.utf8.count)
        }
        let query = try CommonSchemeQuery(text[text.index(after: mark)...])
        scheme = text[..<colon].lowercased()
        versification = try query.versification() ?? defaultVersification
        (translation, invalidTranslation) = try query.translation()
        (passage, corrections) = try query.passage(in: versification, of: translation)
        (intention, invalidIntention) = try query.intention()
    }

    /// The value of the parameter `v11n`: the name of the versification, nil for the default.
    public var v11n: String? { versification == .english ? nil : versification.name }

    /// The longest URL that is read.
    static let maximumLength = PortableLimits.commonSchemeURL

    private static func isScheme(_ text: Substring) -> Bool {
        text.utf8.first.map { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A } == true
            && text.utf8.allSatisfy { byte in
                (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte >= 0x30 && byte <= 0x39
                    || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
            }
    }

    /// The URL as in the document of the scheme: raw brackets, quotes around the intention.
    public var string: String { String(writing: append) }

    /// Appends ``string``.
    package func append(to text: inout [UInt8]) {
        text.append(scheme)
        text.append("://?passages=")
        passage.appendPassages(to: &text)
        if let translation { Self.append("&translation=", escaping: translation.text, to: &text) }
        if let v11n { Self.append("&v11n=", escaping: v11n, to: &text) }
        if let intention {
            text.append("&intention=\"")
            text.append(intention.rawValue)
            text.append("\"")
        }
    }

    /// Appends a parameter, and escapes the characters of its value that would end it or start another one.
    private static func append(_ name: String, escaping value: String, to text: inout [UInt8]) {
        text.append(name)
        for byte in value.utf8 {
            if mustBeEscaped(byte) {
                text.append(UInt8(ascii: "%"))
                text.append(HexDigit.digit(byte >> 4))
                text.append(HexDigit.digit(byte & 15))
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

extension CommonSchemeURL {
    /// The URL for no app in particular and without an intention: the form in which passages are passed on and compared.
    public var canonical: CommonSchemeURL {
        CommonSchemeURL(passage: passage, translation: translation, versification: versification)
    }

    /// Makes the canonical URL of a reference.
    public init(_ reference: consuming Reference) {
        scheme = "bible"
        passage = reference.passage
        translation = reference.translation
        versification = reference.versification
    }
}

extension CommonSchemeURL: CustomStringConvertible {
    /// ``string``.
    public var description: String { string }
}
