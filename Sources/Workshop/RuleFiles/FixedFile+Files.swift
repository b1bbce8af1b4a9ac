package import Files
package import RuleChecking
package import Text

extension FixedFile {
    /// Fixes a file, with a reference to the schema that is beside its folder of rules.
    ///
    /// - Parameter isContribution: Whether it is a rule file even if it has nothing that tells so.
    package init(_ file: SourceFile, isContribution: Bool = false) {
        self.init(file, schema: RuleSchema.reference(from: file.path), isContribution: isContribution)
    }

    /// Replaces the file on disk, if anything was fixed.
    ///
    /// - Throws: `FileError`, if the file has other bytes by now or cannot be written.
    package func save() throws(FileError) {
        if !log.isEmpty { try FileSystem.replace(file.path, from: original, to: file.bytes) }
    }
}

/// The JSON Schema of rule files.
enum RuleSchema {
    private static let path = "schema/rules.schema.json"

    /// The path from a file under `rules/` to the schema beside it; nil for any other file.
    static func reference(from file: String) -> String? {
        guard let absolute = try? FileSystem.absolutePath(file) else { return nil }
        let folders = absolute.split(separator: "/").dropLast()
        for depth in folders.indices.reversed() where folders[depth] == "rules" {
            let project = "/" + folders[..<depth].map { $0 + "/" }.joined()
            if FileSystem.isFile(project + path) {
                return String(repeating: "../", count: folders.count - depth) + path
            }
        }
        return nil
    }
}
