/// Books, chapters and verses of the Bible, as precise as they were written, in no particular versification.
public struct Passage: Hashable, Sendable {
    /// A book, a chapter or a verse.
    public struct Location: Hashable, Sendable {
        /// The book.
        public var book: Book
        private var chapterNumber: OptionalNumber
        private var verseNumber: OptionalNumber

        /// Names a book, a chapter or a verse.
        public init(_ book: Book, _ chapter: Int? = nil, _ verse: Int? = nil) {
            self.book = book
            chapterNumber = OptionalNumber(chapter)
            verseNumber = OptionalNumber(chapter == nil ? nil : verse)
        }

        /// The chapter, or nil for the book as a whole.
        public var chapter: Int? {
            get { chapterNumber.value }
            set { chapterNumber = OptionalNumber(newValue) }
        }

        /// The verse, or nil for the chapter as a whole.
        public var verse: Int? {
            get { verseNumber.value }
            set { verseNumber = OptionalNumber(newValue) }
        }

        /// A number or nil in 32 bits instead of 72: passages are copied all the time.
        private struct OptionalNumber: Hashable, Sendable {
            private let bits: Int32

            init(_ value: Int?) {
                bits = value.map { max(Int32(clamping: $0), .min + 1) } ?? .min
            }

            var value: Int? { bits == .min ? nil : Int(bits) }
        }
    }

    /// From one location to another, both of the same precision; one location where they are equal.
    public struct Span: Hashable, Sendable {
        /// Where it starts.
        public var start: Location
        /// Where it ends; all of this location belongs to it.
        public var end: Location

        /// Spans from one location to another, or only the first.
        public init(_ start: Location, to end: Location? = nil) {
            self.start = start
            self.end = end ?? start
        }

        /// Whether the start is all there is.
        public var isSingle: Bool { start == end }
    }

    /// The items, at least one, in the order written.
    public let spans: [Span]

    /// Makes a passage of its spans; nil without any.
    public init?(spans: [Span]) {
        guard !spans.isEmpty else { return nil }
        self.spans = spans
    }

    init(checked spans: [Span]) {
        self.spans = spans
    }

    /// Reads a reference, and keeps its passage; ``Reference`` has the translation and the versification as well.
    ///
    /// - Parameters:
    ///   - text: `John 3:16-18; Gen 1`, a slug such as `john-3-16`, OSIS, USFM or the common scheme's brackets.
    ///   - language: the ISO 639-1 code of the language whose names and punctuation come first.
    ///   - versification: what chapters and verses there are; nil for those of the translation that the text names, or
    ///     the English ones.
    ///   - correcting: what is corrected; what is not, is refused.
    /// - Throws: what is wrong with the text, and where.
    public init(
        parsing text: String, language: String? = nil, versification: Versification? = nil,
        correcting: Corrections = .rangeEnds
    ) throws(PassageError) {
        self = try Reference(
            parsing: text, language: language, versification: versification, correcting: correcting
        ).passage
    }
}

extension Passage.Location {
    /// Whether it is in Psalm 151, which is outside the 66 books.
    package var isAdditionalPsalm: Bool { book == .psalms && chapter == 151 }

    /// Whether it is outside the 66 books.
    var isDeuterocanonical: Bool { book.isDeuterocanonical || isAdditionalPsalm }
}

extension Passage.Span {
    /// Whether its first and last book are among the 66 books.
    package var isInProtestantBooks: Bool { !start.isDeuterocanonical && !end.isDeuterocanonical }
}

extension Passage.Location: Comparable {
    /// Canonical order; a whole chapter comes before its first verse.
    public static func < (left: Self, right: Self) -> Bool {
        (left.book.index, left.chapter ?? 0, left.verse ?? 0) < (right.book.index, right.chapter ?? 0, right.verse ?? 0)
    }
}

extension Passage: CustomStringConvertible {
    /// The passage as OSIS.
    public var description: String { osis }
}
