/// Why a call to another app, or the answer to one, cannot be read, made or delivered.
public struct CallError: Error, Hashable, CustomStringConvertible {
    /// What is wrong, in one sentence without a full stop.
    public let message: String

    /// An error that says this.
    public init(_ message: String) { self.message = message }

    /// The message.
    public var description: String { message }

    /// The error, saying where it was found.
    func found(in place: String) -> CallError { CallError("\(place): \(message)") }
}
