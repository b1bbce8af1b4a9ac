/// A message that crosses the socket between the program and a script host.
package protocol WireMessage {
    /// Appends the message to a frame.
    func write(to wire: inout WireWriter)
    /// Reads the message from a frame.
    init(from wire: inout WireReader) throws(ChannelError)
}

/// Writes the fields of one message: integers little-endian, strings as UTF-8 after their length.
package struct WireWriter {
    package private(set) var bytes: [UInt8] = []

    package mutating func write(_ value: UInt8) {
        bytes.append(value)
    }

    package mutating func write(_ value: Int) {
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    package mutating func write(_ value: String) {
        write(value.utf8.count)
        bytes.append(contentsOf: value.utf8)
    }
}

/// Reads what a `WireWriter` wrote, and trusts none of it.
package struct WireReader {
    private var bytes: ArraySlice<UInt8>

    package init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    package var isAtEnd: Bool { bytes.isEmpty }

    package mutating func byte() throws(ChannelError) -> UInt8 {
        guard let byte = bytes.popFirst() else { throw .malformed }
        return byte
    }

    package mutating func int() throws(ChannelError) -> Int {
        var value = 0
        for shift in stride(from: 0, to: 64, by: 8) { value |= Int(try byte()) << shift }
        return value
    }

    package mutating func string() throws(ChannelError) -> String {
        let count = try int()
        guard count >= 0, count <= bytes.count else { throw .malformed }
        defer { bytes.removeFirst(count) }
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }
}
