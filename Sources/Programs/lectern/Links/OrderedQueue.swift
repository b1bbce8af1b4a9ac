import Dispatch
import Glibc
import Synchronization

/// Where the items of a queue come from.
protocol OrderedSource: SendableMetatype {
    associatedtype Item: Sendable

    /// Whether there may be no further item for a while.
    var mustWait: Bool { get }

    /// The next item; nil at the end.
    mutating func next() throws -> Item?
}

/// Where the results of a queue go.
protocol OrderedSink: Sendable {
    associatedtype Result: Sendable

    /// The memory that a result takes until it is written, in bytes.
    static func size(of result: Result) -> Int

    mutating func write(_ result: Result)

    /// Writes what was held back, since there may be no further result for a while.
    mutating func flush()
}

/// How many threads work at once. A thread that waits for something lets another one work in its place.
final class Jobs: Sendable {
    /// The fewest threads that share the jobs: as many scripts may be waited for at once.
    private static let fewestThreads = 8

    /// The number of threads, those that wait included.
    let threads: Int
    private let free: DispatchSemaphore

    /// - Parameters:
    ///   - isConcurrent: whether more than one thread works; little work needs no other.
    ///   - count: how many threads work; nil: one for each processor.
    init(isConcurrent: Bool, count: Int? = nil) {
        let count = isConcurrent ? count ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) : 1
        threads = isConcurrent ? max(count, Self.fewestThreads) : 1
        free = DispatchSemaphore(value: 0)
        for _ in 0..<count { free.signal() }
    }

    /// Works on the calling thread as soon as one of the jobs is free.
    fileprivate func work<Value>(_ body: () -> Value) -> Value {
        free.wait()
        defer { free.signal() }
        return body()
    }

    /// Waits for something on a thread that works.
    func wait<Value>(for body: () -> Value) -> Value {
        free.signal()
        defer { free.wait() }
        return body()
    }
}

/// Works on items with several threads, and writes the results in the order of the items, or as they come.
///
/// One thread at a time waits for the next item. While so many results wait for that of an earlier item that they take much
/// memory, none is taken.
final class OrderedQueue<Source: OrderedSource, Sink: OrderedSink>: Sendable {
    private struct Reading {
        var source: Source
        var count = 0
        var isAtEnd = false
        /// Why the source could not be read to its end.
        var failure: (any Error)?
    }

    private struct Writing {
        var sink: Sink
        /// The number of the item whose result is written next.
        var next = 0
        /// Results that cannot be written before that of an earlier item, by the numbers of their items.
        var waiting: [Int: Sink.Result] = [:]
        /// The bytes in `waiting`.
        var size = 0
        /// Whether a thread waits until less is waiting.
        var isRoomAwaited = false
    }

    private let reading: Mutex<Reading>
    private let writing: Mutex<Writing>
    private let jobs: Jobs
    private let isOrdered: Bool
    /// Whether there may be no further item for a while, so that results must not be held back.
    private let isItemAwaited = Atomic(false)
    /// Signalled when there is room for results again, if a thread waits for that.
    private let room = DispatchSemaphore(value: 0)

    init(_ source: sending Source, _ sink: Sink, _ jobs: Jobs, isOrdered: Bool = true) {
        reading = Mutex(Reading(source: source))
        writing = Mutex(Writing(sink: sink))
        self.jobs = jobs
        self.isOrdered = isOrdered
    }

    /// Works on all items.
    ///
    /// - Parameter finish: called with the sink when all results are written, also where the source fails.
    /// - Returns: what `finish` returns, and why the source could not be read to its end.
    func run<Value: Sendable>(
        _ work: @escaping @Sendable (Source.Item) -> Sink.Result, finish: @Sendable (inout Sink) -> Value
    ) -> (value: Value, failure: (any Error)?) {
        let group = DispatchGroup()
        for _ in 1..<jobs.threads {
            // Work on a serial queue has a thread of its own, however many of them wait.
            DispatchQueue(label: "lectern.worker").async(group: group) { self.perform(work) }
        }
        perform(work)
        group.wait()
        return (writing.withLock { finish(&$0.sink) }, reading.withLock { $0.failure })
    }

    private func perform(_ work: (Source.Item) -> Sink.Result) {
        while let (number, item) = take() {
            let result = jobs.work { work(item) }
            write(result, number)
        }
    }

    private func take() -> (number: Int, item: Source.Item)? {
        reading.withLock { reading in
            guard !reading.isAtEnd else { return nil }
            awaitRoom()
            if reading.source.mustWait { awaitItem() }
            var item: Source.Item?
            do { item = try reading.source.next() } catch { reading.failure = error }
            guard let item else {
                reading.isAtEnd = true
                awaitItem()
                return nil
            }
            isItemAwaited.store(false, ordering: .relaxed)
            defer { reading.count += 1 }
            return (reading.count, item)
        }
    }

    /// Writes what is held back before a thread waits for an item.
    private func awaitItem() {
        isItemAwaited.store(true, ordering: .relaxed)
        writing.withLock { $0.sink.flush() }
    }

    private func awaitRoom() {
        let isFull = writing.withLock { writing in
            writing.isRoomAwaited = writing.size >= ProgramLimits.waitingResults
            if writing.isRoomAwaited { writing.sink.flush() }
            return writing.isRoomAwaited
        }
        if isFull { room.wait() }
    }

    private func write(_ result: Sink.Result, _ number: Int) {
        writing.withLock { writing in
            if isOrdered, number != writing.next {
                writing.size += Sink.size(of: result)
                writing.waiting[number] = result
                return
            }
            writing.sink.write(result)
            writing.next += 1
            while isOrdered, let next = writing.waiting.removeValue(forKey: writing.next) {
                writing.size -= Sink.size(of: next)
                writing.sink.write(next)
                writing.next += 1
            }
            if isItemAwaited.load(ordering: .relaxed) { writing.sink.flush() }
            guard writing.isRoomAwaited, writing.size < ProgramLimits.waitingResults else { return }
            writing.isRoomAwaited = false
            room.signal()
        }
    }
}
