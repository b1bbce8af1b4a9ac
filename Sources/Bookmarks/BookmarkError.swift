package import Diagnostics
import PropertyList

/// Why there are no bookmarks in a link or a file, or why none can be written.
public enum BookmarkError: Error, Hashable, Sendable {
    /// There are no bytes at all.
    case empty
    /// It is none of the forms that bookmarks have.
    case unknownForm
    /// It is a property list as NeXT wrote them.
    case oldPropertyList
    /// A URL asks something else of the app, or of another one.
    case otherURL(String)
    /// The address to download from is none that a browser would open.
    case downloadURL(String, reason: String)
    /// Something stands in the base64 that is none.
    case notBase64(String, offset: Int)
    /// The base64 has lost its end.
    case cutBase64(count: Int)
    /// There is no room for the length and a compressed property list.
    case cutData(count: Int)
    /// The compressed bytes are damaged, or something follows them.
    case damagedData(String)
    /// The length in front is not the length of what was compressed.
    case wrongLength(stated: Int, actual: Int)
    /// The property list is longer than is read or written.
    case tooLong(Int, limit: Int)
    /// The property list is none.
    case malformed(String, offset: Int)
    /// It holds itself.
    case cycle
    /// It is nested too deep.
    case tooDeep(limit: Int)
    /// It shows too many values.
    case tooManyItems(limit: Int)
    /// It shows too much text.
    case tooMuchText(limit: Int)

    /// What was found, in words.
    public var message: String {
        switch self {
        case .empty: "there is nothing to read"
        case .unknownForm: "this is neither a property list nor bookmark data"
        case .oldPropertyList: "this is an old-style (OpenStep) property list"
        case .otherURL(let url): "\"\(url)\" holds no bookmarks"
        case .downloadURL(let url, let reason): "\"\(url)\" is no address to download from: \(reason)"
        case .notBase64(let found, let offset): "\(found) at offset \(offset) is not base64"
        case .cutBase64(let count): "the base64 has \(count) characters, which is not a multiple of 4"
        case .cutData(let count): "the bookmark data has \(count) bytes"
        case .damagedData(let what): "the compressed data \(what)"
        case .wrongLength(let stated, let actual): "the header says \(stated) bytes, but the data holds \(actual)"
        case .tooLong(let count, _): "the property list has at least \(count) bytes"
        case .malformed(let what, let offset): "the property list is malformed at offset \(offset): \(what)"
        case .cycle: "the property list holds itself"
        case .tooDeep: "the bookmarks are nested too deep"
        case .tooManyItems: "the bookmarks hold too many values"
        case .tooMuchText: "the bookmarks hold too much text"
        }
    }

    /// What was expected, or what to do.
    public var advice: String? {
        switch self {
        case .empty, .unknownForm:
            "expected a property list (XML or binary), biblexpress://bookmarks?..., or the data file behind such a link"
        case .oldPropertyList: "convert it first: plutil -convert xml1 FILE"
        case .otherURL: "expected biblexpress://bookmarks?DATA or biblexpress://downloadbookmarks?URL"
        case .downloadURL: "expected an http:// or https:// URL"
        case .notBase64: "expected letters, digits, + and /, padded with ="
        case .cutBase64: "the link was cut off, perhaps by a mail program"
        case .cutData: "expected 4 bytes for the length, and a zlib stream behind them"
        case .damagedData: "the data was cut off or changed on its way"
        case .wrongLength: "the length of the property list before compression belongs there, lowest byte first"
        case .tooLong(_, let limit): "the longest that is read has \(limit) bytes"
        case .tooDeep(let limit): "folders may lie \(limit) deep"
        case .tooManyItems(let limit): "at most \(limit) values are read, each as often as it is shown"
        case .tooMuchText(let limit): "at most \(limit) bytes of text are read"
        case .malformed, .cycle: nil
        }
    }
}

extension BookmarkError {
    /// The error of a property list of bookmarks, whose limits are stated in folders.
    init(_ error: PropertyListError, limits: BookmarkLimits) {
        self =
            switch error {
            case .malformed(let what, let offset): .malformed(what, offset: offset)
            case .cycle: .cycle
            case .tooLong(let count, let limit): .tooLong(count, limit: limit)
            case .tooDeep: .tooDeep(limit: limits.depth)
            case .tooManyItems(let limit): .tooManyItems(limit: limit)
            case .tooMuchText(let limit): .tooMuchText(limit: limit)
            }
    }

    /// Runs a function that reads or writes a property list of bookmarks.
    static func rethrowing<Result>(
        _ limits: BookmarkLimits, _ body: (PropertyListLimits) throws(PropertyListError) -> Result
    ) throws(BookmarkError) -> Result {
        do {
            return try body(limits.propertyList)
        } catch {
            throw BookmarkError(error, limits: limits)
        }
    }

    /// The same for those who print findings.
    package var finding: Finding { Finding(.error, message, note: advice) }
}

extension BookmarkError: CustomStringConvertible {
    /// What was found, and what to do about it.
    public var description: String { advice.map { "\(message); \($0)" } ?? message }
}
