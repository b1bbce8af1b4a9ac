package import Diagnostics
package import Files
import JSONText
import LinkEngine

/// A rule file with all that can be corrected without asking its author: commas, misspelt keys, spellings in regexes
/// that ICU alone knows, the order of keys, the name of the schema. Every other byte stays.
package struct CorrectedFile {
    /// The file as it is now.
    package private(set) var file: SourceFile
    /// What was done: place and description, a line each.
    package private(set) var log: [String] = []

    /// Corrections make room for others: those inside of what was mended wait for the next round.
    private static let maximumRounds = 8
    private static let maximumCommas = 1_000

    /// Corrects a file. One that is no JSON and cannot be made JSON stays as it is.
    package init(_ file: SourceFile) {
        self.file = file
        guard repairCommas() else {
            self.file = file
            log = []
            return
        }
        let schema = RuleSchema.reference(from: file.path)
        for _ in 0..<Self.maximumRounds {
            guard let root = try? RuleFiles.document(of: self.file).root else { return }
            let corrections = RuleCorrections(root: root, schema: schema).all.disjoint
            if corrections.isEmpty { return }
            apply(corrections)
        }
    }

    /// Whether the file is JSON, or has become so.
    private mutating func repairCommas() -> Bool {
        for _ in 0..<Self.maximumCommas {
            do {
                _ = try JSONDocument(file.bytes)
                return true
            } catch {
                guard let repair = error.repair else { return false }
                switch repair {
                case .removeComma: apply([Correction(error.offset..<error.offset + 1, [], "removed a trailing comma")])
                case .insertComma:
                    apply([Correction(error.offset..<error.offset, ",".utf8, "added a missing comma")])
                }
            }
        }
        return false
    }

    private mutating func apply(_ corrections: [Correction]) {
        log += corrections.map { correction in
            let place = file.position(at: correction.range.lowerBound)
            return "\(place.file):\(place.line):\(place.column): fixed: \(correction.message)"
        }
        file = SourceFile(path: file.path, bytes: corrections.applied(to: file.bytes))
    }

    /// Puts the corrected text in the place of the old one.
    package func save() throws(FileError) {
        if !log.isEmpty { try FileSystem.replace(file.path, with: file.bytes) }
    }
}
