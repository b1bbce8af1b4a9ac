import ArgumentParser

/// `lectern bookmarks encode`: a property list as a link, or as the file behind one.
struct BookmarksEncode: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "encode", abstract: "Make a link, or a file to post, of a property list of bookmarks.",
        discussion: "Prints biblexpress://bookmarks?DATA. What is wrong with the bookmarks goes to standard error.")

    @Argument(help: ArgumentHelp("A property list, XML or binary; - reads standard input.", valueName: "file"))
    var file: String

    @OptionGroup var output: BookmarkOutput

    func run() throws {
        try output.write(BookmarkSource(file).collection())
    }
}
