import Text

/// An encoding of text (WHATWG Encoding Standard), of those that are decoded here.
enum TextEncoding: String {
    case utf8 = "utf-8"
    case windows1252 = "windows-1252"
    case utf16LittleEndian = "utf-16le"
    case utf16BigEndian = "utf-16be"

    private static let labels: [TextEncoding: String] = [
        .utf8: "unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8",
        .windows1252: """
        ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 \
        iso_8859-1:1987 l1 latin1 us-ascii windows-1252 x-cp1252
        """,
        .utf16LittleEndian: "csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le",
        .utf16BigEndian: "unicodefffe utf-16be",
    ]

    /// The encoding that a label names, whatever its case and the spaces around it; nil if it is not decoded here.
    init?(label: some StringProtocol) {
        let label = label.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let named = Self.labels.first { $0.value.split(separator: " ").contains { $0 == label } }
        guard let named else { return nil }
        self = named.key
    }

    /// The text, with U+FFFD for what is not valid.
    func decode(_ bytes: ArraySlice<UInt8>) -> String {
        switch self {
        case .utf8: String(decoding: bytes, as: UTF8.self)
        case .windows1252: String(String.UnicodeScalarView(bytes.map { Unicode.Scalar(windows1252: UInt32($0)) }))
        case .utf16LittleEndian, .utf16BigEndian:
            String(decoding: units(of: bytes), as: UTF16.self) + (bytes.count % 2 == 0 ? "" : "\u{fffd}")
        }
    }

    func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
        switch self {
        case .utf8: String(validating: bytes, as: UTF8.self) != nil
        case .windows1252: true
        case .utf16LittleEndian, .utf16BigEndian:
            bytes.count % 2 == 0 && String(validating: units(of: bytes), as: UTF16.self) != nil
        }
    }

    /// The byte order mark of the encoding; empty if it has none.
    var byteOrderMark: [UInt8] {
        switch self {
        case .utf8: [0xEF, 0xBB, 0xBF]
        case .windows1252: []
        case .utf16LittleEndian: [0xFF, 0xFE]
        case .utf16BigEndian: [0xFE, 0xFF]
        }
    }

    private func units(of bytes: ArraySlice<UInt8>) -> [UInt16] {
        let isBigEndian = self == .utf16BigEndian
        return stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
    }
}
