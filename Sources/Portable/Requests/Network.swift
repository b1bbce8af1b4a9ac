/// Performs network requests, by the fetch host or from recordings, or refuses all. A value, so that its users do not depend on
/// processes.
public struct Network: Sendable {
    /// Performs a request, and blocks the calling thread until the response is there or the time is over.
    private let performing: @Sendable (_ request: FetchRequest, _ time: Duration) -> PerformedRequest

    /// Whether every request fails, since nobody allowed the network.
    public let isOff: Bool

    /// A network.
    ///
    /// - Parameter perform: performs a request in the time that is left for it; it may have a shorter limit of its own. A
    ///   response with an HTTP status of failure is a response.
    public init(_ perform: @escaping @Sendable (_ request: FetchRequest, _ time: Duration) -> PerformedRequest) {
        performing = perform
        isOff = false
    }

    private init() {
        performing = { request, _ in
            let error = FetchError(.notAllowed, "the network is off; --network allows it")
            return PerformedRequest(request: request, result: .failure(error), duration: .zero)
        }
        isOff = true
    }

    /// The network of a program that was not allowed to use it: every request fails with `notAllowed`.
    public static let off = Network()

    /// Performs a request; the record says what became of it.
    public func perform(_ request: FetchRequest, within time: Duration) -> PerformedRequest {
        performing(request, time)
    }
}
