/// A check that the author of a rule has switched off for it.
package struct Allowance: Hashable, Sendable {
    package let check: CheckName
    /// The bytes of the file that it is switched off for.
    package let range: Range<Int>
    /// The name of the check in the file.
    package let location: SourceLocation

    package init(_ check: CheckName, for range: Range<Int>, at location: SourceLocation) {
        self.check = check
        self.range = range
        self.location = location
    }
}

/// Which findings the authors of files allow. A file is asked for what it allows when it has a finding.
struct Allowances: Sendable {
    /// What a file allows, outer objects first.
    let inFile: @Sendable (SourceFile) -> [Allowance]
    private var known: [String: [Allowance]] = [:]
    private(set) var used: Set<Allowance> = []

    init(_ inFile: @escaping @Sendable (SourceFile) -> [Allowance]) { self.inFile = inFile }

    mutating func allow(_ finding: Finding) -> Bool {
        guard let check = finding.check, check.isAllowable, let location = finding.location else { return false }
        let file = location.file
        let all = known[file.path] ?? inFile(file)
        known[file.path] = all
        guard let allowance = all.last(where: { $0.check == check && $0.range.contains(location.offset) }) else {
            return false
        }
        used.insert(allowance)
        return true
    }
}
