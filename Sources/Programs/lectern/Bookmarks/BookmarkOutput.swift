import AppLinks
import ArgumentParser
import Files

/// The options for writing bookmarks as a link or a file.
struct BookmarkOutput: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write the data to this file instead of printing a link; - is standard output.", valueName: "file"))
    var output: String?

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
        if output == "-", download != nil {
            throw ValidationError("--output - and --download would both write to standard output")
        }
        if html, output != nil, download == nil {
            throw ValidationError("--html needs a link: use --output with --download")
        }
    }

    /// Writes the file and prints the link, as the options say.
    func write(_ collection: BookmarkCollection) throws {
        let data = try collection.data()
        if output == "-" {
            Output.write(data)
        } else if let output {
            try FileSystem.replace(output, with: data)
        }
        guard let url = try downloadURL ?? (output == nil ? .bookmarks(data) : nil) else { return }
        Output.write((html ? url.html : url.string) + "\n")
    }
}
