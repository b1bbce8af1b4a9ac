import Testing

@testable import Workshop

@Suite struct MessageStreamTests {
    /// What a stream gives, whole and byte by byte: contents in quotes, `-` for each garbage.
    static func read(_ text: String, step: Int) -> [String] {
        var stream = MessageStream()
        var items: [String] = []
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: step) {
            stream.append(bytes[start..<min(start + step, bytes.count)])
            while let item = stream.next() {
                switch item {
                case .content(let content): items.append(String(decoding: content, as: UTF8.self))
                case .garbage: if items.last != "-" { items.append("-") }
                }
            }
        }
        return items
    }

    @Test(arguments: [
        ("Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\nabc", ["{}", "abc"]),
        ("content-length:2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}", ["{}"]),
        ("Content-Length: 2\n\n{}", ["{}"]),
        ("Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}", ["", "{}"]),
        ("Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
        ("\u{0}\u{1}garbage\r\n\r\nContent-Length: 2\r\n\r\n{}", ["-", "{}"]),
        ("garbageContent-Length: 2\r\n\r\n{}", ["-", "{}"]),
        ("X: y\r\n\r\nContent-Length: 2\r\n\r\n{}", ["-", "{}"]),
        ("Content-Length: 2\r\nContent-Length: 3\r\n\r\nContent-Length: 2\r\n\r\n{}", ["-", "{}"]),
        ("Content-Length: -2\r\n\r\nContent-Length: 2\r\n\r\n{}", ["-", "{}"]),
        ("Content-Length: two\r\n\r\nContent-Length: 2\r\n\r\n{}", ["-", "{}"]),
        ("Content-Length: 99999999999999999999\r\n\r\nContent-Length: 2\r\n\r\n{}", ["-", "{}"]),
    ])
    func messagesAreFoundBetweenGarbage(text: String, expected: [String]) {
        for step in [1, 2, 7, 100_000] {
            let items = Self.read(text, step: step)
            #expect(items.last == expected.last, "\(step)")
            #expect(items.filter { $0 != "-" } == expected.filter { $0 != "-" }, "\(step)")
            #expect(items.contains("-") == expected.contains("-"), "\(step)")
        }
    }

    @Test func veryLongGarbageIsSkipped() {
        let garbage = String(repeating: "Content-Len", count: 20_000)
        #expect(Self.read(garbage + "Content-Length: 2\r\n\r\n{}", step: 4096).last == "{}")
    }

    @Test func messagesThatAreTooLongAreSkippedWithoutKeepingThem() {
        var stream = MessageStream()
        let length = WorkshopLimits.editorMessage + 1
        stream.append("Content-Length: \(length)\r\n\r\n".utf8)
        let item = stream.next()
        #expect(item == .garbage("a message of \(length) bytes is skipped: at most \(length - 1) are read"))
        let chunk = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20)
        for _ in 0..<160 {
            stream.append(chunk)
            #expect(stream.next() == nil)
        }
        stream.append(" Content-Length: 2\r\n\r\n{}".utf8)
        #expect(stream.next() == .content(Array("{}".utf8)))
        #expect(stream.unfinished == nil)
    }

    @Test(arguments: [
        ("Content-Length: 20\r\n\r\n{}", "the input ended in a message: 2 of 20 bytes were received"),
        ("Content-Le", "the input ended in a header"), ("", nil), ("Content-Length: 2\r\n\r\n{}", nil),
    ])
    func halfMessagesAreReported(text: String, expected: String?) {
        var stream = MessageStream()
        stream.append(text.utf8)
        _ = stream.next()
        #expect(stream.unfinished == expected)
    }
}
