import Text

/// A value that is made once, when it is first asked for.
final class Lazy<Value: Sendable>: Sendable {
    private let make: @Sendable () -> Value
    private let cache = Locked<Value?>(nil)

    init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    var value: Value { cache.made(by: make) }
}
