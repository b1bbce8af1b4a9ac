import LinkEngine
package import Text

/// A rule file with everything fixed that does not need a decision of its author: commas, backslashes, comments,
/// quotation marks, misspelt keys, spellings in regexes that only ICU knows, the order of keys, a missing reference to the schema, tests in two arrays. All
/// other bytes are kept.
package struct FixedFile {
    /// The file after the fixes.
    package private(set) var file: SourceFile
    /// The bytes before the fixes.
    package let original: [UInt8]
    /// A line for each fix: its location and a description.
    package private(set) var log: [String] = []

    /// A fix inside the text of another one waits for the next round.
    private static let maximumRounds = 8
    private static let maximumRepairs = 1_000

    /// Fixes a file. One that is not JSON after its commas and backslashes were fixed is left unchanged.
    ///
    /// - Parameters:
    ///   - schema: The path from the file to the JSON Schema of rule files, if it may refer to it.
    ///   - isContribution: Whether it is a rule file even if it has nothing that tells so.
    package init(_ file: SourceFile, schema: String?, isContribution: Bool = false) {
        self.file = file
        original = file.bytes
        guard repairSyntax() else {
            self.file = file
            log = []
            return
        }
        for _ in 0..<Self.maximumRounds {
            let fixes = Fix.proposals(for: self.file, schema: schema, isContribution: isContribution)
            if fixes.isEmpty { return }
            apply(fixes)
        }
    }

    /// Whether the file is JSON, or has become so.
    private mutating func repairSyntax() -> Bool {
        for _ in 0..<Self.maximumRepairs {
            do {
                _ = try JSONDocument(file.bytes)
                return true
            } catch {
                guard let repair = error.repair else { return false }
                apply([Fix(repair, at: error.offset, in: file.bytes)])
            }
        }
        return false
    }

    private mutating func apply(_ fixes: [Fix]) {
        log += fixes.map { fix in
            let position = file.position(at: fix.range.lowerBound)
            return Printable.line("\(position.file):\(position.line):\(position.column): fix: \(fix.message)")
        }
        file = SourceFile(path: file.path, bytes: fixes.applied(to: file.bytes))
    }
}
