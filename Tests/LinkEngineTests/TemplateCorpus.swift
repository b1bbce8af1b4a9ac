import Foundation

/// The corpora of templates, which are no part of this repository.
enum TemplateCorpus {
    private static let directory: URL = {
        if let path = ProcessInfo.processInfo.environment["LECTERN_CORPORA"] { return URL(fileURLWithPath: path) }
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return tests.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/corpora")
    }()

    static func has(_ name: String) -> Bool {
        let isThere = FileManager.default.fileExists(atPath: directory.appendingPathComponent(name).path)
        if !isThere { print("skipped: \(name) is not in the corpora") }
        return isThere
    }

    static func read<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: Data(contentsOf: directory.appendingPathComponent(name)))
    }
}
