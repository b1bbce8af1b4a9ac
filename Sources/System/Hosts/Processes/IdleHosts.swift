import Synchronization

/// Hosts between two uses.
package final class IdleHosts: Sendable {
    /// A host, and what is known of it.
    package struct Host: Sendable {
        package let process: HostProcess
        /// The data memory that it had before its first use, in bytes.
        package let dataAtStart: Int
        /// The number of its uses so far.
        package var uses = 0

        /// A host that has not been used.
        package init(_ process: HostProcess) {
            self.process = process
            dataAtStart = process.memory.data
        }
    }

    private let hosts = Mutex<[Host]>([])

    /// Creates an empty list.
    package init() {}

    /// Takes a host that is still running; nil if there is none.
    package func take() -> Host? {
        while let host = hosts.withLock({ $0.popLast() }) {
            if host.process.isQuiet { return host }
        }
        return nil
    }

    /// Ends all hosts.
    package func removeAll() {
        hosts.withLock { $0 = [] }
    }

    /// Puts a host back after a use that left it clean, unless it has been used often enough; it is killed then, with
    /// its last reference.
    package func putBack(_ host: Host, limit: Int) {
        var host = host
        host.uses += 1
        if host.uses < limit { hosts.withLock { [host] in $0.append(host) } }
    }
}
