import Text

/// A part of a reference that was not read as it is written.
public struct Correction: Hashable, Sendable {
    /// What a text was read as.
    public enum Reading: Hashable, Sendable {
        /// The book whose name was misspelt.
        case book(Book)
        /// The last verse of a chapter, beyond which a range ended.
        case lastVerse(Passage.Location)
        /// Nothing, for this reason: a chapter that does not exist, text behind the reference.
        case nothing(PassageError.Reason)
        /// The two ends of a range that runs backwards.
        case ends
    }

    /// The text as it is written: `Jonh`, `300`.
    public let written: String
    /// What it was read as.
    public let reading: Reading
    /// The offset of the text, in bytes of UTF-8.
    public let offset: Int

    /// Whether the end of a range was cut.
    var isCut: Bool { if case .lastVerse = reading { true } else { false } }

    /// What was corrected, in words: `"Jonh" read as John`.
    public var message: String {
        switch reading {
        case .book(let book): "\"\(written)\" read as \(book.name)"
        case .lastVerse(let verse):
            "\"\(written)\" read as \(verse.verse ?? 0), the last verse of \(verse.book.name) \(verse.chapter ?? 0)"
        case .nothing(.unexpectedText): "\"\(Printable.shortened(written))\" ignored"
        case .nothing(let reason):
            "\"\(Printable.shortened(written))\" ignored: \(PassageError(reason, at: offset).message)"
        case .ends:
            "\"\(Printable.shortened(written))\" read as its two ends: \(PassageError(.reversedRange, at: offset).message)"
        }
    }
}

extension Correction: CustomStringConvertible {
    /// The message and the offset: `"Jonh" read as John at offset 9`.
    public var description: String { "\(message) at offset \(offset)" }
}

/// What a reader of references may correct; what it may not, it refuses.
public struct Corrections: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The name of a book in which a few letters are wrong: `Jonh 3:16` is John.
    public static let names = Corrections(rawValue: 1)
    /// The end of a range beyond the last verse of its chapter: `John 3:16-99` ends with verse 36.
    public static let rangeEnds = Corrections(rawValue: 2)
    /// An item of a list that does not exist, which is left out, `Gen 99, Hab 2` is Habakkuk 2, and a range that runs
    /// backwards, `Prov 31:30-31:1`, which is its two ends.
    public static let missingItems = Corrections(rawValue: 4)
    /// Words beside the references, which are left out: `Isaiah 41:10 is my favourite`, `Matt (Luke 1:2)`.
    public static let otherText = Corrections(rawValue: 8)
    /// All of them.
    public static let all: Corrections = [.names, .rangeEnds, .missingItems, .otherText]
}
