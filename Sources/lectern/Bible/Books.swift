import ArgumentParser
import Bible
import JSONText
import PropertyList

/// `lectern books`: lists the books with their names, codes and numbers.
struct Books: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "books", abstract: "List the books of the Bible and their codes.")

    @OptionGroup var filter: ListFilter
    @OptionGroup var output: OutputOptions

    @Option(help: ArgumentHelp("The language of the names.", valueName: "code"))
    var language: BookNames.Language?

    @Flag(help: "Print a JSON array, with the numbers and codes that sites use for the books.")
    var json = false

    @Flag(help: "Print a property list: OSIS ids and full names.")
    var plist = false

    func validate() throws {
        if json, plist { throw ValidationError("--json and --plist exclude each other") }
    }

    func run() throws {
        let names = language.flatMap { BookNames.fullNames(language: $0.code) }
        let all = Book.all.map { (book: $0, name: names == nil ? $0.name : names?[$0]) }
        let books = try filter.matching(all, "book", isJSON: json) { [$0.osis, $0.usfm, $0.name, $1 ?? ""] }
        if json {
            Output.write(JSONOutput.array(books.map { $0.book.json(name: $0.name) }).pretty + "\n")
        } else if plist {
            Output.write(
                XMLPropertyListWriter.write(
                    .dictionary(
                        books.compactMap { book, name in name.map { .init(key: book.osis, value: .string($0)) } })))
        } else {
            Output.write(
                books.map { [$0.osis, $0.usfm, $1 ?? "", $0.number.map(String.init) ?? "", "\($0.chapterCount)"] },
                heading: ["OSIS", "USFM", "name", "number", "chapters"], color: output.color)
        }
    }
}

extension Book {
    fileprivate func json(name: String?) -> JSONOutput {
        let numbers = Order.allCases.map { ($0.rawValue, number(in: $0).map { JSONOutput.int($0) } ?? .null) }
        let codes = CodeSet.allCases.map { ($0.rawValue, JSONOutput(code(in: $0))) }
        return .object([
            ("osis", .string(osis)), ("usfm", .string(usfm)), ("name", JSONOutput(name)),
            ("testament", .string(testament.rawValue)), ("chapters", .int(chapterCount)),
            ("numbers", .object(numbers)), ("codes", .object(codes)),
        ])
    }
}
