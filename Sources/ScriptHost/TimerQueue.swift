/// The timers of one run, on a clock of their own that jumps to the next one: nothing waits, the order is kept.
struct TimerQueue {
    private struct Timer {
        let identifier: Int
        let due: Int
    }

    /// Milliseconds that timers have added up to.
    private(set) var now = 0
    private var lastIdentifier = 0

    /// The next one to fire is the last.
    private var timers: [Timer] = []

    /// Adds a timer; at least one millisecond, as browsers have it, so that an endless chain comes to the time limit.
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

    /// Takes a timer out before it fires.
    mutating func remove(_ identifier: Int) {
        timers.removeAll { $0.identifier == identifier }
    }

    /// Takes out the next timer and moves the clock to it.
    mutating func next() -> Int? {
        guard let timer = timers.popLast() else { return nil }
        now = timer.due
        return timer.identifier
    }
}
