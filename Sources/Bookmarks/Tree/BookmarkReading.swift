public import Diagnostics
import PropertyList

/// What became of a property list that was read as bookmarks.
public struct BookmarkReading: Sendable {
    /// The bookmarks; nil where a finding is an error.
    public let collection: BookmarkCollection?
    /// What is wrong or was left out, each with the path of the place: `root > Daily > item 3: Verse is missing`.
    public let findings: [Finding]

    /// Reads a property list, XML or binary.
    public init(propertyList bytes: [UInt8], limits: BookmarkLimits = BookmarkLimits()) throws(BookmarkError) {
        let value = try BookmarkError.rethrowing(limits) { (limits) throws(PropertyListError) in
            try PropertyListValue(bytes, limits: limits)
        }
        var reader = BookmarkReader(limits: limits)
        let collection = reader.collection(value)
        findings = reader.findings.all
        self.collection = findings.contains { $0.severity == .error } ? nil : collection
    }

    /// What is wrong with bookmarks in any form; a link to download from has nothing that could be looked at.
    public static func findings(of bytes: [UInt8], limits: BookmarkLimits = BookmarkLimits()) -> [Finding] {
        do throws(BookmarkError) {
            switch try BookmarkInput(bytes, limits: limits) {
            case .propertyList(let list): return try BookmarkReading(propertyList: list, limits: limits).findings
            case .download: return [Finding(.note, "the link names a file: download it, and check that")]
            }
        } catch {
            return [error.finding]
        }
    }
}
