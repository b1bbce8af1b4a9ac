/// A message between the program and a host.
package protocol WireMessage {
    func write(to wire: inout WireWriter)
    /// Reads the fields of the message.
    init(from wire: inout WireReader) throws(ChannelError)
}

/// Writes the fields of one message: integers little-endian, strings as UTF-8 after their length,
/// lists after their count.
package struct WireWriter {
    package private(set) var bytes: [UInt8] = []

    package mutating func write(_ value: UInt8) { bytes.append(value) }

    package mutating func write(_ value: Int) {
        unsafe withUnsafeBytes(of: value.littleEndian) { unsafe bytes.append(contentsOf: $0) }
    }

    package mutating func write(_ value: String) {
        write(value.utf8.count)
        bytes.append(contentsOf: value.utf8)
    }

    package mutating func write(_ value: [UInt8]) {
        write(value.count)
        bytes.append(contentsOf: value)
    }

    package mutating func write(_ values: [some WireMessage]) {
        write(values.count)
        for value in values { value.write(to: &self) }
    }
}

/// Reads the fields of one message, as `WireWriter` writes them; validates them, because a script or a server may
/// control the sender.
package struct WireReader {
    private var rest: ArraySlice<UInt8>

    package init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    package var isAtEnd: Bool { rest.isEmpty }

    package mutating func byte() throws(ChannelError) -> UInt8 {
        guard let byte = rest.popFirst() else { throw .malformed }
        return byte
    }

    package mutating func int() throws(ChannelError) -> Int {
        guard rest.count >= 8 else { throw .malformed }
        let value = unsafe rest.withUnsafeBytes { unsafe $0.loadUnaligned(as: Int.self) }
        rest.removeFirst(8)
        return Int(littleEndian: value)
    }

    package mutating func string() throws(ChannelError) -> String { String(decoding: try slice(), as: UTF8.self) }

    package mutating func bytes() throws(ChannelError) -> [UInt8] { Array(try slice()) }

    package mutating func list<Value: WireMessage>() throws(ChannelError) -> [Value] {
        let count = try int()
        // Each value takes at least one byte.
        guard count >= 0, count <= rest.count else { throw .malformed }
        var values: [Value] = []
        for _ in 0..<count { values.append(try Value(from: &self)) }
        return values
    }

    private mutating func slice() throws(ChannelError) -> ArraySlice<UInt8> {
        let count = try int()
        guard count >= 0, count <= rest.count else { throw .malformed }
        defer { rest.removeFirst(count) }
        return rest.prefix(count)
    }
}

extension Result: WireMessage where Success: WireMessage, Failure: WireMessage {
    package func write(to wire: inout WireWriter) {
        switch self {
        case .success(let value):
            wire.write(UInt8(0))
            value.write(to: &wire)
        case .failure(let error):
            wire.write(UInt8(1))
            error.write(to: &wire)
        }
    }

    package init(from wire: inout WireReader) throws(ChannelError) {
        switch try wire.byte() {
        case 0: self = .success(try Success(from: &wire))
        case 1: self = .failure(try Failure(from: &wire))
        default: throw .malformed
        }
    }
}
