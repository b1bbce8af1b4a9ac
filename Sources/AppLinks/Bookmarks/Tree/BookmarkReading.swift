public import Text

/// The result of reading a property list as bookmarks.
public struct BookmarkReading: Sendable {
    /// The bookmarks; nil if a finding is an error.
    public let collection: BookmarkCollection?
    /// What is wrong or was left out, with the path of the item: `root > Daily > item 3: Verse is missing`.
    public let findings: [Finding]

    /// Reads a property list, XML or binary.
    ///
    /// - Throws: `BookmarkError` if the bytes are not a property list or exceed the limits. Other mistakes are findings.
    public init(propertyList bytes: [UInt8], limits: BookmarkLimits = BookmarkLimits()) throws(BookmarkError) {
        let value = try BookmarkError.rethrowing(limits) { (limits) throws(PropertyListError) in
            try PropertyListValue(bytes, limits: limits)
        }
        var reader = BookmarkReader(limits: limits)
        let collection = reader.collection(value)
        findings = reader.findings.all
        self.collection = findings.contains { $0.severity == .error } ? nil : collection
    }

    /// What is wrong with bookmarks in any form that ``BookmarkInput`` reads, or with a reference alone. Files are not
    /// downloaded.
    public static func findings(of bytes: [UInt8], limits: BookmarkLimits = BookmarkLimits()) -> [Finding] {
        do throws(BookmarkError) {
            switch try BookmarkInput(bytes, limits: limits) {
            case .propertyList(let list):
                let value = try BookmarkError.rethrowing(limits) { (limits) throws(PropertyListError) in
                    try PropertyListValue(list, limits: limits)
                }
                var reader = BookmarkReader(limits: limits)
                if !reader.checkReference(value) { _ = reader.collection(value) }
                return reader.findings.all
            case .download: return [Finding(.note, "the link points to a file: download it and check the file")]
            }
        } catch {
            return [error.finding]
        }
    }
}
