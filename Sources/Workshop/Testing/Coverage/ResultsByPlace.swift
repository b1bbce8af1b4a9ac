import Text

/// The results of tests by the places of the tests.
struct ResultsByPlace {
    /// Of each file, in the order of the file.
    private var results: [String: [TestResult]]

    init(_ results: [TestResult]) {
        self.results = Dictionary(grouping: results) { $0.test.location.file.path }
            .mapValues { $0.sorted { $0.test.location.offset < $1.test.location.offset } }
    }

    func within(_ value: JSONValue, of file: SourceFile) -> ArraySlice<TestResult> {
        guard let results = results[file.path] else { return [] }
        let range = value.range
        return results[index(of: range.lowerBound, in: results)..<index(of: range.upperBound, in: results)]
    }

    /// The index of the first test at or after an offset.
    private func index(of offset: Int, in results: [TestResult]) -> Int {
        var (low, high) = (0, results.count)
        while low < high {
            let middle = (low + high) / 2
            if results[middle].test.location.offset < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
