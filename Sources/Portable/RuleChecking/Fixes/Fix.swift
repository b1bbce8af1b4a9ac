import LinkEngine
package import Text

/// A change to the text of a rule file that keeps its meaning, or gives it the one that its author clearly meant.
package struct Fix: Sendable {
    /// The bytes to replace.
    package let range: Range<Int>
    /// The new bytes.
    package let replacement: [UInt8]
    /// What it does, in the imperative: `remove the trailing comma`.
    package let message: String

    /// A change of a range of bytes.
    package init(_ range: Range<Int>, _ replacement: some Sequence<UInt8>, _ message: String) {
        self.range = range
        self.replacement = Array(replacement)
        self.message = message
    }
}

extension [Fix] {
    /// The fixes that do not touch one before them in the array, sorted by their offset.
    package var disjoint: [Fix] {
        var kept: [Fix] = []
        for fix in self {
            // The first fix that does not end before this one.
            var (index, end) = (0, kept.count)
            while index < end {
                let middle = (index + end) / 2
                if kept[middle].range.upperBound < fix.range.lowerBound { index = middle + 1 } else { end = middle }
            }
            if index == kept.count || kept[index].range.lowerBound > fix.range.upperBound {
                kept.insert(fix, at: index)
            }
        }
        return kept
    }

    /// A text with fixes applied that are disjoint and sorted.
    package func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 256)
        var position = 0
        for fix in self {
            result += bytes[position..<fix.range.lowerBound]
            result += fix.replacement
            position = fix.range.upperBound
        }
        return result + bytes[position...]
    }
}

extension Fix {
    /// What `check --fix` changes first in a file: its syntax while it is not JSON, then its keys, then the rest. None
    /// touches another.
    ///
    /// - Parameters:
    ///   - schema: the path from the file to the JSON Schema; nil where there is none for it.
    ///   - isContribution: whether it is a rule file even if it has nothing that tells so.
    package static func proposals(for file: SourceFile, schema: String?, isContribution: Bool) -> [Fix] {
        do {
            let root = try JSONDocument(file.bytes).root
            let isRuleFile = isContribution || root[ManifestSchema.Key.schema.rawValue] != nil
            return RuleFixes(root: root, schema: schema, file: file.bytes, isRuleFile: isRuleFile).all.disjoint
        } catch {
            return error.repair.map { [Fix($0, at: error.offset, in: file.bytes)] } ?? []
        }
    }

    init(_ repair: JSONError.Repair, at offset: Int, in bytes: [UInt8]) {
        switch repair {
        case .removeComma: self.init(offset..<offset + 1, [], "remove the trailing comma")
        case .insertComma: self.init(offset..<offset, ",".utf8, "add the missing comma")
        case .doubleBackslash: self.init(offset..<offset, "\\".utf8, "double the backslash")
        case .removeComment(let end): self.init(offset..<end, [], "remove the comment")
        case .straightenQuotes(let end):
            let quote = [UInt8(ascii: "\"")]
            self.init(offset..<end, quote + bytes[offset + 3..<end - 3] + quote, "straighten the quotation marks")
        }
    }
}
