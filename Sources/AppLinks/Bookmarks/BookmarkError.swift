package import Text

/// Why bookmarks cannot be read or written.
public enum BookmarkError: Error, Hashable, Sendable {
    /// The input is empty or only white space.
    case empty
    /// The input is neither a property list nor bookmark data nor a link with them.
    case unknownForm
    /// The input is an old-style (OpenStep) property list.
    case openStepPropertyList
    /// The URL is not a BibleXpress link with bookmarks.
    case unsupportedURL(String)
    /// The address of a file to download is not a web URL.
    case downloadURL(String, reason: String)
    /// The base64 contains an invalid character, at an offset in bytes.
    case invalidBase64(String, offset: Int)
    /// The number of characters of the base64 is not a multiple of 4.
    case truncatedBase64(count: Int)
    /// The data has too few bytes for the length and a compressed property list.
    case truncatedData(count: Int)
    /// The compressed bytes are damaged, or more bytes follow them.
    case damagedData(String)
    /// The declared length differs from the length of the uncompressed property list, both in bytes.
    case wrongLength(declared: Int, actual: Int)
    /// The property list has more bytes than the limit.
    case tooLong(Int, limit: Int)
    /// The property list is malformed at an offset in bytes.
    case malformed(String, offset: Int)
    /// An object of the property list contains itself.
    case cycle
    /// Folders are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// The bookmarks have more values than the limit.
    case tooManyItems(limit: Int)
    /// The bookmarks have more bytes of text than the limit.
    case tooMuchText(limit: Int)

    /// What is wrong, for people.
    public var message: String {
        switch self {
        case .empty: "there is nothing to read"
        case .unknownForm: "this is neither a property list nor bookmark data"
        case .openStepPropertyList: "this is an old-style (OpenStep) property list"
        case .unsupportedURL(let url): "\"\(url)\" contains no bookmarks"
        case .downloadURL(let url, let reason): "\"\(url)\" is not a valid download address: \(reason)"
        case .invalidBase64(let found, let offset): "\(found) at offset \(offset) is not base64"
        case .truncatedBase64(let count): "the base64 has \(count) characters, which is not a multiple of 4"
        case .truncatedData(let count): "the bookmark data has \(count) bytes"
        case .damagedData(let problem): "the compressed data \(problem)"
        case .wrongLength(let declared, let actual): "the header says \(declared) bytes, but the data has \(actual)"
        case .tooLong(let count, _): "the property list has at least \(count) bytes"
        case .malformed(let problem, let offset): "the property list is malformed at offset \(offset): \(problem)"
        case .cycle: "the property list contains itself"
        case .tooDeep: "the bookmarks are nested too deep"
        case .tooManyItems: "the bookmarks have too many values"
        case .tooMuchText: "the bookmarks have too much text"
        }
    }

    /// What was expected, or what to do about it.
    public var advice: String? {
        switch self {
        case .empty, .unknownForm:
            "expected a property list (XML or binary), biblexpress://bookmarks?..., or the data file of such a link"
        case .openStepPropertyList: "convert it first: plutil -convert xml1 FILE"
        case .unsupportedURL: "expected biblexpress://bookmarks?DATA or biblexpress://downloadbookmarks?URL"
        case .downloadURL: "expected an http:// or https:// URL"
        case .invalidBase64: "expected letters, digits, + and /, padded with ="
        case .truncatedBase64: "the link was cut off, perhaps by a mail program"
        case .truncatedData: "expected 4 bytes with the length, followed by a zlib stream"
        case .damagedData: "the data was cut off or changed in transit"
        case .wrongLength: "expected the length of the property list before compression, lowest byte first"
        case .tooLong(_, let limit): "at most \(limit) bytes are read"
        case .tooDeep(let limit): "folders may be nested \(limit) deep"
        case .tooManyItems(let limit): "at most \(limit) values are read; shared ones count as often as they occur"
        case .tooMuchText(let limit): "at most \(limit) bytes of text are read"
        case .malformed, .cycle: nil
        }
    }
}

extension BookmarkError {
    /// The error of a property list of bookmarks; its depth is expressed in folders.
    init(_ error: PropertyListError, limits: BookmarkLimits) {
        self =
            switch error {
            case .malformed(let problem, let offset): .malformed(problem, offset: offset)
            case .cycle: .cycle
            case .tooLong(let count, let limit): .tooLong(count, limit: limit)
            case .tooDeep: .tooDeep(limit: limits.depth)
            case .tooManyItems(let limit): .tooManyItems(limit: limit)
            case .tooMuchText(let limit): .tooMuchText(limit: limit)
            }
    }

    init(_ error: Base64.DecodingError) {
        switch error {
        case .invalidCharacter(let byte, let offset):
            let isVisible = byte > 0x20 && byte < 0x7F
            let name = isVisible ? "\"\(Character(Unicode.Scalar(byte)))\"" : "byte 0x" + String(byte, radix: 16)
            self = .invalidBase64(name, offset: offset)
        case .truncated(let count): self = .truncatedBase64(count: count)
        }
    }

    /// Converts the error of a function that reads or writes a property list of bookmarks.
    ///
    /// - Throws: `BookmarkError` for any error of the function.
    static func rethrowing<Result>(
        _ limits: BookmarkLimits, _ body: (PropertyListLimits) throws(PropertyListError) -> Result
    ) throws(BookmarkError) -> Result {
        do { return try body(limits.propertyList) } catch { throw BookmarkError(error, limits: limits) }
    }

    package var finding: Finding { Finding(.error, message, note: advice) }
}

extension BookmarkError: CustomStringConvertible {
    /// The message and the advice.
    public var description: String { advice.map { "\(message); \($0)" } ?? message }
}

/// How much bookmarks may contain, so that a short link cannot fill the memory. The limits hold for reading and writing.
public struct BookmarkLimits: Sendable {
    /// The longest property list, in bytes before compression.
    public var bytes = 16 << 20
    /// The deepest nesting of folders; the root has depth 1.
    public var depth = 64
    /// The most values of a property list; shared ones count as often as they occur.
    public var items = 100_000
    /// The most bytes of text of a property list; shared text counts as often as it occurs.
    public var text = 64 << 20

    /// The default limits: 16 MB, 64 folders deep, 100,000 values, 64 MB of text.
    public init() {}

    /// The same limits for a property list, in which a folder takes two levels, and a bookmark with its reference two.
    var propertyList: PropertyListLimits {
        PropertyListLimits(bytes: bytes, levels: 2 * depth + 2, items: items, text: text)
    }
}
