import Foundation

/// The corpora that measure the reader; they are no part of the project, and tests without them are skipped.
enum Corpora {
    static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["LECTERN_CORPORA"] { return URL(fileURLWithPath: path) }
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return root.deletingLastPathComponent().appendingPathComponent("shared/corpora")
    }()

    static func has(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }

    /// The rows of a file of JSON lines.
    static func rows(_ name: String) throws -> [ReferenceRow] {
        try Data(contentsOf: folder.appendingPathComponent(name)).split(separator: UInt8(ascii: "\n"))
            .map { try JSONDecoder().decode(ReferenceRow.self, from: $0) }
    }
}

/// A text and the passage it means, in OSIS.
struct ReferenceRow: Decodable {
    var text: String
    var osis: String
    var kind: String?
    var lang: String?
    var mayRefuse: Bool?
}
