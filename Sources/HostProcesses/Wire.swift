/// A message between the program and a host.
package protocol WireMessage {
    /// Writes the fields of the message.
    func write(to wire: inout WireWriter)
    /// Reads the fields of the message.
    ///
    /// - Throws: `ChannelError` if they are not a valid message.
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

/// Reads the fields of one message, as `WireWriter` writes them; validates them, because a script or a server may
/// control the sender.
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
