import AppLinks
import ArgumentParser
import Bible
import Text

/// `lectern bookmarks decode`: prints the bookmarks of a link or file.
struct BookmarksDecode: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "decode", abstract: "Print the bookmarks of a link or a file as an XML property list.",
        discussion: """
            For a link to a file to download, prints the address of the file and downloads nothing.
            """)

    @Argument(
        help: ArgumentHelp(
            "A link biblexpress://bookmarks?..., or a file with data, base64 or a property list; - reads standard input.",
            valueName: "url|file"))
    var source: String

    @Flag(name: .shortAndLong, help: "Print JSON.") var json = false

    @Flag(help: "Print a binary property list.") var binary = false

    @OptionGroup var outputOptions: OutputOptions

    func validate() throws { if json, binary { throw ValidationError("--json and --binary cannot be combined") } }

    func run() throws {
        switch try BookmarkSource(source).input() {
        case .propertyList(let bytes): try print(BookmarkSource.collection(bytes))
        case .download(let url):
            Output.write([Finding(.note, "the link points to a file: download it and decode the file")])
            Output.write((json ? (["download": .string(url)] as JSONOutput).pretty : url) + "\n")
        }
    }

    private func print(_ collection: BookmarkCollection) throws {
        if json { return Output.write(collection.json.pretty + "\n") }
        Output.write(try binary ? collection.binary() : collection.xml())
    }
}

extension BookmarkCollection {
    /// The bookmarks with the keys of their property list; `passages` adds the reference in OSIS.
    var json: JSONOutput { root.json(includesVerseNotes: includesVerseNotes ? "YES" : "NO") }
}

extension BookmarkFolder {
    fileprivate func json(includesVerseNotes: JSONOutput? = nil) -> JSONOutput {
        [
            "Class": "Folder", "Name": .string(name), "IncludesVerseNotes": includesVerseNotes,
            "Children": .array(children.map(\.json)),
        ]
    }
}

extension BookmarkNode {
    fileprivate var json: JSONOutput {
        switch self {
        case .folder(let folder): folder.json()
        case .bookmark(let bookmark): bookmark.json
        case .notemark(let notemark):
            ["Class": "Notemark", "Name": .string(notemark.name), "Text": .string(notemark.text)]
        }
    }
}

extension Bookmark {
    fileprivate var json: JSONOutput {
        [
            "Class": "Bookmark", "Name": .string(name),
            "Reference": [
                "Translation": .string(reference.translation), "Book": .string(reference.book),
                "Chapter": .int(reference.chapter), "Verse": .int(reference.verses.lowerBound),
                "LastVerse": reference.verses.count > 1 ? .int(reference.verses.upperBound) : .null,
            ], "Notes": .strings(notes), "passages": JSONOutput((try? reference.passage())?.passages),
        ]
    }
}
