extension String.UTF8View {
    /// Whether every byte satisfies a condition. A span is walked several times faster than the view itself.
    @inline(__always)
    func hasOnly(_ condition: (UInt8) -> Bool) -> Bool {
        let bytes = span
        for index in bytes.indices where !condition(bytes[index]) { return false }
        return true
    }
}
