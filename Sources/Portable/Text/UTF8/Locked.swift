#if hasFeature(Embedded)
    /// A value that one thread at a time can use. Embedded Swift has one thread, and no `Mutex`.
    public final class Locked<Value>: @unchecked Sendable {
        private var value: Value

        /// Creates a lock around a value.
        public init(_ value: sending Value) { self.value = value }

        /// Calls a function with the value, which it may change.
        public func withLock<Result, Failure: Error>(
            _ body: (inout Value) throws(Failure) -> Result
        ) throws(Failure) -> Result {
            try body(&value)
        }
    }
#else
    public import Synchronization

    /// A value that one thread at a time can use.
    public struct Locked<Value>: ~Copyable {
        @usableFromInline let mutex: Mutex<Value>

        /// Creates a lock around a value.
        @inlinable public init(_ value: consuming sending Value) { mutex = Mutex(value) }

        /// Calls a function with the value, which it may change, and lets no other thread use it meanwhile.
        @inlinable public borrowing func withLock<Result, Failure: Error>(
            _ body: (inout sending Value) throws(Failure) -> sending Result
        ) throws(Failure) -> sending Result {
            try mutex.withLock(body)
        }
    }

    extension Locked: Sendable {}
#endif

extension Locked {
    /// The value, which the first caller makes; the others wait for it.
    @inlinable public func made<Content: Sendable>(by make: () -> Content) -> Content where Value == Content? {
        withLock { value in
            if let value { return value }
            let content = make()
            value = content
            return content
        }
    }
}
