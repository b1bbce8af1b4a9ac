import Files

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
