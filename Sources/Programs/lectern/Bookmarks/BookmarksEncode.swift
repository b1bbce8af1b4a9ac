import ArgumentParser

/// `lectern bookmarks encode`: writes a property list as a link or as a file to download.
struct BookmarksEncode: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "encode", abstract: "Make a link, or a file to publish, from a property list of bookmarks.",
        discussion: "Prints biblexpress://bookmarks?DATA. Reports mistakes in the bookmarks on standard error.")

    @Argument(help: ArgumentHelp("A property list, XML or binary; - reads standard input.", valueName: "file"))
    var file: String

    @OptionGroup var output: BookmarkOutput

    @OptionGroup var outputOptions: OutputOptions

    func run() throws { try output.write(BookmarkSource(file).collection()) }
}
