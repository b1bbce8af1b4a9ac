import Dispatch
import Hosts
import Synchronization
import Testing

@testable import LecternService

/// Threads that clients share.
@Suite struct WorkQueueTests {
    private let far = ContinuousClock.now + .seconds(600)

    private func caller(_ number: Int) throws -> Caller {
        Caller(client: ClientAddress(try #require(IPAddress("192.0.2.\(number)"))))
    }

    /// Work that holds the only thread until it is told to end, and the queue.
    private struct Held {
        let queue = WorkQueue(threads: 1, places: 30)
        let gate = DispatchSemaphore(value: 0)

        func hold(_ caller: Caller, _ far: ContinuousClock.Instant) async -> Task<Void, any Error> {
            let task = Task { [queue, gate] in
                try await queue.run(for: caller, until: far) { _ in _ = gate.wait(timeout: .distantFuture) }
            }
            while queue.counts.running == 0 { await Task.yield() }
            return task
        }
    }

    /// The names of what was done.
    private final class Order: Sendable {
        let names = Mutex([String]())
    }

    @Test func clientsTakeTurns() async throws {
        let held = Held()
        let first = await held.hold(try caller(1), far)
        let order = Order()
        var tasks: [Task<Void, any Error>] = []
        for (client, name) in [(1, "a"), (1, "b"), (1, "c"), (2, "d"), (2, "e"), (3, "f")] {
            let caller = try caller(client)
            tasks.append(
                Task { [queue = held.queue, far] in
                    try await queue.run(for: caller, until: far) { _ in order.names.withLock { $0.append(name) } }
                })
            while held.queue.counts.waiting < tasks.count { await Task.yield() }
        }
        held.gate.signal()
        for task in [first] + tasks { try await task.value }
        #expect(order.names.withLock { $0.joined() } == "adfbec")
    }

    @Test func aClientHasAShareOfTheQueue() async throws {
        let held = Held()
        let first = await held.hold(try caller(1), far)
        var tasks: [Task<Void, any Error>] = []
        for number in 1...40 {
            let caller = try caller(1)
            tasks.append(Task { [queue = held.queue, far] in try await queue.run(for: caller, until: far) { _ in } })
            while number < 20, held.queue.counts.waiting < number { await Task.yield() }
        }
        var refused = 0
        for task in tasks.suffix(21) {
            if case .failure(let error) = await task.result { refused += (error as? Problem)?.kind == .busy ? 1 : 0 }
        }
        #expect(refused == 21)
        held.gate.signal()
        for task in [first] + tasks.prefix(19) { try await task.value }
        #expect(try await held.queue.run(for: caller(2), until: far) { _ in 5 } == 5)
    }

    @Test func whatHasWaitedTooLongIsNotDone() async throws {
        let queue = WorkQueue(threads: 1, places: 1)
        let caller = try caller(1)
        await #expect(throws: Problem.busy("the request has waited too long")) {
            try await queue.run(for: caller, until: .now - .seconds(1)) { _ in }
        }
    }

    @Test func workThatTakesTooLongIsAskedToEnd() async throws {
        let queue = WorkQueue(threads: 1, places: 1)
        let caller = try caller(1)
        let problem = try await queue.run(for: caller, limit: .milliseconds(1), until: far) { time in
            while !time.isOver {}
            return time.problem
        }
        #expect(problem.kind == .tooLarge)
    }

    @Test(arguments: [true, false]) func longWorkWaitsForShortWork(isShort: Bool) async throws {
        let queue = WorkQueue(threads: 8, places: 8)
        let gate = DispatchSemaphore(value: 0)
        let short = Task { [caller = try caller(1), far] in
            try await queue.run(for: caller, until: far, isShort: isShort) { _ in _ = gate.wait(timeout: .distantFuture)
            }
        }
        while queue.counts.running == 0 { await Task.yield() }
        let pauses = try await queue.run(for: try caller(2), until: far) { time in
            while time.spent < .milliseconds(20) {}
            return (time.isOver, time.pauses.load(ordering: .relaxed))
        }
        #expect(!pauses.0)
        // It waits for work that does not end four times as long as it has taken itself.
        #expect(isShort ? pauses.1 >= 80 : pauses.1 == 0)
        gate.signal()
        try await short.value
    }

    @Test func nothingIsDoneOnceTheServiceStops() async throws {
        let held = Held()
        let first = await held.hold(try caller(1), far)
        let caller = try caller(2)
        let waiting = Task { [queue = held.queue, far] in try await queue.run(for: caller, until: far) { _ in } }
        while held.queue.counts.waiting == 0 { await Task.yield() }
        held.queue.stop()
        await #expect(throws: Problem.self) { try await waiting.value }
        await #expect(throws: Problem.stopping) { try await held.queue.run(for: caller, until: far) { _ in } }
        await #expect(throws: Problem.stopping) { try await first.value }
        held.gate.signal()
    }
}
