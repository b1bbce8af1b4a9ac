import Diagnostics
import JSONText

extension ObjectReader {
    /// Findings for keys that occur twice, and for keys that such an object does not have.
    ///
    /// - Parameter hints: How many unknown keys may still be compared with all known ones; what is used is subtracted.
    func keyFindings(hints: inout Int) -> [Finding] {
        guard !hasOnlyDistinctKnownKeys else { return [] }
        let repeated = Set(object.members.repeatedIndices)
        var findings: [Finding] = []
        for (index, member) in object.members.enumerated() {
            if repeated.contains(index) { findings.append(Self.repeatedKey(member, in: file, of: title)) }
            if object.spellings[index] == nil, !member.name.isEmpty {
                findings.append(unknownKey(member, isHinted: hints > 0))
                hints -= 1
            }
        }
        return findings
    }

    /// The usual case, found without hashing. No object has more known keys than its kind, so that few are compared.
    private var hasOnlyDistinctKnownKeys: Bool {
        let spellings = object.spellings
        return spellings.count <= object.kind.resolved.count
            && spellings.indices.allSatisfy { spellings[$0] != nil && spellings.lastIndex(of: spellings[$0]) == $0 }
    }

    private func unknownKey(_ member: JSONMember, isHinted: Bool) -> Finding {
        let hint = isHinted ? Spelling.hint(for: member.name, in: object.kind.spellings) : nil
        return Finding(
            .warning, "unknown key \"\(member.name)\" in the \(title)", at: location(member.key),
            note: hint ?? "it is ignored")
    }

    static func repeatedKey(_ member: JSONMember, in file: SourceFile, of title: String) -> Finding {
        Finding(
            .error, "the key \"\(member.name)\" occurs twice in the \(title)",
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
