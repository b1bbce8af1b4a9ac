#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A host's end of the socket; the process exits when the parent closes its end.
package final class ParentConnection<Command: WireMessage> {
    private var channel: Channel

    /// A connection over the socket that the parent gave to this process.
    package init(descriptor: Int32) {
        // No limit beyond that of the format: the parent is trusted, and limits what it sends.
        channel = Channel(descriptor: descriptor, frameLimit: Int(UInt32.max), blocking: true)
    }

    package func send(_ event: some WireMessage) {
        channel.enqueue(event)
        do { try channel.flush() } catch { exit(EXIT_SUCCESS) }
    }

    /// Waits for the next message.
    package func next() -> Command {
        do {
            while true {
                if let command = try channel.next(Command.self) { return command }
                try channel.fill()
            }
        } catch {
            exit(EXIT_SUCCESS)
        }
    }
}
