#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Why no more messages can be read from the other side.
package enum ChannelError: Error {
    /// The other side closed its end.
    case closed
    /// The other side sent something that is not a valid message.
    case malformed
}

/// One end of the socket between the program and a host. Each message comes after its length in four bytes,
/// little-endian.
package struct Channel {
    private let descriptor: Int32
    private let frameLimit: Int
    private let flags: Int32
    private var incoming: [UInt8] = []
    private var outgoing: [UInt8] = []
    /// The number of bytes received so far.
    package private(set) var receivedCount = 0

    /// A channel over a connected socket, which the caller closes.
    package init(descriptor: Int32, frameLimit: Int, blocking: Bool) {
        self.descriptor = descriptor
        self.frameLimit = frameLimit
        // A peer that has gone must not end this process by SIGPIPE.
        flags = Int32(MSG_NOSIGNAL) | (blocking ? 0 : Int32(MSG_DONTWAIT))
    }

    /// Whether there are bytes that have not been sent.
    package var hasOutgoing: Bool { !outgoing.isEmpty }

    /// Whether there are received bytes that ``next(_:)`` has not returned as a message.
    package var hasIncoming: Bool { !incoming.isEmpty }

    /// Adds a message to the bytes to be sent.
    package mutating func enqueue(_ message: some WireMessage) {
        var wire = WireWriter()
        message.write(to: &wire)
        let count = UInt32(wire.bytes.count)
        unsafe withUnsafeBytes(of: count.littleEndian) { unsafe outgoing.append(contentsOf: $0) }
        outgoing += wire.bytes
    }

    /// Sends as much as the socket takes.
    ///
    /// - Throws: `ChannelError` if the other side has closed its end.
    package mutating func flush() throws(ChannelError) {
        while !outgoing.isEmpty {
            let sent = unsafe send(descriptor, outgoing, outgoing.count, flags)
            if sent < 0 && errno == EINTR { continue }
            if sent < 0 && errno == EAGAIN { return }
            guard sent > 0 else { throw .closed }
            outgoing.removeFirst(sent)
        }
    }

    /// Receives once as much as the socket has.
    ///
    /// - Throws: `ChannelError` if the other side has closed its end.
    package mutating func fill() throws(ChannelError) {
        let count = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 65_536) { buffer in
            let count = unsafe recv(descriptor, buffer.baseAddress, buffer.count, flags)
            if count > 0 { unsafe incoming.append(contentsOf: buffer[..<count]) }
            return count
        }
        receivedCount += max(0, count)
        if count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN)) { return }
        throw .closed
    }

    /// Takes the next message from the received bytes; nil if it is not complete.
    package mutating func next<Message: WireMessage>(_: Message.Type) throws(ChannelError) -> Message? {
        guard incoming.count >= 4 else { return nil }
        let length = Int(
            UInt32(littleEndian: unsafe incoming.withUnsafeBytes { unsafe $0.loadUnaligned(as: UInt32.self) }))
        guard length <= frameLimit else { throw .malformed }
        guard incoming.count >= 4 + length else { return nil }
        var wire = WireReader(incoming[4..<4 + length])
        let message = try Message(from: &wire)
        guard wire.isAtEnd else { throw .malformed }
        incoming.removeFirst(4 + length)
        return message
    }
}
