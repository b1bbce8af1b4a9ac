import Synchronization

/// The memory that the bodies of all requests and all large answers take together, shared between clients.
final class BodyBudget: Sendable {
    /// The part of it that one request has; it is given back with the last reference.
    final class Share: Sendable {
        private let budget: BodyBudget
        private let client: ClientAddress
        private let taken = Mutex(0)

        fileprivate init(_ budget: BodyBudget, _ client: ClientAddress) {
            self.budget = budget
            self.client = client
        }

        deinit {
            let taken = taken.withLock { $0 }
            budget.shares.withLock { $0.give(taken, of: client) }
        }

        /// Takes more; false if the client has its share already.
        func take(_ bytes: Int) -> Bool {
            guard budget.shares.withLock({ $0.take(bytes, for: client) }) else { return false }
            taken.withLock { $0 += bytes }
            return true
        }
    }

    /// All of it, in bytes.
    let total: Int
    private let shares: Mutex<FairShares>

    init(bytes: Int) {
        total = bytes
        shares = Mutex(FairShares(bytes))
    }

    /// The share of a request, with nothing taken.
    func share(of client: ClientAddress) -> Share { Share(self, client) }
}
