import ArgumentParser
import Bible
import Documents
import Files
import LinkEngine
import Text

/// `lectern find`: the references in running text.
struct Find: FileWritingCommand {
    static let configuration = CommandConfiguration(
        commandName: "find",
        abstract: "Print the Bible references in texts.",
        discussion: """
            Prints one line per reference: a JSON object with the passage, text, position, translation and corrections, \
            or on a terminal line, column, passage and text. With several files, the file comes first. Lines and columns \
            count from 1, bytes from 0. A number alone belongs to the last book in the same sentence. Anything that \
            could be a name, time or amount is ignored.
              lectern find sermon.txt
              lectern find --language de docs
            """)

    @Argument(
        help: ArgumentHelp(
            "Texts in UTF-8, folders with documents, or quoted globs ('docs/**/*.md'); - reads standard input.",
            valueName: "file"))
    var files: [String]

    @Option(
        help: ArgumentHelp(
            "The language of the text; may be repeated (default: detected from the text).", valueName: "code"))
    var language: [BookNames.Language] = []

    @Option(
        help: ArgumentHelp(
            "The versification of the numbers (default: that of the translation or language of the text, or English).",
            valueName: "name"))
    var versification: Versification?

    @Option(
        help: "The format of the documents (default: by suffix, otherwise text).")
    var format: DocumentFormat?

    @Flag(name: .shortAndLong, help: "Print one JSON array.") var json = false

    @Flag(help: "Print one JSON object per line, even on a terminal.") var ndjson = false

    @OptionGroup var outputFile: OutputFile

    @OptionGroup var outputOptions: OutputOptions

    func validate() throws { if json, ndjson { throw ValidationError("--json and --ndjson cannot be combined") } }

    func run() throws {
        let documents = DocumentFiles(files)
        if let path = outputFile.path, documents.entries.contains(where: { $0.path == path }) {
            throw Failure("\(Printable.line(path)): the output would replace a document; use another file")
        }
        var problems = documents.problems
        for problem in problems { Output.write("Error: \(problem)\n", to: .error) }
        var writer = ReferenceWriter(isArray: json)
        let scanner = ReferenceScanner(languages: language.map(\.code), versification: versification)
        for entry in documents.entries {
            do throws(Failure) {
                try find(in: entry, isSeveral: documents.isSeveral, by: scanner, to: &writer)
            } catch {
                problems.append(error.description)
                Output.write("Error: \(error)\n", to: .error)
            }
        }
        writer.finish()
        if !problems.isEmpty { throw ExitStatus.unusable }
        guard writer.isEmpty else { return }
        if Output.output.isTerminal { Output.note("no references were found") }
        throw ExitStatus.negative
    }

    /// Prints the references in a file.
    private func find(
        in entry: DocumentFiles.Entry, isSeveral: Bool, by scanner: ReferenceScanner, to writer: inout ReferenceWriter
    ) throws(Failure) {
        let file = entry.path
        let isText = Output.output.isTerminal && !ndjson && !json
        let isArray = json
        let name = isSeveral ? file : nil
        @Sendable func line(_ found: LocatedReference) -> String {
            isText ? found.textLine(in: name) : isArray ? found.json(in: name).pretty : found.json(in: name).line
        }
        let format = format ?? DocumentFormat(path: file) ?? .text
        do {
            guard format == .text else {
                let piece = try TextPieces.whole(FileSystem.document(file))
                return writer.write(piece.located(try format.references(in: piece.bytes, by: scanner)).map(line))
            }
            let queue = OrderedQueue(try TextPieces(of: FileStream(file)), writer, Jobs(isConcurrent: true))
            let (written, failure) = queue.run { piece in
                piece.located(scanner.scanOnThreads(piece.bytes).found).map(line)
            } finish: {
                $0
            }
            writer = written
            if let failure { throw failure }
        } catch let error as FileError {
            throw Failure(error.message(about: file))
        } catch let error as BinaryDocument {
            Output.note(try error.remark(on: entry))
        } catch let error as TextPieces.InvalidText {
            throw Failure("\(file == "-" ? "standard input" : Printable.line(file)):\(error.message)")
        } catch {
            throw Failure("\(Printable.line(file)): \(error)")
        }
    }
}

/// Writes references, each on a line or in an array.
private struct ReferenceWriter: OrderedSink {
    let isArray: Bool
    /// Whether there were none.
    private(set) var isEmpty = true

    init(isArray: Bool) { self.isArray = isArray }

