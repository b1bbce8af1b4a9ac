import Text

/// The blocks of Unicode, which PCRE2 and Swift's standard library do not know.
enum UnicodeBlocks {
    /// The block of a name, without regard to case, spaces, hyphens and underscores.
    static func range(named name: String) -> ClosedRange<Unicode.Scalar>? {
        all[name.filter { !" _-".contains($0) }.lowercased()]
    }

    /// The blocks of `data/unicode-blocks.txt` by their names.
    private static let all: [String: ClosedRange<Unicode.Scalar>] = {
        var blocks: [String: ClosedRange<Unicode.Scalar>] = [:]
        for line in String(decoding: EmbeddedFile.bytes("unicode-blocks.txt"), as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            let bounds = words[0].split(separator: "-").compactMap {
                UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
            }
            guard bounds.count == 2 else { continue }
            for name in words.dropFirst() { blocks[String(name)] = bounds[0]...bounds[1] }
        }
        return blocks
    }()
}
