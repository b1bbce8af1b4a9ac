/// Findings in their order: at most 100 of each file, and the number of the rest.
public struct FindingList: Sendable {
    /// The most findings that are listed of one file.
    public static let maximumPerFile = PortableLimits.findings

    /// Of each file the first of each severity.
    private var kept: [Finding] = []
    /// How many findings each file has, by severity.
    private var counts: [String: [Finding.Severity: Int]] = [:]
    private var allowances: Allowances?

    /// An empty list.
    public init() {}

    /// An empty list, to which findings are not added that their file allows.
    ///
    /// - Parameter allowances: what a file allows, outer objects first.
    package init(allowances: @escaping @Sendable (SourceFile) -> [Allowance]) {
        self.allowances = Allowances(allowances)
    }

    /// What files allow and have.
    package var usedAllowances: Set<Allowance> { allowances?.used ?? [] }

    /// Adds a finding; false if its file allows it, or has too many of its severity to list it.
    @discardableResult
    public mutating func append(_ finding: Finding) -> Bool {
        if allowances?.allow(finding) == true { return false }
        let count = counts[Self.path(of: finding), default: [:]][finding.severity, default: 0]
        counts[Self.path(of: finding), default: [:]][finding.severity] = count + 1
        guard count < Self.maximumPerFile else { return false }
        kept.append(finding)
        return true
    }

    /// Adds findings.
    public mutating func append(contentsOf findings: some Sequence<Finding>) {
        for finding in findings { append(finding) }
    }

    /// Sorts what is listed; findings that are not ordered keep their order.
    package mutating func sort(by areInIncreasingOrder: (Finding, Finding) -> Bool) {
        kept.sort(by: areInIncreasingOrder)
    }

    /// Whether no further finding of that severity in a file will be listed.
    package func isFull(_ severity: Finding.Severity, in file: SourceFile) -> Bool {
        (counts[file.path]?[severity] ?? 0) >= Self.maximumPerFile
    }

    /// Whether there is an error, listed or not.
    public var hasErrors: Bool { counts.values.contains { $0[.error] != nil } }

    /// What is listed: errors before others where a file has too many. Behind it, for each such file, a finding with the
    /// number of the rest.
    public var all: [Finding] { listed(Finding.Severity.allCases) }

    /// What is listed if there were only the errors.
    public var errors: [Finding] { listed([.error]) }

    private func listed(_ severities: [Finding.Severity]) -> [Finding] {
        var room: [String: [Finding.Severity: Int]] = [:]
        var rest: [(path: String, finding: Finding)] = []
        for (path, counts) in counts {
            var free = Self.maximumPerFile
            var omitted: [Finding.Severity: Int] = [:]
            for severity in severities {
                let count = counts[severity] ?? 0
                let listed = min(count, free)
                room[path, default: [:]][severity] = listed
                free -= listed
                if count > listed { omitted[severity] = count - listed }
            }
            if let worst = severities.first(where: { omitted[$0] != nil }) {
                rest.append((path, Self.summary(worst, count: omitted.values.reduce(0, +), in: path)))
            }
        }
        let found = kept.filter { finding in
            let path = Self.path(of: finding)
            guard let free = room[path]?[finding.severity], free > 0 else { return false }
            room[path]?[finding.severity] = free - 1
            return true
        }
        return found + rest.sorted { $0.path < $1.path }.map { $0.finding }
    }

    private static func summary(_ severity: Finding.Severity, count: Int, in path: String) -> Finding {
        Finding(severity, "\(path.isEmpty ? "" : path + ": ")and \(grouped(count)) more")
    }

    /// The digits of a number in groups of three.
    private static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[max(0, $0 - 3)..<$0]) }
        return groups.reversed().joined(separator: ",")
    }

    private static func path(of finding: Finding) -> String { finding.location?.file.path ?? "" }
}
