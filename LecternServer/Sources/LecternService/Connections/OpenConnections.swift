import HummingbirdCore
import NIOCore
import Synchronization

/// The connections that are open. Where there are too many, those are closed that have waited longest for a request, the
/// first or the next one: thousands of silent clients must not keep others out.
final class OpenConnections: Sendable {
    /// A connection.
    final class Entry: Sendable {
        fileprivate let channel: any Channel
        /// Since when the connection waits for a request; 0 while one is being answered.
        private let start = Atomic(NIODeadline.now().uptimeNanoseconds)

        fileprivate init(_ channel: any Channel) { self.channel = channel }

        /// A request was read, and is being answered.
        func startAnswer() { start.store(0, ordering: .relaxed) }

        /// All requests are answered, or the body of the only one is still on its way.
        func startWaiting() { start.store(NIODeadline.now().uptimeNanoseconds, ordering: .relaxed) }

        fileprivate var waitsSince: UInt64? {
            let start = start.load(ordering: .relaxed)
            return start == 0 ? nil : start
        }
    }

    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        var open = 0
        /// Those that are being closed to make room.
        var closing: Set<ObjectIdentifier> = []
        var evicted = 0
    }

    private let state = Mutex(State())
    private let maximum: Int
    /// How many places are kept free, and made free at once.
    private let reserve: Int

    init(maximum: Int) {
        self.maximum = max(1, maximum)
        reserve = maximum / 64 + 1
    }

    /// How many are open, and how many were closed to make room.
    var counts: (open: Int, evicted: Int) { state.withLock { ($0.open, $0.evicted) } }

    fileprivate func opened() { change { $0.open += 1 } }
    fileprivate func closed() { change { $0.open -= 1 } }
    fileprivate var hasRoom: Bool { state.withLock { $0.open < maximum } }

    /// A connection is open.
    func add(_ channel: any Channel) -> Entry {
        let entry = Entry(channel)
        change { $0.entries[ObjectIdentifier(entry)] = entry }
        return entry
    }

    /// All requests of a connection are answered.
    func finishAnswers(of entry: Entry) {
        entry.startWaiting()
        // There may have been none to close before.
        change { _ in }
    }

    /// A connection is closed.
    func remove(_ entry: Entry) {
        change { state in
            state.entries[ObjectIdentifier(entry)] = nil
            state.closing.remove(ObjectIdentifier(entry))
        }
    }

    /// Changes the state, and closes connections if there are too many then. That one is opened or closed is told twice, by the
    /// socket that accepts and by the connection, in any order: each time it is looked again.
    private func change(_ change: (inout State) -> Void) {
        let victims = state.withLock { state in
            change(&state)
            let excess = state.open - state.closing.count - (maximum - reserve)
            guard excess > 0 else { return [Entry]() }
            let victims = Self.longestWaiting(excess + reserve - 1, state)
            state.closing.formUnion(victims.map(ObjectIdentifier.init))
            state.evicted += victims.count
            return victims
        }
        for victim in victims { victim.channel.close(promise: nil) }
    }

    private static func longestWaiting(_ count: Int, _ state: State) -> [Entry] {
        let waiting = state.entries.compactMap { id, entry in
            state.closing.contains(id) ? nil : entry.waitsSince.map { (start: $0, entry: entry) }
        }
        return waiting.sorted { $0.start < $1.start }.prefix(count).map(\.entry)
    }
}

/// Counts connections for Hummingbird, and says whether there is room for another.
struct ConnectionCounter: AvailableConnectionsDelegate {
    let connections: OpenConnections

    mutating func connectionOpened() { connections.opened() }
    mutating func connectionClosed() { connections.closed() }
    func isAcceptingNewConnections() -> Bool { connections.hasRoom }
}
