import Synchronization

/// Limits how many requests each client makes. It remembers a bounded number of clients; those beyond share one bucket.
final class RateLimiter: Sendable {
    /// What the limiter says to a request.
    struct Verdict: Sendable, Equatable {
        /// Whether the request is to be answered.
        let isAllowed: Bool
        /// How many more the client may make at once.
        let remaining: Int
        /// In how many seconds the request may be made; for one that is allowed, in how many the bucket is full again.
        let seconds: Int
    }

    private let rate: Double
    private let capacity: Int
    private let maximumClients: Int
    private let buckets = Mutex<[ClientAddress: TokenBucket]>([:])

    init(rate: Double, burst: Int, maximumClients: Int = 50_000) {
        self.rate = rate
        capacity = max(1, burst)
        self.maximumClients = maximumClients
    }

    /// The value of `RateLimit-Policy`.
    var policy: String { "\"default\";q=\(capacity);w=\(Int((Double(capacity) / rate).rounded(.up)))" }

    /// Takes what a request costs from the bucket of its client.
    func take(_ cost: Double = 1, from client: ClientAddress, at now: ContinuousClock.Instant = .now) -> Verdict {
        buckets.withLock { buckets in
            let key = buckets[client] != nil || makeRoom(&buckets, at: now) ? client : .others
            var bucket = buckets[key] ?? TokenBucket(capacity: capacity, at: now)
            let wait = bucket.take(cost, rate: rate, capacity: capacity, at: now)
            buckets[key] = bucket
            let missing = (Double(capacity) - bucket.tokens) / rate
            return Verdict(
                isAllowed: wait == nil, remaining: Int(bucket.tokens),
                seconds: Int((wait.map { $0 / .seconds(1) } ?? missing).rounded(.up)))
        }
    }

    var clients: Int { buckets.withLock { $0.count } }

    /// Whether another client can be remembered; those that could do all again are forgotten for it.
    private func makeRoom(_ buckets: inout [ClientAddress: TokenBucket], at now: ContinuousClock.Instant) -> Bool {
        guard buckets.count >= maximumClients else { return true }
        buckets = buckets.filter { bucket in
            var bucket = bucket.value
            return !bucket.isFull(rate: rate, capacity: capacity, at: now)
        }
        return buckets.count < maximumClients
    }
}

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
