public import Foundation

/// The data to measure against, which is no part of this repository: the folder that `LECTERN_CORPORA` names, else
/// `shared/corpora` beside the project.
public enum Corpus {
    private static let directory: URL = {
        if let path = ProcessInfo.processInfo.environment["LECTERN_CORPORA"] { return URL(filePath: path) }
        let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return project.deletingLastPathComponent().appending(path: "shared/corpora")
    }()

    /// Whether a file is there; says so where a test must skip.
    public static func has(_ name: String) -> Bool {
        let isThere = FileManager.default.fileExists(atPath: path(name))
        if !isThere { print("skipped: \(name) is not in the corpora") }
        return isThere
    }

    /// The path of a file.
    public static func path(_ name: String) -> String { directory.appending(path: name).path }

    /// The bytes of a file.
    public static func data(_ name: String) throws -> Data { try Data(contentsOf: directory.appending(path: name)) }

    /// A JSON file.
    public static func read<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: data(name))
    }

    /// A file of one JSON value a line.
    public static func lines<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> [Value] {
        try data(name).split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(type, from: $0) }
    }
}
