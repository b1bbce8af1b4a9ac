import LinkEngine
import PCRE
import RuleChecking
import Text

/// Finds the parts of a rule in its file.
struct RulePartReader {
    private let object: ManifestObject
    private let file: SourceFile
    private(set) var parts: [RulePart] = []
    private(set) var recorder: BranchRecorder?
    private(set) var note: String?

    init(_ object: ManifestObject, in file: SourceFile) {
        self.object = object
        self.file = file
    }

    /// Finds all parts of a rule with this regex.
    mutating func read(_ pattern: Pattern?) {
        if let pattern, let regex = object.regex { readBranches(of: pattern, regex) }
        readKeys(.query, of: object) { .queryParameter($0) }
        readKeys(.books, of: object) { .book($0.lowercased()) }
        if object.kind == .passage { readKeys(.translations, of: object) { .translation($0.lowercased()) } }
        for (index, format) in object.objects(.formats).enumerated() { add(.format(index), format.value) }
        for form in object.objects(.passage) + object.objects(.place) {
            for (index, template) in (form[.templates]?.items ?? []).enumerated() { add(.template(index), template) }
            readKeys(.translations, of: form) { .translation($0) }
        }
    }

    private mutating func readBranches(of pattern: Pattern, _ regex: JSONValue) {
        do {
            let part = object.kind.readsSite ? PassageRule.regexRange(of: pattern) : nil
            let recorder = try BranchRecorder(pattern, part: part)
            let offsets = regex.textOffsets
            parts += recorder.branches.map { branch in
                let start = offsets[branch.range.lowerBound]
                return RulePart(
                    kind: .branch(branch), location: SourceLocation(file: file, offset: start),
                    length: offsets[branch.range.upperBound] - start)
            }
            self.recorder = recorder
        } catch {
            note = "the branches of the regex are not known: \(error.message)"
        }
    }

    /// The keys of an object that is the value of a key; nothing for a table that is only named.
    private mutating func readKeys(
        _ key: ManifestSchema.Key, of object: ManifestObject, _ kind: (String) -> RulePart.Kind
    ) {
        object[key]?.forEachMember { member in add(kind(member.name), member.key) }
    }

    private mutating func add(_ kind: RulePart.Kind, _ value: JSONValue) {
        parts.append(
            RulePart(
                kind: kind, location: SourceLocation(file: file, offset: value.offset), length: value.range.count))
    }
}
