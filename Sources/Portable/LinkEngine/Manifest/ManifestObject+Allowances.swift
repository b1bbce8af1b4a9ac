package import Text

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
        guard mayAllow(file), let document = try? file.parsed() else { return [] }
        var allowances: [Allowance] = []
        visit(document.root) { allowances += $0.allowances(in: file) }
        return allowances
    }

    /// Whether a file has the key. Most have not, and those of Opener are large.
    package static func mayAllow(_ file: SourceFile) -> Bool {
        let (bytes, key) = (file.bytes, allowKey)
        return bytes.span.firstIndex(of: key.span) != nil
    }

    private static let allowKey = Array("\"\(ManifestSchema.Key.allow.rawValue)\"".utf8)
}
