import LinkEngine
package import Text

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
