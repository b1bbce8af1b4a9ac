import Foundation

/// The data to measure against, which is no part of this repository.
enum Corpus {
    static let directory: URL = {
        if let path = ProcessInfo.processInfo.environment["LECTERN_CORPORA"] { return URL(fileURLWithPath: path) }
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return root.deletingLastPathComponent().appendingPathComponent("shared/corpora")
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
