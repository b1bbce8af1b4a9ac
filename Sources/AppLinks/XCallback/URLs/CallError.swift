/// Why a call of another app, or its answer, cannot be read, made or delivered.
public struct CallError: Error, Hashable, CustomStringConvertible {
    /// What is wrong, in one sentence without a full stop.
    public let message: String

    /// An error with a message for people, in one sentence without a full stop.
    public init(_ message: String) { self.message = message }

    /// The message.
    public var description: String { message }

    /// The error, with the name of the parameter that it is about.
    func found(in parameter: String) -> CallError { CallError("\(parameter): \(message)") }
}
