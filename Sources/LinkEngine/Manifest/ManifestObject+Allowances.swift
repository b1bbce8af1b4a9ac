package import Diagnostics
import JSONText
import UTF8Text

extension ManifestObject {
    /// The bytes of the file that the object is about: those of its own, of a redirect also its regex.
    private var extent: Range<Int> { (tableKey?.range.lowerBound ?? value.range.lowerBound)..<value.range.upperBound }

    /// The checks that an object switches off for itself; a manifest for its whole file.
    package func allowances(in file: SourceFile) -> [Allowance] {
        guard kind.member(.allow) != nil, let members = self[.allow]?.members else { return [] }
        return members.compactMap { member in
            guard let check = CheckName(rawValue: member.name), check.isAllowable else { return nil }
            let location = SourceLocation(file: file, offset: member.key.offset)
            return Allowance(check, for: kind == .manifest ? 0..<file.bytes.count + 1 : extent, at: location)
        }
    }

    /// The checks that are switched off in a file, those of outer objects first.
    package static func allowances(in file: SourceFile) -> [Allowance] {
        // Most files have none, and those of Opener are large.
        let (bytes, key) = (file.bytes, Self.allowKey)
        guard bytes.span.firstIndex(of: key.span) != nil, let document = try? RuleFiles.document(of: file) else {
            return []
        }
        var allowances: [Allowance] = []
        visit(document.root) { allowances += $0.allowances(in: file) }
        return allowances
    }

    private static let allowKey = Array("\"\(ManifestSchema.Key.allow.rawValue)\"".utf8)
}
