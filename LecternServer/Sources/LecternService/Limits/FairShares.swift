/// Something of which there is a fixed amount, shared between clients: a client may hold up to twice what it leaves to all
/// others, one alone two thirds. The last eighth is for those that need little, so that many large clients keep none out.
struct FairShares: Sendable {
    let total: Int
    /// What nobody holds.
    private(set) var left: Int
    private var held: [ClientAddress: Int] = [:]

    init(_ total: Int) {
        self.total = total
        left = total
    }

    /// What a client holds.
    func held(by client: ClientAddress) -> Int { held[client, default: 0] }

    /// Takes an amount for a client; false if that is more than its share.
    mutating func take(_ amount: Int, for client: ClientAddress) -> Bool {
        let mine = held(by: client) + amount
        let rest = left - amount
        guard rest >= 0, mine <= max(1, total / 256) || mine <= 2 * rest && rest >= total / 8 else { return false }
        left = rest
        held[client] = mine
        return true
    }

    /// Gives back what a client has taken.
    mutating func give(_ amount: Int, of client: ClientAddress) {
        left += amount
        let mine = held(by: client) - amount
        held[client] = mine > 0 ? mine : nil
    }
}
