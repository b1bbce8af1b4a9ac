/// The target of a request, taken apart: `/v1/resolve?text=...`.
struct RequestTarget {
    /// The path, percent-encoded as it was sent.
    let path: Substring
    /// The query, percent-encoded, without the question mark.
    let query: Substring

    init(_ target: String) {
        let end = target.utf8.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
        path = target[..<end]
        query = target[end...].dropFirst()
    }
}
