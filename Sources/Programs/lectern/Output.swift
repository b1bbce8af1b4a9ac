import ArgumentParser
import Files
import Glibc
import Synchronization
import Text

/// Standard output and standard error, by their file descriptors.
enum Output: Int32 {
    case output = 1
    case error = 2

    /// How the command prints, by its options.
    private struct Style {
        var isQuiet = false
        var color = ColorChoice.auto
    }

    private static let style = Mutex(Style())

    /// Applies the options of a command to everything that it prints.
    static func apply(_ options: OutputOptions) {
        style.withLock { $0 = Style(isQuiet: options.quiet, color: options.color) }
    }

    /// Whether only errors are printed on standard error.
    static var isQuiet: Bool { style.withLock { $0.isQuiet } }
    static var color: ColorChoice { style.withLock { $0.color } }

    var isTerminal: Bool { !isKept && isatty(rawValue) == 1 }

    /// The standard output of a command that writes it to a file; nil if it goes where the program's does.
    private static let kept = Mutex<[UInt8]?>(nil)

    private var isKept: Bool { self == .output && Self.kept.withLock { $0 != nil } }

    /// Runs a command and writes its standard output to a file, which stays as it is if the command has wrong input.
    static func keep(for path: String, _ run: () throws -> Void) throws {
        kept.withLock { $0 = [] }
        var status: ExitStatus?
        do { try run() } catch ExitStatus.negative { status = .negative }
        try FileSystem.replace(path, with: kept.withLock { $0 ?? [] })
        if let status { throw status }
    }

    /// Writes a text without a buffer, so that output and errors keep their order.
    ///
    /// Every text that people see passes here: what a terminal would obey is shown as an escape, but for the styles and
    /// the cursor movements of this program. The caller makes one line of what must not contain a line break.
    static func write(_ text: String, to output: Output = .output) {
        var text = TerminalText.printable(text)
        text.withUTF8 { unsafe write(UnsafeRawBufferPointer($0), to: output) }
    }

    /// Writes bytes as they are: documents, property lists, and JSON, which is escaped already.
    static func write(_ bytes: [UInt8], to output: Output = .output) {
        unsafe bytes.withUnsafeBytes { unsafe write($0, to: output) }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to output: Output) {
        var bytes = unsafe bytes
        if output.isKept { return kept.withLock { unsafe $0?.append(contentsOf: bytes) } }
        while unsafe !bytes.isEmpty {
            let count = unsafe Glibc.write(output.rawValue, bytes.baseAddress, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { failed(output) }
            unsafe bytes = UnsafeRawBufferPointer(rebasing: bytes[count...])
        }
    }

    /// Exits with an error, since output that cannot be written must not look like success.
    private static func failed(_ output: Output) -> Never {
        let reason = unsafe String(cString: strerror(errno))
        if output != .error { write("Error: cannot write the output: \(reason)\n", to: .error) }
        exit(ExitStatus.unusable.rawValue)
    }

    /// Prints lines that are not errors to standard error, unless only errors are wanted.
    static func note(_ text: String) { if !isQuiet { write(text + "\n", to: .error) } }

    /// Prints findings for people.
    static func write(_ findings: [Finding], to output: Output = .error) {
        let isQuiet = output == .error && isQuiet
        let findings = isQuiet ? findings.filter { $0.severity == .error } : findings
        guard !findings.isEmpty else { return }
        write(findings.map { "\($0)\n" }.joined(), to: output)
    }

    /// Prints a table: aligned under a heading and fitted to the width of a terminal, otherwise tab-separated without the
    /// heading.
    ///
    /// - Parameter isWide: whether lines may be longer than the terminal is wide.
    static func write(_ rows: [[String]], heading: [String], isWide: Bool = false) {
        let rows = rows.map { $0.map(Printable.cell) }
        let table = Table(heading: heading, rows: rows, isWide: isWide)
        let lines = output.terminal.map(table.lines) ?? rows.map { $0.joined(separator: "\t") }
        write(lines.map { $0 + "\n" }.joined())
    }
}

/// How a command prints.
struct OutputOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Print only errors on standard error: no warnings and no notes.")
    var quiet = false

    @Option(help: "Colour the output.") var color = ColorChoice.auto
}

/// A command that prints something: every command except for the language server, whose output is a protocol.
protocol PrintingCommand: ParsableCommand {
    var outputOptions: OutputOptions { get }
}

/// The file for what a command prints.
struct OutputFile: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the output to this file; - is standard output.", valueName: "file"))
    var output: String?

    /// The path; nil for standard output.
    var path: String? { output == "-" ? nil : output }
}

/// A command whose standard output can go to a file.
protocol FileWritingCommand: PrintingCommand {
    var outputFile: OutputFile { get }
}

/// How a command prints its tables.
struct TableOptions: ParsableArguments {
    @Flag(help: "On a terminal, print whole cells, even if the lines are longer than the terminal is wide.")
    var wide = false

    /// Prints items as an array or as a table.
    func write<Item>(
        _ items: [Item], isJSON: Bool, _ json: (Item) -> JSONOutput, heading: [String], _ cells: (Item) -> [String]
    ) {
        if isJSON {
            Output.write(JSONOutput.array(items.map(json)).pretty + "\n")
        } else {
            Output.write(items.map(cells), heading: heading, isWide: wide)
        }
    }
}

extension ColorChoice: LowercaseArgument {}

/// Standard input, output and error, of which a program may be started without any.
enum StandardStreams {
    /// Opens what is closed, so that no file is opened in its place and then read or written as if it were it: to read from
    /// such an input, or to write to such an output, is an error.
    static func reserve() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
