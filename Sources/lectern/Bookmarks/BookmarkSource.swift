import Bookmarks
import Documents
import UTF8Text

/// Bookmarks as the command line names them: a link, a file, or `-` for standard input.
struct BookmarkSource {
    private let argument: String

    init(_ argument: String) { self.argument = argument }

    /// What is there.
    func bytes() throws -> [UInt8] {
        BookmarkURL.isOne(argument) ? Array(argument.utf8) : try DocumentFile(path: argument).read()
    }

    /// What is there, whatever the form.
    func input() throws -> BookmarkInput {
        let bytes = try bytes()
        return try Self.checking(try BookmarkInput(bytes))
    }

    /// The bookmarks; what is wrong with them goes to standard error.
    func collection() throws -> BookmarkCollection {
        switch try input() {
        case .propertyList(let bytes): return try Self.collection(bytes)
        case .download(let url): throw Failure("the link names a file: download \(Printable.line(url)) and name that")
        }
    }

    /// The bookmarks of a property list; what is wrong with them goes to standard error.
    static func collection(_ propertyList: [UInt8]) throws -> BookmarkCollection {
        let reading = try checking(try BookmarkReading(propertyList: propertyList))
        Output.write(reading.findings)
        guard let collection = reading.collection else { throw ExitStatus.negative }
        return collection
    }

    /// Does what may fail because of what is in the bookmarks, and says so.
    static func checking<Result>(_ result: @autoclosure () throws -> Result) throws -> Result {
        do {
            return try result()
        } catch let error as BookmarkError {
            Output.write([error.finding])
            throw ExitStatus.negative
        }
    }
}
