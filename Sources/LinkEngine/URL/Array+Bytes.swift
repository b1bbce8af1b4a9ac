extension [UInt8] {
    /// Appends bytes. For the short texts that links are made of, this is several times faster than any collection.
    @inline(__always)
    mutating func append(_ bytes: Span<UInt8>) {
        append(addingCapacity: bytes.count) { output in
            for index in bytes.indices { output.append(bytes[index]) }
        }
    }
}
