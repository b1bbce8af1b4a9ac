import AppLinks
import ArgumentParser
import Bible
import Text

/// `lectern list books`: lists the books with their names, codes and numbers.
struct Books: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "books", abstract: "List the books of the Bible and their codes.")

    @OptionGroup var filter: ListFilter
    @OptionGroup var table: TableOptions
    @Option(help: ArgumentHelp("The language of the names.", valueName: "code")) var language: BookNames.Language?

    @Option(
        help: ArgumentHelp("The versification of chapters and verses.", valueName: "name"))
    var versification: Versification = .english

    @Flag(
        name: .shortAndLong,
        help: "Print a JSON array with the verses of each chapter, and the numbers and codes of sites.")
    var json = false

    @Flag(help: "Print a property list of OSIS ids and full names.") var plist = false

    @OptionGroup var outputOptions: OutputOptions

    func validate() throws { if json, plist { throw ValidationError("--json and --plist cannot be combined") } }

    func run() throws {
        let names = language.flatMap { BookNames.fullNames(language: $0.code) }
        let all = Book.all.map { (book: $0, name: names == nil ? $0.name : names?[$0]) }
        let books = try filter.matching(all, "book", isJSON: json) { [$0.osis, $0.usfm, $0.name, $1 ?? ""] }
        if json {
            let values = books.map { $0.book.json(name: $0.name, versification) }
            Output.write(JSONOutput.array(values).pretty + "\n")
        } else if plist {
            Output.write(
                XMLPropertyListWriter.write(
                    .dictionary(
                        books.compactMap { book, name in name.map { .init(key: book.osis, value: .string($0)) } })))
        } else {
            let rows = books.map { book, name in
                let chapters = versification.chapterCount(of: book)
                return [book.osis, book.usfm, name ?? "", book.number.map(String.init) ?? "", "\(chapters)"]
            }
            Output.write(rows, heading: ["OSIS", "USFM", "name", "number", "chapters"], isWide: table.wide)
        }
    }
}

extension Book {
    fileprivate func json(name: String?, _ versification: Versification) -> JSONOutput {
        let chapters = versification.chapterCount(of: self)
        let verses = (0..<chapters).map { versification.verseCount(of: self, chapter: $0 + 1) ?? 0 }
        let numbers = Order.allCases.map { ($0.rawValue, number(in: $0).map { JSONOutput.int($0) } ?? .null) }
        let codes = CodeSet.allCases.map { ($0.rawValue, JSONOutput(code(in: $0))) }
        return [
            "osis": .string(osis), "usfm": .string(usfm), "name": JSONOutput(name),
            "testament": .string(testament.rawValue), "chapters": .int(chapters),
            "verses": .array(verses.map { .int($0) }), "numbers": .object(numbers), "codes": .object(codes),
        ]
    }
}
