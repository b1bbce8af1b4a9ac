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

    deinit { endAll() }

    /// Takes a host that is still running; nil if there is none.
    package func take() -> Host? {
        while let host = hosts.withLock({ $0.popLast() }) {
            if host.process.isQuiet { return host }
            host.process.end()
        }
        return nil
    }

    package func endAll() {
        let ended = hosts.withLock { hosts in
            defer { hosts = [] }
            return hosts
        }
        for host in ended { host.process.end() }
    }

    /// Puts a host back after a use that left it clean, unless it has been used often enough; it is ended otherwise.
    package func putBack(_ host: Host, isClean: Bool, limit: Int) {
        var host = host
        host.uses += 1
        guard isClean, host.uses < limit else {
            host.process.end()
            return
        }
        hosts.withLock { [host] in $0.append(host) }
    }
}