    static func size(of references: [String]) -> Int { references.reduce(0) { $0 + $1.utf8.count } }

    mutating func write(_ references: [String]) {
        guard !references.isEmpty else { return }
        let separator = isArray ? ",\n" : "\n"
        let start = isArray ? (isEmpty ? "[\n" : separator) : ""
        Output.write(start + references.joined(separator: separator) + (isArray ? "" : "\n"))
        isEmpty = false
    }

    func flush() {}

    func finish() { if isArray { Output.write(isEmpty ? "[]\n" : "\n]\n") } }
}

/// A text of any length in pieces that end between paragraphs, so that what belongs together stays together.
final class TextPieces: OrderedSource {
    /// A byte that is not UTF-8.
    struct InvalidText: Error {
        /// Line, column and what is wrong: `3:5: the byte 0xFF is not UTF-8`.
        let message: String
    }

    /// The number of bytes that a piece has at least, if the text has so many: a text of the size of a document is read as
    /// one. A piece with a longer paragraph ends at a line, without a line at a space.
    private static let size = DocumentFormat.maximumSize

    private var stream: FileStream
    private var buffer: [UInt8] = []
    private var isAtEnd = false
    private var offset = 0
    private var lines = 0
    private var columns = 0

    init(of stream: consuming FileStream) { self.stream = stream }

    var mustWait: Bool { false }

    /// The next piece; nil at the end.
    ///
    /// - Throws: `FileError` if the text cannot be read, `BinaryDocument` or `InvalidText` if it is not UTF-8.
    func next() throws -> TextPiece? {
        while !isAtEnd, buffer.count < Self.size + ProgramLimits.paragraph { isAtEnd = try !stream.read(into: &buffer) }
        guard !buffer.isEmpty else { return nil }
        let end = isAtEnd && buffer.count <= Self.size ? buffer.count : self.end
        let piece = TextPiece(bytes: Array(buffer[..<end]), offset: offset, lines: lines, columns: columns)
        buffer.removeFirst(end)
        try Self.check(piece)
        advance(past: piece)
        return piece
    }

    /// Where a piece ends: after the first empty line beyond its size, or the last line, or the last space.
    private var end: Int {
        let line = UInt8(ascii: "\n")
        for index in min(Self.size, buffer.count)..<buffer.count
        where buffer[index] == line && buffer[index - 1] == line {
            return index + 1
        }
        if isAtEnd { return buffer.count }
        let last = buffer.lastIndex(of: line) ?? buffer.lastIndex(of: UInt8(ascii: " "))
        if let last { return last + 1 }
        return (buffer.lastIndex { $0 & 0xC0 != 0x80 }).map { max($0, 1) } ?? buffer.count
    }

    /// A whole text as one piece.
    static func whole(_ bytes: [UInt8]) throws -> TextPiece {
        let piece = TextPiece(bytes: bytes, offset: 0, lines: 0, columns: 0)
        try check(piece)
        return piece
    }

    private static func check(_ piece: TextPiece) throws {
        try BinaryDocument.check(piece.bytes)
        guard let invalid = piece.bytes.firstInvalidUTF8Offset else { return }
        let position = piece.position(at: invalid)
        let byte = String(piece.bytes[invalid], radix: 16, uppercase: true)
        throw InvalidText(
            message: "\(position.line):\(position.column): the byte 0x\(byte) is not UTF-8; convert the text, for "
                + "example with iconv")
    }

    private func advance(past piece: TextPiece) {
        let position = piece.position(at: piece.bytes.count)
        offset += piece.bytes.count
        (lines, columns) = (position.line - 1, position.column - 1)
    }
}

extension LocatedReference {
    /// The JSON object of `lectern find`.
    ///
    /// - Parameter file: the file, if there may be several.
    func json(in file: String?) -> JSONOutput {
        guard let file, case .object(let members) = json else { return json }
        return .object([("file", .string(file))] + members)
    }

    /// Line, column, passage, text and what the reader should know, for people.
    ///
    /// - Parameter file: the file, if there may be several.
    func textLine(in file: String?) -> String {
        let reference = found.reference
        let numbering = CommonSchemeURL(reference).v11n.map { "\($0) numbers" }
        let remarks = [reference.translation?.text, numbering].compactMap { $0 } + reference.corrections.map(\.message)
        let suffix = remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))"
        let place = (file.map { Printable.line($0) + ":" } ?? "") + "\(line):\(column)"
        return "\(place)\t\(found.passage.osis)\t\(Printable.line(text + suffix))"
    }
}
