import ArgumentParser
import Bookmarks
import Files

/// How bookmarks leave the program.
struct BookmarkOutput: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write the data to this file, to be posted; - is standard output. Print no link.", valueName: "path"))
    var file: String?

    @Option(
        help: ArgumentHelp(
            "Print the link that downloads the bookmarks from this address, where the file is to be.",
            valueName: "url"))
    var download: String?

    @Flag(help: "Print the link as HTML.")
    var html = false

    /// The link to download from, if there is to be one.
    private var downloadURL: BookmarkURL? {
        get throws { try download.map { try BookmarkURL(downloading: $0) } }
    }

    func validate() throws {
        do {
            _ = try downloadURL
        } catch let error as BookmarkError {
            throw ValidationError(error.description)
        }
        if file == "-", download != nil {
            throw ValidationError("--file - and --download would both write to standard output")
        }
        if html, file != nil, download == nil {
            throw ValidationError("--html needs a link: --file prints none without --download")
        }
    }

    /// Writes the file and prints the link that were asked for.
    func write(_ collection: BookmarkCollection) throws {
        let data = try BookmarkSource.checking(try collection.data())
        if file == "-" {
            Output.write(data)
        } else if let file {
            do {
                try FileSystem.replace(file, with: data)
            } catch {
                throw Failure(error.message)
            }
        }
        guard let url = try downloadURL ?? (file == nil ? .bookmarks(data) : nil) else { return }
        Output.write((html ? url.html : url.string) + "\n")
    }
}
