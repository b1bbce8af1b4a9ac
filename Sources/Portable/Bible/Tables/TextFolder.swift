/// Folds text for comparing names: lower case, without diacritics, digits in ASCII.
///
/// Precomposed and decomposed spellings give the same bytes, so the text need not be normalised first.
struct TextFolder {
    /// The folded letters and digits so far, as UTF-8.
    private(set) var bytes: [UInt8] = []
    /// The last letter appended, which may compose with the next one; 0 if it does not compose with anything.
    private var last: UInt32 = 0

    init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    /// Appends an ASCII letter or digit.
    @inline(__always)
    mutating func append(ascii byte: UInt8) {
        // The bit is set in digits and small letters.
        bytes.append(byte | 0x20)
        last = 0
    }

    /// Appends a letter beyond ASCII, or applies a combining mark to the letter before it.
    mutating func append(_ scalar: Unicode.Scalar) {
        if let composed = Self.compose(last, scalar.value) {
            bytes.removeLast(UTF8.width(Unicode.Scalar(last) ?? scalar))
            appendEncoded(composed)
        } else if !Self.isMark(scalar.value) {
            appendFolded(scalar)
        }
    }

    private mutating func appendFolded(_ scalar: Unicode.Scalar) {
        if let folded = FoldingTable.folded(scalar.value) {
            bytes.append(contentsOf: folded)
            // и is the only letter in the table that composes: with a breve it is й.
            last = folded == [0xD0, 0xB8] ? 0x438 : 0
        } else {
            appendEncoded(Self.unvoiced(scalar.value))
        }
    }

    /// Kana without its voicing mark: か for が, は for ば and ぱ.
    private static func unvoiced(_ value: UInt32) -> UInt32 {
        guard (0x304B...0x30F4).contains(value) else { return value }
        let hiragana = value >= 0x30A0 ? value - 0x60 : value
        return switch hiragana {
        case 0x304B...0x3062: value - (hiragana - 0x304B) % 2
        case 0x3064...0x3069: value - hiragana % 2
        case 0x306F...0x307D: value - (hiragana - 0x306F) % 3
        case 0x3094: 0x30A6
        default: value
        }
    }

    private mutating func appendEncoded(_ value: UInt32) {
        guard let scalar = Unicode.Scalar(value) else { return }
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        last = value
    }

    /// Whether a scalar is a combining mark or invisible, and is dropped if it does not compose.
    static func isMark(_ value: UInt32) -> Bool {
        switch value {
        case 0x300...0x36F, 0x483...0x487, 0x3099, 0x309A, 0x200B...0x200D, 0xFE00...0xFE0F: true
        // Hebrew points, Arabic vowels, hamza and the stroke that lengthens a word, the dot below Indic letters.
        case 0x591...0x5C7, 0x610...0x61A, 0x621, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6ED, 0x93C, 0xA3C, 0xB3C: true
        default: false
        }
    }

    /// The letter that two scalars compose to: й, a Korean syllable.
    private static func compose(_ first: UInt32, _ second: UInt32) -> UInt32? {
        switch (first, second) {
        case (0x438, 0x306): 0x439
        case (0x1100...0x1112, 0x1161...0x1175): 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
        case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first - 0xAC00) % 28 == 0: first + second - 0x11A7
        default: nil
        }
    }
}

extension String {
    /// The text in lower case and without diacritics, as book names are compared.
    package var folded: String {
        var folder = TextFolder(capacity: utf8.count)
        for scalar in unicodeScalars {
            if scalar.isASCII { folder.append(ascii: UInt8(ascii: scalar)) } else { folder.append(scalar) }
        }
        return String(decoding: folder.bytes, as: UTF8.self)
    }
}

/// Looks up letters in the tables of `data/folding`.
private struct FoldingTable: Sendable {
    /// For each scalar below U+2000 an index in `results`, then for the forms of Arabic letters; zero for letters that
    /// fold to themselves.
    private var indices = [UInt8](repeating: 0, count: 0x2080)
    private var results: [[UInt8]] = [[]]

    /// The letters of Latin, Greek and Cyrillic.
    private static let european = FoldingTable("folding/european.txt")
    private static let otherScripts = FoldingTable("folding/other-scripts.txt")

    private init(_ path: String) {
        var reader = TableReader(path)
        while reader.nextLine(), results.count < 256 {
            guard let result = reader.nextField(" "), let letters = reader.nextField(" ") else { continue }
            for scalar in reader.string(letters).unicodeScalars {
                if let slot = Self.slot(scalar.value) { indices[slot] = UInt8(results.count) }
            }
            results.append(Array(reader.bytes[result]))
        }
    }

    /// What a letter folds to; nil if to itself.
    static func folded(_ value: UInt32) -> [UInt8]? {
        guard let slot = slot(value) else { return nil }
        let table = value < 0x600 || (0x1E00...0x1FFF).contains(value) ? european : otherScripts
        return table.indices[slot] == 0 ? nil : table.results[Int(table.indices[slot])]
    }

    private static func slot(_ value: UInt32) -> Int? {
        switch value {
        case ..<0x2000: Int(value)
        case 0xFE80...0xFEFF: Int(value) - 0xFE80 + 0x2000
        default: nil
        }
    }
}
