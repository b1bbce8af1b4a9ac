extension [UInt8] {
    /// Appends bytes. For the short texts that links are made of, this is several times faster than any collection.
    @inline(__always)
    mutating func append(_ bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe append(contentsOf: bytes)
        }
    }
}
