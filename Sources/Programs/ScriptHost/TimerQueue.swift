/// The timers of one run, with a simulated clock that jumps to the next timer: they fire in order and without waiting.
struct TimerQueue {
    private struct Timer {
        let identifier: Int
        let due: Int
    }

    /// The time of the simulated clock in milliseconds.
    private(set) var now = 0
    private var lastIdentifier = 0

    /// The timers by descending time: the last one fires next.
    private var timers: [Timer] = []

    /// Adds a timer of at least one millisecond, as in browsers, so that an endless chain reaches the time limit.
    mutating func add(delay: Double) -> Int {
        lastIdentifier += 1
        let delay = delay.isFinite ? Int(min(max(1, delay), Double(Int32.max))) : 1
        let timer = Timer(identifier: lastIdentifier, due: now + delay)
        var (low, high) = (0, timers.count)
        while low < high {
            let middle = (low + high) / 2
            if timers[middle].due > timer.due { low = middle + 1 } else { high = middle }
        }
        timers.insert(timer, at: low)
        return timer.identifier
    }

    /// Removes a timer before it fires.
    mutating func remove(_ identifier: Int) {
        timers.removeAll { $0.identifier == identifier }
    }

    /// Takes the next timer and moves the clock to it.
    mutating func next() -> Int? {
        guard let timer = timers.popLast() else { return nil }
        now = timer.due
        return timer.identifier
    }
}
