import Synchronization

/// The memory that the bodies of all requests and all large answers take together.
final class BodyBudget: Sendable {
    /// The part of it that one request has; it is given back with the last reference.
    final class Share: Sendable {
        private let budget: BodyBudget
        private let taken = Mutex(0)

        fileprivate init(_ budget: BodyBudget) { self.budget = budget }

        deinit { budget.give(taken.withLock { $0 }) }

        /// Takes more; false if there is not so much left.
        func take(_ bytes: Int) -> Bool {
            guard budget.take(bytes) else { return false }
            taken.withLock { $0 += bytes }
            return true
        }
    }

    /// All of it, in bytes.
    let total: Int
    private let left: Mutex<Int>

    init(bytes: Int) {
        total = bytes
        left = Mutex(bytes)
    }

    /// The share of a request, with nothing taken.
    func share() -> Share { Share(self) }

    private func take(_ bytes: Int) -> Bool {
        left.withLock { left in
            guard left >= bytes else { return false }
            left -= bytes
            return true
        }
    }

    private func give(_ bytes: Int) { left.withLock { $0 += bytes } }
}
