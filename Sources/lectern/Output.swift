import Diagnostics
import Glibc
import LinkEngine
import UTF8Text

/// Standard output and standard error, by their file descriptors.
enum Output: Int32 {
    case output = 1
    case error = 2

    /// Whether the output is a terminal.
    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// The text, dim on a terminal unless `NO_COLOR` is set (https://no-color.org).
    func dim(_ text: String) -> String {
        isTerminal && Installation.environment("NO_COLOR") == nil ? "\u{1B}[2m\(text)\u{1B}[22m" : text
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

    /// Prints findings for people.
    static func write(_ findings: [Finding], to output: Output = .error) {
        guard !findings.isEmpty else { return }
        write(findings.map { "\($0)\n" }.joined(), to: output)
    }

    /// Prints a table: aligned under a heading on a terminal, otherwise tab-separated without the heading.
    static func write(_ rows: [[String]], heading: [String]) {
        let rows = rows.map { $0.map(Printable.cell) }
        guard output.isTerminal else {
            write(rows.map { $0.joined(separator: "\t") + "\n" }.joined())
            return
        }
        let widths = heading.indices.map { column in ([heading] + rows).map { $0[column].count }.max() ?? 0 }
        for row in [heading] + rows {
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            write(cells.joined(separator: "  ") + "\n")
        }
    }
}
