import Text

extension ObjectReader {
    /// Reports keys that occur twice, and keys that such an object does not have.
    ///
    /// - Parameters:
    ///   - report: takes each finding.
    ///   - isListed: whether another finding of a severity would be listed; one that is only counted gets no hint.
    func checkKeys(_ report: (Finding) -> Void, isListed: (Finding.Severity) -> Bool) {
        guard !object.hasOnlyDistinctKnownKeys else { return }
        var seen: Set<String> = []
        for (member, spelling) in zip(object.members, object.spellings) {
            let name = member.name
            if !seen.insert(name).inserted { report(Self.repeatedKey(member, in: file, of: title)) }
            if spelling == nil, !name.isEmpty { report(unknownKey(member, isHinted: isListed(.warning))) }
        }
    }

    private func unknownKey(_ member: JSONMember, isHinted: Bool) -> Finding {
        let hint = isHinted ? hint(for: member.name) : nil
        return Finding(
            .manifestUnknownKey, "unknown key \"\(member.name)\" in the \(title)", at: location(member.key),
            note: hint ?? "it is ignored")
    }

    private func hint(for name: String) -> String? {
        if object.kind == .action, name == ManifestSchema.Key.tests.rawValue {
            return "it is ignored; each of the \"formats\" has its own"
        }
        return Spelling.hint(for: name, in: object.kind.spellings)
    }

    static func repeatedKey(_ member: JSONMember, in file: SourceFile, of title: String) -> Finding {
        Finding(
            .manifestRepeatedKey, "the key \"\(member.name)\" occurs twice in the \(title)",
            at: SourceLocation(file: file, offset: member.key.offset),
            note: "only the last one counts; remove the other")
    }
}

extension [JSONMember] {
    /// The indices of the members whose key occurred before.
    var repeatedIndices: [Int] {
        var seen: Set<String> = []
        return indices.filter { !seen.insert(self[$0].name).inserted }
    }
}
