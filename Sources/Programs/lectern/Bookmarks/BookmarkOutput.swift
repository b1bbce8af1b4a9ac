import AppLinks
import ArgumentParser
import Files

/// The options for writing bookmarks as a link or a file.
struct BookmarkOutput: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write the data to this file instead of printing a link; - is standard output.", valueName: "path"))
    var file: String?

    @Option(
        help: ArgumentHelp(
            "Print a link that downloads the bookmarks from this address.", valueName: "url"))
    var download: String?

    @Flag(help: "Print the link as HTML.") var html = false

    private var downloadURL: BookmarkURL? { get throws { try download.map { try BookmarkURL(downloading: $0) } } }

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
            throw ValidationError("--html needs a link: use --file with --download")
        }
    }

    /// Writes the file and prints the link, as the options say.
    func write(_ collection: BookmarkCollection) throws {
        let data = try collection.data()
        if file == "-" {
            Output.write(data)
        } else if let file {
            try FileSystem.replace(file, with: data)
        }
        guard let url = try downloadURL ?? (file == nil ? .bookmarks(data) : nil) else { return }
        Output.write((html ? url.html : url.string) + "\n")
    }
}
