package import Bible

#if !hasFeature(Embedded)
    import Dispatch
    import Synchronization
#endif

extension ReferenceScanner {
    /// The size in bytes of the parts that threads share a long text in.
    private static let partSize = 1 << 18

    /// The references in a text, and what only looks like one; in a long text they are looked for on several threads.
    ///
    /// - Parameters:
    ///   - text: valid UTF-8.
    ///   - excluded: ranges of bytes in which no reference is looked for and over which none goes, in order.
    package func scanOnThreads(_ text: [UInt8], excluding excluded: [Range<Int>] = []) -> Result {
        Self.result(of: parts(of: text, excluding: excluded, size: Self.partSize), Self.results)
    }

    private static func results(of parts: [Part], psalmsAreOfVulgate: Bool) -> [Result] {
        #if hasFeature(Embedded)
            return parts.map { $0.result(psalmsAreOfVulgate: psalmsAreOfVulgate) }
        #else
            let results = Mutex([Int: Result]())
            DispatchQueue.concurrentPerform(iterations: parts.count) { index in
                let result = parts[index].result(psalmsAreOfVulgate: psalmsAreOfVulgate)
                results.withLock { $0[index] = result }
            }
            return results.withLock { results in parts.indices.compactMap { results[$0] } }
        #endif
    }
}
