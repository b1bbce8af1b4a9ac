import Text

/// Splits a stream of bytes into the contents of messages, by the header in front of each.
///
/// What is not a header is skipped up to the next `Content-Length:`, and reported. The memory that is used is bounded by
/// the longest message.
package struct MessageStream {
    /// What was read from the stream.
    package enum Item: Equatable, Sendable {
        /// The content of a message.
        case content([UInt8])
        /// Bytes that are no message, in words.
        case garbage(String)
    }

    private static let lengthName = Array("content-length".utf8)

    private enum State {
        case header
        case content(Int)
        case skipping(Int)
    }

    private var state = State.header
    private var buffer: [UInt8] = []
    private var position = 0

    /// An empty stream.
    package init() {}

    /// Adds bytes that were received.
    package mutating func append(_ bytes: some Collection<UInt8>) {
        if position > 1 << 16 || position == buffer.count {
            buffer.removeFirst(position)
            position = 0
        }
        buffer += bytes
    }

    /// What the stream ended in; nil if that was the end of a message.
    package var unfinished: String? {
        switch state {
        case .header where position == buffer.count: nil
        case .header: "the input ended in a header"
        case .content(let length):
            "the input ended in a message: \(buffer.count - position) of \(length) bytes were received"
        case .skipping: "the input ended in a message that is too long"
        }
    }

    /// The next item; nil until more bytes are received.
    package mutating func next() -> Item? {
        switch state {
        case .header: return readHeader()
        case .content(let length):
            guard buffer.count - position >= length else { return nil }
            let content = Array(buffer[position..<position + length])
            position += length
            state = .header
            return .content(content)
        case .skipping(let length):
            let skipped = min(length, buffer.count - position)
            position += skipped
            state = skipped == length ? .header : .skipping(length - skipped)
            return skipped == length ? next() : nil
        }
    }

    private mutating func readHeader() -> Item? {
        guard let end = headerEnd else {
            guard buffer.count - position > WorkshopLimits.editorHeader else { return nil }
            return skipGarbage(upTo: buffer.count)
        }
        guard let length = length(of: end.header) else {
            // A header whose length is in doubt has nothing in it that could be another one.
            return startsWithName(end.header) ? skip(upTo: end.next) : skipGarbage(upTo: end.next)
        }
        position = end.next
        guard length <= WorkshopLimits.editorMessage else {
            state = .skipping(length)
            return .garbage("a message of \(length) bytes is skipped: at most \(WorkshopLimits.editorMessage) are read")
        }
        state = .content(length)
        return next()
    }

    /// The bytes of the header with its line breaks, and the offset after the empty line; nil if that was not received.
    private var headerEnd: (header: Range<Int>, next: Int)? {
        var line = position
        while let feed = buffer[line...].firstIndex(of: UInt8(ascii: "\n")) {
            let isEmpty = feed == line || feed == line + 1 && buffer[line] == UInt8(ascii: "\r")
            if isEmpty { return (position..<line, feed + 1) }
            guard feed - position <= WorkshopLimits.editorHeader else { return nil }
            line = feed + 1
        }
        return nil
    }

    /// The length that a header gives; nil if it gives none, several, or is not a header.
    private func length(of header: Range<Int>) -> Int? {
        var length: Int?
        for line in buffer[header].split(separator: UInt8(ascii: "\n")) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
            let name = line[..<colon]
            guard name.allSatisfy({ $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }) else { return nil }
            guard name.map(\.lowercasedASCII) == Self.lengthName else { continue }
            let digits = line[(colon + 1)...].drop(while: \.isASCIISpace).prefix { !$0.isASCIISpace }
            guard digits.allSatisfy(\.isASCIIDigit), let value = Int(String(decoding: digits, as: UTF8.self)),
                value <= WorkshopLimits.editorSkipped, length == nil || length == value
            else { return nil }
            length = value
        }
        return length
    }

    /// Skips bytes up to the next one that may start a header.
    private mutating func skipGarbage(upTo end: Int) -> Item {
        let starts = buffer.indices[min(position + 1, end)...].prefix { $0 < end }
        // A name of which only a part was received is kept.
        return skip(
            upTo: starts.first { index in
                let rest = buffer[index...].prefix(Self.lengthName.count)
                return zip(rest, Self.lengthName).allSatisfy { $0.lowercasedASCII == $1 }
                    && index + rest.count <= buffer.count
                    && (rest.count == Self.lengthName.count || end == buffer.count)
            } ?? end)
    }

    private mutating func skip(upTo end: Int) -> Item {
        let start = position
        position = end
        return .garbage("\(end - start) bytes are skipped: they are not a header with one Content-Length")
    }

    private func startsWithName(_ header: Range<Int>) -> Bool {
        buffer[header].prefix(Self.lengthName.count).map(\.lowercasedASCII) == Self.lengthName
    }
}
