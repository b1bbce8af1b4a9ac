import Hosts
import HummingbirdCore
import NIOCore
import Synchronization

/// The connections that are open. Where there are too many, those are closed that have waited longest for their client, to
/// send a request or to read an answer: thousands of silent clients must not keep others out.
final class OpenConnections: Sendable {
    final class Entry: Sendable {
        fileprivate let channel: any Channel
        let client: ClientAddress
        /// What is done for it; nil once its client has gone.
        private let jobs = Mutex<[ObjectIdentifier: WorkQueue.Job]?>([:])
        /// Since when the connection waits for a request; 0 while one is being answered.
        private let start = Atomic(NIODeadline.now().uptimeNanoseconds)

        fileprivate init(_ channel: any Channel) {
            self.channel = channel
            client = IPAddress(channel.remoteAddress).map { ClientAddress($0) } ?? .local
        }

        private static let gone = Problem.busy("the client has closed the connection")

        /// Work for the connection was taken: it is dropped if the client goes, or has gone.
        func start(_ job: WorkQueue.Job) {
            let isGone = jobs.withLock { jobs in
                jobs?[ObjectIdentifier(job)] = job
                return jobs == nil
            }
            if isGone { job.cancel(Self.gone) }
        }

        /// How much is being done for it.
        var jobCount: Int { jobs.withLock { $0?.count ?? 0 } }

        func finish(_ job: WorkQueue.Job) { jobs.withLock { $0?[ObjectIdentifier(job)] = nil } }

        /// The client has gone: what is done for it ends.
        func leave() {
            let jobs = jobs.withLock { jobs in
                defer { jobs = nil }
                return jobs
            }
            jobs?.values.forEach { $0.cancel(Self.gone) }
        }

        /// Ends the connection; a request that has no answer yet gets a problem.
        fileprivate func stop() { channel.pipeline.fireUserInboundEventTriggered(ServiceStops()) }

        /// A request was read, and is being answered.
        func startAnswer() { start.store(0, ordering: .relaxed) }

        /// All requests are answered, or the service waits for the client to send a body or to read an answer.
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

    func add(_ channel: any Channel) -> Entry {
        let entry = Entry(channel)
        change { $0.entries[ObjectIdentifier(channel)] = entry }
        return entry
    }

    func entry(of channel: any Channel) -> Entry? { state.withLock { $0.entries[ObjectIdentifier(channel)] } }

    /// Ends all connections; requests that have no answer yet get a problem.
    func stop() {
        let entries = state.withLock { Array($0.entries.values) }
        for entry in entries { entry.stop() }
    }

    /// A connection may be closed to make room: all its requests are answered, or its client does not read.
    func mayClose(_ entry: Entry) {
        entry.startWaiting()
        // There may have been none to close before.
        change { _ in }
    }

    func remove(_ entry: Entry) {
        entry.leave()
        change { state in
            state.entries[ObjectIdentifier(entry.channel)] = nil
            state.closing.remove(ObjectIdentifier(entry.channel))
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
            state.closing.formUnion(victims.map { ObjectIdentifier($0.channel) })
            state.evicted += victims.count
            return victims
        }
        for victim in victims { victim.channel.close(promise: nil) }
    }

    /// The connections that have waited longest, those of the clients with most connections first.
    private static func longestWaiting(_ count: Int, _ state: State) -> [Entry] {
        let waiting = state.entries.compactMap { id, entry in
            state.closing.contains(id) ? nil : entry.waitsSince.map { (start: $0, entry: entry) }
        }
        let connections = Dictionary(state.entries.values.map { ($0.client, 1) }, uniquingKeysWith: +)
        func key(_ item: (start: UInt64, entry: Entry)) -> (Int, UInt64) {
            (-connections[item.entry.client, default: 0], item.start)
        }
        return waiting.sorted { key($0) < key($1) }.prefix(count).map(\.entry)
    }
}

/// The event by which a connection is told that the service stops.
struct ServiceStops: Sendable {}

/// Counts connections for Hummingbird, and says whether there is room for another.
struct ConnectionCounter: AvailableConnectionsDelegate {
    let connections: OpenConnections

    mutating func connectionOpened() { connections.opened() }
    mutating func connectionClosed() { connections.closed() }
    func isAcceptingNewConnections() -> Bool { connections.hasRoom }
}
