import Files
import Text

/// A file of settings: `name = value` on each line, `#` before a comment.
struct SettingFile {
    struct Entry {
        let setting: Setting
        let value: String
        let line: Int
    }

    let path: String
    let entries: [Entry]

    /// Reads a file.
    ///
    /// - Throws: `SettingError` with the line if one is no setting; `FileError` if it cannot be read.
    init(path: String) throws {
        self.path = path
        let text = String(decoding: try FileSystem.read(path, maximumSize: 1 << 20), as: UTF8.self)
        entries = try text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
            index, line in
            try Self.entry(String(line), at: index + 1, of: path)
        }
    }

    private static func entry(_ line: String, at number: Int, of path: String) throws -> Entry? {
        let text = line.trimmed
        guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
        guard let equals = text.firstIndex(of: "=") else {
            throw SettingError("\(path):\(number): expected `name = value`")
        }
        let name = String(text[..<equals]).trimmed
        guard let setting = Setting.named(name) else {
            let hint = Spelling.nearest(to: name, in: Setting.all.map(\.name)).map { "; did you mean \"\($0)\"?" } ?? ""
            throw SettingError("\(path):\(number): there is no setting \"\(name)\"\(hint)")
        }
        return Entry(setting: setting, value: String(text[text.index(after: equals)...]).trimmed, line: number)
    }
}

extension String {
    /// Without white space at its ends.
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
