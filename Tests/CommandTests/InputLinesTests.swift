import Foundation
import Glibc
import Testing

@testable import lectern

/// Lines of input, read within limits.
@Suite struct InputLinesTests {
    /// The lines of a text, with a limit of 100 bytes each, and why it was not read to its end; of a line that is too long
    /// its size.
    static func lines(_ text: String, maximumSize: Int = 1 << 20) throws -> (lines: [String], failure: String?) {
        let folder = try TemporaryFolder()
        let descriptor = unsafe open(try folder.write(text, to: "lines"), O_RDONLY)
        defer { close(descriptor) }
        var input = InputLines(of: descriptor, limit: 100, maximumSize: maximumSize)
        var lines: [String] = []
        while let line = input.next() {
            switch line {
            case .bytes(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
            case .tooLong(let size): lines.append("\(size) bytes")
            }
        }
        return (lines, input.failure)
    }

    static let long = String(repeating: "x", count: 200_000)

    @Test func linesAreReadWithinLimits() throws {
        let table: [(text: String, lines: [String])] = [
            ("a\r\n\nbc", ["a", "", "bc"]), ("", []), (Self.long, ["200000 bytes"]),
            (Self.long + "\na\n", ["200000 bytes", "a"]),
        ]
        for (text, lines) in table {
            let found = try Self.lines(text)
            #expect(found.lines == lines)
            #expect(found.failure == nil)
        }
    }

    /// Whether they are of one line or of many.
    @Test func moreBytesAreAFailure() throws {
        for separator in ["", "\n"] {
            let text = String(repeating: Self.long + separator, count: 6)
            #expect(try Self.lines(text).failure == "more than 1 MB")
            #expect(try Self.lines(text, maximumSize: 2 << 20).failure == nil)
        }
    }
}
