package import Diagnostics
import JSONText
import LinkEngine

extension Fix {
    /// What `check --fix` would change first in a file: its syntax while it is not JSON, then its keys, then the rest. None
    /// touches another.
    package static func proposals(for file: SourceFile) -> [Fix] {
        do {
            let root = try JSONDocument(file.bytes).root
            return RuleFixes(root: root, schema: RuleSchema.reference(from: file.path)).all.disjoint
        } catch {
            return error.repair.map { [Fix($0, at: error.offset)] } ?? []
        }
    }
}
