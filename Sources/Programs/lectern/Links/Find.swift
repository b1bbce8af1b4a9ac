import ArgumentParser
import Bible
import Files
import LinkEngine
import Text

/// `lectern find`: the references in running text.
struct Find: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "find",
        abstract: "Print the Bible references in a text.",
        discussion: """
            Prints one line per reference: a JSON object with the passage, text, position, translation and corrections, \
            or on a terminal line, column, passage and text. Lines and columns count from 1, bytes from 0. A number \
            alone belongs to the last book in the same sentence. Anything that could be a name, time or amount is \
            ignored.
            """)

    @Argument(help: ArgumentHelp("A text in UTF-8; - reads standard input.", valueName: "file"))
    var file: String

    @Option(
        help: ArgumentHelp(
            "The language of the text; may be repeated (default: detected from the text).", valueName: "code"))
    var language: [BookNames.Language] = []

    @Option(
        help: ArgumentHelp(
            "The versification of the numbers (default: that of the translation or language of the text, or English).",
            valueName: "name"))
    var versification: Versification?

    @Flag(help: "Print JSON even on a terminal.")
    var ndjson = false

    func run() throws {
        let scanner = ReferenceScanner(languages: language.map(\.code), versification: versification)
        let isText = Output.output.isTerminal && !ndjson
        let isFound: Bool
        do {
            let queue = OrderedQueue(try TextPieces(of: FileStream(file)), LineWriter(), Jobs(isConcurrent: true))
            isFound = try queue.run { piece in
                piece.located(scanner.references(in: piece.bytes)).map { isText ? $0.textLine : $0.jsonLine }.joined()
            } finish: {
                $0.hasLines
            }
        } catch let error as FileError {
            throw Failure(error.message)
        } catch let error as TextPieces.InvalidText {
            throw Failure("\(file == "-" ? "standard input" : Printable.line(file)):\(error.message)")
        }
        if !isFound { throw ExitStatus.negative }
    }
}

/// Writes lines.
private struct LineWriter: OrderedSink {
    /// Whether there were any.
    private(set) var hasLines = false

    static func size(of lines: String) -> Int { lines.utf8.count }

    mutating func write(_ lines: String) {
        guard !lines.isEmpty else { return }
        hasLines = true
        Output.write(lines)
    }

    func flush() {}
}
