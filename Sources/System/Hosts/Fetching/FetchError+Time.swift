package import Requests

extension FetchError {
    /// The time was over; ``within(_:)`` says how much it was.
    package static let noResponse = FetchError(.timeLimit, "there was no whole response")

    /// The error with the time that a request had, if it is about that.
    func within(_ time: Duration) -> FetchError {
        kind == .timeLimit ? FetchError(kind, "\(message) within \(time)") : self
    }
}
