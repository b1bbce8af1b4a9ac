import HummingbirdCore
import NIOCore
import Synchronization

/// The connections that are open. Where there are too many, the one is closed that has waited longest without ever having
/// sent a request: thousands of silent clients must not keep others out.
final class OpenConnections: Sendable {
    /// A connection.
    final class Entry: Sendable {
        /// Whether it has a request that is not answered yet.
        let isBusy = Atomic(false)
        fileprivate let channel: any Channel
        fileprivate let number: Int

        fileprivate init(_ channel: any Channel, _ number: Int) {
            self.channel = channel
            self.number = number
        }
    }

    private struct State {
        /// Those that have not had an answer yet, by number.
        var fresh: [Int: Entry] = [:]
        /// Their numbers in order, and those of connections that are not among them any more.
        var order: [Int] = []
        /// How many of the numbers were looked at.
        var first = 0
        var next = 0
        var open = 0
        /// Those that are being closed to make room.
        var closing: Set<Int> = []
        var evicted = 0
    }

    private let state = Mutex(State())
    private let maximum: Int

    init(maximum: Int) { self.maximum = max(1, maximum) }

    /// How many are open, and how many were closed to make room.
    var counts: (open: Int, evicted: Int) { state.withLock { ($0.open, $0.evicted) } }

    fileprivate func opened() { makeRoom { $0.open += 1 } }

    /// Closes connections while there are too many that are not being closed. That a connection is opened or closed is told
    /// twice, by the socket that accepts and by the connection, in any order: each time it is looked again.
    private func makeRoom<Result>(_ change: (inout State) -> Result) -> Result {
        let (result, victims) = state.withLock { state in
            let result = change(&state)
            var victims: [Entry] = []
            while state.open - state.closing.count > maximum - maximum / 64 - 1, let victim = Self.oldest(&state) {
                state.closing.insert(victim.number)
                victims.append(victim)
            }
            return (result, victims)
        }
        for victim in victims { victim.channel.close(promise: nil) }
        return result
    }

    fileprivate func closed() { makeRoom { $0.open -= 1 } }

    fileprivate var hasRoom: Bool { state.withLock { $0.open < maximum } }

    /// Takes the one that has waited longest.
    private static func oldest(_ state: inout State) -> Entry? {
        var skipped: [Int] = []
        defer { state.order += skipped }
        while state.first < state.order.count {
            let number = state.order[state.first]
            state.first += 1
            guard let entry = state.fresh[number] else { continue }
            if entry.isBusy.load(ordering: .relaxed) {
                skipped.append(number)
                continue
            }
            state.fresh[number] = nil
            state.evicted += 1
            return entry
        }
        return nil
    }

    func add(_ channel: any Channel) -> Entry {
        makeRoom { state in
            let entry = Entry(channel, state.next)
            state.fresh[state.next] = entry
            state.order.append(state.next)
            state.next += 1
            if state.first > 1_024, state.first * 2 > state.order.count { Self.compact(&state) }
            if state.order.count > 4_096, state.order.count > 4 * state.fresh.count { Self.compact(&state) }
            return entry
        }
    }

    private static func compact(_ state: inout State) {
        state.order = state.order[state.first...].filter { state.fresh[$0] != nil }
        state.first = 0
    }

    /// A connection has had an answer, and is not closed to make room any more.
    func keep(_ entry: Entry) { _ = state.withLock { $0.fresh.removeValue(forKey: entry.number) } }

    /// A connection is closed.
    func remove(_ entry: Entry) {
        makeRoom { state in
            state.fresh[entry.number] = nil
            state.closing.remove(entry.number)
        }
    }
}

/// Counts connections for Hummingbird, and says whether there is room for another.
struct ConnectionCounter: AvailableConnectionsDelegate {
    let connections: OpenConnections

    mutating func connectionOpened() { connections.opened() }
    mutating func connectionClosed() { connections.closed() }
    func isAcceptingNewConnections() -> Bool { connections.hasRoom }
}
