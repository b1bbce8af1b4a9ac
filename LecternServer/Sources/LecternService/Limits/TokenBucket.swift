/// How much a client may do: tokens come back with time, up to a number, and each request takes some.
struct TokenBucket: Sendable {
    private(set) var tokens: Double
    private var updated: ContinuousClock.Instant

    init(capacity: Int, at now: ContinuousClock.Instant) {
        tokens = Double(capacity)
        updated = now
    }

    /// Takes tokens; nil if they were there, else the time until they are.
    mutating func take(_ cost: Double, rate: Double, capacity: Int, at now: ContinuousClock.Instant) -> Duration? {
        refill(rate: rate, capacity: capacity, at: now)
        let cost = min(cost, Double(capacity))
        guard tokens < cost else {
            tokens -= cost
            return nil
        }
        return .seconds((cost - tokens) / rate)
    }

    /// Whether it is full, so that it can be forgotten.
    mutating func isFull(rate: Double, capacity: Int, at now: ContinuousClock.Instant) -> Bool {
        refill(rate: rate, capacity: capacity, at: now)
        return tokens >= Double(capacity)
    }

    private mutating func refill(rate: Double, capacity: Int, at now: ContinuousClock.Instant) {
        tokens = min(Double(capacity), tokens + max(0, (now - updated) / .seconds(1)) * rate)
        updated = max(updated, now)
    }
}
