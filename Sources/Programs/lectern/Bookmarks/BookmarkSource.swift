import AppLinks
import Documents
import Files
import Text

/// The argument for bookmarks: a link, a file, or `-` for standard input.
struct BookmarkSource {
    private let argument: String

    init(_ argument: String) { self.argument = argument }

    /// The bytes of the link or file.
    func bytes() throws -> [UInt8] {
        BookmarkURL.hasScheme(argument) ? Array(argument.utf8) : try FileSystem.document(argument)
    }

    /// The bookmarks in the form in which they are given.
    func input() throws -> BookmarkInput { try BookmarkInput(bytes()) }

    /// The bookmarks. Findings are printed to standard error.
    ///
    /// - Throws: `ExitStatus.negative` if a finding is an error, `Failure` if the link would have to be downloaded.
    func collection() throws -> BookmarkCollection {
        switch try input() {
        case .propertyList(let bytes): return try Self.collection(bytes)
        case .download(let url):
            throw Failure("the link points to a file: download \(Printable.line(url)) and give the path of the file")
        }
    }

    /// The bookmarks of a property list. Findings are printed to standard error.
    ///
    /// - Throws: `ExitStatus.negative` if a finding is an error.
    static func collection(_ propertyList: [UInt8]) throws -> BookmarkCollection {
        let reading = try BookmarkReading(propertyList: propertyList)
        Output.write(reading.findings)
        guard let collection = reading.collection else { throw ExitStatus.negative }
        return collection
    }
}
