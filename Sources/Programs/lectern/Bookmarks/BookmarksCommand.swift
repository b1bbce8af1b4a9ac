import ArgumentParser

/// `lectern bookmarks`: reads and writes bookmarks of BibleXpress.
struct BookmarksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bookmarks", abstract: "Write and read bookmarks of BibleXpress.",
        subcommands: [
            BookmarksEncode.self, BookmarksDecode.self, BookmarksCheck.self, BookmarksFromLinks.self,
        ])
}
